import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cartActions } from '../cart';
import { deliveryActions } from '../delivery';
import type { MethodChoice } from '../delivery';
import type { LostWindow, TimeWindowsState, WithTimeWindows } from './timeWindowsTypes';

const initialState: TimeWindowsState = { lost: {} };

/** The shopper has decided. */
function forget(state: TimeWindowsState, { payload }: PayloadAction<{ deliveryId: string }>): TimeWindowsState {
  const { [payload.deliveryId]: _over, ...lost } = state.lost;
  return { lost };
}

/** Another branch decides nothing about the window, which is the method's. */
function forgetUnlessBranch(state: TimeWindowsState, action: PayloadAction<MethodChoice>): TimeWindowsState {
  const { deliveryId, deliveryMethodName, order = {} } = action.payload;
  const isSameMethod = state.lost[deliveryId]?.deliveryMethodName === deliveryMethodName;
  return isSameMethod && order.branchId !== undefined && order.timeWindowId === undefined ? state : forget(state, action);
}

export const timeWindowsSlice = createSlice({
  name: 'timeWindows',
  initialState,
  reducers: {
    windowLost: (state: TimeWindowsState, { payload: { deliveryId, ...window } }: PayloadAction<LostWindow & { deliveryId: string }>) => ({
      lost: { ...state.lost, [deliveryId]: window },
    }),
    /** It is not to be replaced: the order may go without it. */
    lossAccepted: forget,
  },
  extraReducers: (builder) =>
    builder
      .addCase(deliveryActions.methodChosen, forgetUnlessBranch)
      .addCase(deliveryActions.methodCleared, forget)
      .addCase(deliveryActions.strategyChosen, () => initialState)
      .addCase(cartActions.cartReset, () => initialState)
      .addCase(cartActions.cartCleared, () => initialState),
});

export const timeWindowsActions = timeWindowsSlice.actions;

/** By deliveryId. */
export const selectLostWindows = ({ timeWindows }: WithTimeWindows): TimeWindowsState['lost'] => timeWindows.lost;
