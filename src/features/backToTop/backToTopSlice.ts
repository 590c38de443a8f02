import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

export interface BackToTopState {
  /** R4.101: the page is scrolled far from its start. */
  isFarDown: boolean;
  /** Open dialogs, the newest last: while there are any, the page does not scroll (R4.060). */
  locks: readonly string[];
}

const initialState: BackToTopState = { isFarDown: false, locks: [] };

export const backToTopSlice = createSlice({
  name: 'backToTop',
  initialState,
  reducers: {
    farDownChanged(state, { payload }: PayloadAction<boolean>) {
      state.isFarDown = payload;
    },
    /** The shopper wants to scroll to the top; only the saga listens. */
    backToTopRequested: eventOnly,
    /** R4.060: a dialog was opened. */
    pageLocked: (state, { payload }: PayloadAction<{ id: string }>) => ({ ...state, locks: [...state.locks, payload.id] }),
    /** R4.065: it was closed. */
    pageReleased: (state, { payload }: PayloadAction<{ id: string }>) => ({
      ...state,
      locks: state.locks.filter((id) => id !== payload.id),
    }),
  },
});

export const backToTopActions = backToTopSlice.actions;

export const selectIsFarDown = ({ backToTop }: { backToTop: BackToTopState }): boolean => backToTop.isFarDown;

/** A Vitrina dialog covers the page. */
export const selectIsPageLocked = ({ backToTop }: { backToTop: BackToTopState }): boolean => backToTop.locks.length > 0;
