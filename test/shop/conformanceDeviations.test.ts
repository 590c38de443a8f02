import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { entries } from '../contract/contractDocument';

/** A request to the copy of the shop, and an answer of the shop behind it. */
interface Asked {
  readonly id: string;
  method: string;
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  text: string;
}
interface Deviation {
  /** The operation or rule that has to notice it. */
  readonly finding: string;
  /** The operation that deviates; `page`: the home page. */
  readonly at: string;
  readonly why: RegExp;
  request?(asked: Asked, tokenOf: TokenOf): Promise<void> | void;
  answer?: (answer: Answer, asked: Asked) => void;
}
/** The token of the session of a request, which begins one where it has none. */
type TokenOf = (asked: Asked) => Promise<string>;

/** Every text a number, every number a text. */
function retyped(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean' || value === null) return ['odd'];
  if (Array.isArray(value)) return value.map(retyped);
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, retyped(each)]));
}

const ofText = (change: (text: string) => string) => (answer: Answer) => void (answer.text = change(answer.text));
const ofJson = (change: (value: never) => unknown) => ofText((text) => JSON.stringify(change(JSON.parse(text) as never)));
const status =
  (code: number, text = '') =>
  (answer: Answer) =>
    void Object.assign(answer, { status: code, text });
const header =
  (name: string, value: string | ((before: string) => string)): NonNullable<Deviation['answer']> =>
  ({ headers }) =>
    void (headers[name] = typeof value === 'string' ? value : value(headers[name] ?? ''));

const atOperation = (id: string, answer: NonNullable<Deviation['answer']>, why: RegExp): Deviation => ({
  finding: id,
  at: id,
  why,
  answer,
});
const RETYPED = ofJson(retyped);

const OPERATIONS: readonly Deviation[] = [
  atOperation(
    'menu',
    ofText((text) => text.slice(0, -20)),
    /no JSON but/,
  ),
  atOperation(
    'loadCart',
    ofText((text) => `Notice: Undefined index: cart in cart.php on line 7\n${text}`),
    /no JSON but "Notice/,
  ),
  atOperation('loadPurchase', status(302), /302: redirects/),
  atOperation(
    'checkDeliveryMethod',
    ofText(() => '<!DOCTYPE html><title>Prijava</title>'),
    /no JSON but "<!DOCTYPE/,
  ),
  atOperation('customerHistory', status(500, '{"message":"x"}'), /500/),
  atOperation('geoSuggestions', RETYPED, /200: /),
  atOperation(
    'branchesBasic',
    ofText(() => 'null'),
    /200: /,
  ),
  atOperation('postBranches', RETYPED, /200: /),
  atOperation('branchesConfirmAvailability', status(418, '{}'), /418 is not in the contract/),
  atOperation('branchDetail', RETYPED, /200: /),
  atOperation(
    'autoCompleteBranches',
    ofText(() => '"none"'),
    /200: /,
  ),
  atOperation(
    'checkGtm',
    ofText(() => '[]'),
    /200: /,
  ),
  atOperation('financingLoad', header('content-type', 'text/html'), /JSON as content type text\/html/),
  atOperation(
    'revolvingOfferDetail',
    ofText(() => ''),
    /no JSON but ""/,
  ),
  atOperation('financialOffers', RETYPED, /200: /),
  atOperation(
    'financingBillingMethods',
    ofText((text) => text.replaceAll('"', "'")),
    /no JSON but/,
  ),
  atOperation(
    'wishlistFindAll',
    ofJson(() => ({ lists: 'none' })),
    /200: /,
  ),
  atOperation(
    'getProductsAvailability',
    ofText(() => '7'),
    /200: /,
  ),
  atOperation('findVariantsById', status(301), /301: redirects/),
  atOperation(
    'findVariants',
    ofText(() => 'null'),
    /200: /,
  ),
  atOperation(
    'recommendedProducts',
    ofText(() => '{'),
    /no JSON but/,
  ),
  atOperation('similarProducts', status(204), /204/),
  atOperation(
    'recentlyViewed',
    ofText(() => '<form action="/prijava">'),
    /no JSON but "<form/,
  ),
  atOperation('recentlyViewedProducts', status(503, '<h1>Bad gateway</h1>'), /503: no JSON but/),
  atOperation('findContentByTitle', RETYPED, /200: /),
  atOperation('bannerData', RETYPED, /200: /),
  atOperation(
    'unclearedLegals',
    ofText(() => 'null'),
    /200: /,
  ),
];

