import { ApiError } from '../../api/ApiError';
import type { ApiInput, OperationId } from '../../api/api';
import { call, fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { toDto } from '../../lib/dto';
import { keyOfVariant, toVariant } from '../installments';
import { getApi, getPage } from '../sagaContext';
import { toMethods, toOffers, toVariants } from './financingOfferMapping';
import { financingOfferActions, keyOf, selectCalculator } from './financingOfferSlice';
import type { Load, OfferedGoods } from './financingOfferTypes';

const { offerShown, calculatorOpened, methodChosen, variantChosen, offersAnswered, methodsAnswered, variantsAnswered, variantAnswered } =
  financingOfferActions;

const goodsQuery = ({ price, variantId }: OfferedGoods) => ({ price, ...(variantId === null ? {} : { variantId }) });

type Operation = 'financialOffers' | 'financingBillingMethods' | 'installmentVariants' | 'installmentVariant';

/** A failure is logged, and shown where the shopper requested it (A084). */
function* load<Op extends Operation, Value>(
  operation: Op,
  input: ApiInput<Op>,
  signal: AbortSignal,
  convert: (answer: unknown) => Value | null,
): SagaGenerator<Load<Value>> {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  try {
    const value = convert(
      yield* call((): Promise<unknown> => api.call<OperationId>(operation, input as ApiInput<OperationId>, { signal })),
    );
    if (value === null) throw new ApiError('malformed', operation, { cause: 'shape' });
    return { status: 'ready', value };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no instalments (${error.message})`);
    return { status: 'failed' };
  }
}

/** Several placeholders may show the same goods. */
const perGoods = { delayMs: () => 0, keyOf: ({ payload }: { payload: { goods: OfferedGoods } }) => keyOf(payload.goods) };

/** R7.105 */
const watchOffers = latestOnly('financingOffer.offers', offerShown, {
  ...perGoods,
  *worker({ payload: { goods } }, signal) {
    if ((yield* select(selectCalculator, goods)).offers.status === 'ready') return;
    yield* put(offersAnswered({ goods, offers: yield* load('financialOffers', { query: goodsQuery(goods) }, signal, toOffers) }));
  },
});

/** R7.106; the first method is shown. */
const watchOpening = latestOnly('financingOffer.methods', calculatorOpened, {
  ...perGoods,
  *worker({ payload: { goods } }, signal) {
    const known = yield* select(selectCalculator, goods);
    const methods =
      known.methods?.status === 'ready'
        ? known.methods
        : yield* load('financingBillingMethods', { query: goodsQuery(goods) }, signal, toMethods);
    yield* put(methodsAnswered({ goods, methods }));
    const methodId = known.methodId ?? (methods.status === 'ready' ? methods.value[0]?.id : undefined);
    if (methodId !== undefined) yield* put(methodChosen({ goods, methodId }));
  },
});

/** R7.107 */
const watchMethod = latestOnly('financingOffer.variants', methodChosen, {
  ...perGoods,
  *worker({ payload: { goods, methodId } }, signal) {
    if ((yield* select(selectCalculator, goods)).variants[methodId]?.status === 'ready') return;
    const query = { price: goods.price, billingMethodId: methodId };
    yield* put(variantsAnswered({ goods, methodId, variants: yield* load('installmentVariants', { query }, signal, toVariants) }));
  },
});

/** R7.108: the chosen term as the provider calculates it; the list's own stays if that fails, or is about another one. */
const watchVariant = latestOnly('financingOffer.variant', variantChosen, {
  ...perGoods,
  *worker({ payload: { goods, variant: asked } }, signal) {
    const { methodId } = yield* select(selectCalculator, goods);
    if (methodId === null) return;
    const { installmentCount, depositAmount, productCode } = asked;
    const query = {
      price: goods.price,
      billingMethodId: methodId,
      installmentCount,
      depositAmount,
      ...(productCode === null ? {} : { productCode }),
    };
    const found = yield* load('installmentVariant', { query }, signal, (answer) => toVariant(toDto(answer)));
    if (found.status === 'ready' && keyOfVariant(found.value) === keyOfVariant(asked))
      yield* put(variantAnswered({ goods, asked, variant: found.value }));
  },
});

export function* financingOfferSaga(): SagaGenerator {
  for (const watch of [watchOffers, watchOpening, watchMethod, watchVariant]) yield* fork(watch);
}
