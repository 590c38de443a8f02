/** @jest-environment ./test/unit/api/loopbackEnvironment.cjs */
import { extensionFields } from '../../../src/api/operations.gen';
import { useShopServer } from './shopServer';
import type { Reply, SeenRequest } from './shopServer';
import { failureOf, testApi } from './testApi';

const server = useShopServer();

const PUT = '/api/cart/put';
const NEXT_STEP = '/api/v2/cart.cart-step/next-step';
const ADDRESS = '/api/address/setShippingAddress';
const insert = { body: { variantId: '7', intentId: 'intent-0001' } };
const orderCall = { body: { step: 'shipping' as const, idempotencyKey: 'attempt-key-00001', expectedTotal: 12.5 } };
const bodies = () => server.requests.map(({ body }) => JSON.parse(body));
const inserted = { variantId: '7' };

/** Refuses like a shop whose validator lists the unknown fields. */
const strict =
  (refusal: (name: string) => Reply) =>
  ({ body }: SeenRequest): Reply => {
    const name = extensionFields.find((field) => body.includes(`"${field}"`));
    return name === undefined ? { body: { pieces: 1 } } : refusal(name);
  };

test('[A157] the fields beyond the specification are those marked in the contract', () => {
  expect([...extensionFields].sort()).toEqual(['confirmed', 'expectedTotal', 'idempotencyKey', 'intentId']);
});

test.each<[string, (name: string) => Reply]>([
  ['by field', (name) => ({ status: 400, body: { error: 'Napačna zahteva.', errors: { [name]: `${name} is unknown` } } })],
  ['as NestJS', (name) => ({ status: 400, body: { message: [`property ${name} should not exist`], error: 'Bad Request' } })],
  ['as Jackson', (name) => ({ status: 400, body: { error: `Unrecognized field "${name}" (class Insert)` } })],
  ['as pydantic', (name) => ({ status: 422, body: { detail: [{ loc: ['body', name], msg: 'Extra inputs are not permitted' }] } })],
])(
  '[A157] a shop that refuses unknown fields (%s): the call is repeated once without them, and later calls go without',
  async (_how, refusal) => {
    server.answer(PUT, strict(refusal));
    server.answer(NEXT_STEP, strict(refusal));
    const { api, page } = testApi(server);
    expect(api.acceptsOptionalFields()).toBe(true);
    await expect(api.call('cartInsert', insert)).resolves.toEqual({ pieces: 1 });
    expect(api.acceptsOptionalFields()).toBe(false);
    await api.call('nextStep', orderCall);
    expect(bodies()).toEqual([insert.body, inserted, { step: 'shipping' }]);
    expect(page.logs.filter(({ message }) => message.includes('cartInsert was refused'))).toHaveLength(1);
  },
);

test('[A157] with `extensions: false` nothing beyond the specification is sent, at any depth', async () => {
  for (const path of [PUT, NEXT_STEP, ADDRESS])
    server.answer(
      path,
      strict(() => ({ status: 400, body: { error: 'unknown' } })),
    );
  const { api } = testApi(server, { csrfToken: 'token-1', extensions: false });
  await api.call('cartInsert', insert);
  await api.call('nextStep', orderCall);
  await api.call('setShippingAddress', { body: { data: { city: 'Ljubljana', confirmed: ['city'] } } });
  expect(bodies()).toEqual([inserted, { step: 'shipping' }, { data: { city: 'Ljubljana' } }]);
});

test.each<[string, Reply]>([
  ['a changed total', { status: 422, body: { errors: { expectedTotal: 'The total has changed.' } } }],
  ['another unknown field', { status: 400, body: { errors: { variantId: 'unknown' } } }],
  ['a field of the repeated cart', { status: 422, body: { error: 'Unknown article.', cart: { idempotencyKey: null } } }],
  ['a failed server', { status: 500, body: { error: 'unknown idempotencyKey' } }],
  ['an error of hostile depth', { status: 422, body: `{"error":${'['.repeat(20_000)}"unknown idempotencyKey"${']'.repeat(20_000)}}` }],
  ['a response that is not JSON', { status: 400, body: 'unknown idempotencyKey' }],
])('[A157] %s is an ordinary refusal: nothing is sent again', async (_what, reply) => {
  server.answer(NEXT_STEP, reply);
  const { api } = testApi(server);
  await failureOf(api.call('nextStep', orderCall));
  expect(bodies()).toEqual([orderCall.body]);
  expect(api.acceptsOptionalFields()).toBe(true);
});

test('[A157] a shop that refuses the plain call as well gets one more request only', async () => {
  server.answer(PUT, { status: 400, body: { error: 'unknown intentId' } });
  const error = await failureOf(testApi(server).api.call('cartInsert', insert));
  expect(error).toMatchObject({ kind: 'http', status: 400 });
  expect(bodies()).toEqual([insert.body, inserted]);
});

test('[A157] a caller that retries repeats a refused call itself', async () => {
  server.answer(
    PUT,
    strict((name) => ({ status: 400, body: { error: `unknown ${name}` } })),
  );
  const { api } = testApi(server);
  expect(await failureOf(api.call('cartInsert', insert, { retry: false }))).toMatchObject({ kind: 'http', status: 400 });
  expect(api.acceptsOptionalFields()).toBe(false);
  await expect(api.call('cartInsert', insert, { retry: false })).resolves.toEqual({ pieces: 1 });
  expect(bodies()).toEqual([insert.body, inserted]);
});

test('[A157] calls that outlive the page go without the fields as well', async () => {
  server.answer(
    PUT,
    strict((name) => ({ status: 400, body: { error: `unknown ${name}` } })),
  );
  const { api, page } = testApi(server);
  await api.call('cartInsert', insert);
  api.sendOnLeave('cartInsert', insert);
  expect(page.sentOnLeave.map(({ body }) => JSON.parse(body ?? '{}'))).toEqual([inserted]);
});
