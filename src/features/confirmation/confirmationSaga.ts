import type { Api } from '../../api/api';
import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { pollUntil } from '../../lib/pollUntil';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { claimPurchaseTracking } from '../purchaseReports';
import type { PaymentState } from '../purchaseReports';
import { getApi, getPage } from '../sagaContext';
import { toKnownPurchase } from './confirmationMapping';
import { confirmationActions, selectPayment, selectPurchase } from './confirmationSlice';
import type { KnownPurchase, PrintedPurchase } from './confirmationTypes';

const { purchaseFetched, purchaseReceived, refreshRequested, transferMounted, viewMounted } = confirmationActions;

export const PAYMENT_POLL_MS = 5000;
/** Five minutes; then each return to the page fetches again. */
export const PAYMENT_POLLS_MAX = 60;

/** For tracking, and for the page's listeners of `vitrina:order-placed`, as after an order of the checkout. */
function* report({ orderId, total, items }: KnownPurchase, purchaseId: string): SagaGenerator {
  const { storage, events } = yield* getPage();
  yield* put(purchaseFetched({ id: purchaseId, purchase: { orderId, total, items } }));
  if (claimPurchaseTracking(storage, purchaseId)) events.emit('order-placed', { orderId, total });
}

/** These change without the shopper, or in another tab of the browser. */
const isUnderWay = (payment: PaymentState): boolean => payment === 'pending' || payment === 'processing';

type FetchPurchase = (purchaseId: string) => SagaGenerator<KnownPurchase | null>;

/** R7.112. A failure is only logged: the server's page shows what it knew. The parts of a page that fetch at once share a call. */
function createFetchPurchase(api: Api): FetchPurchase {
  let underWay: Promise<unknown> | null = null;
  const load = (purchaseId: string): Promise<unknown> => {
    underWay ??= api.call('confirmationLoad', { query: { purchaseId } }).finally(() => (underWay = null));
    return underWay;
  };
  return function* fetchPurchase(purchaseId) {
    try {
      const purchase = toKnownPurchase(yield* call(() => load(purchaseId)));
      if (purchase === null) throw new ApiError('malformed', 'confirmationLoad');
      yield* put(purchaseReceived({ purchase }));
      return purchase;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      (yield* getPage()).log.warn(`vitrina: no state of the order (${failureResponse(error).log ?? error.message})`);
      return null;
    }
  };
}

function* watchPayment(fetchPurchase: FetchPurchase, { purchaseId, payment, isNew }: PrintedPurchase): SagaGenerator {
  const { visibility } = yield* getPage();
  let isReported = !isNew;
  /** Nothing is fetched for an order that is paid, or needs no payment here. */
  const isDecided = function* (): SagaGenerator<boolean> {
    const state = (yield* select(selectPayment)) ?? payment;
    return state === 'paid' || state === 'none';
  };
  const poll = safely('confirmation.payment', function* (limit: number) {
    yield* pollUntil({
      *fetch() {
        // The page is hidden; a return fetches at once.
        if (isReported && visibility.isHidden()) return (yield* select(selectPayment)) ?? payment;
        const purchase = (isReported ? null : yield* select(selectPurchase)) ?? (yield* fetchPurchase(purchaseId));
        if (purchase !== null && !isReported) {
          isReported = true;
          yield* report(purchase, purchaseId);
        }
        return (yield* select(selectPayment)) ?? payment;
      },
      isOk: (state) => !isUnderWay(state) && isReported,
      intervalMs: PAYMENT_POLL_MS,
      limit,
    });
  });
  if (isNew || isUnderWay(payment)) yield* poll(PAYMENT_POLLS_MAX);
  yield* subscribeSaga<void>('confirmation.return', visibility.onReturn, function* () {
    if (!(yield* isDecided())) yield* poll(1);
  });
}

export function* confirmationSaga(): SagaGenerator {
  const { location } = yield* getPage();
  yield* fork(
    serialQueue('confirmation.refresh', refreshRequested, function* () {
      yield* call(() => location.reload());
    }),
  );
  const fetchPurchase = createFetchPurchase(yield* getApi());
  yield* fork(
    serialQueue('confirmation.transfer', transferMounted, function* ({ payload: { purchaseId } }) {
      if ((yield* select(selectPurchase)) === null) yield* fetchPurchase(purchaseId);
    }),
  );
  const { payload } = yield* take(viewMounted);
  yield* fork(watchPayment, fetchPurchase, payload);
}
