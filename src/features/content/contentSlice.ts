import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';

interface ContentState {
  /** HTML by title; null: it could not be fetched. */
  bodies: Readonly<Record<string, string | null>>;
}

export interface WithContent {
  content: ContentState;
}

const initialState: ContentState = { bodies: {} };

export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** A view shows the content of this title. */
    contentRequested: eventOnlyOf<{ title: string }>(),
    contentSucceeded: ({ bodies }, { payload }: PayloadAction<{ title: string; body: string }>) => ({
      bodies: { ...bodies, [payload.title]: payload.body },
    }),
    /** R8.23 */
    contentFailed: ({ bodies }, { payload }: PayloadAction<{ title: string }>) => ({ bodies: { ...bodies, [payload.title]: null } }),
    /** It is there, but its HTML cannot be shown. */
    contentRefused: {
      prepare: (payload: { title: string; reason: string }) => ({ payload }),
      reducer: ({ bodies }, { payload }: PayloadAction<{ title: string; reason: string }>) => ({
        bodies: { ...bodies, [payload.title]: null },
      }),
    },
  },
});

export const contentActions = contentSlice.actions;

/** Undefined until it is known. */
export const selectContent = ({ content: { bodies } }: WithContent, title: string): string | null | undefined =>
  Object.hasOwn(bodies, title) ? bodies[title] : undefined;
