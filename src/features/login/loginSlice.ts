import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import { accountActions } from '../account';
import type { LoginContext } from '../account';
import type { checkoutActions } from '../checkout';
import type { LoginDraft, LoginState, LoginStatus, RegistrationData, WithLogin } from './loginTypes';

/** By its name, so that signing in loads nothing of the checkout. */
const ORDER_PLACED: typeof checkoutActions.orderPlaced.type = 'checkout/orderPlaced';

const initialState: LoginState = { draft: { email: '' }, isAuthInProgress: false, status: null };

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    emailTyped: (state: LoginState, { payload: { email } }: PayloadAction<LoginDraft>) => ({ ...state, draft: { email } }),
    draftRestored: (state: LoginState, { payload }: PayloadAction<LoginDraft>) => ({ ...state, draft: payload }),
    /** The password is passed to the shop and never stored. */
    loginSubmitted: eventOnlyOf<{ username: string; password: string; context: LoginContext }>(),
    /** R4.015: the Facebook login button. */
    facebookRequested: eventOnlyOf<{ context: LoginContext }>(),
    /** A048: a new account; the password is passed to the shop and never stored. */
    registrationSubmitted: eventOnlyOf<{ data: RegistrationData; password: string }>(),
    /** Facebook identified the shopper; the shop decides. */
    facebookGranted: eventOnlyOf<{ token: string; userId: string; context: LoginContext }>(),
    loginRequested: ({ draft }): LoginState => ({ draft, isAuthInProgress: true, status: null }),
    loginSucceeded: ({ draft }): LoginState => ({ ...initialState, draft }),
    /** R4.011, R4.012 */
    loginFailed: ({ draft }, { payload }: PayloadAction<{ status: LoginStatus | null }>): LoginState => ({
      draft,
      isAuthInProgress: false,
      status: payload.status,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(accountActions.loggedIn, (state) => ({ ...state, draft: initialState.draft }))
      .addCase(ORDER_PLACED, (state) => ({ ...state, draft: initialState.draft })),
});

export const loginActions = loginSlice.actions;

export const selectLoginEmail = ({ login }: WithLogin): string => login.draft.email;
export const selectIsAuthInProgress = ({ login }: WithLogin): boolean => login.isAuthInProgress;
export const selectLoginStatus = ({ login }: WithLogin): LoginStatus | null => login.status;
