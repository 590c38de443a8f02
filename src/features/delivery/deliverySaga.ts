import { ApiError } from '../../api/ApiError';
import { call, delay, fork, put, select } from '../../lib/effects';
import type { ActionOf, Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { field, toDto } from '../../lib/dto';
import { reactToCheckout } from '../checkout';
import { changeForCart } from '../checkoutResponse';
import { flashActions, keyFlash, toFlashes } from '../flash';
import { showFlashes } from '../failureHandling';
import { watchSuggestions } from './suggestedDeliverySaga';
import { isWaiting, matchesServer, selectOperation, serverSelection } from './deliveryRules';
import { selectDeliveries, selectDelivery, selectStrategies, selectStrategy, selectWish } from './deliverySelectors';
import { deliveryActions } from './deliverySlice';
import type { WithDelivery, PendingChoice } from './deliveryTypes';
import { orderNotesSaga } from './orderNotesSaga';

const { methodChosen, methodCleared, insuranceChanged, strategyChosen, campaignChosen } = deliveryActions;
const { methodSettled, insuranceSettled, strategySettled, campaignSettled } = deliveryActions;

/** R7.138, A098, R7.135: the call that tells the shop of a wish. */
function* submitChoice(deliveryId: string, choice: PendingChoice): Steps<unknown> {
  function* isDone(): Steps<boolean> {
    return matchesServer(yield* select(selectDelivery, deliveryId), choice);
  }
  const { deliveryMethodName, order } = choice;
  if (deliveryMethodName === null) return yield* changeForCart('cleanSelectedDelivery', { body: { deliveryId } }, isDone);
  const operation = selectOperation(yield* select(selectDelivery, deliveryId));
  return yield* changeForCart(operation, { body: { order, deliveryMethodName, deliveryId } }, isDone);
}

/** A shop that refuses nothing, and has nothing changed in its cart either, has failed, too. */
function* reportOutcome(outcome: unknown, isDone: () => Steps<boolean>): Steps {
  if (outcome instanceof ApiError) yield* reactToCheckout(outcome);
  else if (!(yield* isDone())) yield* put(flashActions.flashShown(keyFlash('err_generic')));
}

/** One choice after the other; one that was overtaken before it was sent is never sent, one that was overtaken later is silent. */
function* settleWish({ payload: { deliveryId, wishId } }: ActionOf<typeof methodChosen> | ActionOf<typeof methodCleared>): Steps {
  const choice = yield* select(selectWish, deliveryId);
  if (choice?.id !== wishId || isWaiting(choice)) return;
  const outcome = yield* submitChoice(deliveryId, choice);
  const isLatest = (yield* select(selectWish, deliveryId))?.id === wishId;
  const isDone = !(outcome instanceof ApiError);
  yield* put(methodSettled({ deliveryId, wishId, isDone }));
  if (!isLatest) return;
  if (!isDone) return void (yield* reactToCheckout(outcome)); // R8.09, R8.12
  const told = toFlashes(field(toDto(field(toDto(outcome), 'status')), 'flashMessages'));
  yield* showFlashes(told);
  if (told.length > 0 || choice.deliveryMethodName !== null) return; // a method that is not there is told beside its delivery
  yield* reportOutcome(outcome, function* isCleared() {
    return matchesServer(yield* select(selectDelivery, deliveryId), choice);
  });
}

function* settleInsurance({ payload: { deliveryId, selected, wishId } }: ActionOf<typeof insuranceChanged>): Steps {
  const isLatest = ({ delivery }: WithDelivery) => delivery.insuranceWishes[deliveryId]?.id === wishId;
  if (!(yield* select(isLatest))) return;
  function* isDone(): Steps<boolean> {
    return (yield* select(selectDelivery, deliveryId))?.insurance?.selected === selected;
  }
  const outcome = yield* changeForCart('selectDeliveryInsurance', { body: { deliveryId, selected } }, isDone);
  const isTold = yield* select(isLatest);
  yield* put(insuranceSettled({ deliveryId, wishId }));
  if (isTold) yield* reportOutcome(outcome, isDone);
}

/** R4.057: the shop may carry selections over to the new deliveries; they are cleared there as well. */
function* clearSelections(): Steps {
  for (const delivery of yield* select(selectDeliveries))
    if (serverSelection(delivery) !== null) yield* put(methodCleared({ deliveryId: delivery.deliveryId }));
}

/** R7.131, R7.132, R4.057 */
function* settleStrategy({ payload: { strategy } }: ActionOf<typeof strategyChosen>): Steps {
  if ((yield* select(({ delivery }: WithDelivery) => delivery.strategyWish)) !== strategy) return;
  function* isDone(): Steps<boolean> {
    return (yield* select(selectStrategies)).some(({ id, selected }) => selected && id === strategy);
  }
  const outcome = yield* changeForCart('deliveryStrategy', { body: { strategy } }, isDone);
  const isLatest = (yield* select(selectStrategy)) === strategy;
  yield* put(strategySettled({ strategy }));
  if (!isLatest) return;
  if (!(outcome instanceof ApiError) && (yield* isDone())) yield* clearSelections();
  else yield* reportOutcome(outcome, isDone);
}

/** R7.137, A103: the answer is the cart with it, or without it again. A choice that was overtaken is never sent. */
function* settleCampaign({ payload: { id, selected, wishId } }: ActionOf<typeof campaignChosen>): Steps {
  const isLatest = ({ delivery }: WithDelivery) => delivery.campaignWish?.wishId === wishId;
  if (!(yield* select(isLatest))) return;
  function* isDone(): Steps<boolean> {
    const bar = yield* select(({ delivery }: WithDelivery) => delivery.campaignBar);
    return bar?.id === id ? bar.selected === selected : selected; // one that was taken may be offered no more
  }
  const outcome = yield* changeForCart('selectCampaign', { body: { id, selected } }, isDone);
  const isTold = yield* select(isLatest);
  yield* put(campaignSettled({ wishId }));
  if (isTold) yield* reportOutcome(outcome, isDone);
}

const CHANGES = [methodChosen, methodCleared, insuranceChanged, strategyChosen, campaignChosen] as const;

export function* deliverySaga(): Steps {
  yield* fork(
    serialQueue('delivery.changes', CHANGES, function* settle(action) {
      yield* delay(0); // what was pressed is painted before the call is made
      if (methodChosen.match(action) || methodCleared.match(action)) yield* settleWish(action);
      else if (insuranceChanged.match(action)) yield* settleInsurance(action);
      else if (strategyChosen.match(action)) yield* settleStrategy(action);
      else if (campaignChosen.match(action)) yield* settleCampaign(action);
    }),
  );
  yield* fork(orderNotesSaga);
  yield* call(watchSuggestions);
}
