import { accountActions, selectIsLogged } from '../features/account';
import type { AddRequest } from '../features/cart';
import { cartSummaryActions } from '../features/cartSummary';
import type { IntentLog } from '../features/intents';
import { backToTopActions } from '../features/backToTop';
import { searchActions, searchSaga, searchSlice } from '../features/search';
import type { Services } from '../features/sagaContext';
import { isDto } from '../lib/dto';
import { randomId } from '../lib/randomId';
import { withTimeout } from '../lib/withTimeout';
import { isRepeatedClick } from '../shop/interaction';
import type { Feature } from './feature';
import type { InjectFeature, LoadCartFeature, LoadWishlistFeature, VitrinaStore } from './createStore';

interface ActionParts extends Services {
  store: VitrinaStore;
  loadCartFeature: LoadCartFeature;
  loadWishlistFeature: LoadWishlistFeature;
  injectFeature: InjectFeature;
  intentLog: IntentLog;
  wishlistLog: IntentLog;
  /** Loads the first of these widgets that the page shows. */
  loadFirstVisible: (names: readonly string[]) => boolean;
  /** The lazy chunk of `page-modals`. */
  importModals: () => Promise<ModalsChunk>;
}

type ModalsChunk = Pick<typeof import('../features/modalContent'), 'closeModal' | 'openModal' | 'pressModal'> & {
  readonly view: { readonly features: readonly Feature[] };
};

type Data = Readonly<Record<string, string | undefined>>;

type Fields = Record<string, string>;

type Fallback = AddRequest['fallback'];

/** `button` only identifies the pressed button; `fallback`: what its element does without us. See `loader/listenToPageActions`. */
type PageAction = (data: Data, button: object, fallback?: Fallback) => boolean | Promise<Fields | void>;

/**
 * Handlers of `data-vitrina-action="<name>"` on the page's own markup. False when the data are incomplete: the element's own link
 * or form is then used. A promise is pending as long as the request; if it resolves to data, the element's form has to submit
 * them itself.
 */
