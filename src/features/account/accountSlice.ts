import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Dto } from '../../lib/dto';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import type { AccountState, AccountSummary } from './accountTypes';

export const GUEST: AccountSummary = { isLogged: false, isWaitingForConfirmation: false, firstname: null, vipType: 'regular' };

const initialState: AccountState = { ...GUEST, status: 'idle' };

/** `isNudged`: another tab said so; it has told the others already. */
interface Told {
  isFromOtherTab?: boolean;
}

export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** Something on the page shows who is here. */
    viewMounted: eventOnly,
    /** From the page's configuration or the snapshot of this tab. */
    accountRestored: (state: AccountState, { payload }: PayloadAction<AccountSummary>) => ({ ...state, ...payload }),
    accountRequested: (state: AccountState) => ({ ...state, status: 'pending' as const }),
    accountSucceeded: (_state: AccountState, { payload }: PayloadAction<AccountSummary>): AccountState => ({ ...payload, status: 'ready' }),
    /** The whole answer, for the features that know more of it (addresses). */
    accountAnswered: eventOnlyOf<{ answer: Dto }>(),
    /** Something has changed who is here, or what the shop knows of them. */
    reloadRequested: { reducer: eventOnly, prepare: (payload: Told = {}) => ({ payload }) },
    /** R4.003: the login's answer names the customer; whether they are signed in is said apart (R4.006). */
    customerReceived: (state: AccountState, { payload }: PayloadAction<Pick<AccountSummary, 'firstname' | 'vipType'>>) => ({
      ...state,
      ...payload,
    }),
    accountFailed: (state: AccountState) => ({ ...state, status: 'failed' as const }),
    /** A call was refused because the session has ended: the logged state goes, the cart stays (s401). */
    sessionEnded: (state: AccountState): AccountState => ({ ...GUEST, status: state.status === 'pending' ? 'failed' : state.status }),
    /** Somebody signed in, here or in another tab. */
    loggedIn: { reducer: eventOnly, prepare: (payload: Told = {}) => ({ payload }) },
    /** The shopper signed out, here or in another tab: what is known of them is forgotten. */
    loggedOut: {
      reducer: ({ status }: AccountState): AccountState => ({ ...GUEST, status }),
      prepare: (payload: Told = {}) => ({ payload }),
    },
  },
});

export const accountActions = accountSlice.actions;
