import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

export interface BackToTopState {
  /** R4.101: the page is scrolled far from its start. */
  isFarDown: boolean;
}

const initialState: BackToTopState = { isFarDown: false };

export const backToTopSlice = createSlice({
  name: 'backToTop',
  initialState,
  reducers: {
    farDownChanged: (_state, { payload }: PayloadAction<boolean>) => ({ isFarDown: payload }),
    /** The shopper wants to scroll to the top; only the saga listens. */
    backToTopRequested: eventOnly,
  },
});

export const backToTopActions = backToTopSlice.actions;

export const selectIsFarDown = ({ backToTop }: { backToTop: BackToTopState }): boolean => backToTop.isFarDown;
