import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';
import { memoizeOne } from '../../lib/memoizeOne';
import { cartActions, selectShownCart } from '../cart';
import { checkoutActions } from '../checkout';
import { discountActions } from '../discount';
import { changesSince } from './cartChangesRules';
import type { Change, SeenCart, CartChangesState, WithCartChanges } from './cartChangesTypes';

const initialState: CartChangesState = { seen: null };

const nothing = (): CartChangesState => initialState;

export const cartChangesSlice = createSlice({
  name: 'cartChanges',
  initialState,
  reducers: {
    /** The shopper has read the changes. */
    changesRead: eventOnly,

    cartSeen: (_state: CartChangesState, { payload }: PayloadAction<{ seen: SeenCart | null }>): CartChangesState => payload,
  },
  extraReducers: (builder) =>
    builder
      // The shopper's own removals are not reported.
      .addCase(discountActions.codeRemoved, ({ seen }, { payload: { code } }): CartChangesState => ({
        seen: seen && { ...seen, codes: seen.codes.filter((known) => known !== code) },
      }))
      .addCase(discountActions.migrationRequested, ({ seen }): CartChangesState => ({ seen: seen && { ...seen, codes: [] } }))
      .addCase(cartActions.cartCleared, nothing)
      .addCase(checkoutActions.orderPlaced, nothing),
});

export const cartChangesActions = cartChangesSlice.actions;

type WithCart = Parameters<typeof selectShownCart>[0];

const changesOnce = memoizeOne(changesSince);

/** Unread changes. */
export const selectChanges = (state: WithCartChanges & WithCart): readonly Change[] =>
  changesOnce(state.cartChanges.seen, selectShownCart(state));
