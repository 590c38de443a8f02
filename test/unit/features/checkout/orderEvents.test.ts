import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { selectOrder } from '../../../../src/features/checkout';
import type { Order } from '../../../../src/features/checkout';
import { checkoutActions, checkoutSlice } from '../../../../src/features/checkout/checkoutSlice';
import { ORDER_ATTEMPT_KEY } from '../../../../src/features/checkout/orderAttemptStorage';
import { applyOrderEvent, ORDER_EVENTS } from '../../../../src/features/checkout/orderEvents';
import type { SagaGenerator } from '../../../../src/lib/effects';
import { fakePage } from '../../../support/fakes/fakePage';
import { PURCHASE } from '../../../support/fakes/purchase';
import { testShop } from '../../../support/fakes/testShop';

type EventName = keyof typeof ORDER_EVENTS;
type Phase = Order['phase'];

const ATTEMPT = { key: 'k'.repeat(32), cartId: '550012', at: 0, pieces: 1, total: 10 };
const DETAILS = { messages: [], sentTotal: 10, message: 'txt_order_unsure', purchase: PURCHASE, isLeaving: false };

const ORDERS: readonly Order[] = [
  { phase: 'none' },
  { phase: 'notFound', attempt: ATTEMPT },
  { phase: 'declined', messages: [], sentTotal: 10 },
  { phase: 'lost', message: 'txt_order_unsure' },
  { phase: 'sending', attempt: ATTEMPT },
  { phase: 'verifying', attempt: ATTEMPT },
  { phase: 'confirmed', attempt: ATTEMPT },
  { phase: 'unverified', attempt: ATTEMPT },
  { phase: 'placed', purchase: PURCHASE, isLeaving: false },
];

/** An event in one phase of an order: the phase that follows with its attempt, what this tab and the others have stored then, and whether it is possible. */
async function outcomeOf(name: EventName, before: Order) {
  const text = JSON.stringify({ ...ATTEMPT, country: 'SI', outcome: 'pending' });
  const page = fakePage({ session: { [ORDER_ATTEMPT_KEY]: text }, local: { [ORDER_ATTEMPT_KEY]: text } });
  const sagas = createSagaMiddleware({ context: { page, shop: testShop(page) }, onError: () => {} });
  const store = configureStore({
    reducer: combineReducers({ checkout: checkoutSlice.reducer }),
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(sagas),
  });
  store.dispatch(checkoutActions.orderChanged(before));
  const apply = applyOrderEvent as (event: EventName, attempt: typeof ATTEMPT, details: object) => SagaGenerator<boolean>;
  const isPossible = await sagas
    .run(() => apply(name, ATTEMPT, DETAILS))
    .toPromise()
    .then(
      () => true,
      () => false,
    );
  const outcomeIn = (area: 'session' | 'local') =>
    (JSON.parse(page.storage[area].get(ORDER_ATTEMPT_KEY) ?? '{}') as { outcome?: string }).outcome ?? 'dropped';
  const order = selectOrder(store.getState());
  return {
    phase: order.phase,
    attempt: 'attempt' in order ? order.attempt : null,
    stored: [...new Set([outcomeIn('session'), outcomeIn('local')])].join(', '),
    isPossible,
  };
}

// Rows: what happens. Columns: the phase before; in them the phase after, `-` where it cannot happen. Last: what is then stored of a pending attempt.
const TABLE = `
event                none       notFound   declined   lost       sending    verifying  confirmed  unverified placed     stored
pressed              sending    sending    sending    sending    -          -          -          -          -          pending
ended                -          -          -          -          none       -          -          -          -          pending
keyStored            -          -          -          -          sending    -          -          -          -          pending
refusedKeyDropped    -          -          -          -          sending    -          -          -          -          dropped
refusedKeyKept       -          -          -          -          sending    -          -          -          -          notFound
declined             -          -          -          -          declined   -          -          -          -          pending
sessionEnded         lost       -          lost       -          -          -          -          -          -          pending
crashed              none       none       none       none       none       none       none       none       none       pending
notFoundBefore       notFound   notFound   notFound   notFound   -          -          -          -          -          pending
placedBefore         sending    sending    sending    sending    -          -          -          -          -          pending
verificationStarted  verifying  verifying  verifying  verifying  verifying  -          -          -          -          pending
purchaseMissing      -          -          -          -          confirmed  confirmed  -          -          -          pending
unanswered           -          -          -          -          -          unverified -          -          -          pending
found                placed     placed     placed     placed     placed     placed     placed     placed     -          placed
foundElsewhere       placed     placed     placed     placed     placed     placed     placed     placed     -          dropped
unpaidFound          placed     placed     placed     placed     placed     placed     placed     placed     -          pending
notFound             -          -          -          -          notFound   notFound   notFound   notFound   -          notFound
signInNeeded         -          -          -          -          lost       lost       lost       lost       -          pending
gone                 -          -          -          -          lost       lost       lost       lost       -          dropped
cartReplaced         -          none       -          -          none       none       none       none       -          dropped
overridden           -          -          -          -          -          -          -          none       -          waived
settledElsewhere     -          -          -          -          -          -          -          none       -          pending
paymentChanged       -          -          -          -          -          -          -          -          placed     pending
`;

const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));
const phases = header.slice(1, -1) as Phase[];

test('the table names every event and every phase', () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(ORDER_EVENTS));
  expect(phases).toEqual(ORDERS.map(({ phase }) => phase));
});

test.each(rows.map((row) => [row[0] as EventName, row] as const))('an order: %s', async (name, [, ...row]) => {
  const stored = row.at(-1);
  for (const [place, before] of ORDERS.entries()) {
    const after = row[place];
    const phase = after === '-' ? before.phase : after;
    const attempt = ORDERS.some((order) => order.phase === phase && 'attempt' in order) ? ATTEMPT : null;
    const expected = { phase, attempt, stored: after === '-' ? 'pending' : stored, isPossible: after !== '-' };
    expect([before.phase, await outcomeOf(name, before)]).toEqual([before.phase, expected]);
  }
});
