import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { pollUntil } from '../../lib/pollUntil';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { claimPurchaseTracking } from '../purchaseReports';
import { getApi, getPage } from '../sagaContext';
import { toKnownPurchase } from './confirmationMapping';
import type { KnownPurchase } from './confirmationMapping';
import { confirmationActions, selectPayment } from './confirmationSlice';
import type { PrintedPurchase } from './confirmationSlice';

const { viewMounted, paymentFetched, refreshRequested } = confirmationActions;

export const PAYMENT_POLL_MS = 5000;
/** Five minutes; then each return to the page asks again. */
export const PAYMENT_POLLS_MAX = 60;

/** For the page's listeners of `vitrina:order-placed`, as after an order of the checkout. */
function* report({ orderId, total }: KnownPurchase, purchaseId: string): Steps {
  const { storage, events } = yield* getPage();
  if (claimPurchaseTracking(storage, purchaseId)) events.emit('order-placed', { orderId, total });
}

/** R7.112. A failure is only logged: the server's page says what it knew. */
function* fetchPurchase(purchaseId: string): Steps<KnownPurchase | null> {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  try {
    const purchase = toKnownPurchase(yield* call((): Promise<unknown> => api.call('confirmationLoad', { query: { purchaseId } })));
    if (purchase === null) throw new ApiError('malformed', 'confirmationLoad');
    yield* put(paymentFetched({ payment: purchase.payment }));
    return purchase;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no state of the order (${failureResponse(error).log ?? error.message})`);
    return null;
  }
}

function* watchPayment({ purchaseId, payment, isNew }: PrintedPurchase): Steps {
  let isReported = !isNew;
  /** Nothing is asked about an order that is paid, or needs no payment here. */
  const isDecided = function* (): Steps<boolean> {
    const stage = (yield* select(selectPayment)) ?? payment;
    return stage === 'paid' || stage === 'none';
  };
  const poll = safely('confirmation.payment', function* (limit: number) {
    yield* pollUntil({
      *fetch() {
        const purchase = yield* fetchPurchase(purchaseId);
        if (purchase !== null && !isReported) {
          isReported = true;
          yield* report(purchase, purchaseId);
        }
        return (yield* select(selectPayment)) ?? payment;
      },
      isOk: (stage) => stage !== 'open' && isReported,
      intervalMs: PAYMENT_POLL_MS,
      limit,
    });
  });
  if (isNew || payment === 'open') yield* poll(PAYMENT_POLLS_MAX);
  const { visibility } = yield* getPage();
  yield* subscribeSaga<void>('confirmation.return', visibility.onReturn, function* () {
    if (!(yield* isDecided())) yield* poll(1);
  });
}

export function* confirmationSaga(): Steps {
  const { location } = yield* getPage();
  yield* fork(
    serialQueue('confirmation.refresh', refreshRequested, function* () {
      yield* call(() => location.reload());
    }),
  );
  const { payload } = yield* take(viewMounted);
  yield* fork(watchPayment, payload);
}
