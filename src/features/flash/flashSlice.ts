import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';
import { FLASHES_MAX, isSameFlash } from './flashRules';
import type { FlashMessage, FlashState } from './flashTypes';

const initialState: FlashState = { messages: [], isPaused: false };

export const flashSlice = createSlice({
  name: 'flash',
  initialState,
  reducers: {
    /** A094: a duplicate is collapsed into the one on screen, which then stays as long as a new one. */
    flashShown: {
      prepare: (message: FlashMessage) => ({ payload: { ...message, id: nanoid() } }),
      reducer(state: FlashState, { payload }: PayloadAction<FlashMessage & { id: string }>): FlashState {
        if (payload.message === '') return state;
        const same = state.messages.find((shown) => isSameFlash(shown, payload));
        const others = state.messages.filter((shown) => shown !== same);
        return { ...state, messages: [...others, { ...payload, times: (same?.times ?? 0) + 1 }].slice(-FLASHES_MAX) };
      },
    },
    /** By its button, or because its time is over. */
    flashClosed: (state: FlashState, { payload }: PayloadAction<{ id: string }>) => ({
      ...state,
      messages: state.messages.filter(({ id }) => id !== payload.id),
    }),
    /** By a button that offers it where only a new page helps. */
    pageReloadRequested: eventOnly,
    /** What they speak of is over. */
    flashesOver: (state: FlashState) => ({ ...state, messages: [] }),
    /** A097: the pointer or the focus came to the messages, or left them. */
    flashPaused: (state: FlashState) => ({ ...state, isPaused: true }),
    flashResumed: (state: FlashState) => ({ ...state, isPaused: false }),
  },
});

export const flashActions = flashSlice.actions;
