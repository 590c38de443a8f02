import { randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dropSchema, startShop } from './shopProcess';

export interface ShopPair {
  /** The one address of both. Without a slash at the end. */
  readonly url: string;
  /** Each process for itself. */
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

/** Two processes of the shop on one PostgreSQL schema behind one address, which gives them the requests in turn. */
export async function startShopPair(databaseUrl: string): Promise<ShopPair> {
  const schema = `shop_${randomBytes(6).toString('hex')}`;
  const start = () => startShop({ databaseUrl, env: { DATABASE_SCHEMA: schema } });
  const shops = await Promise.all([start(), start()]);
  const urls = shops.map(({ url }) => url);
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn = (turn + 1) % urls.length;
    const { hostname, port } = new URL(urls[turn] ?? '');
    const { method, url: path, headers } = incoming;
    const upstream = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    upstream.once('error', () => outgoing.destroy()); // a connection that breaks there breaks here
    outgoing.once('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(pass);
  await new Promise<void>((open) => {
    server.listen(0, '127.0.0.1', open);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    urls,
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all(shops.map((shop) => shop.stop()));
      await dropSchema(databaseUrl, schema);
    },
  };
}
