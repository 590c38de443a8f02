import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { accountActions } from '../account';
import { checkoutActions } from '../checkout';
import { discountActions } from '../discount';
import { NOTHING_TYPED } from './typedDraft';
import type { TypedName, TypedState, TypedValues, WithTyped } from './typedTypes';

const initialState: TypedState = { values: NOTHING_TYPED };

const withValue = (state: TypedState, name: TypedName, value: string): TypedState => ({
  ...state,
  values: { ...state.values, [name]: value },
});

export const typedSlice = createSlice({
  name: 'typed',
  initialState,
  reducers: {
    /** On every key and tick. */
    typed: (state: TypedState, { payload }: PayloadAction<{ name: TypedName; value: string }>) =>
      withValue(state, payload.name, payload.value),
    /** Restores the text stored by an earlier page. */
    typedRestored: (state: TypedState, { payload }: PayloadAction<TypedValues>) => ({ ...state, values: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(discountActions.codeAccepted, (state): TypedState => withValue(state, 'code', ''))
      .addCase(accountActions.loggedIn, (state): TypedState => withValue(state, 'loginEmail', ''))
      .addCase(checkoutActions.orderPlaced, (): TypedState => initialState),
});

export const typedActions = typedSlice.actions;

export const selectTyped = ({ typed }: WithTyped, name: TypedName): string => typed.values[name];
