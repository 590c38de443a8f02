import { ApiError } from '../../api/ApiError';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { checkoutActions, handleCheckoutFailure, selectIsOrdering, selectStep } from '../checkout';
import { changeForCart, checkoutCartReceived } from '../checkoutResponse';
import { selectDeliveries } from '../delivery';
import { flashActions, keyFlash } from '../flash';
import { getPage, getShop } from '../sagaContext';
import { isSamePayment, mustBeCleared, PAYMENT_SETTINGS, toPayload } from './paymentRules';
import { selectHasMethods, selectPaymentSettings, selectPendingPayment, selectServerPayment, selectShownMethods } from './paymentSelectors';
import { paymentActions } from './paymentSlice';

const { paymentChosen, paymentCleared, paymentSettled, settingsRead } = paymentActions;

/** R7.139, R7.140. A choice that was superseded is not sent, or its failure not reported. */
function* submitChoice({ payload: { requestId } }: ActionOf<typeof paymentChosen> | ActionOf<typeof paymentCleared>): SagaGenerator {
  const pendingChoice = yield* select(selectPendingPayment);
  if (pendingChoice?.id !== requestId) return;
  const { payment } = pendingChoice;
  function* isChosen(): SagaGenerator<boolean> {
    return (yield* select(selectServerPayment))?.billingMethodId === payment?.billingMethodId;
  }
  /** After an unknown outcome: the method may match while the card is still the previous one. */
  function* isDone(): SagaGenerator<boolean> {
    return isSamePayment(yield* select(selectServerPayment), payment);
  }
  const outcome =
    payment === null
      ? yield* changeForCart('cleanSelectedPayment', { body: {} }, isDone)
      : yield* changeForCart('selectBillingMethod', { body: toPayload(payment) }, isDone);
  const isLatest = (yield* select(selectPendingPayment))?.id === requestId;
  yield* put(paymentSettled({ requestId }));
  if (!isLatest) return;
  if (outcome instanceof ApiError) yield* handleCheckoutFailure(outcome); // R8.07, R8.08
  else if (!(yield* isChosen())) yield* put(flashActions.flashShown(keyFlash('err_generic')));
}

/** A106: the only known limitation. */
const NO_LIMITATION = 'NO_LIMITATION';

/** A106: ignores unknown limitations and logs each once. */
function* reportLimitations(reported: Set<string>): SagaGenerator {
  const { log } = yield* getPage();
  for (const { payments } of yield* select(selectDeliveries)) {
    for (const { paymentLimitation } of payments) {
      if (paymentLimitation === NO_LIMITATION || reported.has(paymentLimitation)) continue;
      reported.add(paymentLimitation);
      log.warn(`vitrina: paymentLimitation ${paymentLimitation.slice(0, 40)} is unknown; it hides no payment`);
    }
  }
}

/** R4.052, A104, A108: clears an invalid payment; once each, to avoid a loop with a shop that selects it again. */
function* clearUnsettable(cleared: { id: string | null }): SagaGenerator {
  const selected = yield* select(selectServerPayment);
  const id = selected?.billingMethodId ?? null;
  if ((yield* select(selectStep)) !== 'shipping' || (yield* select(selectIsOrdering)) || (yield* select(selectPendingPayment)) !== null)
    return;
  if (!(yield* select(selectHasMethods))) return; // without methods there is nothing to check
  if (!mustBeCleared(yield* select(selectShownMethods), selected, yield* select(selectPaymentSettings))) cleared.id = null;
  else if (cleared.id !== id) {
    cleared.id = id;
    yield* put(paymentCleared({ isRevoked: true }));
  }
}

function* followCart(): SagaGenerator {
  const [reported, cleared] = [new Set<string>(), { id: null }];
  const check = safely('payment.clearInvalid', function* clearInvalid() {
    yield* reportLimitations(reported);
    yield* clearUnsettable(cleared);
  });
  for (;;) {
    yield* take([checkoutCartReceived, checkoutActions.stepReady, paymentSettled]);
    yield* call(check);
  }
}

export function* paymentSaga(): SagaGenerator {
  const [page, { config }] = [yield* getPage(), yield* getShop()];
  yield* put(settingsRead({ ...PAYMENT_SETTINGS, ...config.payments, canMobilePay: page.canMobilePay() }));
  yield* fork(serialQueue('payment.choices', [paymentChosen, paymentCleared] as const, submitChoice));
  yield* call(followCart);
}