export function pageActions(parts: ActionParts): Record<string, PageAction> {
  const { dispatch } = parts.store;
  const { now } = parts.page.clock;
  const clicks = new WeakMap<object, number>();
  const busy = new WeakSet();
  /** True without effect for a button that is busy or was just pressed (R9.18). */
  function press(button: object, work: () => ReturnType<PageAction>): ReturnType<PageAction> {
    if (busy.has(button) || isRepeatedClick(clicks.get(button) ?? null, now())) return true;
    clicks.set(button, now());
    const outcome = work();
    if (typeof outcome === 'boolean') return outcome;
    busy.add(button);
    return outcome.finally(() => busy.delete(button));
  }

  return {
    'back-to-top': () => {
      dispatch(backToTopActions.backToTopRequested());
      return true;
    },
    /** On a button or link with data, or on a form with fields of these names (R4.058, A085). */
    'add-to-cart': (data, button, fallback) => {
      const request = parts.shop.config.maintenance ? null : toAddRequest(data);
      if (request === null) return false;
      return press(button, () => add(parts, request, fallback));
    },
    /**
     * R1.04, R3.086: a heart. A guest's waits in the log until the sign-in: in the header, else where the element leads. Closing the form, or a second press,
     * turns it back.
     */
    'wishlist-add': ({ variantId, wishlistId, newWishlistName, wishListItemIds, vitrinaPressed, amount, cartItemId }, button, fallback) => {
      if (parts.shop.config.maintenance || !isId(variantId)) return false;
      const state = parts.store.getState();
      const isLogged = selectIsLogged(state);
      let isHeld = !isLogged;
      if (isHeld && !isWaiting(parts.wishlistLog, variantId)) clicks.delete(button); // turned back meanwhile: no repeated click
      const outcome = press(button, () => {
        if (isHeld && vitrinaPressed !== undefined && isWaiting(parts.wishlistLog, variantId)) {
          isHeld = false;
          dispatch(accountActions.signInDismissed());
          return true;
        }
        // A guest's heart adds: it may still show what was pressed before the sign-out.
        const isPressed = isLogged ? vitrinaPressed : undefined;
        // No other fields: a form has a token.
        const ids = vitrinaPressed?.startsWith('variant:') ? undefined : wishListItemIds; // of the printed variant
        const item = { variantId, wishlistId, newWishlistName, wishListItemIds: ids, vitrinaPressed: isPressed, amount, cartItemId };
        const hasFlyout = parts.loadFirstVisible(['wishlist-flyout']); // it offers the choice of a list
        const intent = { id: randomId(), status: 'waiting', kind: 'insert', item, isHeld };
        const isRestored = parts.wishlistLog.add(intent) && !('wishlist' in state);
        const send = () =>
          parts.loadWishlistFeature().then(({ pressHeart }) => pressHeart(parts.store, intent, { isRestored, hasFlyout, fallback }));
        if (isLogged) return send();
        const login = openLogin(parts) || fallback !== undefined ? null : parts.shop.links.to('login');
        if (login !== null) parts.page.location.assign(login);
        else void send().catch(() => {}); // the mark; the press is in the log
        return login !== null;
      });
      return (isHeld && openLogin(parts)) || outcome;
    },
    login: () => openLogin(parts),
    /** R2.60: pending until the content is shown; the link is followed where it cannot be. */
    'open-modal': (data, _button, fallback) =>
      parts.loadFirstVisible(MODAL_WIDGETS) && loadModals(parts).then(({ pressModal }) => pressModal(parts, data, fallback)),
    search: ({ keyword = '' }) => {
      if (keyword.trim() === '') return false;
      parts.injectFeature({ slice: searchSlice, saga: searchSaga }); // on a page without a search bar
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}

/** Whether a guest's heart waits for the sign-in. */
const isWaiting = (log: IntentLog, variantId: string): boolean =>
  log.read().some(({ isHeld, item }) => isHeld === true && isDto(item) && item['variantId'] === variantId);

const LOGIN_WIDGETS = ['login-drawer', 'account-dashboard', 'user-menu'];

const MODAL_WIDGETS = ['page-modals'];

/** The widget's chunk, with its state, which the widget shows when it is mounted. */
async function loadModals({ importModals, injectFeature }: ActionParts): Promise<ModalsChunk> {
  const chunk = await withTimeout(importModals());
  chunk.view.features.forEach(injectFeature);
  return chunk;
}

/** Shows the login form of the header (A053). False for customers, and on a page without it. */
function openLogin({ store, loadFirstVisible }: Pick<ActionParts, 'store' | 'loadFirstVisible'>): boolean {
  if (selectIsLogged(store.getState()) || !loadFirstVisible(LOGIN_WIDGETS)) return false;
  store.dispatch(accountActions.displayChanged({ display: 'login' }));
  return true;
}

type Addition = AddRequest & { count: number };

/**
 * R4.058: resolves when the request has ended, successfully or not; rejects only if the cart's code cannot be loaded. Until then
 * the tab's log holds the intent, which pagehide flushes: the shop applies it once. A loaded cart takes it at once, as it overwrites
 * the log.
 */
async function add(
  { store, loadCartFeature, page, api, intentLog }: ActionParts,
  request: Addition,
  fallback?: Fallback,
): Promise<Fields | void> {
  const intentId = randomId();
  const body = { ...request, intentId };
  const { count, ...item } = request;
  const isCartLoaded = 'cart' in store.getState();
  if (isCartLoaded) store.dispatch(cartSummaryActions.additionRequested({ ...body, fallback }));
  const isInLog = isCartLoaded || intentLog.add({ id: intentId, status: 'waiting', kind: 'insert', item, count });
  const stopLeaving = page.visibility.onHide(() => {
    if (!isCartLoaded && (!isInLog || api.acceptsOptionalFields())) api.sendOnLeave('cartInsert', { body }); // else the next page sends it, once
  });
  const cart = await loadCartFeature()
    .catch((error: unknown) => {
      if (isCartLoaded) return null; // the form must not submit it, too
      intentLog.remove(intentId); // the form submits it
      throw error;
    })
    .finally(stopLeaving);
  return cart?.addToCart(store, { ...body, fallback }, isInLog);
}

/** Ids as the shop writes them; an invalid count is left to the server's own page. */
const ID = /^[\w-]{1,64}$/;
const isId = (value: string | undefined): value is string => value !== undefined && ID.test(value);
const COUNT = /^[1-9]\d{0,2}$/;

/** R3.048, R3.049, A085: a variant, with its article if known; or digital goods, by article and id. */
function toAddRequest({ variantId, articleId, id, count = '1' }: Data): Addition | null {
  if (!COUNT.test(count)) return null;
  if (isId(variantId)) return { variantId, count: Number(count), ...(isId(articleId) ? { articleId } : {}) };
  return variantId === undefined && isId(articleId) && isId(id) ? { articleId, id, count: Number(count) } : null;
}

const USAGE = 'vitrina.cart.add(item, count): the id of a variant, or { articleId, id } of digital goods, and a count from 1 to 999';

const toText = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** The cart's methods of the JS API. */
export const cartMethods = (parts: ActionParts): Record<string, (...args: unknown[]) => unknown> => ({
  'cart.add': (item, count = 1) => {
    if (parts.shop.config.maintenance) throw new Error('vitrina.cart.add: the shop is under maintenance');
    const { variantId, articleId, id } = isDto(item) ? item : { variantId: item };
    const request = toAddRequest({ variantId: toText(variantId), articleId: toText(articleId), id: toText(id), count: String(count) });
    if (request === null) throw new TypeError(USAGE);
    return add(parts, request);
  },
});

/** The modals' methods of the JS API. */
export const modalMethods = (parts: ActionParts): Record<string, (...args: unknown[]) => unknown> => ({
  'modal.open': (name, options) => {
    if (!parts.loadFirstVisible(MODAL_WIDGETS))
      throw new Error('vitrina.modal.open: the page has no <div data-vitrina="page-modals"></div> that works');
    return loadModals(parts).then(({ openModal }) => openModal(parts, name, options));
  },
  'modal.close': (name) => 'modals' in parts.store.getState() && loadModals(parts).then(({ closeModal }) => closeModal(parts, name)),
});
