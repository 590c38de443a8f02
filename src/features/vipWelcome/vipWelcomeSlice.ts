import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';

interface VipWelcomeState {
  /** The content that is prepared; null: there is no welcome on this page. */
  title: string | null;
}

export interface WithVipWelcome {
  vipWelcome: VipWelcomeState;
}

const initialState: VipWelcomeState = { title: null };

export const vipWelcomeSlice = createSlice({
  name: 'vipWelcome',
  initialState,
  reducers: {
    /** The page has the welcome, with the content of this title (A115). */
    viewMounted: eventOnlyOf<{ title: string }>(),
    /** R4.069: this customer is welcomed, as soon as the content can be shown. */
    welcomePrepared: (_state, { payload }: PayloadAction<{ title: string }>) => ({ title: payload.title }),
    /** The content is in the page, inside the closed modal. */
    contentShown: eventOnly,
  },
});

export const vipWelcomeActions = vipWelcomeSlice.actions;

export const selectWelcomeTitle = ({ vipWelcome }: WithVipWelcome): string | null => vipWelcome.title;
