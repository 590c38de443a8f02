import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

type CollectionStatus = 'idle' | 'pending' | 'failed';

export interface WithCollection {
  collection: {
    status: CollectionStatus;
    /** Whether the page may ask for the approval of conditions first; null until the widget has looked. */
    isAfterLegal: boolean | null;
  };
}

const initialState: WithCollection['collection'] = { status: 'idle', isAfterLegal: null };

export const collectionSlice = createSlice({
  name: 'collection',
  initialState,
  reducers: {
    viewMounted: (state, { payload }: PayloadAction<{ isAfterLegal: boolean }>) => ({ ...state, ...payload }),
    /** R4.086, R4.087 */
    consentSubmitted: (state) => ({ ...state, status: 'pending' as const }),
    consentSucceeded: (state) => ({ ...state, status: 'idle' as const }),
    consentFailed: (state) => ({ ...state, status: 'failed' as const }),
  },
});

export const collectionActions = collectionSlice.actions;

export const selectIsAfterLegal = ({ collection }: WithCollection): boolean | null => collection.isAfterLegal;

export const selectCollectionStatus = ({ collection }: WithCollection): CollectionStatus => collection.status;
