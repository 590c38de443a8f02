import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One response of the server; `null` as body leaves the request pending, `'reset'` closes the connection. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  delayMs?: number;
}

export interface SeenRequest {
  method: string;
  url: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: string;
}

type Answer = Reply | ((request: SeenRequest) => Reply);

/** A real server on the loopback: responds by path and records its requests. Several responses for a path are used in turn, the last one stays. */
export interface ShopServer {
  readonly origin: string;
  readonly requests: SeenRequest[];
  answer(path: string, ...answers: Answer[]): void;
  reset(): void;
  stop(): Promise<void>;
}

export async function startShopServer(): Promise<ShopServer> {
  const routes = new Map<string, Answer[]>();
  const requests: SeenRequest[] = [];

  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://shop');
      const request = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      requests.push(request);
      const answers = routes.get(url.pathname) ?? [{ status: 404, body: { error: 'no such route' } }];
      const next = answers.length > 1 ? answers.shift()! : answers[0]!;
      const { status = 200, headers = {}, body = {}, delayMs = 0 } = typeof next === 'function' ? next(request) : next;
      if (body === null) return;
      if (body === 'reset') return void incoming.socket.destroy();
      const answer = (): void => {
        outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
        outgoing.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
      };
      if (delayMs === 0) answer();
      else setTimeout(answer, delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    requests,
    answer: (path, ...answers) => void routes.set(path, answers),
    reset() {
      routes.clear();
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One server for all tests of a file. `origin` is known once the first test runs. */
export function useShopServer(): ShopServer {
  let started: ShopServer | undefined;
  const server = (): ShopServer => {
    if (started === undefined) throw new Error('the server starts before the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startShopServer();
  });
  afterEach(() => server().reset());
  afterAll(() => server().stop());
  return {
    get origin() {
      return server().origin;
    },
    get requests() {
      return server().requests;
    },
    answer: (path, ...answers) => server().answer(path, ...answers),
    reset: () => server().reset(),
    stop: () => server().stop(),
  };
}
