import { ApiError } from '../../api/ApiError';
import { field, toDto } from '../../lib/dto';
import { call, context, put, race, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { waitForState } from '../../lib/waitForState';
import { isForSale } from '../../shop/availability';
import { cartSummaryActions } from '../cartSummary';
import { getIntentLog } from '../intents';
import { flashActions, keyFlash } from '../flash';
import { assertStatusOk } from '../failureHandling';
import { getApi, getPage, getShop } from '../sagaContext';
import { safeIdOf, toShareUrl } from './wishlistMapping';
import { BUY_MAX } from './wishlistRules';
import { selectItems, selectLists } from './wishlistSelectors';
import { wishlistActions } from './wishlistSlice';
import { broadcastChange, endSession, showFailure } from './wishlistQueue';

const {
  buyingEnded, buyingStarted, listSaved, listRemoved, listShared, listBought, listRequestStarted, listRequestEnded, listRequested, sharingChanged, sharingConfirmed,
} = wishlistActions; // prettier-ignore

/** Requests about whole lists. They are sent once: a second press is the shopper's own decision. */
export const WISHLIST_LIST_CHANGES = [listSaved, listRemoved, sharingChanged, listShared, listBought] as const;

/** R2.48, R7.154: after saving, the list's page. */
function* save({ wishlistId, name }: ActionOf<typeof listSaved>['payload']): SagaGenerator<string | null> {
  const [api, { links }] = [yield* getApi(), yield* getShop()];
  const body = { name, ...(wishlistId === null ? {} : { wishlistId }) };
  const answer: unknown = yield* call(() => api.call('wishlistSave', { body }));
  const saved = safeIdOf(toDto(answer), 'wishlistId') ?? wishlistId;
  if (saved === null) throw new ApiError('malformed', 'wishlistSave', { cause: 'shape' });
  return links.wishlist(saved);
}

/** R2.49, R7.155: after removing, the overview. */
function* remove({ wishlistId }: ActionOf<typeof listRemoved>['payload']): SagaGenerator<string | null> {
  const [api, { links }] = [yield* getApi(), yield* getShop()];
  assertStatusOk('wishlistRemove', yield* call(() => api.call('wishlistRemove', { body: { wishListId: wishlistId } })));
  return links.wishlists();
}

/** ADR 049 */
function* changeSharing({ wishlistId, isShared }: ActionOf<typeof sharingChanged>['payload']): SagaGenerator {
  const [api, { location }, { links }] = [yield* getApi(), yield* getPage(), yield* getShop()];
  const answer: unknown = yield* call(() => api.call('wishlistShare', { body: { wishListId: wishlistId, isShared } }));
  const shareUrl = toShareUrl(field(toDto(answer), 'shareUrl'), { toHref: links.href, origin: location.origin() });
  if (isShared !== (shareUrl !== null)) throw new ApiError('malformed', 'wishlistShare', { cause: 'shape' });
  yield* put(sharingConfirmed({ wishlistId, shareUrl }));
  yield* broadcastChange();
}

/** The list's own link; where the shop shows lists to their owners only, links to the articles. */
function* share({ wishlistId }: ActionOf<typeof listShared>['payload']): SagaGenerator {
  const page = yield* getPage();
  const list = (yield* select(selectLists)).find((one) => one.wishlistId === wishlistId);
  const lines = (yield* select(selectItems, wishlistId)).map(({ title, href }) =>
    [title ?? '', ...(href === null ? [] : [new URL(href, page.location.origin()).href])].join('\n'),
  );
  const title = list?.name ?? '';
  const url = list?.shareUrl ?? null;
  const outcome = yield* call(() => page.share(url === null ? { title, text: lines.join('\n\n') } : { title, url }));
  const copied = url === null ? 'txt_wishlist_share_copied' : 'txt_wishlist_link_copied';
  if (outcome === 'copied') yield* put(flashActions.flashShown(keyFlash(copied, 'success', 'form')));
  if (outcome === 'failed') yield* put(flashActions.flashShown(keyFlash('txt_wishlist_share_failed', 'warning', 'form')));
}

/** Additions go through the log of the cart's edits, as presses on the page's own markup do. */
function* buy({ wishlistId }: ActionOf<typeof listBought>['payload']): SagaGenerator {
  const [{ clock }, cartLog, loadCartFeature] = [
    yield* getPage(),
    yield* getIntentLog(),
    yield* context<() => Promise<unknown>>('loadCartFeature'),
  ];
  const bought = (yield* select(selectItems, wishlistId)).filter(isForSale).slice(0, BUY_MAX);
  const additions = bought.map(({ variantId, amount, wishListItemId }) => ({
    intentId: `${clock.now()}-wish-${wishListItemId}`.slice(0, 64),
    variantId,
    count: amount,
  }));
  const isLoaded = yield* select((state: object) => 'cart' in state);
  for (const { intentId: id, variantId, count } of isLoaded ? [] : additions)
    cartLog.add({ id, status: 'waiting', kind: 'insert', item: { variantId }, count });
  yield* call(loadCartFeature);
  for (const addition of isLoaded ? additions : []) yield* put(cartSummaryActions.additionRequested(addition));
  yield* put(buyingStarted({ intentIds: additions.map(({ intentId }) => intentId) }));
}

/** The action of the cart, whose code is another chunk. */
const ITEM_ADDED = 'cart/itemAdded';

interface WithCartIntents {
  cart?: { intents: readonly { id: string; status: string }[] };
}

/** How many of them the cart has, once none is under way. */
export function* followBought(): SagaGenerator<never> {
  for (;;) {
    const { payload } = yield* take(buyingStarted);
    const { intentIds } = payload;
    const added = new Set<string>();
    const collect = function* (): SagaGenerator<never> {
      for (;;) {
        const { payload: item } = (yield* take(ITEM_ADDED)) as { payload?: { id?: unknown } };
        const id = String(item?.id);
        if (intentIds.includes(id)) added.add(id);
      }
    };
    const isOver = ({ cart }: WithCartIntents): true | null =>
      cart?.intents.some(({ id, status }) => status !== 'stalled' && intentIds.includes(id)) === true ? null : true;
    yield* race({ collected: collect(), over: waitForState(isOver) });
    yield* put(buyingEnded({ asked: intentIds.length, added: added.size }));
  }
}

export function* changeList(action: ActionOf<typeof WISHLIST_LIST_CHANGES>): SagaGenerator {
  if (listShared.match(action)) return yield* share(action.payload);
  if (listBought.match(action)) return yield* buy(action.payload);
  const { location } = yield* getPage();
  yield* put(listRequestStarted());
  try {
    if (sharingChanged.match(action)) return yield* changeSharing(action.payload);
    const target = yield* listSaved.match(action) ? save(action.payload) : remove(action.payload);
    if (target === null) yield* put(listRequested({ wishlistId: null }));
    else location.assign(target);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) yield* endSession();
    else yield* showFailure(error);
  } finally {
    yield* put(listRequestEnded());
  }
}
