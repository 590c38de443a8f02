import type { ApiCallOptions } from '../../api/api';
import { ApiError } from '../../api/ApiError';
import { call, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { field, isDto, isSet, listOf, toDto } from '../../lib/dto';
import { safely } from '../../lib/safely';
import { selectIsLogged } from '../account';
import { withCartMutex } from '../cart';
import { checkoutActions, selectStep } from '../checkout';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { toBranch, toCustomerHistory } from '../checkoutResponse';
import { isPickup } from './deliveryRules';
import { selectCustomerHistory, selectDeliveries, selectSelections } from './deliverySelectors';
import { deliveryActions } from './deliverySlice';
import type { Branch, Delivery, HistoryEntry, MethodName } from '../checkoutResponse';

/** The branch as it is now, or null when it is no longer available. Throws ApiError. */
export function* confirmBranch(
  branchId: string,
  deliveryId: string,
  deliveryMethodName: MethodName,
  options?: ApiCallOptions,
): SagaGenerator<Branch | null> {
  const api = yield* getApi();
  const answer: unknown = yield* call(() =>
    api.call('branchesConfirmAvailability', { query: { ids: branchId, deliveryId, deliveryMethodName } }, options),
  );
  const branches = field(toDto(answer), 'branches');
  if (typeof branches !== 'object' || branches === null) throw new ApiError('malformed', 'branchesConfirmAvailability', { cause: 'shape' });
  return listOf(branches, toBranch, Infinity).find(({ id, available }) => id === branchId && available) ?? null;
}

/** Whether the last method is available again. */
function* isPossible({ deliveryId, deliveryMethods }: Delivery, { deliveryMethodName, branch }: HistoryEntry): SagaGenerator<boolean> {
  if (!deliveryMethods.some(({ name, available }) => name === deliveryMethodName && available)) return false;
  if (isPickup(deliveryMethodName) && branch === null) return false;
  const api = yield* getApi();
  const answer: unknown = yield* call(() => api.call('checkDeliveryMethod', { query: { deliveryId, deliveryMethodName } }));
  return isSet(toDto(answer), 'available');
}

/** R7.133, R1.21: preselects the customer's last method where none is selected; once per delivery. */
function* suggest(progress: { suggested: Set<string>; isFailureShown: boolean }): SagaGenerator {
  const [{ flags }, api] = [yield* getShop(), yield* getApi()];
  if (!flags.isOn('suggested_delivery') || !(yield* select(selectIsLogged))) return;
  try {
    const answer: unknown = yield* withCartMutex(() => call(() => api.call('customerHistory', { body: {} })));
    const customerHistory = field(toDto(answer), 'customerHistory');
    if (isDto(customerHistory)) yield* put(deliveryActions.historyReceived({ customerHistory: toCustomerHistory(customerHistory) }));
    for (const delivery of yield* select(selectDeliveries)) {
      const { deliveryId } = delivery;
      const entry = (yield* select(selectCustomerHistory))[deliveryId];
      if (entry === undefined || progress.suggested.has(deliveryId)) continue;
      progress.suggested.add(deliveryId);
      if ((yield* select(selectSelections))[deliveryId] !== null || !(yield* isPossible(delivery, entry))) continue;
      const { deliveryMethodName } = entry;
      const isAtBranch = isPickup(deliveryMethodName);
      const branch = isAtBranch && entry.branch !== null ? yield* confirmBranch(entry.branch.id, deliveryId, deliveryMethodName) : null;
      if (isAtBranch && branch === null) continue;
      // The shopper may have chosen in the meantime.
      if ((yield* select(selectSelections))[deliveryId] !== null) continue;
      const order = branch === null ? {} : { branchId: branch.id };
      yield* put(deliveryActions.methodChosen({ deliveryId, deliveryMethodName, order, branch }));
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    (yield* getPage()).log.warn(`vitrina: no suggested delivery (${error.message})`);
    if (progress.isFailureShown) return;
    progress.isFailureShown = true; // R8.09: once, as this runs each time the step is opened
    yield* put(flashActions.flashShown(keyFlash('err_generic')));
  }
}

/** Each time the shipping step has its data. */
export function* watchSuggestions(): SagaGenerator {
  const progress = { suggested: new Set<string>(), isFailureShown: false };
  for (;;) {
    yield* take(checkoutActions.stepReady);
    if ((yield* select(selectStep)) === 'shipping') yield* call(safely('delivery.suggest', suggest), progress);
  }
}
