import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Task } from 'redux-saga';
import type { cartSlice } from '../features/cart';
import type { wishlistSlice } from '../features/wishlist';
import { accountActions, createSnapshot } from '../features/account';
import type { AccountPart } from '../features/account';
import { createCartAnswer } from '../features/cartSummary';
import { createIntentLog } from '../features/intents';
import type { Services } from '../features/sagaContext';
import type { LazyTexts } from '../shop/translate';
import { WATCH_CONTEXT } from '../lib/onStateChange';
import { loadOnce } from '../lib/loadOnce';
import { createMutex } from '../lib/mutex';
import { LOG_CONTEXT } from '../lib/safely';
import { supervised } from '../lib/supervised';
import { withTimeout } from '../lib/withTimeout';
import { CORE_FEATURES } from './coreFeatures';
import type { Feature, StateOf } from './feature';
import { batchUntilPaint, createPaintFirstChannel } from './paintFirst';
import { createStateWatchers } from './stateWatchers';

/**
 * State of features in lazy chunks; each chunk adds its own:
 * `declare module '…/store/createStore' { interface LazyState extends StateOf<typeof checkoutFeatures> {} }`
 */
export interface LazyState {}

/** `cart` exists once `loadCartFeature` has resolved, other lazy state once its chunk is injected; only code of that chunk reads it. */
export type RootState = StateOf<typeof CORE_FEATURES> & WithSlice<typeof cartSlice> & WithSlice<typeof wishlistSlice> & LazyState;

type CartFeature = typeof import('../features/cart');
type WishlistFeature = Pick<typeof import('../features/wishlist'), 'sendHeart' | 'wishlistActions' | 'wishlistFeature' | 'wishlistTexts'>;

interface StoreParts extends Services {
  /** The lazy chunk of the cart, with the client that it cannot work without. */
  importCart: () => Promise<CartFeature>;
  /** The lazy chunk of the wishlists. */
  importWishlist: () => Promise<WishlistFeature>;
}

/**
 * Creates the page's only store. `injectFeature` starts the sagas, also those of `CORE_FEATURES`; `dispose` ends them and removes
 * their listeners.
 */
export function createStore({ page, api, shop, importCart, importWishlist }: StoreParts) {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const serializableCheck = isDevelopment && {
    ignoredActionPaths: ['payload.password', 'payload.token', 'payload.personalId', 'payload.otp', 'payload.key', 'payload.keys'],
    ignoredPaths: ['digitalContent'],
  }; // `lib/secret`
  const watchers = createStateWatchers();
  const intentLog = createIntentLog(page, shop.countryCode, api.acceptsOptionalFields);
  const wishlistLog = createIntentLog(page, shop.countryCode, undefined, 'wishlist');
  const sagas = createSagaMiddleware({
    channel: createPaintFirstChannel(page),
    context: {
      page,
      api,
      shop,
      loadCartFeature,
      cartAnswer: createCartAnswer(page.clock),
      intentLog,
      wishlistLog,
      snapshot: createSnapshot(page.storage.session),
      accountParts: new Set<AccountPart>(),
      cartMutex: createMutex(),
      cartChannel: page.channel('vitrina.cart'),
      [LOG_CONTEXT]: page.log,
      [WATCH_CONTEXT]: watchers.watchState,
    },
  });
  const reducer = combineSlices(...CORE_FEATURES.map(({ slice }) => slice)).withLazyLoadedSlices<
    WithSlice<typeof cartSlice> & WithSlice<typeof wishlistSlice> & LazyState
  >();

  const store = configureStore({
    reducer,
    devTools: process.env.NODE_ENV === 'development',
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck, immutableCheck: isDevelopment }).concat(sagas, watchers.middleware),
    enhancers: (defaults) => defaults({ autoBatch: batchUntilPaint(page) }),
  });

  const running = new Map<string, Task>();
  const nameOf = ({ name, slice }: Feature): string => name ?? slice.reducerPath;
  const run = (feature: Feature) => {
    const name = nameOf(feature);
    running.set(name, sagas.run(supervised(name, feature.saga)));
  };
  function injectFeature(feature: Feature): void {
    if (running.has(nameOf(feature))) return;
    reducer.inject(feature.slice);
    store.dispatch({ type: 'store/featureInjected' }); // initializes the new slice's state
    run(feature);
  }

  /** Code and texts of a lazy feature; nothing is injected, and the shop is not called. */
  const prefetchOnce = <Code>(importCode: () => Promise<Code>, textsOf: (code: Code) => LazyTexts): (() => Promise<Code>) =>
    loadOnce(() =>
      withTimeout(
        importCode().then(async (code) => {
          await shop.addTexts(textsOf(code));
          return code;
        }),
      ),
    );
  const prefetchCart = prefetchOnce(importCart, (cart) => cart.cartTexts);
  const prefetchWishlist = prefetchOnce(importWishlist, (wishlist) => wishlist.wishlistTexts);
  async function loadCartFeature(): Promise<CartFeature> {
    const cart = await prefetchCart();
    injectFeature({ slice: cart.cartSlice, saga: cart.cartSaga });
    return cart;
  }
  async function loadWishlistFeature(): Promise<WishlistFeature> {
    const wishlist = await prefetchWishlist();
    injectFeature(wishlist.wishlistFeature);
    return wishlist;
  }

  /** Sends changes of a page that was left: also those that a guest has requested, after the sign-in (A129); until then the guest is told. */
  function resumeWishlist(): void {
    if (shop.config.maintenance || !wishlistLog.hasAny()) return;
    loadWishlistFeature().then(
      ({ wishlistActions }) => store.dispatch(wishlistActions.heldFound()),
      () => {}, // the next page tries again
    );
  }
  /** Also before the wishlists' code has loaded. */
  watchers.onAction((action) => accountActions.signInDismissed.match(action) && wishlistLog.removeHeld());

  return {
    store,
    /** Stores additions until the cart's code has loaded. */
    intentLog,
    wishlistLog,
    loadWishlistFeature,
    resumeWishlist,
    /** Adds a feature: its state, then its saga. Idempotent. */
    injectFeature,
    /** Loads the cart's feature with its queue and mapper when the shopper is about to use it (ADR 007). */
    loadCartFeature,
    /** Imports the cart's code and texts before `loadCartFeature` needs them. */
    prefetchCart,
    /** For tracking. */
    onAction: watchers.onAction,
    dispose() {
      for (const task of running.values()) task.cancel();
    },
  };
}

/** Adds state and saga of a feature in a lazy chunk. */
export type InjectFeature = ReturnType<typeof createStore>['injectFeature'];

export type LoadCartFeature = ReturnType<typeof createStore>['loadCartFeature'];

export type LoadWishlistFeature = ReturnType<typeof createStore>['loadWishlistFeature'];

export type VitrinaStore = ReturnType<typeof createStore>['store'];
