import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html; charset=utf-8' };
const NONCE = 'bm9uY2U';
/** The trusted-types policies of the bundle and of the tests. */
const STRICT_POLICY = `default-src 'self'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types vitrina vitrina-html host; report-uri /csp-report`;

export interface HostPage {
  body: string;
  head?: string;
  /** The position of the tag; default `<script async>` at the end of the head. */
  tag?: string;
  config?: unknown;
  /** Served without the strict policy. */
  lax?: boolean;
  /** Served with this policy instead. */
  policy?: string;
}

export const TAG = `<script async nonce="${NONCE}" src="/vitrina/vitrina.js"></script>`;
export const nonceOf = NONCE;

/** A bare web server around a built `dist`: any page around the widgets. */
export class HostPages {
  readonly reports: string[] = [];
  readonly requests: string[] = [];
  #pages = new Map<string, HostPage>();
  #server: Server;
  /** The folder of `/vitrina/`; a test replaces it to simulate a deploy. */
  dist: string;
  /** The folder of `/other/`, for pages with two versions. */
  otherDist = '';

  private constructor(dist: string) {
    this.dist = dist;
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://host');
      this.requests.push(url.pathname);
      if (url.pathname === '/favicon.ico') return void response.writeHead(204).end();
      if (url.pathname === '/all.js') {
        response.writeHead(200, { 'content-type': TYPES['.js'] });
        return void response.end(`window.shop = {};\n${readFileSync(join(this.dist, 'vitrina.js'), 'utf8')}\nwindow.shop.open = true;`);
      }
      if (url.pathname === '/csp-report') {
        let text = '';
        request
          .on('data', (chunk) => (text += chunk))
          .on('end', () => {
            this.reports.push(text);
            response.writeHead(204).end();
          });
        return;
      }
      const [, folder = '', path = ''] = /^\/(vitrina|other)\/(.*)$/.exec(url.pathname) ?? [];
      const served = folder === 'other' ? this.otherDist : this.dist;
      if (folder) {
        const file = join(served, normalize(path));
        if (!file.startsWith(served) || !existsSync(file))
          return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
        return void createReadStream(file).pipe(response);
      }
      const page = this.#pages.get(url.pathname);
      if (!page) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(page.lax ? {} : { 'content-security-policy': page.policy ?? STRICT_POLICY }),
      });
      response.end(render(page));
    });
  }

  static async start(dist: string): Promise<HostPages> {
    const host = new HostPages(dist);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Registers a page at `path` and returns its URL. */
  serve(path: string, page: HostPage): string {
    this.#pages.set(path, page);
    return this.origin + path;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function render({ body, head = '', tag = TAG, config = { country: 'SI' } }: HostPage): string {
  const element =
    config === null
      ? ''
      : `<script id="vitrina-config" type="application/json">${typeof config === 'string' ? config : JSON.stringify(config)}</script>`;
  return `<!doctype html><html lang="sl"><head><meta charset="utf-8"><title>Stran</title>${element}${head}${tag}</head><body>${body}</body></html>`;
}
