import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

type DataConsentStatus = 'idle' | 'pending' | 'failed';

export interface WithDataConsent {
  dataConsent: {
    status: DataConsentStatus;
    /** Whether the page may ask for the approval of conditions first; null until the widget has looked. */
    isAfterLegal: boolean | null;
  };
}

const initialState: WithDataConsent['dataConsent'] = { status: 'idle', isAfterLegal: null };

export const dataConsentSlice = createSlice({
  name: 'dataConsent',
  initialState,
  reducers: {
    viewMounted: (state, { payload }: PayloadAction<{ isAfterLegal: boolean }>) => ({ ...state, ...payload }),
    /** R4.086, R4.087 */
    consentSubmitted: (state) => ({ ...state, status: 'pending' as const }),
    consentSucceeded: (state) => ({ ...state, status: 'idle' as const }),
    consentFailed: (state) => ({ ...state, status: 'failed' as const }),
  },
});

export const dataConsentActions = dataConsentSlice.actions;

export const selectIsAfterLegal = ({ dataConsent }: WithDataConsent): boolean | null => dataConsent.isAfterLegal;

export const selectDataConsentStatus = ({ dataConsent }: WithDataConsent): DataConsentStatus => dataConsent.status;
