import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { PAINT_FIRST } from '../../lib/paintFirst';
import type { Secret } from '../../lib/secret';
import { accountActions } from '../account';
import { cartActions } from '../cart';
import { checkoutActions } from '../checkout';
import { checkoutCartReceived } from '../checkoutResponse';
import type { Draft } from './addressDraft';
import type { CustomerAddresses } from './addressMapping';
import { selectOnly, withoutAddress, withValidated } from './addressRules';
import type { Address, AddressKind } from '../checkoutResponse';
import type { Problem } from '../problems';
import type { AddressState, CustomerForm, Editing, Towns } from './addressTypes';

const NONE = { billing: null, shipping: null } as const;

const initialState: AddressState = {
  status: 'idle',
  confirmed: false,
  types: { billing: [], shipping: [] },
  areListsLoaded: false,
  deliveries: {},
  cart: NONE,
  cartEmail: '',
  pendingSelection: NONE,
  removed: [],
  editing: null,
  problems: [],
  draft: null,
  towns: NONE,
  isLoginOffered: false,
};

export const removedKey = (kind: AddressKind, id: string | null): string => `${kind} ${id}`;

interface Named {
  kind: AddressKind;
  id: string;
}

const withEditing = (state: AddressState, { payload: { editing } }: PayloadAction<{ editing: Editing | null }>): AddressState => ({
  ...state,
  editing,
  problems: editing === null ? [] : state.problems,
});

export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    // user actions
    /** Selects an address of the list; the latest selection wins. */
    addressChosen: (state: AddressState, { payload: { kind, id } }: PayloadAction<Named>) => ({
      ...state,
      pendingSelection: { ...state.pendingSelection, [kind]: id },
    }),
    /** R4.027, A073. If it was the selected one, the next is selected. */
    addressRemoved(state: AddressState, { payload: { kind, id } }: PayloadAction<Named>): AddressState {
      const before = state.types[kind];
      const list = withoutAddress(before, id);
      const isOrdered = state.cart[kind]?.id === id || before.some((address) => address.id === id && address.selected);
      return {
        ...state,
        types: { ...state.types, [kind]: list },
        pendingSelection: {
          ...state.pendingSelection,
          [kind]: isOrdered ? (list.find(({ selected }) => selected)?.id ?? null) : state.pendingSelection[kind],
        },
        removed: [...state.removed, removedKey(kind, id)],
        editing: state.editing?.kind === kind && state.editing.id === id ? null : state.editing,
      };
    },
    /** Opens the form of one address, which is expensive to render. */
    editingOpened: { prepare: (payload: { editing: Editing }) => ({ payload, meta: PAINT_FIRST }), reducer: withEditing },
    /** The form of one address was changed; null closes it. */
    editingChanged: withEditing,
    draftChanged: (state: AddressState, { payload }: PayloadAction<{ draft: CustomerForm }>) => ({ ...state, draft: payload.draft }),
    /** The form of one address was submitted, normalised. */
    addressSubmitted: eventOnlyOf<Editing>(),
    /** The form of the whole step was submitted, normalised. */
    customerSubmitted: eventOnlyOf<{ form: CustomerForm; password: Secret }>(),
    /** The shopper typed a post code or a town. */
    townsRequested: eventOnlyOf<{ kind: AddressKind; query: string }>(),
    /** Continue to the delivery with the selected addresses. */
    continueClicked: eventOnly,

    // dispatched by the saga
    /** The shop has accepted a guest's form. */
    guestSent: eventOnlyOf<{ form: CustomerForm }>(),
    draftRestored: (state: AddressState, { payload }: PayloadAction<Draft>) => ({ ...state, ...payload }),
    /** R3.005, R3.006: of the account response; null when it has none. */
    addressesReceived(state: AddressState, { payload }: PayloadAction<CustomerAddresses | null>): AddressState {
      if (payload === null) return { ...state, areListsLoaded: true };
      const { types, deliveries } = payload;
      const keep = (kind: AddressKind) => types[kind].filter(({ id }) => !state.removed.includes(removedKey(kind, id)));
      return { ...state, types: { billing: keep('billing'), shipping: keep('shipping') }, areListsLoaded: true, deliveries };
    },
    townsReceived: (state: AddressState, { payload: { kind, towns } }: PayloadAction<{ kind: AddressKind; towns: Towns }>) => ({
      ...state,
      towns: { ...state.towns, [kind]: towns },
    }),
    submitRequested: (state: AddressState) => ({ ...state, status: 'pending' as const, problems: [] }),
    /** R4.025, R4.026, R4.028 */
    addressValidated: (state: AddressState, { payload: { kind, address } }: PayloadAction<{ kind: AddressKind; address: Address }>) => ({
      ...state,
      types: {
        ...state.types,
        [kind]: withValidated(state.types[kind], address, state.editing?.kind === kind ? state.editing : null),
      },
      editing: state.editing?.kind === kind ? null : state.editing,
    }),
    /** R4.024 */
    addressConfirmed: (state: AddressState, { payload: { kind, id } }: PayloadAction<{ kind: AddressKind; id: string | null }>) => ({
      ...state,
      confirmed: true,
      types: { ...state.types, [kind]: id === null ? state.types[kind] : selectOnly(state.types[kind], id) },
      pendingSelection: { ...state.pendingSelection, [kind]: state.pendingSelection[kind] === id ? null : state.pendingSelection[kind] },
    }),
    submitSucceeded: (state: AddressState) => ({ ...state, status: 'idle' as const }),
    /** Refused selections are dropped; everything typed is kept. */
    submitFailed: (state: AddressState, { payload }: PayloadAction<{ problems: readonly Problem[] }>) => ({
      ...state,
      status: 'failed' as const,
      problems: payload.problems,
      pendingSelection: NONE,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(checkoutCartReceived, (state, { payload: { addresses: cart, email } }): AddressState => {
        if (cart === null) return state;
        const select = (kind: AddressKind): readonly Address[] => {
          const id = cart[kind]?.id ?? null;
          return state.types[kind].some((address) => address.id === id) ? selectOnly(state.types[kind], id) : state.types[kind];
        };
        return {
          ...state,
          cart,
          cartEmail: email,
          types: { billing: select('billing'), shipping: select('shipping') },
        };
      })
      .addCase(accountActions.accountFailed, (state): AddressState => ({ ...state, areListsLoaded: true }))
      // A sign-in: the lists come with the account, which is loaded next.
      .addCase(accountActions.customerReceived, (state): AddressState => ({ ...state, areListsLoaded: false }))
      .addCase(accountActions.sessionEnded, (state): AddressState => ({
        ...state,
        types: initialState.types,
        areListsLoaded: false,
        deliveries: {},
        confirmed: false,
        isLoginOffered: true,
      }))
      .addCase(accountActions.loggedIn, (state): AddressState => ({ ...state, isLoginOffered: false }))
      // Clears the account's data; typed data are kept, also when another tab signed out.
      .addCase(accountActions.loggedOut, ({ draft, editing }): AddressState => ({
        ...initialState,
        draft,
        editing: editing?.id === null ? editing : null,
      }))
      .addCase(checkoutActions.orderPlaced, (): AddressState => initialState)
      // Another purchase begins: no address is hidden.
      .addCase(cartActions.cartCleared, (state): AddressState => ({ ...state, removed: [] })),
});

export const addressActions = addressSlice.actions;
