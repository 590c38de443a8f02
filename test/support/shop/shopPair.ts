import { randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dropSchema, startShop, type RunningShop } from './shopProcess';

export interface ShopGroup {
  /** The common URL. Without a slash at the end. */
  readonly url: string;
  /** The URL of each process. */
  readonly urls: readonly string[];
  /** Resolves when a process logs this text from now on. */
  untilLogged(text: string): Promise<void>;
  /** Kills the process that received the last request of this path, and starts another one instead. */
  kill(path: string): Promise<void>;
  stop(): Promise<void>;
}

/** Processes of the shop behind one URL, used in turn. */
async function startShops(count: number, start: () => Promise<RunningShop>): Promise<ShopGroup> {
  const shops = await Promise.all(Array.from({ length: count }, start));
  const dead = new Set<number>();
  const servedBy = new Map<string, number>();
  let turn = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    do turn = (turn + 1) % count;
    while (dead.has(turn) && dead.size < count);
    const { method, url: path = '', headers } = incoming;
    servedBy.set(path.split('?')[0] ?? '', turn);
    const { hostname, port } = new URL(shops[turn]?.url ?? '');
    const upstream = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    upstream.once('error', () => outgoing.destroy()); // a broken connection to the process breaks the client's, too
    outgoing.once('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(forward);
  await new Promise<void>((open) => {
    server.listen(0, '127.0.0.1', open);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    urls: shops.map(({ url }) => url),
    untilLogged: (text) => Promise.race(shops.map((shop) => shop.untilLogged(text))),
    async kill(path) {
      const place = servedBy.get(path) ?? 0;
      dead.add(place);
      await shops[place]?.stop('SIGKILL');
      shops[place] = await start();
      dead.delete(place);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all(shops.map((shop) => shop.stop()));
    },
  };
}

/** Two processes of the shop on one PostgreSQL schema. */
export async function startShopPair(databaseUrl: string, env: Record<string, string> = {}): Promise<ShopGroup> {
  const schema = `shop_${randomBytes(6).toString('hex')}`;
  const pair = await startShops(2, () => startShop({ databaseUrl, env: { ...env, DATABASE_SCHEMA: schema } }));
  return {
    ...pair,
    async stop() {
      await pair.stop();
      await dropSchema(databaseUrl, schema);
    },
  };
}

/** One process on the built-in database, whose files outlive it. */
export const startPersistentShop = (dataFolder: string): Promise<ShopGroup> => startShops(1, () => startShop({ dataFolder }));
