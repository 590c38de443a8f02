import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Legal } from './legalTypes';

type LegalStatus = 'idle' | 'pending' | 'failed';

interface LegalState {
  legals: readonly Legal[];
  /** How many of them are approved: the next one is shown. */
  approved: number;
  status: LegalStatus;
}

export interface WithLegal {
  legal: LegalState;
}

const initialState: LegalState = { legals: [], approved: 0, status: 'idle' };

export const legalSlice = createSlice({
  name: 'legal',
  initialState,
  reducers: {
    legalsReceived: (_state, { payload }: PayloadAction<{ legals: readonly Legal[] }>): LegalState => ({ ...initialState, ...payload }),
    approveRequested: (state) => ({ ...state, status: 'pending' as const }),
    approveSucceeded: (state) => ({ ...state, approved: state.approved + 1, status: 'idle' as const }),
    /** The customer has confirmed that the account is to be closed. */
    deactivateRequested: (state) => ({ ...state, status: 'pending' as const }),
    submitFailed: (state) => ({ ...state, status: 'failed' as const }),
    /** The message belonged to another question. */
    failureDismissed: (state) => ({ ...state, status: 'idle' as const }),
    /** The text cannot be shown, so it is not up for approval. */
    textFailed: (state, { payload }: PayloadAction<{ id: string; reason: string }>) => ({
      ...state,
      legals: state.legals.filter(({ id }) => id !== payload.id),
      status: 'idle' as const,
    }),
  },
});

export const legalActions = legalSlice.actions;

/** The one to be approved now. */
export const selectLegal = ({ legal }: WithLegal): Legal | null => legal.legals[legal.approved] ?? null;

export const selectLegalStatus = ({ legal }: WithLegal): LegalStatus => legal.status;

/** A065: "1 of 3"; null while there is only one. */
export const selectLegalCount = ({ legal: { legals } }: WithLegal): number | null => (legals.length > 1 ? legals.length : null);

export const selectLegalNumber = ({ legal }: WithLegal): number => legal.approved + 1;
