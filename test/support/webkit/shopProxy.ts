import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';

export interface PassedRequest {
  method: string;
  path: string;
  body: string;
}

/** A request whose path matches gets this status; with `lost` its connection ends, with `held` it waits for ever. */
export type Refusal = readonly [path: RegExp, outcome: number | 'lost' | 'held'];

/** An empty page of the shop's origin, in which no widget runs. */
export const EMPTY_PAGE = '/__webkit/empty';
const NOTES = '/__webkit/notes';

/** Runs first in every page: what WebDriver cannot report of a page's life. Errors come back as requests. */
const WATCH = `
  const note = (text) => fetch('${NOTES}', { method: 'POST', body: text, keepalive: true });
  addEventListener('error', ({ message }) => note('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note('policy violation: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...all) => { note(all.map(String).join(' ')); error.apply(console, all); };
  addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-restored', persisted));`;

/**
 * The shop under another port: WebDriver can neither see requests, nor refuse them, nor run a script before the page's own. The browser's
 * `Host` reaches the shop, so that it sees one origin.
 */
export async function openShopProxy(shopUrl: string) {
  const shop = new URL(shopUrl);
  let requests: PassedRequest[] = [];
  let refusals: readonly Refusal[] = [];
  let script = '';
  let errors: string[] = [];
  let corrupted: RegExp | null = null;

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = asked;
    const body = await bodyOf(asked);
    if (path === NOTES) errors.push(body);
    if (path === NOTES || path === EMPTY_PAGE)
      return void reply.setHeader('content-type', 'text/html').end('<!doctype html><title>empty</title>');
    requests.push({ method, path, body });
    const refusal = refusals.find(([pattern]) => pattern.test(path));
    if (refusal?.[1] === 'held') return;
    if (refusal?.[1] === 'lost') return void reply.destroy();
    if (refusal) return void reply.writeHead(refusal[1]).end();
    const { 'accept-encoding': _compressed, ...headers } = asked.headers;
    const passed = httpRequest(
      { host: shop.hostname, port: shop.port, path, method, headers },
      (answered) => void pass(path, answered, reply),
    );
    passed.on('error', () => reply.destroy());
    passed.end(body);
  }

  async function pass(path: string, answered: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answered.headers;
    reply.writeHead(answered.statusCode ?? 502, headers);
    if (corrupted?.test(path)) reply.write('window.isTampered = true;');
    if (!headers['content-type']?.startsWith('text/html')) return void answered.pipe(reply);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1] ?? '';
    const html = await bodyOf(answered);
    reply.end(html.replace(/<head[^>]*>/, (head) => `${head}<script nonce="${nonce}">{${WATCH}}${script}</script>`));
  }

  const server = createServer((asked, reply) => void answer(asked, reply).catch(() => reply.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    errors: () => errors,
    refuse: (...given: Refusal[]) => void (refusals = given),
    /** A library at the start of every page. */
    addScript: (given: string) => void (script += given),
    /** Files whose path matches arrive changed. */
    corrupt: (path: RegExp) => void (corrupted = path),
    reset() {
      [requests, refusals, script, errors, corrupted] = [[], [], '', [], null];
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type ShopProxy = Awaited<ReturnType<typeof openShopProxy>>;
