import type { ApiOptions } from '../../../src/api/apiOptions';
import { apiOf } from '../../support/fakes/apiOf';
import { fakePage } from '../../support/fakes/fakePage';

async function leave(options: ApiOptions, body = { variantId: '7', intentId: 'intent-01' }) {
  const page = fakePage();
  const api = apiOf({ page, options, onAdultContent: () => {} });
  await api.load();
  api.sendOnLeave('cartInsert', { body });
  return page.sentOnLeave;
}

test('[R7.001] [R7.002] [R7.004] a call on pagehide has the same address, headers and cart id as any other', async () => {
  expect(await leave({ csrfToken: 'token-1', endpointBase: '/cz', getCartId: () => '550012' })).toEqual([
    {
      url: 'https://www.shop.si/cz/api/cart/put',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'token-1' },
      body: '{"cartId":"550012","variantId":"7","intentId":"intent-01"}',
      mode: 'same-origin',
    },
  ]);
});

test('[D32] a call on pagehide follows no redirect that could carry its token to another origin', async () => {
  const put = 'https://other.example/put';
  const options = { csrfToken: 'token-1', endpoints: { cartInsert: { path: put } } };
  expect((await leave(options))[0]).toMatchObject({ mode: 'cors', redirect: 'follow' });
  expect((await leave({ ...options, allowedOrigins: ['https://other.example'] }))[0]).toMatchObject({ mode: 'cors', redirect: 'error' });
});

test('an address of another origin gets neither token nor header (A006)', async () => {
  const [request] = await leave({ csrfToken: 'token-1', endpoints: { cartInsert: { path: 'https://other.example/put' } } });
  expect(request?.headers).toEqual({ 'Content-Type': 'application/json' });
});
