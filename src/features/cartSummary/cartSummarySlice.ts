import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';

/** What every page shows of the cart before anybody looks into it. */
export interface CartSummary {
  cartId: string | null;
  pieces: number;
  /** A089: the whole order with VAT; null while unknown. */
  total: number | null;
}

/** What was last put into the cart, for the button that says so. */
export interface LastAdded {
  id: string;
  variantId: string | null;
  title: string | null;
  count: number;
}

export interface CartSummaryState extends CartSummary {
  /** False until the tab's snapshot or the shop has said how much there is. */
  isKnown: boolean;
  /** Something on the page shows the cart. */
  isShown: boolean;
  lastAdded: LastAdded | null;
}

const initialState: CartSummaryState = { cartId: null, pieces: 0, total: null, isKnown: false, isShown: false, lastAdded: null };

export const cartSummarySlice = createSlice({
  name: 'cartSummary',
  initialState,
  reducers: {
    /** With whether this page is the checkout's, which brings the cart. */
    viewMounted: (state, _action: PayloadAction<{ isInCheckout: boolean }>) => ({ ...state, isShown: true }),
    cartIdKnown: (state, { payload }: PayloadAction<{ cartId: string | null }>) => ({ ...state, ...payload }),
    summaryChanged: (state, { payload }: PayloadAction<CartSummary>) => ({ ...state, ...payload, isKnown: true }),
    itemAdded: (state, { payload }: PayloadAction<LastAdded>) => ({ ...state, lastAdded: payload }),
    /** Nobody's data stay when the shopper signs out. */
    summaryCleared: ({ isShown }) => ({ ...initialState, isShown }),
    /** R2.61, R2.62, A030: the go-to-cart button, with whether this page is the checkout's. */
    goToCartRequested: eventOnlyOf<{ isInCheckout: boolean }>(),
    /** R2.61: the checkout listens. */
    checkoutPreviewRequested: eventOnly,
  },
});

export const cartSummaryActions = cartSummarySlice.actions;

export interface WithCartSummary {
  cartSummary: CartSummaryState;
}

export const selectCartSummary = ({ cartSummary }: WithCartSummary): CartSummaryState => cartSummary;
export const selectCartId = ({ cartSummary }: WithCartSummary): string | null => cartSummary.cartId;
