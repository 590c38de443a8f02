import { ApiError } from '../../api/ApiError';
import type { ApiInput, OperationId } from '../../api/api';
import { call, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { getApi, getPage, getShop } from '../sagaContext';
import { toWishlist } from './wishlistMapping';
import type { DeleteIntent, InsertIntent, WishlistAnswer, WishlistIntent, WithWishlist } from './wishlistTypes';

/** What the shop has answered, with the list that the items belong to; null: unknown. */
export interface Answered {
  wishlistId: string | null;
  answer: WishlistAnswer;
}

const selectWishlist = ({ wishlist }: WithWishlist) => wishlist;

/** Calls the shop and checks its answer; `wishlistId`: the list that is requested, null for the main one. */
export function* request<Op extends OperationId>(
  operation: Op,
  input: ApiInput<Op>,
  wishlistId: string | null,
): SagaGenerator<WishlistAnswer> {
  const [api, { location }, { links }] = [yield* getApi(), yield* getPage(), yield* getShop()];
  const sent: unknown = yield* call(() => api.call(operation, input, { retry: false }));
  const answer = toWishlist(sent, wishlistId, { toHref: links.href, origin: location.origin() });
  if (answer === null) throw new ApiError('malformed', operation, { cause: 'shape' });
  return answer;
}

interface Addition {
  variantId: string;
  wishlistId: string | null;
  amount: number | null;
}

/** R3.086, R7.150 */
const toPayload = ({ variantId, wishlistId, amount }: Addition): ApiInput<'wishlistAddItem'>['body'] => ({
  variantId,
  ...(wishlistId === null ? {} : { wishlistId }),
  ...(amount === null ? {} : { amount }),
});

function* add(addition: Addition): SagaGenerator<Answered> {
  const { wishlistId } = addition;
  const answer = yield* request('wishlistAddItem', { body: toPayload(addition) }, wishlistId);
  return { wishlistId: wishlistId ?? answer.mainWishListId, answer };
}

/** Creates the list with the addition. Sent again, it must not create a second list of the same name. */
function* addToNewList(item: Addition, newWishlistName: string, isRepeat: boolean): SagaGenerator<Answered> {
  const named = ({ allWishlists }: Pick<WishlistAnswer, 'allWishlists'>) => allWishlists.filter(({ name }) => name === newWishlistName);
  if (isRepeat) {
    const [created] = named(yield* request('wishlistFindAll', {}, null));
    if (created !== undefined) return yield* add({ ...item, wishlistId: created.wishlistId });
  }
  const before = named(yield* select(selectWishlist));
  const body = { ...toPayload(item), newWishlistName };
  const answer = yield* request('wishlistAddItem', { body }, null);
  const created = named(answer).find(({ wishlistId }) => !before.some((known) => known.wishlistId === wishlistId));
  if (created === undefined) return { wishlistId: null, answer };
  const items = answer.items.map((listed) => ({ ...listed, wishlistId: created.wishlistId }));
  return { wishlistId: created.wishlistId, answer: { ...answer, items } };
}

/** R7.153, A126: the ids are in the query. The shop answers with the main list. */
function* remove(wishListItemIds: readonly string[]): SagaGenerator<Answered> {
  const answer = yield* request('wishlistDeleteItem', { query: { wishListItemId: wishListItemIds.join(',') } }, null);
  return { wishlistId: answer.mainWishListId, answer };
}

/** Of an article whose heart was pressed, all items; the page may have been printed before some of them existed. */
function* removeAll({ wishListItemIds, variantId }: DeleteIntent): SagaGenerator<Answered[]> {
  const { items } = yield* select(selectWishlist);
  const idsOf = (list: WishlistAnswer['items']) => list.flatMap((item) => (item.variantId === variantId ? item.wishListItemId : []));
  const known = [...new Set([...wishListItemIds, ...idsOf(Object.values(items))])];
  if (known.length > 0) return [yield* remove(known)];
  const answer = yield* request('wishlistFindAll', {}, null);
  const found = idsOf(answer.items);
  return [found.length > 0 ? yield* remove(found) : { wishlistId: answer.mainWishListId, answer }];
}

const addTo = (item: Addition, newWishlistName: string | null, isRepeat: boolean): SagaGenerator<Answered> =>
  newWishlistName === null ? add(item) : addToNewList(item, newWishlistName, isRepeat);

/** Whether the list of an addition has the article already; null where the shop does not report it. */
export function* isListed({ item: { variantId, wishlistId, newWishlistName } }: InsertIntent): SagaGenerator<boolean | null> {
  if (newWishlistName !== null) return false;
  try {
    const { items } = yield* wishlistId === null
      ? request('wishlistFindAll', {}, null)
      : request('wishlistGetItems', { query: { wishlistId } }, wishlistId);
    return items.some((item) => item.variantId === variantId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Sends one change. Each call may be repeated. */
export function* sendIntent(intent: WishlistIntent, isRepeat: boolean): SagaGenerator<Answered[]> {
  switch (intent.kind) {
    case 'insert':
      return [yield* addTo(intent.item, intent.item.newWishlistName, isRepeat)];
    case 'delete':
      return yield* removeAll(intent);
    case 'amount':
      return [yield* add(intent)];
    case 'move':
      return [yield* addTo(intent, intent.newWishlistName, isRepeat), yield* remove([intent.wishListItemId])];
  }
}

type Send = <Op extends OperationId>(operation: Op, input: ApiInput<Op>) => void;

/** Requests that outlive the page. A change that needs an answer first stays in the log for the next page. */
export function flushIntent(intent: WishlistIntent, send: Send): void {
  if (intent.kind === 'insert' && intent.item.newWishlistName === null) send('wishlistAddItem', { body: toPayload(intent.item) });
  if (intent.kind === 'amount') send('wishlistAddItem', { body: toPayload(intent) });
  if (intent.kind === 'delete' && intent.wishListItemIds.length > 0)
    send('wishlistDeleteItem', { query: { wishListItemId: intent.wishListItemIds.join(',') } });
}
