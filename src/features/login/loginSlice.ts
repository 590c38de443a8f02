import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { LoginContext, LoginState, LoginStatus, WithLogin } from './loginTypes';

const initialState: LoginState = { isAuthInProgress: false, status: null };

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The password is passed to the shop and never stored. */
    loginSubmitted: eventOnlyOf<{ username: string; password: string; context: LoginContext }>(),
    /** R4.015: the Facebook login button. */
    facebookRequested: eventOnlyOf<{ context: LoginContext }>(),
    /** Facebook identified the shopper; the shop decides. */
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
