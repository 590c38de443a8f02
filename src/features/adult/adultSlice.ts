import { createSlice } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

interface AdultState {
  /** `pending`: the shop is asked to remember the answer. `failed`: it did not. */
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
    confirmRequested(state) {
      state.status = 'pending';
    },
    confirmSucceeded(state) {
      state.status = 'confirmed';
    },
    confirmFailed(state) {
      state.status = 'failed';
    },
    /** The shopper is not, or does not answer. */
    rejected: eventOnly,
  },
});

export const adultActions = adultSlice.actions;

export const selectAdultStatus = ({ adult }: WithAdult): AdultState['status'] => adult.status;
