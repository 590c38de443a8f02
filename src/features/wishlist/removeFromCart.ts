import { call, context, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { cartSummaryActions } from '../cartSummary';
import { getIntentLog } from '../intents';
import { getPage } from '../sagaContext';

type CartFeature = typeof import('../cart');

/** Removes a line of the cart whose article is on a list now. The cart offers to undo it, and stores it at once. */
export function* removeFromCart(cartItemId: string): SagaGenerator {
  const loadCartFeature = yield* context<() => Promise<CartFeature>>('loadCartFeature');
  const isLoaded = yield* select((state: object) => 'cart' in state);
  if (isLoaded) {
    const { cartActions, selectShownCart } = yield* call(loadCartFeature);
    const cart = yield* select(selectShownCart);
    if (cart?.articles.some((article) => article.cartItemId === cartItemId))
      return void (yield* put(cartActions.itemsRemoved({ cartItemIds: [cartItemId] })));
  }
  // The line was on an earlier page: the cart finds the removal in its log.
  const [{ clock }, log] = [yield* getPage(), yield* getIntentLog()];
  log.add({ id: `${clock.now()}-wish-${cartItemId}`.slice(0, 64), status: 'waiting', kind: 'delete', cartItemIds: [cartItemId] });
  if (isLoaded) yield* put(cartSummaryActions.abandonedIntentsResumed());
  else yield* call(loadCartFeature);
}
