import { createSlice } from '@reduxjs/toolkit';
import { eventOnly } from '../../lib/eventOnly';

type CollectionStatus = 'idle' | 'pending' | 'failed';

export interface WithCollection {
  collection: { status: CollectionStatus };
}

const initialState: WithCollection['collection'] = { status: 'idle' };

export const collectionSlice = createSlice({
  name: 'collection',
  initialState,
  reducers: {
    /** R4.086 */
    consentSubmitted: () => ({ status: 'pending' as const }),
    consentSucceeded: () => ({ status: 'idle' as const }),
    consentFailed: () => ({ status: 'failed' as const }),
    /** R4.087: a link of the modal opens in this window. */
    linkFollowed: eventOnly,
  },
});

export const collectionActions = collectionSlice.actions;

export const selectCollectionStatus = ({ collection }: WithCollection): CollectionStatus => collection.status;