const RIGHT_PASSWORD = DEMO_CUSTOMERS.regular.password;

const RULES: readonly Deviation[] = [
  {
    finding: 'page-config',
    at: 'page',
    why: /country is "XX"/,
    answer: ofText((text) => text.replace('"country":"SI"', '"country":"XX"')),
  },
  { finding: 'page-tag', at: 'page', why: /no <script src/, answer: ofText((text) => text.replaceAll('vitrina.js', 'other.js')) },
  {
    finding: 'page-fallback',
    at: 'page',
    why: /search-bar is empty/,
    answer: ofText((text) => text.replace(/(<div[^>]*data-vitrina="search-bar"[^>]*>)[^]*?<\/form>\s*(?=<\/div>)/, '$1')),
  },
  {
    finding: 'page-not-cached-with-token',
    at: 'page',
    why: /has a token/,
    answer: (answer) => {
      ofText((text) => text.replace('"csrfHeader"', '"csrfToken":"of-all","csrfHeader"'))(answer);
      answer.headers['cache-control'] = 'public, max-age=60';
    },
  },
  // The token of the page stands for that of the session.
  { finding: 'token-renewed', at: 'page', why: /two sessions have the same token/ },
  { finding: 'private-answers', at: 'widgetAccount', why: /widgetAccount has no/, answer: header('cache-control', 'max-age=600') },
  {
    finding: 'token-required',
    at: 'cartInsert',
    why: /200 without a token/,
    request: async (asked, tokenOf) => {
      asked.headers['x-csrf-token'] ??= await tokenOf(asked);
    },
  },
  {
    finding: 'token-checked',
    at: 'cartInsert',
    why: /200 with a wrong token/,
    request: async (asked, tokenOf) => {
      if (asked.headers['x-csrf-token'] === 'not-the-token') asked.headers['x-csrf-token'] = await tokenOf(asked);
    },
  },
  {
    finding: 'writes-not-by-get',
    at: 'cartInsert',
    why: /GET on cartInsert answers 200/,
    answer: (answer, { method }) => method === 'GET' && status(200, '{}')(answer),
  } as Deviation,
  {
    finding: 'session-cookie',
    at: '*',
    why: /lacks httponly/,
    answer: ({ cookies }) => void cookies.splice(0, cookies.length, ...cookies.map((line) => line.replace(/; *HttpOnly/gi, ''))),
  },
  {
    finding: 'cart-insert-once',
    at: 'cartInsert',
    why: /end in 2 pieces/,
    request: ({ body }) => void (body && delete body['intentId']),
  },
  { finding: 'cart-amount', at: 'cartChangeAmount', why: /the cart has 1/, request: ({ body }) => void (body && (body['amount'] = 1)) },
  {
    finding: 'cart-sums',
    at: 'cartInsert',
    why: /are 1 together/,
    answer: (answer) =>
      answer.status === 200 && ofJson((cart: { price: object }) => ({ ...cart, price: { ...cart.price, total: 1 } }))(answer),
  } as Deviation,
  {
    finding: 'cart-pieces',
    at: 'cartInsert',
    why: /counted as 9/,
    answer: (answer) => answer.status === 200 && ofJson((cart: object) => ({ ...cart, pieces: 9 }))(answer),
  } as Deviation,
  { finding: 'cart-delete', at: 'cartDelete', why: /1 pieces are left/, request: ({ body }) => void (body && (body['id'] = '0')) },
  {
    finding: 'cart-refuses-unknown',
    at: 'cartInsert',
    why: /unknown article answers 500/,
    answer: (answer, { body }) => body?.['variantId'] === '999999999999' && status(500, '{"message":"x"}')(answer),
  } as Deviation,
  {
    finding: 'login-refused',
    at: 'login',
    why: /signed in after a wrong password/,
    request: ({ body }) => void (body && (body['password'] = RIGHT_PASSWORD)),
  },
  {
    finding: 'login-new-session',
    at: 'login',
    why: /the token stays the same/,
    answer: ofJson((answer: object) => ({ ...answer, csrfToken: 'of-all' })),
  },
];

