import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';
import type { MenuItem, MenuState, WithMenu } from './menuTypes';

const initialState: MenuState = { status: 'idle', items: [] };

export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /** The shopper reaches for the menu. */
    menuNeeded: eventOnly,

    // dispatched by the saga
    menuRequested: (state: MenuState): MenuState => ({ ...state, status: 'pending' }),
    menuSucceeded: (_state: MenuState, { payload }: PayloadAction<{ items: readonly MenuItem[] }>): MenuState => ({
      status: 'ready',
      items: payload.items,
    }),
    menuFailed: (state: MenuState, { payload }: PayloadAction<{ isAbsent: boolean }>): MenuState => ({
      ...state,
      status: payload.isAbsent ? 'absent' : 'failed',
    }),
  },
});

export const menuActions = menuSlice.actions;

export const selectMenu = ({ menu }: WithMenu): MenuState => menu;
