/** @jest-environment ./test/unit/api/loopbackEnvironment.cjs */
import type { OperationId } from '../../../src/api/api';
import { operationTable } from '../../../src/api/operations.gen';
import { useShopServer } from './shopServer';
import { testApi } from './testApi';

const server = useShopServer();

const PATHS: readonly [row: string, operation: OperationId, method: string, path: string][] = [
  ['[R7.042]', 'login', 'POST', '/api/auth/login/'],
  ['[R7.043]', 'facebookLogin', 'POST', '/api/auth/fbLogin/'],
  ['[R7.044]', 'register', 'POST', '/api/reg/submit'],
  ['[R7.052]', 'cartAddDigital', 'POST', '/api/cart/addDigital'],
  ['[R7.053]', 'cartDeleteDigital', 'POST', '/api/cart/deleteDigital'],
  ['[R7.059]', 'updateCustomer', 'POST', '/api/cart-customer/update-customer'],
  ['[R7.060]', 'loadCart', 'GET', '/api/v2/cart.cart-api/load-cart'],
  ['[R7.079]', 'consents', 'GET', '/api/v2/cart.cart-api/consents'],
  ['[R7.080] [R7.129]', 'checkGtm', 'GET', '/api/v2/cart.cart-gtm/check-gtm'],
  ['[R7.081]', 'checkStep', 'POST', '/api/v2/cart.cart-step/check-step'],
  ['[R7.082]', 'nextStep', 'POST', '/api/v2/cart.cart-step/next-step'],
  ['[R7.102] [A167]', 'getPickupCode', 'GET', '/api/tracking/getPickupCode'],
];

test.each(PATHS)('%s %s is sent as %s %s', async (_row, operation, method, path) => {
  server.answer(path, { body: { ok: true } });
  await testApi(server).api.call(operation, {} as never);
  expect(server.requests).toMatchObject([{ method, path }]);
});

test.each([
  ['[R7.005]', 'login', { username: 'ana@vitrina.example', password: 'geslo', isCheckout: 0, isWidget: 1 }],
  ['[R7.008]', 'facebookLogin', { token: 't', userId: '1', isCheckout: 0, isRegistration: 0, isFacebook: 1, loyaltyProgramChecked: 0 }],
] as const)('%s [A040] %s goes to the endpoint that the page configures, by its method', async (_row, operation, body) => {
  server.answer('/stara-prijava', { body: { ok: true } });
  const { api } = testApi(server, { csrfToken: 'token-1', endpoints: { [operation]: { path: '/stara-prijava', method: 'PUT' } } });
  await api.call(operation, { body } as never);
  expect(server.requests).toMatchObject([{ method: 'PUT', path: '/stara-prijava' }]);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject(body);
});

test('[R7.006] the login sends its data and the id of the cart', async () => {
  server.answer('/api/auth/login/', { body: { ok: true } });
  const { api } = testApi(server, { csrfToken: 'token-1', getCartId: () => '550012' });
  const data = { username: 'ana@vitrina.example', password: 'geslo', isCheckout: 0, isWidget: 0 } as const;
  await api.call('login', { body: data });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ ...data, cartId: '550012' });
});

test.each([
  ['[R7.034] [R9.65]', 'unclearedLegals', 5000],
  ['[R7.115] [R9.40]', 'cartInsert', 5000],
  ['[R7.167] [R9.41]', 'trackEvent', 2000],
  ['[R7.167] [R9.41]', 'postTrackEvent', 2000],
  ['[R7.167] [R9.41]', 'trackLog', 2000],
] as const)('%s %s may take %d ms', (_row, operation, limitMs) => {
  expect(operationTable[operation]).toMatchObject({ timeoutMs: limitMs });
});
