import { get } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { FAULTS, faultsFor } from '../../demo-pages/demo/faults';
import { apiApp, CSRF_TOKEN, type ApiApp } from '../support/shop/apiApp';

const product = { urlKey: 'kava', title: 'Kava', mediaId: '2615', isAdultOnly: false, price: { current: 3.5 } };
let shop: ApiApp;

beforeAll(async () => {
  shop = await apiApp({
    suggest: async () => ({ products: [product], items: [] }),
    refreshCsrfToken: async () => ({ csrfToken: CSRF_TOKEN }),
  });
});
afterAll(() => shop.app.close());

const suggest = (fault: string) =>
  shop.app.inject({ url: '/api/searching/suggest?q=kava', headers: { cookie: `vitrina_fault=${encodeURIComponent(fault)}` } });

describe('a fault in the cookie applies to the calls of the page', () => {
  test.each([
    ['401', 401],
    ['403', 403],
    ['404', 404],
    ['409', 409],
    ['419', 419],
    ['429', 429],
    ['500', 500],
    ['502', 502],
    ['503', 503],
    ['504', 504],
  ])('%s answers with that status', async (fault, status) => {
    expect((await suggest(fault)).statusCode).toBe(status);
  });

  test('429 has a Retry-After header, 429-bare has none', async () => {
    expect((await suggest('429')).headers['retry-after']).toBe('3');
    const { statusCode, headers } = await suggest('429-bare');
    expect([statusCode, headers['retry-after']]).toEqual([429, undefined]);
  });

  test('html returns a page with status 200', async () => {
    const answer = await suggest('html');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toMatch(/^<!DOCTYPE html>/);
  });

  test('html-json announces the page as JSON', async () => {
    expect((await suggest('html-json')).headers['content-type']).toMatch('application/json');
  });

  test.each([
    ['truncated', /"kava/],
    ['nan', /NaN/],
    ['php-notice', /^<br \/>\n<b>Notice/],
    ['php-notice-after', /<b>Notice<\/b>.*\n$/],
    ['bom', /^\uFEFF\{/],
    ['guard', /^\)\]\}',\n\{/],
  ])('%s leaves text that JSON.parse refuses', async (fault, expected) => {
    const { body } = await suggest(fault);
    expect(body).toMatch(expected);
    expect(() => JSON.parse(body)).toThrow();
  });

  test('empty has no body', async () => {
    const answer = await suggest('empty');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  test('odd-fields is JSON with dropped, empty, wrongly typed and unknown fields', async () => {
    const answer = JSON.parse((await suggest('odd-fields')).body);
    const [faulty] = answer.products;
    expect(Object.keys(faulty)).toContain('unknownField');
    expect(faulty).not.toEqual(expect.objectContaining(product));
    expect(Object.values(faulty)).toContain(null);
  });

  test('redirects lead to the login page, or away', async () => {
    expect((await suggest('redirect-login')).headers.location).toBe('/prijava');
    expect((await suggest('redirect-away')).headers.location).toBe('https://shop.invalid/');
  });

  test('rejected is a 200 with an error', async () => {
    expect((await suggest('rejected')).json()).toEqual({ error: expect.any(String) });
  });

  test('rejected-link is a 200 that sends the page to itself', async () => {
    const page = 'https://shop.example/kosarica/3?a=1';
    const headers = { cookie: 'vitrina_fault=rejected-link', referer: page };
    const answer = await shop.app.inject({ url: '/api/searching/suggest?q=kava', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: { status: 'error', link: page } }]);
  });

  test('adult-header only adds the header', async () => {
    const answer = await suggest('adult-header');
    expect(answer.headers['adult-content']).toBe('1');
    expect(answer.json().products).toEqual([product]);
  });

  test('csrf-once refuses the first call only', async () => {
    expect((await suggest('csrf-once')).statusCode).toBe(419);
    expect((await suggest('csrf-once')).statusCode).toBe(200);
    expect(faultsFor('csrf-once', 'refreshCsrfToken')).toEqual([]);
    expect(faultsFor('csrf-once:refreshCsrfToken', 'refreshCsrfToken')).toHaveLength(1);
  });

  test('reorder lets a later call overtake an earlier one', async () => {
    const order: number[] = [];
    await Promise.all([1, 2].map(async (number) => suggest('reorder').then(() => order.push(number))));
    expect(order).toEqual([2, 1]);
  });

  test('slow responds after a delay', async () => {
    const order: string[] = [];
    const answers = await Promise.all(
      ['slow', 'teapot'].map(async (fault) => {
        const { statusCode } = await suggest(fault);
        order.push(fault);
        return statusCode;
      }),
    );
    expect(answers).toEqual([200, 200]);
    expect(order).toEqual(['teapot', 'slow']);
  });
});

describe('which calls are hit', () => {
  test('a fault with an operation hits that one only', async () => {
    const headers = { cookie: `vitrina_fault=${encodeURIComponent('500:suggest')}` };
    expect((await shop.app.inject({ url: '/api/searching/suggest?q=kava', headers })).statusCode).toBe(500);
    expect((await shop.app.inject({ url: '/api/csrf-token', headers })).statusCode).toBe(200);
  });

  test('a fault in the address hits that call, without a cookie', async () => {
    expect((await shop.app.inject('/api/searching/suggest?q=kava&fault=502')).statusCode).toBe(502);
  });

  test('an unknown fault or a property of every object is none', async () => {
    expect((await suggest('constructor')).statusCode).toBe(200);
    expect((await suggest('teapot,__proto__')).statusCode).toBe(200);
  });

  test('every fault has a description for the panel', () => {
    for (const { description } of Object.values(FAULTS)) expect(description.length).toBeGreaterThan(5);
  });
});

describe('connections', () => {
  test('timeout never responds, and does not prevent the shop from stopping', async () => {
    const app = await apiApp({ suggest: async () => ({ products: [], items: [] }) });
    const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const caller = new AbortController();
    const failure = fetch(`${url}/api/searching/suggest?q=kava&fault=timeout`, { signal: caller.signal }).catch(String);
    await app.faultTriggered;
    caller.abort();
    expect(await failure).toMatch(/abort/i);
    await app.app.close();
  });

  test.each([
    ['late-before', 1],
    ['slow', 0],
  ])('%s: a disconnected caller is served %d times', async (fault, times) => {
    let served = 0;
    const app = await apiApp({ suggest: async () => ((served += 1), { products: [], items: [] }) });
    const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const disconnected = new Promise((resolve) => {
      app.app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const caller = new AbortController();
    const failure = fetch(`${url}/api/searching/suggest?q=kava&fault=${fault}`, { signal: caller.signal }).catch(String);
    await app.faultTriggered;
    caller.abort();
    expect(await failure).toMatch(/abort/i);
    await disconnected;
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    expect(served).toBe(times);
    await app.app.close();
  });

  const listening: ApiApp[] = [];
  afterEach(() => Promise.all(listening.splice(0).map(({ app }) => app.close())));

  async function addressIn(fault: string): Promise<string> {
    const api = await apiApp({ suggest: async () => ({ products: [], items: [] }) });
    listening.push(api);
    return `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/api/searching/suggest?q=kava&fault=${fault}`;
  }

  test.each(['offline', 'cut-after', 'redirect-loop'])('%s: no response arrives', async (fault) => {
    await expect(fetch(await addressIn(fault))).rejects.toThrow();
  });

  test.each(['gzip', 'reset'])('%s: the headers arrive, the body does not', async (fault) => {
    const answer = await fetch(await addressIn(fault));
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('endless: the body arrives, and blanks after it', async () => {
    const { status, body } = await fetch(await addressIn('endless'));
    const chunks: (string | undefined)[] = [];
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    while (chunks.at(-1)?.trim() !== '') chunks.push((await reader.read()).value);
    await reader.cancel();
    expect([status, JSON.parse(chunks[0] ?? '')]).toEqual([200, { products: [], items: [] }]);
  });

  test('early-hints: an interim response, then the full one', async () => {
    const address = await addressIn('early-hints');
    const hints: (number | undefined)[] = [];
    const text = await new Promise<string>((resolve, reject) => {
      get(address, (answer) => resolve(textOf(answer)))
        .on('information', ({ statusCode }) => hints.push(statusCode))
        .on('error', reject);
    });
    expect([hints, JSON.parse(text)]).toEqual([[103], { products: [], items: [] }]);
  });
});
