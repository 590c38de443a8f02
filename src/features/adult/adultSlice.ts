import { createSlice } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

interface AdultState {
  /** `pending`: the answer is being sent to the shop. `failed`: it did not. */
  status: 'idle' | 'pending' | 'failed' | 'confirmed';
}

export interface WithAdult {
  adult: AdultState;
}

const initialState: AdultState = { status: 'idle' };

export const adultSlice = createSlice({
  name: 'adult',
  initialState,
  reducers: {
    /** The shopper is of age. */
    confirmRequested: (state) => (state.status === 'confirmed' ? state : { status: 'pending' as const }),
    confirmSucceeded: () => ({ status: 'confirmed' as const }),
    confirmFailed: () => ({ status: 'failed' as const }),
    /** The shopper is not, or does not answer. */
    rejected: eventOnly,
  },
});

export const adultActions = adultSlice.actions;

export const selectAdultStatus = ({ adult }: WithAdult): AdultState['status'] => adult.status;
