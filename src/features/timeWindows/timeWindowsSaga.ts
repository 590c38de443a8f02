import { ApiError } from '../../api/ApiError';
import { call, delay, fork, put, race, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { selectClockOffsetMs } from '../cart';
import { selectIsOrdering, selectCheckoutStatus } from '../checkout';
import { callForCart, checkoutCartReceived } from '../checkoutResponse';
import { deliveryActions, selectDeliveries, selectDelivery, selectPendingChoice } from '../delivery';
import type { DeliveryMethod } from '../delivery';
import { getPage } from '../sagaContext';
import { keepLost } from './keepLost';
import { methodOf, windowOf } from './timeWindowsRules';
import { timeWindowsActions } from './timeWindowsSlice';
import type { LostWindow } from './timeWindowsTypes';

const { methodChosen, methodSettled } = deliveryActions;
const { windowLost } = timeWindowsActions;

interface KnownWindow extends LostWindow {
  deliveryId: string;
  heldUntil: number | null;
}

/** By the shop's clock. */
function* now(): SagaGenerator<number> {
  return (yield* getPage()).clock.now() + (yield* select(selectClockOffsetMs));
}

const selectSelected = (state: Parameters<typeof selectDeliveries>[0]): KnownWindow[] =>
  selectDeliveries(state).flatMap(({ deliveryId, deliveryMethods }) => {
    const method = deliveryMethods.find(({ selected }) => selected);
    const window = method === undefined ? null : windowOf(method, method.timeWindowId);
    return method === undefined || window === null
      ? []
      : [{ deliveryId, deliveryMethodName: method.name, window, heldUntil: method.timeWindowHeldUntil }];
  });

/** The method of a known window, if the shop still has it selected, without that window, and the shopper chooses nothing else now. */
function* methodWithout({ deliveryId, deliveryMethodName, window }: KnownWindow): SagaGenerator<DeliveryMethod | null> {
  const method = methodOf(yield* select(selectDelivery, deliveryId), deliveryMethodName);
  const isChosenAgain = (yield* select(selectPendingChoice, deliveryId)) !== undefined;
  return !isChosenAgain && method?.selected === true && method.timeWindowId !== window.id ? method : null;
}

/** The shop has dropped the window: not where another tab changed it, which leaves it free and held. */
function* reportDropped(known: KnownWindow): SagaGenerator {
  const method = yield* methodWithout(known);
  const { heldUntil, ...lost } = known;
  if (method === null) return;
  const isOver = heldUntil !== null && (yield* now()) >= heldUntil;
  if (isOver || windowOf(method, lost.window.id)?.isAvailable !== true) yield* put(windowLost(lost));
}

/** A window that changes hands is seen in the next cart. A failure is not reported: the shopper requested nothing. */
function* reload(): SagaGenerator {
  try {
    yield* call(() => callForCart('loadCart', {}));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    (yield* getPage()).log.warn(`vitrina: time windows not reloaded (${error.message})`);
  }
}

/** R5.46: the chosen window was refused, or is missing in the answer. */
function* reportRefused(wanted: KnownWindow, { payload: { isDone } }: ActionOf<typeof methodSettled>): SagaGenerator {
  if (!isDone) yield* reload();
  const method = methodOf(yield* select(selectDelivery, wanted.deliveryId), wanted.deliveryMethodName);
  const isChosenAgain = (yield* select(selectPendingChoice, wanted.deliveryId)) !== undefined;
  if (isChosenAgain || method?.selected !== true || method.timeWindowId === wanted.window.id) return;
  // A refusal may have had another reason.
  const isFree = windowOf(method, wanted.window.id)?.isAvailable === true;
  const { heldUntil: _none, ...lost } = wanted;
  if (isDone || !isFree) yield* put(windowLost(lost));
}

function* watchLoss(): SagaGenerator {
  const report = safely('timeWindows.refused', reportRefused);
  const wanted = new Map<string, KnownWindow>();
  let known = yield* select(selectSelected);
  for (;;) {
    const action = yield* take([checkoutCartReceived, methodChosen, methodSettled] as const);
    if (methodChosen.match(action)) {
      const { deliveryId, deliveryMethodName, requestId } = action.payload;
      const choice = yield* select(selectPendingChoice, deliveryId);
      const method = methodOf(yield* select(selectDelivery, deliveryId), deliveryMethodName);
      const window = method && windowOf(method, choice?.order.timeWindowId ?? null);
      if (window !== null) wanted.set(requestId, { deliveryId, deliveryMethodName, window, heldUntil: null });
    } else if (methodSettled.match(action)) {
      const one = wanted.get(action.payload.requestId);
      wanted.delete(action.payload.requestId);
      if (one !== undefined) yield* fork(report, one, action);
    } else {
      for (const one of known) yield* reportDropped(one);
      known = yield* select(selectSelected);
    }
  }
}

/** Timers of browsers end at 2^31 milliseconds. */
const LONGEST_WAIT_MS = 3600_000;
/** The shop decides when the time is over. */
const AFTER_EXPIRY_MS = 500;

/** When a held window expires, its state is fetched from the shop. */
function* watchExpiry(): SagaGenerator {
  let handled = 0;
  for (;;) {
    const ends = (yield* select(selectSelected)).flatMap(({ heldUntil }) => heldUntil ?? []).filter((end) => end > handled);
    const end = Math.min(...ends);
    const wait = Math.min(Math.max(end + AFTER_EXPIRY_MS - (yield* now()), 0), LONGEST_WAIT_MS);
    const { changed } = yield* race({ over: call(delay, wait), changed: take(checkoutCartReceived) });
    if (changed !== undefined || (yield* now()) < end + AFTER_EXPIRY_MS) continue;
    handled = end;
    const isBusy = (yield* select(selectIsOrdering)) || (yield* select(selectCheckoutStatus)) !== 'ready';
    if (!isBusy) yield* reload();
  }
}

export function* timeWindowsSaga(): SagaGenerator {
  yield* fork(watchLoss);
  yield* fork(keepLost);
  yield* call(watchExpiry);
}
