import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { PAINT_FIRST } from '../../lib/paintFirst';
import { isInRegion } from '../../shop/region';
import { cartActions } from '../cart';
import { checkoutActions } from '../checkout';
import type { Branch, MethodName, Position } from '../delivery';
import { keyOf, NO_BRANCHES } from './pickupRules';
import type { BranchSet, Filters, PickupDraft, PickupState, PickupTransport, Place, Locating } from './pickupTypes';

const NO_FILTERS: Filters = { transportId: null, typeId: null, isFarShown: false, isOpenNow: false };

const initialState: PickupState = {
  sets: {},
  open: null,
  query: '',
  draft: { query: '', place: null },
  search: 'idle',
  places: [],
  found: [],
  place: null,
  home: null,
  isOwnPlace: false,
  locating: 'idle',
  filters: NO_FILTERS,
  details: {},
  detailId: null,
  confirmingId: null,
  pointedId: null,
  recentIds: [],
  unavailableIds: [],
  isAdding: false,
  isFailureShown: false,
};

/** Identifies the branches of one method of one delivery. */
export interface BranchSetKey {
  deliveryId: string;
  deliveryMethodName: MethodName;
}

type ListOpening = BranchSetKey & { place: Place | null };

const withSet = (state: PickupState, whose: BranchSetKey, set: Partial<BranchSet>): PickupState => {
  const key = keyOf(whose);
  return { ...state, sets: { ...state.sets, [key]: { ...(state.sets[key] ?? NO_BRANCHES), ...set } } };
};

