import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { ModalRequest, NamedModal } from './modalTypes';

interface ModalsState {
  /** Requested and not closed, the oldest first. Whether one is shown or waits for its turn is decided by its rank (ADR 032). */
  open: readonly NamedModal[];
  /** Names of modals of which it is known whether they will be requested: one of a lower rank may wait for that. */
  decided: readonly string[];
}

export interface WithModals {
  modals: ModalsState;
}

const initialState: ModalsState = { open: [], decided: [] };

/** R9.01 */
const DEFAULTS: Omit<NamedModal, 'name'> = {
  title: null,
  size: 'md',
  isClosable: true,
  sourceUrl: null,
  isExternal: false,
  isVideo: false,
  clearOnClose: false,
  isPressed: false,
};

/** R4.061-R4.064, A131: the owner of a name takes these actions as its callbacks. */
export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalRequested: {
      reducer: ({ open, decided }: ModalsState, { payload }: PayloadAction<NamedModal>) => ({
        decided,
        open: [...open.filter(({ name }) => name !== payload.name), payload],
      }),
      prepare: (request: ModalRequest) => ({ payload: { ...DEFAULTS, ...request } }),
    },
    decisionChanged: ({ open, decided }, { payload: { name, isDecided } }: PayloadAction<{ name: string; isDecided: boolean }>) => ({
      open,
      decided: [...decided.filter((other) => other !== name), ...(isDecided ? [name] : [])],
    }),
    /** R4.061: it is shown: at once, or when its turn has come. */
    modalShown: eventOnlyOf<{ name: string }>(),
    /** R4.062: the shopper or the page closes it; it is removed when the callbacks have run. */
    modalClosed: eventOnlyOf<{ name: string }>(),
    /** R4.063, R4.064: it is removed with the others when the callbacks have run. */
    modalConfirmed: eventOnlyOf<{ name: string }>(),
    modalsRemoved: ({ open, decided }, { payload }: PayloadAction<{ names: readonly string[] }>) => ({
      decided,
      open: open.filter(({ name }) => !payload.names.includes(name)),
    }),
  },
});

export const modalsActions = modalsSlice.actions;

const selectOpen = ({ modals }: WithModals): readonly NamedModal[] => modals.open;

export const selectModal = (state: WithModals, name: string): NamedModal | null =>
  selectOpen(state).find((modal) => modal.name === name) ?? null;

/** True, or null while it is not known whether this modal will ask. */
export const selectIsDecided = ({ modals }: WithModals, name: string): true | null => modals.decided.includes(name) || null;

/** In the order of their requests. */
export const selectModalNames = (state: WithModals): string[] => selectOpen(state).map(({ name }) => name);

/**
 * R4.063: what a confirmed modal removes: itself and the others. One that cannot be closed stays: only its own answer ends it.
 */
export const selectNamesToRemove = (state: WithModals, confirmed: string): string[] =>
  selectOpen(state)
    .filter(({ name, isClosable }) => isClosable || name === confirmed)
    .map(({ name }) => name);
