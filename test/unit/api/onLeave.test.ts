import { createApi } from '../../../src/api/createApi';
import type { ApiOptions } from '../../../src/api/apiOptions';
import { fakePage } from '../../support/fakes/fakePage';

function leave(options: ApiOptions, body = { variantId: '7', intentId: 'intent-01' }) {
  const page = fakePage();
  createApi({ page, options, onAdultContent: () => {} }).sendOnLeave('cartInsert', { body });
  return page.sentOnLeave;
}

test('[R7.001] [R7.002] [R7.004] a call as the page goes has the same address, headers and cart id as any other', () => {
  expect(leave({ csrfToken: 'token-1', endpointBase: '/cz', getCartId: () => '550012' })).toEqual([
    {
      url: 'https://www.shop.si/cz/api/cart/put',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'token-1' },
      body: '{"cartId":"550012","variantId":"7","intentId":"intent-01"}',
    },
  ]);
});

test('an address of another origin gets neither token nor header (A006)', () => {
  const [request] = leave({ csrfToken: 'token-1', endpoints: { cartInsert: { path: 'https://other.example/put' } } });
  expect(request?.headers).toEqual({ 'Content-Type': 'application/json' });
});
