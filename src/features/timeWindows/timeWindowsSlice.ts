import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cartActions } from '../cart';
import { deliveryActions } from '../delivery';
import type { LostWindow, TimeWindowsState, WithTimeWindows } from './timeWindowsTypes';

const initialState: TimeWindowsState = { lost: {} };

/** The shopper has chosen again. */
function forget(state: TimeWindowsState, { payload }: PayloadAction<{ deliveryId: string }>): TimeWindowsState {
  const { [payload.deliveryId]: _over, ...lost } = state.lost;
  return { lost };
}

export const timeWindowsSlice = createSlice({
  name: 'timeWindows',
  initialState,
  reducers: {
    windowLost: (state: TimeWindowsState, { payload: { deliveryId, ...window } }: PayloadAction<LostWindow & { deliveryId: string }>) => ({
      lost: { ...state.lost, [deliveryId]: window },
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(deliveryActions.methodChosen, forget)
      .addCase(deliveryActions.methodCleared, forget)
      .addCase(deliveryActions.strategyChosen, () => initialState)
      .addCase(cartActions.cartReset, () => initialState)
      .addCase(cartActions.cartCleared, () => initialState),
});

export const timeWindowsActions = timeWindowsSlice.actions;

/** By deliveryId. */
export const selectLostWindows = ({ timeWindows }: WithTimeWindows): TimeWindowsState['lost'] => timeWindows.lost;
