import { ApiError } from '../../api/ApiError';
import { entriesOf, field, idOf, isSet, numberOf, toDto } from '../../lib/dto';
import { call, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { accountActions } from '../account';
import { getApi, getPage } from '../sagaContext';
import { isId } from './productListMapping';
import { productListsActions, selectIsWishedKnown } from './productListSlice';

const { wishedRequested, wishedReceived } = productListsActions;

/** Most customers have one list; of more, these are asked for. */
const OTHER_LISTS_MAX = 4;

const variantsIn = (answer: unknown): string[] =>
  entriesOf(field(toDto(answer), 'items')).flatMap((item) => idOf(toDto(item), 'variantId') ?? []);

/** The other lists that have articles, or may have. */
const otherListsIn = (answer: unknown): string[] =>
  entriesOf(field(toDto(answer), 'allWishlists'))
    .map(toDto)
    .filter((list) => !isSet(list, 'isMain') && numberOf(list, 'pieces') !== 0)
    .map((list) => idOf(list, 'wishlistId'))
    .filter(isId)
    .slice(0, OTHER_LISTS_MAX);

/** R7.151, R7.152. The wishlist's own code is not needed for it; after a failure hearts show what the page knows. */
const askForWished = safely('productLists.wished', function* (): SagaGenerator {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  const wished: string[] = [];
  try {
    const all: unknown = yield* call(() => api.call('wishlistFindAll', {}));
    wished.push(...variantsIn(all));
    for (const wishlistId of otherListsIn(all))
      wished.push(...variantsIn(yield* call((): Promise<unknown> => api.call('wishlistGetItems', { query: { wishlistId } }))));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no wishlist for the hearts of products (${error.message})`);
  }
  yield* put(wishedReceived({ wished }));
});

/** Asked for once, whichever lists need it. */
export function* followWished(): SagaGenerator<never> {
  for (;;) {
    yield* take(wishedRequested);
    if (yield* select(selectIsWishedKnown)) continue;
    yield* race({ answered: call(askForWished), left: take(accountActions.loggedOut) });
  }
}
