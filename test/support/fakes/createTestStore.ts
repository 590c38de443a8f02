import type { Api } from '../../../src/api/api';
import { cartSaga, cartSlice } from '../../../src/features/cart';
import { modalsFeature } from '../../../src/features/modals';
import { CORE_FEATURES } from '../../../src/store/coreFeatures';
import { createStore } from '../../../src/store/createStore';
import type { RootState } from '../../../src/store/createStore';
import type { Messages } from '../../../src/shop/translate';
import { fakeApi } from './fakeApi';
import type { FakeAnswers } from './fakeApi';
import { fakePage } from './fakePage';
import type { FakePage, FakePageOverrides } from './fakePage';
import { testShop } from './testShop';

export interface StoreOptions {
  page?: FakePageOverrides;
  /** Keys of the page's configuration element. */
  config?: Readonly<Record<string, unknown>>;
  /** Instead of the real ones, which each store copies. */
  texts?: Messages;
  answers?: FakeAnswers;
  /** False: the shop accepts no fields beyond the specification (ADR 017). */
  acceptsOptionalFields?: boolean;
  /** The shop accepts none, but the client only learns it from the first refusal. */
  refusesExtensions?: boolean;
  /** The real client over an in-memory network, instead of `answers`. */
  client?: (page: FakePage) => Api;
  /** False: the cart's code has not loaded yet. */
  isCartThere?: boolean;
  /** Of the features that every page has, those whose sagas run; all by default. */
  running?: readonly (typeof CORE_FEATURES)[number]['slice']['reducerPath'][];
}

/** The cart's chunk. */
export const importCart = () => import('../../../src/features/cart');

/** The wishlists' chunk. */
export const importWishlist = () => import('../../../src/features/wishlist');

/** The chunk of `page-modals`, without its view. */
const importModals = async () => {
  const content = await import('../../../src/features/modalContent');
  return { ...content, view: { features: [modalsFeature, content.modalContentFeature] } };
};

/** The real store with its reducers and sagas, on an in-memory page and shop. */
export function createTestStore(options: StoreOptions = {}) {
  const {
    page: overrides = {},
    config = {},
    answers = {},
    acceptsOptionalFields = true,
    refusesExtensions = false,
    client,
    isCartThere = true,
    running,
  } = options;
  const page = fakePage(overrides);
  const shop = testShop(page, config, options.texts);
  /** A test replaces it as the client renews it. */
  const tokens = { current: shop.config.csrfToken };
  const api = fakeApi(answers, { acceptsOptionalFields, refusesExtensions, csrfToken: () => tokens.current });
  const created = createStore({ page, api: client?.(page) ?? api, shop, importCart, importWishlist });
  CORE_FEATURES.filter(({ slice }) => running?.includes(slice.reducerPath) ?? true).forEach(created.injectFeature);
  if (isCartThere) created.injectFeature({ slice: cartSlice, saga: cartSaga }); // on a page it loads when the shopper reaches for the cart
  const { dispatch } = created.store;
  const loadFirstVisible = (_names: readonly string[]): boolean => false; // a page without widgets
  return {
    ...created,
    loadFirstVisible,
    importModals,
    page,
    shop,
    api,
    tokens,
    callsOf: api.callsOf,
    dispatch,
    state: () => created.store.getState() as RootState,
  };
}

export type TestStore = ReturnType<typeof createTestStore>;