export const pickupSlice = createSlice({
  name: 'pickup',
  initialState,
  reducers: {
    // user actions
    /** `place`: where distances are measured from until another place is chosen; an earlier search takes precedence. */
    listOpened: {
      prepare: ({ place, ...open }: ListOpening) => ({
        payload: { ...open, place: place !== null && isInRegion(place) ? place : null },
        meta: PAINT_FIRST,
      }),
      reducer: (state: PickupState, { payload: { place, ...open } }: PayloadAction<ListOpening>) => ({
        ...state,
        open,
        query: state.draft.query || (place?.title ?? ''),
        search: 'idle' as const,
        places: [],
        found: [],
        place: state.draft.query === '' ? place : state.draft.place,
        home: place,
        isOwnPlace: false,
        locating: 'idle' as const,
        filters: NO_FILTERS,
        detailId: null,
        confirmingId: null,
        pointedId: null,
        unavailableIds: [],
        isFailureShown: false,
      }),
    },
    listClosed: (state: PickupState) => ({ ...state, open: null, confirmingId: null, locating: 'idle' as const }),
    retryRequested: eventOnly,
    queryChanged: (state: PickupState, { payload }: PayloadAction<{ query: string }>) => ({
      ...state,
      query: payload.query,
      draft: { ...payload, place: null },
      place: null,
      isOwnPlace: false,
      locating: 'idle' as const,
      places: [],
      found: [],
      search: 'idle' as const,
    }),
    placeChosen: (state: PickupState, { payload }: PayloadAction<{ place: Place }>) => ({
      ...state,
      place: payload.place,
      query: payload.place.title,
      draft: { query: payload.place.title, place: payload.place },
      isOwnPlace: false,
      locating: 'idle' as const,
      places: [],
      found: [],
      search: 'idle' as const,
    }),
    filtersChanged: (state: PickupState, { payload }: PayloadAction<Partial<Filters>>) => ({
      ...state,
      filters: { ...state.filters, ...payload },
    }),
    /** Toggles the details of a branch. */
    detailToggled: (state: PickupState, { payload: { branchId } }: PayloadAction<{ branchId: string }>) => ({
      ...state,
      detailId: state.detailId === branchId ? null : branchId,
    }),
    /** On the map; null puts it away. */
    branchPointed: (state: PickupState, { payload }: PayloadAction<{ branchId: string | null }>) => ({
      ...state,
      pointedId: payload.branchId,
    }),
    /** "Use my location" was pressed. */
    locateRequested: (state: PickupState) => ({ ...state, locating: 'pending' as const }),
    branchChosen: (state: PickupState, { payload }: PayloadAction<{ branch: Branch }>) => ({ ...state, confirmingId: payload.branch.id }),
    /** R8.29 */
    iconFailed: eventOnlyOf<{ icon: string | null }>(),

    // dispatched by the saga
    draftRestored: (state: PickupState, { payload }: PayloadAction<PickupDraft>) => ({ ...state, draft: payload }),
    recentRestored: (state: PickupState, { payload }: PayloadAction<{ ids: readonly string[] }>) => ({ ...state, recentIds: payload.ids }),
    located: (state: PickupState, { payload }: PayloadAction<Position>) => ({
      ...state,
      place: { ...payload, title: '' },
      isOwnPlace: true,
      locating: 'idle' as const,
      query: '',
      draft: initialState.draft,
      places: [],
      found: [],
      search: 'idle' as const,
    }),
    locateFailed: (state: PickupState, { payload }: PayloadAction<{ reason: Exclude<Locating, 'idle' | 'pending'> }>) => ({
      ...state,
      locating: payload.reason,
    }),
    branchesRequested: (state: PickupState, { payload }: PayloadAction<BranchSetKey>) => withSet(state, payload, { status: 'pending' }),
    branchesSucceeded: (
      state: PickupState,
      {
        payload: { branches, transports, ...whose },
      }: PayloadAction<BranchSetKey & { branches: readonly Branch[]; transports: readonly PickupTransport[] }>,
    ) => withSet(state, whose, { status: 'ready', branches, transports }),
    /** Adds branches; known ones are kept. */
    branchesAdded(state: PickupState, { payload: { branches, ...whose } }: PayloadAction<BranchSetKey & { branches: readonly Branch[] }>) {
      const known = state.sets[keyOf(whose)]?.branches ?? [];
      const ids = new Set(known.map(({ id }) => id));
      return withSet(state, whose, { branches: [...known, ...branches.filter(({ id }) => !ids.has(id))] });
    },
    branchesFailed: (state: PickupState, { payload }: PayloadAction<BranchSetKey>) => withSet(state, payload, { status: 'failed' }),
    /** Whether more branches around the place are being fetched. */
    nearbyChanged: (state: PickupState, { payload }: PayloadAction<{ isAdding: boolean }>) => ({ ...state, ...payload }),
    searchRequested: (state: PickupState) => ({ ...state, search: 'pending' as const }),
    searchSucceeded: (state: PickupState, { payload }: PayloadAction<{ places: readonly Place[]; found: readonly Branch[] }>) => ({
      ...state,
      ...payload,
      search: 'ready' as const,
    }),
    searchFailed: (state: PickupState) => ({ ...state, search: 'failed' as const }),
    detailRequested: (state: PickupState, { payload }: PayloadAction<{ branchId: string }>) => ({
      ...state,
      details: { ...state.details, [payload.branchId]: 'pending' as const },
    }),
    detailReceived: (state: PickupState, { payload }: PayloadAction<{ branchId: string; detail: Branch | null }>) => ({
      ...state,
      details: { ...state.details, [payload.branchId]: payload.detail ?? ('failed' as const) },
    }),
    /** The branch is available: the list closes. */
    branchConfirmed: (state: PickupState, { payload }: PayloadAction<{ recentIds: readonly string[] }>) => ({
      ...state,
      ...payload,
      open: null,
      confirmingId: null,
    }),
    branchUnavailable: (state: PickupState, { payload }: PayloadAction<{ branchId: string }>) => ({
      ...state,
      confirmingId: null,
      unavailableIds: [...state.unavailableIds, payload.branchId],
    }),
    /** R8.09: the generic error was shown for this list. */
    failureShown: (state: PickupState) => ({ ...state, isFailureShown: true }),
    confirmFailed: (state: PickupState) => ({ ...state, confirmingId: null }),
  },
  extraReducers: (builder) =>
    builder
      // A087: loaded branches are expensive and do not depend on the address
      .addCase(cartActions.cartReset, (state, { payload }): PickupState => ({
        ...initialState,
        draft: state.draft,
        recentIds: state.recentIds,
        ...(payload.kind === 'RESET_ALL' ? {} : { sets: state.sets, details: state.details }),
      }))
      .addCase(cartActions.cartCleared, ({ draft, recentIds }): PickupState => ({ ...initialState, draft, recentIds }))
      .addCase(checkoutActions.orderPlaced, (state): PickupState => ({ ...state, draft: initialState.draft })),
});

export const pickupActions = pickupSlice.actions;
