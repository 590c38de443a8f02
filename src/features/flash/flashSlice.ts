import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';
import { nextId } from '../../lib/nextId';
import { FLASHES_MAX, isSameFlash } from './flashRules';
import type { FlashMessage, FlashState } from './flashTypes';

const initialState: FlashState = { messages: [], isPaused: false };

export const flashSlice = createSlice({
  name: 'flash',
  initialState,
  reducers: {
    /** A094: a duplicate is merged into the one on screen, whose time-out restarts. */
    flashShown: {
      prepare: (message: FlashMessage) => ({ payload: { ...message, id: nextId() } }),
      reducer(state: FlashState, { payload }: PayloadAction<FlashMessage & { id: string }>): FlashState {
        if (payload.message === '') return state;
        const same = state.messages.find((shown) => isSameFlash(shown, payload));
        const others = state.messages.filter((shown) => shown !== same);
        return { ...state, messages: [...others, { ...payload, times: (same?.times ?? 0) + 1 }].slice(-FLASHES_MAX) };
      },
    },
    /** Closed by its button, or timed out. */
    flashClosed: (state: FlashState, { payload }: PayloadAction<{ id: string }>) => ({
      ...state,
      messages: state.messages.filter(({ id }) => id !== payload.id),
    }),
    /** By the reload button of a flash. */
    pageReloadRequested: eventOnly,
    /** The flashes are outdated. */
    flashesOver: (state: FlashState) => ({ ...state, messages: [] }),
    /** A097: the pointer or the focus entered or left the messages. */
    flashPaused: (state: FlashState) => ({ ...state, isPaused: true }),
    flashResumed: (state: FlashState) => ({ ...state, isPaused: false }),
  },
});

export const flashActions = flashSlice.actions;
