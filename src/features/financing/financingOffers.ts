import { ApiError } from '../../api/ApiError';
import { call, delay, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { selectBoughtArticles, selectServerCart, selectTotal } from '../cart';
import { selectStep } from '../checkout';
import { familyOf, refusalOf, selectPaymentSettings, selectShownMethods } from '../payment';
import { getApi } from '../sagaContext';
import { toOffer } from './financingMapping';
import { ATTEMPTS_MAX, RETRY_DELAY_MS } from './financingRules';
import { financingActions } from './financingSlice';

const { offerChanged } = financingActions;

const FAMILIES = ['deferred', 'revolving'];

type OfferState = Parameters<typeof selectTotal>[0] & Parameters<typeof selectStep>[0] & Parameters<typeof selectShownMethods>[0];

/** R4.054, A110: without articles of partners and without a discount. The methods and the total that they are for, as a text. */
export function selectOfferKey(state: OfferState): string {
  const cart = selectServerCart(state);
  if (selectStep(state) !== 'shipping' || cart === null) return '';
  const hasDiscount = (cart.discounts.value ?? 0) !== 0 || cart.discounts.codes.length > 0;
  if (hasDiscount || selectBoughtArticles(state).some(({ marketplacePartnerId }) => marketplacePartnerId !== null)) return '';
  const settings = selectPaymentSettings(state);
  const ids = selectShownMethods(state)
    .filter((method) => FAMILIES.includes(familyOf(method.code, settings)) && refusalOf(method, settings) === null)
    .map(({ id }) => id);
  return ids.length === 0 ? '' : JSON.stringify([selectTotal(state), ...ids]);
}

/** R4.055, A110 */
function* fetchOffer(billingMethodId: string, signal: AbortSignal): SagaGenerator {
  const api = yield* getApi();
  yield* put(offerChanged({ methodId: billingMethodId, offer: { status: 'pending' } }));
  for (let attempts = 1; ; attempts += 1) {
    try {
      const answer: unknown = yield* call(() => api.call('revolvingOfferDetail', { query: { billingMethodId } }, { signal, retry: false }));
      return void (yield* put(offerChanged({ methodId: billingMethodId, offer: { status: 'ready', offer: toOffer(answer) } })));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (attempts === ATTEMPTS_MAX) return void (yield* put(offerChanged({ methodId: billingMethodId, offer: { status: 'failed' } })));
      yield* delay(RETRY_DELAY_MS);
    }
  }
}

/** One method after the other. */
export function* fetchOffers(_action: unknown, signal: AbortSignal): SagaGenerator {
  const key = yield* select(selectOfferKey);
  const [, ...ids]: unknown[] = key === '' ? [] : JSON.parse(key);
  for (const id of ids) yield* fetchOffer(String(id), signal);
}
