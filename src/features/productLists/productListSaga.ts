import { ApiError } from '../../api/ApiError';
import type { ApiInput } from '../../api/api';
import { entriesOf, field, toDto } from '../../lib/dto';
import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { selectIsLogged } from '../account';
import { readViews, rememberView } from '../recentlyViewed';
import { getApi, getPage, getShop } from '../sagaContext';
import { followWished } from './followWished';
import { isId, toProducts } from './productListMapping';
import { keyOf, productListsActions, selectList } from './productListSlice';
import type { ListedProduct, ListRequest } from './productListTypes';

const { listRequested, listStarted, listSucceeded, listFailed } = productListsActions;

/** Views of this time precede what the shop knows of a customer: the shopper has just signed in. */
const JUST_NOW_MS = 24 * 60 * 60 * 1000;

/** R7.158-R7.160: the most that these endpoints send. */
const ANSWER_MAX = 200;

/** One more than is shown: the product of the page is left out. */
const withOwn = (count: number): number => Math.min(count + 1, ANSWER_MAX);

/** R7.160. After a failure there is still what the browser knows. */
function* fetchViewedIds(count: number): SagaGenerator<string[]> {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  try {
    const answer: unknown = yield* call(() => api.call('recentlyViewed', { query: { maxItems: withOwn(count) } }));
    return entriesOf(field(toDto(answer), 'ids'))
      .map(String)
      .filter(isId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no recently viewed products of the customer (${error.message})`);
    return [];
  }
}

/** A guest's views are in the browser, a customer's at the shop; both are merged. */
function* recentIds({ count, variantId }: ListRequest): SagaGenerator<string[]> {
  const [{ storage, clock }, { countryCode }] = [yield* getPage(), yield* getShop()];
  const isLogged = yield* select(selectIsLogged);
  const views = readViews(storage.local, countryCode, clock.now());
  const own = (isNew: boolean) => views.filter(({ at }) => clock.now() - at < JUST_NOW_MS === isNew).map((view) => view.variantId);
  const ofShop = isLogged ? yield* fetchViewedIds(count) : [];
  return [...new Set([...own(true), ...ofShop, ...own(false)])].filter((id) => id !== variantId).slice(0, withOwn(count));
}

type ListOperation = 'recommendedProducts' | 'similarProducts' | 'recentlyViewedProducts' | 'findVariantsById' | 'findVariants';

function* read<Op extends ListOperation>(operation: Op, query: ApiInput<Op>['query']): SagaGenerator<ListedProduct[]> {
  const [api, { links }] = [yield* getApi(), yield* getShop()];
  const products = toProducts(yield* call((): Promise<unknown> => api.call(operation, { query } as ApiInput<Op>)), links);
  if (products === null) throw new ApiError('malformed', operation);
  return products;
}

/** R7.156-R7.159, R7.161; ids are comma-separated (A151). */
function* fetchProducts(request: ListRequest): SagaGenerator<ListedProduct[]> {
  const { kind, variantId, productId, count, variantIds, productIds } = request;
  const accessoryVariants = request.accessoryVariants.join();
  if (kind === 'recommended' && variantId !== null)
    return yield* read('recommendedProducts', { variantId, count: withOwn(count), ...(accessoryVariants && { accessoryVariants }) });
  if (kind === 'similar' && productId !== null) return yield* read('similarProducts', { productId, limit: withOwn(count) });
  const viewed = kind === 'recently-viewed' ? yield* recentIds(request) : [];
  if (viewed.length > 0) return yield* read('recentlyViewedProducts', { ids: viewed.join() });
  if (variantIds.length > 0) return yield* read('findVariantsById', { ids: variantIds.join() });
  return productIds.length > 0 ? yield* read('findVariants', { ids: productIds.join() }) : [];
}

const load = safely('productLists.load', function* (request: ListRequest) {
  const key = keyOf(request);
  const known = yield* select(selectList, key);
  if (known !== undefined && known.status !== 'failed') return;
  yield* put(listStarted({ key }));
  try {
    const { count, variantId, productId } = request;
    const isOther = (product: ListedProduct) => product.variantId !== variantId && (productId === null || product.productId !== productId);
    const products = (yield* fetchProducts(request)).filter(isOther).slice(0, count);
    yield* put(listSucceeded({ key, products }));
  } catch (error) {
    yield* put(listFailed({ key }));
    if (!(error instanceof ApiError)) throw error;
    const { log } = yield* getPage();
    log.warn(`vitrina: no ${request.kind} products (${error.message})`); // A084
  }
});

export function* productListsSaga(): SagaGenerator<never> {
  yield* fork(followWished);
  for (;;) {
    const { payload } = yield* take(listRequested);
    yield* fork(load, payload);
    if (payload.kind === 'recently-viewed' && payload.variantId !== null) yield* fork(rememberView, payload.variantId); // until a prepared page is opened
  }
}
