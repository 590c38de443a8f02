import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';

/** What every page shows of the cart before it is opened. */
export interface CartSummary {
  cartId: string | null;
  pieces: number;
  /** A089: the whole order with VAT; null while unknown. */
  total: number | null;
}

/** The last added item, for the button that announces it. */
export interface LastAdded {
  id: string;
  variantId: string | null;
  title: string | null;
  count: number;
}

export interface Addition {
  intentId: string;
  variantId?: string;
  articleId?: string;
  id?: string;
  count: number;
  fallback?: 'form' | 'link' | undefined;
}

export interface CartSummaryState extends CartSummary {
  /** False until the tab's snapshot or the shop's response is available. */
  isKnown: boolean;
  /** The shop has answered on this page. */
  isFetched: boolean;
  /** A view shows the cart. */
  isShown: boolean;
}

const initialState: CartSummaryState = { cartId: null, pieces: 0, total: null, isKnown: false, isFetched: false, isShown: false };

export const cartSummarySlice = createSlice({
  name: 'cartSummary',
  initialState,
  reducers: {
    /** With whether this page is the checkout's, which loads the cart. */
    viewMounted: (state, _action: PayloadAction<{ isInCheckout: boolean }>) => ({ ...state, isShown: true }),
    cartIdKnown: (state, { payload }: PayloadAction<{ cartId: string | null }>) => ({ ...state, ...payload }),
    summaryChanged: (state, { payload }: PayloadAction<CartSummary>) => ({ ...state, ...payload, isKnown: true }),
    /** The shop's answer. */
    summaryFetched: (state, { payload }: PayloadAction<CartSummary>) => ({ ...state, ...payload, isKnown: true, isFetched: true }),
    /** The shopper has signed out. */
    summaryCleared: ({ isShown }) => ({ ...initialState, isShown }),
    /** The cart's code maintains the summary from now on. */
    cartLoaded: eventOnly,
    /** R4.058: an addition from the page's own markup, for the loaded cart. */
    additionRequested: eventOnlyOf<Addition>(),
    /** Intents of a closed page are in the tab's log: the cart applies them. */
    abandonedIntentsResumed: eventOnly,
    /** R2.61, R2.62, A030: the go-to-cart button was pressed, with whether this page is the checkout's. */
    goToCartRequested: eventOnlyOf<{ isInCheckout: boolean }>(),
    /** R2.61: handled by the checkout. */
    checkoutPreviewRequested: eventOnly,
  },
});

export const cartSummaryActions = cartSummarySlice.actions;

/** The part of the loaded cart's state that the summary uses. */
export interface LoadedCart {
  cartId: string | null;
  /** Summary of the last known cart, with every open intent. */
  summary: Omit<CartSummary, 'cartId'> | null;
  lastAdded: LastAdded | null;
}

export interface WithCartSummary {
  cartSummary: CartSummaryState;
  cart?: LoadedCart;
}

/** As this feature knows it, without the loaded cart. */
export const selectFetchedSummary = ({ cartSummary }: WithCartSummary): CartSummaryState => cartSummary;
/** The loaded cart's summary, else the one fetched by this feature. */
export const selectSummary = ({ cartSummary, cart }: WithCartSummary): Omit<CartSummary, 'cartId'> => cart?.summary ?? cartSummary;
export const selectIsSummaryKnown = ({ cartSummary, cart }: WithCartSummary): boolean => cart?.summary != null || cartSummary.isKnown;
export const selectIsSummaryFetched = ({ cartSummary }: WithCartSummary): boolean => cartSummary.isFetched;
export const selectIsCartShown = ({ cartSummary }: WithCartSummary): boolean => cartSummary.isShown;
export const selectLastAdded = ({ cart }: WithCartSummary): LastAdded | null => cart?.lastAdded ?? null;
export const selectCartId = ({ cartSummary, cart }: WithCartSummary): string | null => (cart ?? cartSummary).cartId;
/** The shopper has a cart at the shop, or is adding to one. */
export const selectIsCartOpen = (state: WithCartSummary): boolean => selectCartId(state) !== null || selectSummary(state).pieces > 0;
