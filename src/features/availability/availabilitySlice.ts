import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { Availability, AvailabilityState, WithAvailability } from './availabilityTypes';

interface Shown {
  variantId: string;
  printed: Availability | null;
}

interface Answered {
  ids: readonly string[];
  found: Readonly<Record<string, Availability>>;
  clockOffsetMs: number;
}

const initialState: AvailabilityState = { known: {}, shown: [], wanted: [], clockOffsetMs: 0 };

export const availabilitySlice = createSlice({
  name: 'availability',
  initialState,
  reducers: {
    /** A view shows a variant: with what the server has printed about it, if anything. */
    variantShown: (state, { payload: { variantId, printed } }: PayloadAction<Shown>): AvailabilityState => ({
      ...state,
      shown: [...new Set([...state.shown, variantId])],
      known: printed === null ? state.known : { [variantId]: printed, ...state.known },
    }),
    /** A view shows another variant, or goes. */
    variantHidden: (state, { payload: { variantId } }: PayloadAction<{ variantId: string }>): AvailabilityState => ({
      ...state,
      shown: state.shown.filter((id) => id !== variantId),
    }),
    /** The page is about this variant. */
    pageViewed: eventOnlyOf<{ variantId: string }>(),
    availabilityWanted: (state, { payload: { ids } }: PayloadAction<{ ids: readonly string[] }>): AvailabilityState => ({
      ...state,
      wanted: [...new Set([...state.wanted, ...ids])],
    }),
    availabilityRequested: (state, { payload: { ids } }: PayloadAction<{ ids: readonly string[] }>): AvailabilityState => ({
      ...state,
      wanted: state.wanted.filter((id) => !ids.includes(id)),
    }),
    /** What the shop does not name, or does not know, stays as it was. */
    availabilityAnswered: (state, { payload: { ids, found, clockOffsetMs } }: PayloadAction<Answered>): AvailabilityState => ({
      ...state,
      known: { ...Object.fromEntries(ids.map((id) => [id, null])), ...state.known, ...found },
      clockOffsetMs,
    }),
  },
});

export const availabilityActions = availabilitySlice.actions;

/** Undefined until it is known. */
export const selectAvailability = ({ availability: { known } }: WithAvailability, variantId: string): Availability | null | undefined =>
  Object.hasOwn(known, variantId) ? known[variantId] : undefined;

/** Of the shop, as far as it has answered. */
export const selectShopClockOffsetMs = ({ availability }: WithAvailability): number => availability.clockOffsetMs;
