import { cartActions, selectLineStatus, selectShownCart } from '../../../src/features/cart';
import { selectCartId } from '../../../src/features/cartSummary';
import { selectIntents } from '../../../src/features/cart/cartSelectors';
import { cartShop } from './cartShop';
import type { CartShop, Journey } from './cartShop';
import type { OperationId } from '../../../src/api/api';
import type { FakeAnswers } from './fakeApi';
import { createTestStore } from './createTestStore';
import type { StoreOptions } from './createTestStore';

export interface CartTabOptions extends StoreOptions {
  shop?: CartShop;
  start?: Readonly<Record<string, number>>;
  journey?: (operation: OperationId) => Journey;
  /** False: nothing on the page shows the cart, so that it is not requested. */
  isShown?: boolean;
}

/** A tab whose page shows the cart of an in-memory shop. Needs jest's fake timers. */
export async function cartTestHarness({
  start,
  journey,
  shop = cartShop(start, journey),
  answers = {},
  isShown = true,
  ...options
}: CartTabOptions = {}) {
  const given: FakeAnswers = { ...shop.answers, ...answers };
  const tab = createTestStore({ ...options, answers: given });
  if (isShown) tab.dispatch(cartActions.viewMounted());
  await jest.advanceTimersByTimeAsync(0);
  const { page, state, dispatch } = tab;

  return {
    ...tab,
    /** The cart in the shop. */
    server: shop,
    /** Advances the clock of the page and the timers together. */
    async advanceTimers(ms: number) {
      for (let left = ms; left > 0; left -= 100) {
        page.setNow(page.clock.now() + Math.min(100, left));
        await jest.advanceTimersByTimeAsync(Math.min(100, left));
      }
      if (ms === 0) await jest.advanceTimersByTimeAsync(0);
    },
    /** The shown cart: variant -> count. */
    shown: () => Object.fromEntries((selectShownCart(state())?.articles ?? []).map(({ variantId, count }) => [variantId, count])),
    /** The cart id that the client adds to calls. */
    cartId: () => selectCartId(state()),
    pieces: () => selectShownCart(state())?.pieces,
    intents: () => selectIntents(state()),
    status: (cartItemId: string) => selectLineStatus(state(), cartItemId),
    /** Requests that change something. */
    writes: () =>
      tab.api.calls.filter(({ operationId }) => operationId !== 'widgetCart').map(({ operationId, body }) => ({ operationId, body })),
    reads: () => tab.api.callsOf('widgetCart').length,
    flashes: () => state().flash.messages.map(({ message, type, cat }) => `${message} ${type} ${cat}`),
    change: (cartItemId: string, amount: number) => dispatch(cartActions.amountChanged({ cartItemId, amount })),
    remove: (...cartItemIds: string[]) => dispatch(cartActions.itemsRemoved({ cartItemIds })),
    add: (variantId: string, count = 1) => dispatch(cartActions.addRequested({ variantId, count })),
  };
}
