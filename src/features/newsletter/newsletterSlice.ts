import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { HandedOver } from '../failureHandling';
import type { FlashMessage } from '../flash';

/** `rejected`: the shop objects to the address. */
export type NewsletterStatus = 'idle' | 'pending' | 'subscribed' | 'left' | 'failed' | 'rejected';

interface NewsletterState {
  status: NewsletterStatus;
  /** The shop's own words about a failure; null where it has none. */
  problem: Pick<FlashMessage, 'message' | 'markup'> | null;
  /** The address of a guest that was submitted last. */
  email: string;
  /** A164 */
  handedOver: HandedOver;
}

/** A guest adds an address; of customers the shop has it. */
interface Subscription {
  subscribe: boolean;
  email: string | null;
  /** The page has a form or a link of the server's for it. */
  canHandOver?: boolean;
}

export interface WithNewsletter {
  newsletter: NewsletterState;
}

const initialState: NewsletterState = { status: 'idle', problem: null, email: '', handedOver: null };

export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    subscriptionSubmitted: {
      prepare: (payload: Subscription) => ({ payload }),
      reducer: (state: NewsletterState, { payload }: PayloadAction<Subscription>): NewsletterState => ({
        ...state,
        status: 'pending',
        problem: null,
        email: payload.email ?? '',
      }),
    },
    subscriptionStored: (state, { payload }: PayloadAction<{ subscribe: boolean }>) => ({
      ...state,
      status: payload.subscribe ? ('subscribed' as const) : ('left' as const),
    }),
    subscriptionRefused: (state, { payload }: PayloadAction<Pick<NewsletterState, 'problem'> & { isAboutAddress: boolean }>) => ({
      ...state,
      status: payload.isAboutAddress ? ('rejected' as const) : ('failed' as const),
      problem: payload.problem,
    }),
    subscriptionHandedOver: (state, { payload }: PayloadAction<HandedOver>) => ({ ...state, status: 'idle' as const, handedOver: payload }),
    /** The guest goes on with another address. */
    addressChanged: (state) => ({ ...state, status: 'idle' as const, problem: null }),
  },
});

export const newsletterActions = newsletterSlice.actions;

export const selectNewsletter = ({ newsletter }: WithNewsletter): NewsletterState => newsletter;
