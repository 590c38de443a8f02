import { createSlice } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';

type CollectionStatus = 'idle' | 'pending' | 'failed';

export interface WithCollection {
  collection: { status: CollectionStatus };
}

const initialState: WithCollection['collection'] = { status: 'idle' };

export const collectionSlice = createSlice({
  name: 'collection',
  initialState,
  reducers: {
    /** `isAfterLegal`: the page may ask for the approval of conditions first. */
    viewMounted: eventOnlyOf<{ isAfterLegal: boolean }>(),
    /** R4.086, R4.087 */
    consentSubmitted: () => ({ status: 'pending' as const }),
    consentSucceeded: () => ({ status: 'idle' as const }),
    consentFailed: () => ({ status: 'failed' as const }),
  },
});

export const collectionActions = collectionSlice.actions;

export const selectCollectionStatus = ({ collection }: WithCollection): CollectionStatus => collection.status;
