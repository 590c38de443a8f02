import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { LoginContext, LoginState, LoginStatus, WithLogin } from './loginTypes';

const initialState: LoginState = { isAuthInProgress: false, status: null };

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The password goes through to the shop and is kept nowhere. */
    loginSubmitted: eventOnlyOf<{ username: string; password: string; context: LoginContext }>(),
    /** R4.015: the button of Facebook's login. */
    facebookRequested: eventOnlyOf<{ context: LoginContext }>(),
    /** Facebook says who it is; the shop has the last word. */
    facebookGranted: eventOnlyOf<{ token: string; userId: string; context: LoginContext }>(),
    loginRequested: (): LoginState => ({ isAuthInProgress: true, status: null }),
    loginSucceeded: (): LoginState => initialState,
    /** R4.011, R4.012 */
    loginFailed: (_state: LoginState, { payload }: PayloadAction<{ status: LoginStatus | null }>): LoginState => ({
      isAuthInProgress: false,
      status: payload.status,
    }),
  },
});

export const loginActions = loginSlice.actions;

export const selectIsAuthInProgress = ({ login }: WithLogin): boolean => login.isAuthInProgress;
export const selectLoginStatus = ({ login }: WithLogin): LoginStatus | null => login.status;
