import { put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { mayRedirect } from '../../shop/redirectGuard';
import { getSnapshot, toTabMessage } from '../account';
import { CART_CHANGED, getCartChannel } from '../cartSummary';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { CLOCK_JITTER_MS } from './cartRules';
import { selectIntents, selectServerCart } from './cartSelectors';
import { cartActions } from './cartSlice';
import type { Cart, Intent } from './cartTypes';
import { reuseUnchangedLines } from './reuseUnchangedLines';
import { toSnapshotCart } from './cartSnapshot';

/** Prevents a new reservation from appearing to start in the future, because the two clocks were read at different moments. */
function* offsetFor({ reservation }: Cart): SagaGenerator<number> {
  const [api, { clock }] = [yield* getApi(), yield* getPage()];
  const offset = api.clockOffsetMs();
  const earlyMs = reservation === null ? 0 : reservation.start - clock.now() - offset;
  return earlyMs > 0 && earlyMs <= CLOCK_JITTER_MS ? offset + earlyMs : offset;
}

const editsOf = (intents: readonly Intent[]): number => intents.filter(({ kind }) => kind === 'amount' || kind === 'service').length;

/** Applies the shop's cart, and stores the snapshot for the tab's next page. */
export function* applyCartSilently(answer: Cart, intentId: string | null = null, isReceived = false): SagaGenerator {
  const snapshot = yield* getSnapshot();
  const cart = reuseUnchangedLines(yield* select(selectServerCart), answer);
  yield* put(cartActions.cartSucceeded({ cart, intentId, isReceived, clockOffsetMs: yield* offsetFor(cart) }));
  snapshot.write('cart', toSnapshotCart(cart));
}

/** Also notifies the page, and the shopper of edits that the cart no longer allows. */
export function* applyCart(cart: Cart, intentId: string | null, isReceived = false): SagaGenerator {
  const { events } = yield* getPage();
  const open = (yield* select(selectIntents)).filter(({ id }) => id !== intentId);
  yield* applyCartSilently(cart, intentId, isReceived);
  events.emit(CART_CHANGED, { pieces: cart.pieces, total: cart.total.total });
  if (editsOf(yield* select(selectIntents)) < editsOf(open))
    yield* put(flashActions.flashShown(keyFlash('txt_cart_changed_elsewhere', 'info')));
}

/** The shop has applied an intent. */
export function* onIntentConfirmed(cart: Cart, intent: Intent): SagaGenerator {
  const [page, { links }, channel] = [yield* getPage(), yield* getShop(), yield* getCartChannel()];
  const before = yield* select(selectServerCart);
  yield* applyCart(cart, intent.id);
  yield* put(cartActions.editConfirmed({ intent, before, after: cart }));
  channel.post(toTabMessage(CART_CHANGED));
  if (intent.kind !== 'insert' || intent.isUndo) return;
  const { id, item, count } = intent;
  const variantId = item.variantId ?? null;
  const title = cart.articles.find((article) => article.variantId !== null && article.variantId === variantId)?.title ?? null;
  yield* put(cartActions.itemAdded({ id, variantId, title, count }));
  page.events.emit('cart-item-added', { variantId, count });
  const target = links.safeTarget(cart.redirectUrl); // R2.24, A038
  if (target !== null && mayRedirect(page, target)) page.location.assign(target);
}
