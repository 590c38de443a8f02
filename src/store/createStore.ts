import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Reducer, WithSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Task } from 'redux-saga';
import { accountSaga, accountSlice } from '../features/account';
import type { cartSlice } from '../features/cart';
import { cartSummarySaga, cartSummarySlice } from '../features/cartSummary';
import { flashSaga, flashSlice } from '../features/flash';
import { scrollSaga, scrollSlice } from '../features/scroll';
import { searchSaga, searchSlice } from '../features/search';
import type { Services } from '../features/services';
import type { Steps } from '../lib/effects';
import { inTime } from '../lib/inTime';
import { LOG_CONTEXT } from '../lib/safely';
import { supervised } from '../lib/supervised';

/** One folder of `features`: its state key with its reducer, and its saga. */
export interface Feature {
  readonly slice: { readonly reducerPath: string; readonly reducer: Reducer };
  readonly saga: () => Steps<unknown>;
}

/** What every page has from the start; everything else is injected by the chunk that needs it. */
const CORE: readonly Feature[] = [
  { slice: searchSlice, saga: searchSaga },
  { slice: scrollSlice, saga: scrollSaga },
  { slice: flashSlice, saga: flashSaga },
  { slice: accountSlice, saga: accountSaga },
  { slice: cartSummarySlice, saga: cartSummarySaga },
];

type CoreState = WithSlice<typeof searchSlice> &
  WithSlice<typeof scrollSlice> &
  WithSlice<typeof flashSlice> &
  WithSlice<typeof accountSlice> &
  WithSlice<typeof cartSummarySlice>;

/**
 * State of features that come with a lazy chunk; each chunk adds its own:
 * `declare module '…/store/createStore' { interface LazyState extends WithSlice<typeof checkoutSlice> {} }`
 */
export interface LazyState {}

/** `cart` is there once `loadCart` has resolved, other lazy state once its chunk is injected; only code that comes with it reads it. */
export type RootState = CoreState & WithSlice<typeof cartSlice> & LazyState;

/** Builds the one store of a page and starts its sagas. `dispose` ends every saga and with it every listener that they hold. */
export function createStore({ page, api, shop }: Services) {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const sagas = createSagaMiddleware({ context: { page, api, shop, loadCart, [LOG_CONTEXT]: page.log } });
  const reducer = combineSlices(searchSlice, scrollSlice, flashSlice, accountSlice, cartSummarySlice).withLazyLoadedSlices<
    WithSlice<typeof cartSlice> & LazyState
  >();

  const store = configureStore({
    reducer,
    devTools: process.env.NODE_ENV === 'development',
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: isDevelopment, immutableCheck: isDevelopment }).concat(sagas),
  });

  const running = new Map<string, Task>();
  const run = ({ slice, saga }: Feature) => {
    const name = slice.reducerPath;
    running.set(name, sagas.run(supervised(name, saga)));
  };
  function injectFeature(feature: Feature): void {
    if (running.has(feature.slice.reducerPath)) return;
    reducer.inject(feature.slice);
    store.dispatch({ type: 'store/featureInjected' }); // gives the new slice its state
    run(feature);
  }

  async function bringCart(): Promise<CartFeature> {
    const cart = await import('../features/cart');
    await shop.addTexts(cart.cartTexts);
    injectFeature({ slice: cart.cartSlice, saga: cart.cartSaga });
    return cart;
  }
  let coming: Promise<CartFeature> | undefined;
  function loadCart(): Promise<CartFeature> {
    coming ??= inTime(bringCart(), 'the cart').catch((error: unknown) => {
      coming = undefined; // a lost fetch is tried again at the next reach
      throw error;
    });
    return coming;
  }

  CORE.forEach(run);

  return {
    store,
    /** Adds a lazy feature: its state, then its saga. A second call for the same feature does nothing. */
    injectFeature,
    /** The cart itself, with its queue and mapper: fetched when the shopper reaches for it (ADR 007). */
    loadCart,
    dispose() {
      for (const task of running.values()) task.cancel();
    },
  };
}

type CartFeature = typeof import('../features/cart');

/** Adds state and saga of a feature that came with a lazy chunk. */
export type InjectFeature = ReturnType<typeof createStore>['injectFeature'];

export type LoadCart = ReturnType<typeof createStore>['loadCart'];

export type VitrinaStore = ReturnType<typeof createStore>['store'];
