import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { modalsActions } from '../modals';
import type { NamedModal } from '../modals';
import type { ModalContent } from './modalContentTypes';

interface ModalContentState {
  /** Of every modal that was opened on this page, in this order. */
  contents: readonly ModalContent[];
}

export interface WithModalContent {
  modalContent: ModalContentState;
}

const initialState: ModalContentState = { contents: [] };

const isSameSource = (one: NamedModal, other: NamedModal): boolean =>
  one.sourceUrl === other.sourceUrl && one.isExternal === other.isExternal;

const isKept = ({ isStale, status, request }: ModalContent, next: NamedModal): boolean =>
  !isStale && status !== 'failed' && isSameSource(request, next);

const contentFor = (request: NamedModal, known: ModalContent | undefined): ModalContent =>
  known !== undefined && isKept(known, request)
    ? { ...known, request }
    : { request, status: request.isExternal ? 'received' : 'pending', html: null, htmlUrl: null, title: null, isStale: false };

function change({ contents }: ModalContentState, name: string, values: Partial<ModalContent>): ModalContentState {
  return { contents: contents.map((content) => (content.request.name === name ? { ...content, ...values } : content)) };
}

export const modalContentSlice = createSlice({
  name: 'modalContent',
  initialState,
  reducers: {
    contentReceived: (state, { payload: { name, html, htmlUrl } }: PayloadAction<{ name: string; html: string; htmlUrl: string }>) =>
      change(state, name, { status: 'received', html, htmlUrl }),
    contentShown: (state, { payload }: PayloadAction<{ name: string; title: string | null }>) =>
      change(state, payload.name, { status: 'shown', title: payload.title }),
    /** R8.26: `reason` is for the console. */
    contentFailed: (state, { payload }: PayloadAction<{ name: string; reason: string }>) =>
      change(state, payload.name, { status: 'failed', html: null }),
  },
  extraReducers(builder) {
    builder.addCase(modalsActions.modalRequested, (state, { payload }) => {
      if (payload.sourceUrl === null) return state; // a modal with content of its own
      const known = state.contents.find(({ request }) => request.name === payload.name);
      const content = contentFor(payload, known);
      return {
        contents: known === undefined ? [...state.contents, content] : state.contents.map((one) => (one === known ? content : one)),
      };
    });
    builder.addCase(modalsActions.modalsRemoved, (state, { payload }) => ({
      contents: state.contents.map((content) => {
        const { request, status } = content;
        const isStale = request.clearOnClose || request.isExternal || status !== 'shown';
        return isStale && payload.names.includes(request.name) ? { ...content, isStale } : content;
      }),
    }));
  },
});

export const modalContentActions = modalContentSlice.actions;

export const selectContents = ({ modalContent }: WithModalContent): readonly ModalContent[] => modalContent.contents;

export const selectContent = (state: WithModalContent, name: string): ModalContent | null =>
  selectContents(state).find(({ request }) => request.name === name) ?? null;
