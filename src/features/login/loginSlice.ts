import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { Secret } from '../../lib/secret';
import { accountActions } from '../account';
import type { LoginContext } from '../account';
import type { checkoutActions } from '../checkout';
import type { Problem } from '../problems';
import type {
  HandedOverLogins,
  LoginDraft,
  LoginFailure,
  LoginState,
  LoginStatus,
  RegistrationData,
  WithLogin,
  WithServerForm,
} from './loginTypes';

/** By its name, so that signing in loads nothing of the checkout. */
const ORDER_PLACED: typeof checkoutActions.orderPlaced.type = 'checkout/orderPlaced';

const initialState: LoginState = {
  draft: { email: '' },
  isAuthInProgress: false,
  isFacebookLoading: false,
  isFacebookAsked: false,
  status: null,
  problems: [],
  handedOver: { login: null, register: null },
};

/** A new attempt, or the end of one. */
const restart = ({ draft, handedOver }: LoginState): LoginState => ({ ...initialState, draft, handedOver });

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    emailTyped: (state: LoginState, { payload: { email } }: PayloadAction<LoginDraft>) => ({ ...state, draft: { email } }),
    draftRestored: (state: LoginState, { payload }: PayloadAction<LoginDraft>) => ({ ...state, draft: payload }),
    /** The password is passed to the shop and never stored. */
    loginSubmitted: eventOnlyOf<{ username: string; password: Secret; context: LoginContext } & WithServerForm>(),
    /** R4.015: the Facebook login button. */
    facebookRequested: {
      prepare: (payload: { context: LoginContext }) => ({ payload }),
      reducer: (state: LoginState, _action: PayloadAction<{ context: LoginContext }>): LoginState => ({
        ...state,
        isFacebookLoading: true,
        isFacebookAsked: true,
      }),
    },
    /** Its window opens, or it could not be loaded. */
    facebookLoaded: (state: LoginState): LoginState => ({ ...state, isFacebookLoading: false }),
    /** Its window has closed, or could not be opened. */
    facebookAnswered: (state: LoginState): LoginState => ({ ...state, isFacebookAsked: false }),
    /** A048: a new account; the password is passed to the shop and never stored. */
    registrationSubmitted: eventOnlyOf<{ data: RegistrationData; password: Secret } & WithServerForm>(),
    /** Facebook identified the shopper; the shop decides. */
    facebookGranted: eventOnlyOf<{ token: Secret; userId: string; context: LoginContext }>(),
    loginRequested: (state): LoginState => ({ ...restart(state), isAuthInProgress: true }),
    loginSucceeded: restart,
    /** R4.011, R4.012 */
    loginFailed: (state, { payload }: PayloadAction<LoginFailure>): LoginState => ({ ...restart(state), ...payload }),
    /** A164 */
    loginHandedOver: (state, { payload }: PayloadAction<Partial<HandedOverLogins>>): LoginState => ({
      ...restart(state),
      handedOver: { ...state.handedOver, ...payload },
    }),
  },
  extraReducers: (builder) =>
    builder
      // A sign-in in another tab is no reason to drop what is typed here.
      .addCase(accountActions.loggedIn, (state, { payload }) =>
        payload.isFromOtherTab === true ? state : { ...state, draft: initialState.draft },
      )
      .addCase(ORDER_PLACED, (state) => ({ ...state, draft: initialState.draft })),
});

export const loginActions = loginSlice.actions;

export const selectLoginEmail = ({ login }: WithLogin): string => login.draft.email;
export const selectIsFacebookLoading = ({ login }: WithLogin): boolean => login.isFacebookLoading;
export const selectIsSigningIn = ({ login }: WithLogin): boolean => login.isAuthInProgress || login.isFacebookAsked;
export const selectHandedOverLogins = ({ login }: WithLogin): HandedOverLogins => login.handedOver;
export const selectIsAuthInProgress = ({ login }: WithLogin): boolean => login.isAuthInProgress;
/** A050 */
export const selectRegistrationProblems = ({ login }: WithLogin): readonly Problem[] => login.problems;
export const selectLoginStatus = ({ login }: WithLogin): LoginStatus | null => login.status;