const DEVIATIONS = [...OPERATIONS, ...RULES];

let original: RunningShop;
let copy: Server;

const idOf = (path: string, method: string): string | undefined =>
  [...entries].find(([, entry]) => entry.path === path && entry.method === method)?.[0];

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, String(value)]],
    ),
  );

/** A copy of the reference shop that deviates in every way at once. */
beforeAll(async () => {
  original = await startShop();
  copy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      void respond(incoming.url ?? '/', incoming.method ?? 'GET', plain(incoming.headers), Buffer.concat(chunks).toString()).then(
        ({ status: code, headers, cookies, text }) => outgoing.writeHead(code, { ...headers, 'set-cookie': cookies }).end(text),
      );
    });
  });
  async function respond(url: string, method: string, headers: Record<string, string>, sent: string): Promise<Answer> {
    const { pathname } = new URL(url, original.url);
    // A GET on a write is that write's deviation.
    const id = pathname === '/' ? 'page' : (idOf(pathname, method) ?? idOf(pathname, 'POST') ?? '');
    const own = DEVIATIONS.filter(({ at }) => at === id || at === '*');
    const asked: Asked = { id, method, headers, body: sent === '' ? null : (JSON.parse(sent) as Record<string, unknown>) };
    const begun: string[] = [];
    const tokenOf: TokenOf = async ({ headers: { cookie = '' } }) => {
      const answer = await fetch(`${original.url}/api/csrf-token`, { headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } });
      begun.push(...answer.headers.getSetCookie());
      asked.headers['cookie'] = [cookie, ...begun.map((line) => line.split(';')[0])].filter(Boolean).join('; ');
      return ((await answer.json()) as { csrfToken: string }).csrfToken;
    };
    for (const { request } of own) await request?.(asked, tokenOf);
    if (asked.headers['x-csrf-token'] === 'of-all') asked.headers['x-csrf-token'] = await tokenOf(asked);
    const response = await fetch(`${original.url}${url}`, {
      method,
      headers: asked.headers,
      redirect: 'manual',
      ...(asked.body && { body: JSON.stringify(asked.body) }),
    });
    const answer: Answer = {
      status: response.status,
      headers: Object.fromEntries(
        [...response.headers].filter(
          ([name]) => !['content-length', 'content-encoding', 'connection', 'transfer-encoding', 'set-cookie'].includes(name),
        ),
      ),
      cookies: [...begun, ...response.headers.getSetCookie()],
      text: await response.text(),
    };
    for (const { answer: change } of own) change?.(answer, asked);
    return answer;
  }
  await new Promise<void>((done) => copy.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  await new Promise((done) => copy.close(done));
  await original.stop();
});

/** Runs the command whole; returns what it found, by operation or rule. */
function findings(base: string): Promise<Map<string, string>> {
  const args = [
    join(__dirname, '../../tools/conformance/conformance.mjs'),
    '--base',
    base,
    '--write',
    '--customer',
    DEMO_CUSTOMERS.regular.email,
  ];
  return new Promise((done) => {
    execFile(process.execPath, args, { env: { ...process.env, CUSTOMER_PASSWORD: RIGHT_PASSWORD } }, (_error, out) =>
      done(
        new Map(
          out
            .split('\n')
            .flatMap((line) =>
              (/^fail +(\S+) +(.*)/.exec(line)?.slice(1) as [string, string]) ? [[line.split(/ +/)[1] ?? '', line]] : [],
            ),
        ),
      ),
    );
  });
}

test('the reference shop, with everything that may change, has no finding', async () => {
  expect([...(await findings(`${original.url}/`)).values()]).toEqual([]);
});

test(`a copy of it with ${DEVIATIONS.length} deviations has each of them found, and nothing else`, async () => {
  const found = await findings(`http://127.0.0.1:${(copy.address() as AddressInfo).port}/`);
  expect(DEVIATIONS.length).toBeGreaterThanOrEqual(40);
  expect([...found.keys()].sort()).toEqual(DEVIATIONS.map(({ finding }) => finding).sort());
  for (const { finding, why } of DEVIATIONS) expect(found.get(finding)).toMatch(why);
});
