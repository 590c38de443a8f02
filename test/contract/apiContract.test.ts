import { afterEach, describe, expect, test } from '@jest/globals';
import { Refusal, type Endpoint } from '../../demo-pages/http/endpoint';
import { apiApp, CSRF_TOKEN, LOGINS_A_MINUTE, type ApiApp } from '../support/shop/apiApp';

const noResults = { products: [], items: [] };
const csrf = { 'x-csrf-token': CSRF_TOKEN };
let running: ApiApp | null = null;

async function shopWith(endpoints: Record<string, Endpoint>, options?: { maintenance?: boolean }): Promise<ApiApp> {
  running = await apiApp(endpoints, options);
  return running;
}

afterEach(async () => {
  await running?.app.close();
  running = null;
});

describe('requests are held to the contract', () => {
  test('a missing parameter is a 400 that names path, value and what was expected', async () => {
    const { app } = await shopWith({ suggest: async () => noResults });
    const answer = await app.inject('/api/searching/suggest');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'Neveljavna zahteva.', errors: { 'query.q': 'query.q is missing, expected a value' } });
  });

  test('a wrongly typed field is named with its value', async () => {
    const { app } = await shopWith({ cartChangeAmount: async () => ({}) });
    const answer = await app.inject({ method: 'POST', url: '/api/cart/changeAmount', headers: csrf, payload: { id: '7', amount: 'two' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ 'body.amount': 'body.amount is "two", expected integer' });
  });

  test('an unknown field is refused', async () => {
    const { app } = await shopWith({ cartDelete: async () => ({}) });
    const answer = await app.inject({ method: 'POST', url: '/api/cart/delete', headers: csrf, payload: { id: '7', force: true } });
    expect(answer.json().errors).toEqual({ 'body.force': 'body.force is unknown, expected no such field' });
  });

  test('a password is never repeated in an error', async () => {
    const { app } = await shopWith({ login: async () => ({}) });
    const payload = { username: 'ana@example.com', password: ['hunter2'] };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login/', headers: csrf, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('hunter2');
  });

  test('broken JSON is a 400 with the Error shape', async () => {
    const { app } = await shopWith({ login: async () => ({}) });
    const headers = { ...csrf, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login/', headers, payload: '{"username":' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('Neveljavna zahteva.');
  });

  test('the message is in the language of the sibling that was called', async () => {
    const { app } = await shopWith({ suggest: async () => noResults });
    const answer = await app.inject('/cz/api/searching/suggest');
    expect(answer.json().error).toBe('Neplatný požadavek.');
  });

  test('[R7.001][R7.002] a call that changes something is refused with 419 without the csrf token', async () => {
    const { app } = await shopWith({ cartDelete: async () => ({}) });
    const answer = await app.inject({ method: 'POST', url: '/api/cart/delete', payload: { id: '7' } });
    expect(answer.statusCode).toBe(419);
    expect(answer.json()).toEqual({ error: 'csrf' });
  });

  test('a call from another origin is refused even with the token', async () => {
    const { app } = await shopWith({ cartDelete: async () => ({}) });
    const headers = { ...csrf, origin: 'https://evil.example' };
    const answer = await app.inject({ method: 'POST', url: '/api/cart/delete', headers, payload: { id: '7' } });
    expect(answer.statusCode).toBe(419);
  });
});

describe('responses are checked against the contract', () => {
  test('a valid response is sent', async () => {
    const { app } = await shopWith({ suggest: async () => noResults });
    const answer = await app.inject('/api/searching/suggest?q=kava');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(noResults);
  });

  test('an invalid response becomes a 500, is logged with its path, and counted', async () => {
    const { app, lines } = await shopWith({
      suggest: async () => ({ products: [{ urlKey: 'kava', title: 7, price: { current: 3 } }], items: [] }),
    });
    const answer = await app.inject('/api/searching/suggest?q=kava');
    expect(answer.statusCode).toBe(500);
    expect(lines).toEqual([
      'Answer drifts from the contract: GET /api/searching/suggest (suggest), status 200: response.products.0.title is 7, expected string',
    ]);
    const counted = await app.inject('/__demo/contract-drift');
    expect(counted.json().count).toBe(1);
  });

  test('a refusal with a status that the contract does not know drifts too', async () => {
    const { app } = await shopWith({ suggest: () => Promise.reject(new Refusal(404, { error: 'nothing' })) });
    const answer = await app.inject('/api/searching/suggest?q=kava');
    expect(answer.statusCode).toBe(500);
    const counted = await app.inject('/__demo/contract-drift');
    expect(counted.json().drifts).toEqual([expect.stringContaining('status 404')]);
  });

  test('an endpoint that throws is a 500 without inner detail, and no drift', async () => {
    const { app, lines } = await shopWith({ suggest: () => Promise.reject(new Error('disk on fire')) });
    const answer = await app.inject('/api/searching/suggest?q=kava');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('disk');
    expect(lines.join()).toContain('disk on fire');
    const counted = await app.inject('/__demo/contract-drift');
    expect(counted.json().count).toBe(0);
  });

  test('a missing operation returns 501 with the Error shape', async () => {
    const { app } = await shopWith({});
    const answer = await app.inject('/api/bnr/data?pageUrl=%2F');
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toEqual({ error: 'bannerData is not part of this shop.' });
  });

  test('[R1.24] under maintenance an endpoint returns 503 with Retry-After, the csrf token is still returned (A014)', async () => {
    const { app } = await shopWith(
      { suggest: async () => noResults, refreshCsrfToken: async () => ({ csrfToken: 'x' }) },
      { maintenance: true },
    );
    const answer = await app.inject('/api/searching/suggest?q=kava');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('600');
    const token = await app.inject('/api/csrf-token');
    expect(token.statusCode).toBe(200);
  });
});

describe('login is limited', () => {
  test('[R7.013] the fourth try for one e-mail within a minute is a 429 with Retry-After, another e-mail is not hit', async () => {
    const { app } = await shopWith({ login: () => Promise.reject(new Refusal(401, { error: { title: 'no' } })) });
    const login = (username: string, prefix = '') =>
      app.inject({ method: 'POST', url: `${prefix}/api/auth/login/`, headers: csrf, payload: { username, password: 'wrong' } });
    for (const prefix of ['', '', '/cz']) expect((await login('ana@example.com', prefix)).statusCode).toBe(401);
    const refused = await login('Ana@example.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toMatch(/Preveč poskusov/);
    expect((await login('borut@example.com')).statusCode).toBe(401);
  });

  test('[D38] a further name in the body does not open a new limit for an e-mail', async () => {
    const { app } = await shopWith({ login: () => Promise.reject(new Refusal(401, { error: { title: 'no' } })) });
    const statuses = [];
    for (let count = 0; count <= LOGINS_A_MINUTE; count += 1) {
      const payload = { username: 'ana@example.com', email: `${count}@example.com`, userId: `${count}`, password: 'wrong' };
      statuses.push((await app.inject({ method: 'POST', url: '/api/auth/login/', headers: csrf, payload })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('[D38] one address that tries many e-mails is refused, too', async () => {
    const { app } = await shopWith({ login: () => Promise.reject(new Refusal(401, { error: { title: 'no' } })) });
    const statuses = [];
    for (let count = 0; count <= 2 * LOGINS_A_MINUTE; count += 1) {
      const payload = { username: `shopper${count}@example.com`, password: 'one password for all' };
      statuses.push((await app.inject({ method: 'POST', url: '/api/auth/login/', headers: csrf, payload })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 2 * LOGINS_A_MINUTE }, () => 401), 429]);
  });
});
