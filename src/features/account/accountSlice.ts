import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';
import type { Account, AccountState, LoginContext } from './accountTypes';

const GUEST: Account = {
  isLogged: false,
  isWaitingForConfirmation: false,
  customer: null,
  consents: {},
  loyaltyClub: null,
  mainWishlistId: null,
  message: null,
  display: null,
};

const initialState: AccountState = { ...GUEST, status: 'idle' };

interface ChangeSource {
  /** Reported by another tab, so it is not broadcast again. */
  isFromOtherTab?: boolean;
}

export interface SignIn extends ChangeSource {
  /** Absent when the shopper did not sign in by a form of ours. */
  context?: LoginContext | undefined;
}

export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** A view that shows the account is mounted. */
    viewMounted: eventOnly,
    /** From the page's configuration or the snapshot of this tab. */
    accountRestored: (state: AccountState, { payload }: PayloadAction<Account>) => ({ ...state, ...payload }),
    accountRequested: (state: AccountState) => ({ ...state, status: 'pending' as const }),
    accountSucceeded: (_state: AccountState, { payload }: PayloadAction<Account>): AccountState => ({ ...payload, status: 'ready' }),
    /** The session or the customer's data may have changed. */
    reloadRequested: { reducer: eventOnly, prepare: (payload: ChangeSource = {}) => ({ payload }) },
    /** R4.003: the customer of a login response, before the signed-in state is set (R4.006). */
    customerReceived: (state: AccountState, { payload }: PayloadAction<Pick<Account, 'customer'>>) => ({ ...state, ...payload }),
    /** A053: the page requests the login form of the header, or it has been shown. */
    displayChanged: (state: AccountState, { payload: { display } }: PayloadAction<Pick<Account, 'display'>>) => ({ ...state, display }),
    /** The shop has stored these consents, or the customer has seen what they stand for. */
    consentsStored: (state: AccountState, { payload }: PayloadAction<Account['consents']>) => ({
      ...state,
      consents: { ...state.consents, ...payload },
    }),
    accountFailed: (state: AccountState) => ({ ...state, status: 'failed' as const }),
    /** A request was refused because the session has ended: clears the account, keeps the cart (s401). */
    sessionEnded: {
      reducer: (state: AccountState): AccountState => ({ ...GUEST, status: state.status === 'pending' ? 'failed' : state.status }),
      prepare: (payload: ChangeSource = {}) => ({ payload }),
    },
    /** Signs the shopper in at the shop; ends with `loggedIn` or `signInFailed`. */
    signInStarted: eventOnly,
    signInFailed: eventOnly,
    /** The guest has closed the sign-in, or does not want what waits for it. */
    signInDismissed: eventOnly,
    /** The shopper signed in, here or in another tab. */
    loggedIn: { reducer: eventOnly, prepare: (payload: SignIn = {}) => ({ payload }) },
    /** The shopper signed out, here or in another tab. */
    loggedOut: {
      reducer: ({ status }: AccountState): AccountState => ({ ...GUEST, status }),
      prepare: (payload: ChangeSource = {}) => ({ payload }),
    },
  },
});

export const accountActions = accountSlice.actions;
