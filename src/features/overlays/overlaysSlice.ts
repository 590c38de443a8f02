import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface Hold {
  id: string;
  isClosable: boolean;
}

interface OverlaysState {
  /** Open dialogs, the topmost last: while there are any, the page does not scroll (R4.060). */
  holds: readonly Hold[];
  /** Those of them that the shopper closed by the browser's back button. */
  closedByBack: readonly string[];
}

export interface WithOverlays {
  overlays: OverlaysState;
}

const initialState: OverlaysState = { holds: [], closedByBack: [] };

export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** R4.060: a dialog was opened. */
    pageHeld: (state, { payload }: PayloadAction<Hold>) => ({ ...state, holds: [...state.holds, payload] }),
    /** R4.065: it was closed. */
    pageReleased: ({ holds, closedByBack }, { payload }: PayloadAction<{ id: string }>) => ({
      holds: holds.filter(({ id }) => id !== payload.id),
      closedByBack: closedByBack.includes(payload.id) ? closedByBack.filter((id) => id !== payload.id) : closedByBack,
    }),
    /** The shopper went back; `count` dialogs stay open. */
    wentBack: (state, { payload }: PayloadAction<{ count: number }>) => ({
      ...state,
      closedByBack: holdsOnTop(state)
        .slice(payload.count)
        .map(({ id }) => id),
    }),
  },
});

export const overlaysActions = overlaysSlice.actions;

/** The closable dialogs above the last one that is not: what the back button may close. */
const holdsOnTop = ({ holds }: OverlaysState): readonly Hold[] =>
  holds.slice(holds.map(({ isClosable }) => isClosable).lastIndexOf(false) + 1);

/** A Vitrina dialog covers the page. */
export const selectIsPageLocked = ({ overlays }: WithOverlays): boolean => overlays.holds.length > 0;

/** How many dialogs the back button closes before it leaves the page. */
export const selectBackCount = ({ overlays }: WithOverlays): number => holdsOnTop(overlays).length - overlays.closedByBack.length;

export const selectOverlaysClosedByBack = ({ overlays }: WithOverlays): readonly string[] => overlays.closedByBack;
