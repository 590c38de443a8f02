import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { randomId } from '../../lib/randomId';
import { waitForState } from '../../lib/waitForState';
import { selectCartId, selectIntents, selectPause, selectPieces, selectTotal, withCartMutex } from '../cart';
import { flashesOf } from '../failureHandling';
import { flashActions, keyFlash } from '../flash';
import { getPage } from '../sagaContext';
import { handleCheckoutFailure } from './checkoutFailures';
import type { NextStep } from './checkoutMapping';
import { selectIsOrdering, selectIsOutcomeUnverified } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { Attempt } from './checkoutTypes';
import { fetchPurchase, fetchPurchaseSoon } from './fetchPurchase';
import { OVERRIDDEN, getAttempts } from './orderAttemptStorage';
import { applyOrderEvent } from './orderEvents';
import { isRefusal, requestNextStep, showRefusal } from './requestNextStep';
import { resumeOrder } from './resumeOrder';
import { showPurchase } from './showPurchase';
import { awaitSignIn, markAsLost, showPlacedElsewhere, verifyOrder, withoutReplaced } from './verifyOrder';

const { stepReloadRequested } = checkoutActions;

function* abortOrder(event: 'ended' | 'crashed', flash: string): SagaGenerator {
  yield* put(flashActions.flashShown(keyFlash(flash, 'warning')));
  yield* applyOrderEvent(event, null, {});
}

/**
 * Whether every edit has reached the shop; null while one is being sent. An edit that waits for a sign-in, the network or a busy
 * shop takes longer than a shopper waits at a button.
 */
function selectIsCartSynced(state: Parameters<typeof selectIntents>[0]): boolean | null {
  const intents = selectIntents(state);
  if (intents.length === 0) return true;
  return selectPause(state) !== null || intents.every(({ status }) => status === 'stalled') ? false : null;
}

interface SubmitResult {
  attempt: Attempt;
  /** Created by this press: once the shop has refused it, no order with this key can still arrive. */
  isNew: boolean;
  /** Undefined while the outcome is unknown. */
  answer?: NextStep | ApiError;
}

/** The only request that orders. Stores its key before sending. */
function* submit(cartId: string): SagaGenerator<SubmitResult> {
  const [{ clock }, attempts] = [yield* getPage(), yield* getAttempts()];
  const known = attempts.read();
  const isNew = known?.cartId !== cartId; // an attempt that was not placed keeps its key
  // The total is sent along, so that a price changed meanwhile is shown instead of ordered.
  const [total, pieces] = [yield* select(selectTotal), yield* select(selectPieces)];
  const attempt: Attempt = { key: isNew ? randomId() : known.key, cartId, at: clock.now(), pieces, total };
  const isStored = yield* applyOrderEvent('keyStored', attempt, {});
  // An earlier press, or without storage an earlier page, may have ordered. A shop that knows no keys would order again (A157).
  if (!isNew || !isStored) {
    const isOverridden = known?.outcome === OVERRIDDEN;
    const earlier = yield* (isOverridden ? fetchPurchaseSoon : fetchPurchase)(cartId);
    if (typeof earlier === 'object' || (!isNew && !isOverridden && earlier === 'unknown')) return { attempt, isNew };
  }
  const body = { step: 'shipping' as const, idempotencyKey: attempt.key, ...(total === null ? {} : { expectedTotal: total }) };
  try {
    return { attempt, isNew, answer: yield* requestNextStep(body) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutcomeUnknown(error) || (error.status === 409 && !isNew)) return { attempt, isNew };
    return { attempt, isNew, answer: error };
  }
}

/** A refusal may have changed the cart, which is then reloaded. */
const mayHaveChanged = ({ kind, status }: ApiError): boolean => kind === 'rejected' || status === 409 || status === 422;

/** R4.037: why nothing was ordered. Stays at the button after the flashes have gone. */
function* reportRefusal(reason: NextStep | ApiError, sentTotal: number | null): SagaGenerator {
  if (!(reason instanceof ApiError)) {
    const messages = reason.flashes.length > 0 ? reason.flashes : [keyFlash('txt_order_not_placed')];
    yield* applyOrderEvent('declined', null, { messages, sentTotal });
    yield* showRefusal(reason);
    return void (yield* put(stepReloadRequested()));
  }
  const response = failureResponse(reason);
  if (response.flashes.length === 0) yield* applyOrderEvent('ended', null, {});
  else yield* applyOrderEvent('declined', null, { messages: yield* flashesOf(response), sentTotal });
  if (yield* handleCheckoutFailure(reason)) yield* applyOrderEvent('sessionEnded', null, { message: 'txt_cart_session_ended' });
  else if (mayHaveChanged(reason)) yield* put(stepReloadRequested());
}

/** Some shops create the order and refuse anyway: look up the purchase once before showing a refusal (D33). */
function* handleRefusal({ attempt, isNew }: SubmitResult, reason: NextStep | ApiError): SagaGenerator {
  const attempts = yield* getAttempts();
  const known = yield* withoutReplaced(yield* fetchPurchase(attempt.cartId));
  if (typeof known === 'object')
    return yield* (attempts.isCartPlaced(attempt) ? showPlacedElsewhere : showPurchase)(known.purchase, attempt);
  if (known === 'signIn') return yield* awaitSignIn();
  if (known === 'gone') return yield* markAsLost();
  yield* applyOrderEvent(isNew && known === 'none' ? 'refusedKeyDropped' : 'refusedKeyKept', attempt, {});
  yield* reportRefusal(reason, attempt.total);
}

/** The order button (R7.124, A035): one key per attempt, kept until its outcome is known. */
export function* order(): SagaGenerator {
  if ((yield* select(selectIsOrdering)) || (yield* select(selectIsOutcomeUnverified))) return;
  const { log } = yield* getPage();
  yield* applyOrderEvent('pressed', null, {});
  try {
    // Otherwise a different cart than the shown one would be ordered.
    if (!(yield* waitForState(selectIsCartSynced))) return yield* abortOrder('ended', 'txt_order_cart_not_saved');
    const sent = yield* withCartMutex(function* submitInTurn(): SagaGenerator<SubmitResult | null> {
      const cartId = yield* select(selectCartId); // read now: an earlier request may have merged the cart
      return cartId === null ? null : yield* submit(cartId);
    });
    if (sent === null) {
      yield* abortOrder('ended', 'err_generic');
      return void (yield* put(stepReloadRequested()));
    }
    const { attempt, answer } = sent;
    if (answer instanceof ApiError) return yield* handleRefusal(sent, answer);
    if (answer?.step !== 'confirmation' && answer !== undefined && isRefusal(answer)) return yield* handleRefusal(sent, answer);
    yield* verifyOrder(attempt, { isConfirmed: answer?.step === 'confirmation' });
  } catch (error) {
    // Even after a bug the shopper gets an outcome: verify what was sent.
    log.error('vitrina: checkout.order failed', error);
    yield* abortOrder('crashed', 'err_generic');
    yield* resumeOrder();
  }
}
