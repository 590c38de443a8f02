import { ApiError } from '../../api/ApiError';
import { call, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { handleCheckoutFailure } from '../checkout';
import { changeForCart } from '../checkoutResponse';
import type { CheckoutResponse } from '../checkoutResponse';
import { flashActions, keyFlash } from '../flash';
import { showFlashes } from '../failureHandling';
import { watchSuggestions } from './suggestedDeliverySaga';
import { isWaiting, matchesServer, selectOperation, serverSelection } from './deliveryRules';
import { selectDeliveries, selectDelivery, selectStrategies, selectStrategy, selectPendingChoice } from './deliverySelectors';
import { deliveryActions } from './deliverySlice';
import type { WithDelivery, PendingChoice } from './deliveryTypes';
import { orderNotesSaga } from './orderNotesSaga';

const { methodChosen, methodCleared, insuranceChanged, strategyChosen, campaignChosen } = deliveryActions;
const { methodSettled, insuranceSettled, strategySettled, campaignSettled } = deliveryActions;

/** R7.138, A098, R7.135: submits a pending choice. */
function* submitChoice(deliveryId: string, choice: PendingChoice): SagaGenerator<CheckoutResponse | ApiError> {
  function* isDone(): SagaGenerator<boolean> {
    return matchesServer(yield* select(selectDelivery, deliveryId), choice);
  }
  const { deliveryMethodName, order } = choice;
  if (deliveryMethodName === null) return yield* changeForCart('cleanSelectedDelivery', { body: { deliveryId } }, isDone);
  const operation = selectOperation(yield* select(selectDelivery, deliveryId));
  return yield* changeForCart(operation, { body: { order, deliveryMethodName, deliveryId } }, isDone);
}

/** Reports a failure; a response without the change is one, too. */
function* reportOutcome(outcome: unknown, isDone: () => SagaGenerator<boolean>): SagaGenerator {
  if (outcome instanceof ApiError) yield* handleCheckoutFailure(outcome);
  else if (!(yield* isDone())) yield* put(flashActions.flashShown(keyFlash('err_generic')));
}

/** A choice that was superseded is not sent, or its failure not reported. */
function* submitMethod({
  payload: { deliveryId, requestId },
}: ActionOf<typeof methodChosen> | ActionOf<typeof methodCleared>): SagaGenerator {
  const choice = yield* select(selectPendingChoice, deliveryId);
  if (choice?.id !== requestId || isWaiting(choice)) return;
  const outcome = yield* submitChoice(deliveryId, choice);
  const isLatest = (yield* select(selectPendingChoice, deliveryId))?.id === requestId;
  const isDone = !(outcome instanceof ApiError);
  yield* put(methodSettled({ deliveryId, requestId, isDone }));
  if (!isLatest) return;
  if (!isDone) return void (yield* handleCheckoutFailure(outcome)); // R8.09, R8.12
  const { flashes } = outcome;
  yield* showFlashes(flashes);
  if (flashes.length > 0 || choice.deliveryMethodName !== null) return; // a revoked method is shown at its delivery
  yield* reportOutcome(outcome, function* isCleared() {
    return matchesServer(yield* select(selectDelivery, deliveryId), choice);
  });
}

function* submitInsurance({ payload: { deliveryId, selected, requestId } }: ActionOf<typeof insuranceChanged>): SagaGenerator {
  const isLatest = ({ delivery }: WithDelivery) => delivery.pendingInsurance[deliveryId]?.id === requestId;
  if (!(yield* select(isLatest))) return;
  function* isDone(): SagaGenerator<boolean> {
    return (yield* select(selectDelivery, deliveryId))?.insurance?.selected === selected;
  }
  const outcome = yield* changeForCart('selectDeliveryInsurance', { body: { deliveryId, selected } }, isDone);
  const isCurrent = yield* select(isLatest);
  yield* put(insuranceSettled({ deliveryId, requestId }));
  if (isCurrent) yield* reportOutcome(outcome, isDone);
}

/**
 * R4.057: the shop may carry selections over to the new deliveries; they are cleared there as well, except where the shopper has
 * chosen again meanwhile.
 */
function* clearSelections(): SagaGenerator {
  for (const delivery of yield* select(selectDeliveries)) {
    const { deliveryId, isDigital } = delivery;
    const isChosen = (yield* select(selectPendingChoice, deliveryId)) !== undefined;
    if (!isDigital && !isChosen && serverSelection(delivery) !== null) yield* put(methodCleared({ deliveryId }));
  }
}

/** R7.131, R7.132, R4.057 */
function* submitStrategy({ payload: { strategy } }: ActionOf<typeof strategyChosen>): SagaGenerator {
  if ((yield* select(({ delivery }: WithDelivery) => delivery.pendingStrategy)) !== strategy) return;
  function* isDone(): SagaGenerator<boolean> {
    return (yield* select(selectStrategies)).some(({ id, selected }) => selected && id === strategy);
  }
  const outcome = yield* changeForCart('deliveryStrategy', { body: { strategy } }, isDone);
  const isLatest = (yield* select(selectStrategy)) === strategy;
  yield* put(strategySettled({ strategy }));
  if (!isLatest) return;
  if (!(outcome instanceof ApiError) && (yield* isDone())) yield* clearSelections();
  else yield* reportOutcome(outcome, isDone);
}

/** R7.137, A103: a superseded choice is never sent. */
function* submitCampaign({ payload: { id, selected, requestId } }: ActionOf<typeof campaignChosen>): SagaGenerator {
  const isLatest = ({ delivery }: WithDelivery) => delivery.pendingCampaign?.requestId === requestId;
  if (!(yield* select(isLatest))) return;
  function* isDone(): SagaGenerator<boolean> {
    const bar = yield* select(({ delivery }: WithDelivery) => delivery.campaignBar);
    return bar?.id === id ? bar.selected === selected : selected; // a selected campaign may no longer be offered
  }
  const outcome = yield* changeForCart('selectCampaign', { body: { id, selected } }, isDone);
  const isCurrent = yield* select(isLatest);
  yield* put(campaignSettled({ requestId }));
  if (isCurrent) yield* reportOutcome(outcome, isDone);
}

const CHANGES = [methodChosen, methodCleared, insuranceChanged, strategyChosen, campaignChosen] as const;

export function* deliverySaga(): SagaGenerator {
  yield* fork(
    serialQueue('delivery.changes', CHANGES, function* submitChange(action) {
      if (methodChosen.match(action) || methodCleared.match(action)) yield* submitMethod(action);
      else if (insuranceChanged.match(action)) yield* submitInsurance(action);
      else if (strategyChosen.match(action)) yield* submitStrategy(action);
      else if (campaignChosen.match(action)) yield* submitCampaign(action);
    }),
  );
  yield* fork(orderNotesSaga);
  yield* call(watchSuggestions);
}
