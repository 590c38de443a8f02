import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

export interface ScrollState {
  /** R4.101: the page is scrolled further than the start is in reach. */
  isFarDown: boolean;
  /** Dialogs that are open, the newest last: while there are any, the page does not scroll (R4.060). */
  locks: readonly string[];
}

const initialState: ScrollState = { isFarDown: false, locks: [] };

export const backToTopSlice = createSlice({
  name: 'scroll',
  initialState,
  reducers: {
    farDownChanged(state, { payload }: PayloadAction<boolean>) {
      state.isFarDown = payload;
    },
    /** The shopper asked for the start of the page; only the saga listens. */
    backToTopRequested: eventOnly,
    /** R4.060: a dialog has opened. */
    pageLocked: (state, { payload }: PayloadAction<{ id: string }>) => ({ ...state, locks: [...state.locks, payload.id] }),
    /** R4.065: it has closed. */
    pageReleased: (state, { payload }: PayloadAction<{ id: string }>) => ({
      ...state,
      locks: state.locks.filter((id) => id !== payload.id),
    }),
  },
});

export const backToTopActions = backToTopSlice.actions;

export const selectIsFarDown = ({ scroll }: { scroll: ScrollState }): boolean => scroll.isFarDown;

/** A dialog of ours covers the page. */
export const selectIsPageLocked = ({ scroll }: { scroll: ScrollState }): boolean => scroll.locks.length > 0;
