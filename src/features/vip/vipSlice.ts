import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface VipState {
  /** True until the cookie is read. */
  isNoticeClosed: boolean;
}

export interface WithVip {
  vip: VipState;
}

const initialState: VipState = { isNoticeClosed: true };

export const vipSlice = createSlice({
  name: 'vip',
  initialState,
  reducers: {
    /** From the cookie. */
    noticeRead: (_state, { payload }: PayloadAction<{ isClosed: boolean }>) => ({ isNoticeClosed: payload.isClosed }),
    /** R4.072: the customer closes the notice. */
    noticeClosed: () => ({ isNoticeClosed: true }),
  },
});

export const vipActions = vipSlice.actions;
