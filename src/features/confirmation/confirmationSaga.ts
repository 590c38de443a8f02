import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { pollUntil } from '../../lib/pollUntil';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { reportPurchase, toPurchase } from '../checkout';
import type { Purchase } from '../checkout';
import { getApi, getPage } from '../sagaContext';
import { confirmationActions, selectPayment } from './confirmationSlice';
import type { PaymentStage, PrintedPurchase } from './confirmationSlice';

const { viewMounted, paymentFetched, refreshRequested } = confirmationActions;

export const PAYMENT_POLL_MS = 5000;
/** Five minutes; then each return to the page asks again. */
export const PAYMENT_POLLS_MAX = 60;

const stageOf = ({ payment }: Purchase): PaymentStage =>
  payment.isPaid ? 'paid' : payment.isFailed ? 'failed' : payment.isOpen ? 'open' : 'none';

/** R7.112. A failure is only logged: the server's page says what it knew. */
function* fetchPurchase(purchaseId: string): Steps<Purchase | null> {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  try {
    const purchase = toPurchase(yield* call((): Promise<unknown> => api.call('confirmationLoad', { query: { purchaseId } })));
    if (purchase === null) throw new ApiError('malformed', 'confirmationLoad');
    yield* put(paymentFetched({ payment: stageOf(purchase) }));
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
          yield* reportPurchase(purchase, purchaseId);
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
