import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface ScrollState {
  /** R4.101: the page is scrolled further than the start is in reach. */
  isFarDown: boolean;
}

const initialState: ScrollState = { isFarDown: false };

export const scrollSlice = createSlice({
  name: 'scroll',
  initialState,
  reducers: {
    farDownChanged(state, { payload }: PayloadAction<boolean>) {
      state.isFarDown = payload;
    },
    /** The shopper asked for the start of the page; only the saga listens. */
    backToTopRequested() {},
  },
});

export const scrollActions = scrollSlice.actions;

export const selectIsFarDown = ({ scroll }: { scroll: ScrollState }): boolean => scroll.isFarDown;
