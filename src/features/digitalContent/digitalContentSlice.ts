import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Secret } from '../../lib/secret';
import { accountActions } from '../account';
import type { ApiKey, DigitalContentState, LicenseKey, OrderKeys, Problem, WithDigitalContent } from './digitalContentTypes';

interface OfOrder {
  orderId: string;
}

interface OfProduct {
  productId: string;
}

const initialState: DigitalContentState = { orders: {}, apiKeys: {} };

const HIDDEN: OrderKeys = { status: 'hidden', keys: [], problem: null };
const NO_KEY: ApiKey = { status: 'none', key: null, problem: null };

const orderOf = ({ orders }: DigitalContentState, orderId: string): OrderKeys =>
  (Object.hasOwn(orders, orderId) ? orders[orderId] : undefined) ?? HIDDEN;
const apiKeyOf = ({ apiKeys }: DigitalContentState, productId: string): ApiKey =>
  (Object.hasOwn(apiKeys, productId) ? apiKeys[productId] : undefined) ?? NO_KEY;

const setOrder = (state: DigitalContentState, orderId: string, change: Partial<OrderKeys>): DigitalContentState => ({
  ...state,
  orders: { ...state.orders, [orderId]: { ...HIDDEN, ...change } },
});
const setApiKey = (state: DigitalContentState, productId: string, change: Partial<ApiKey>): DigitalContentState => ({
  ...state,
  apiKeys: { ...state.apiKeys, [productId]: { ...NO_KEY, ...change } },
});

const withoutKey = (apiKey: ApiKey): ApiKey => (apiKey.key === null ? apiKey : { ...NO_KEY, status: 'exists' });

/** No key outlives the page or the session that has shown it, and none that is on its way is let in. */
const dropSecrets = ({ apiKeys }: DigitalContentState): DigitalContentState => ({
  orders: {},
  apiKeys: Object.fromEntries(
    Object.entries(apiKeys).map(([id, apiKey]) => [
      id,
      apiKey.status === 'pending' ? { ...NO_KEY, status: 'unknown' } : withoutKey(apiKey),
    ]),
  ),
});

export const digitalContentSlice = createSlice({
  name: 'digitalContent',
  initialState,
  reducers: {
    /** With a product, only its keys. */
    keysRequested: (state, { payload }: PayloadAction<OfOrder & { productId: string | null }>) =>
      setOrder(state, payload.orderId, { status: 'pending' }),
    /** An answer counts once, and only while somebody waits for it. */
    keysSucceeded: (state, { payload: { orderId, keys } }: PayloadAction<OfOrder & { keys: readonly LicenseKey[] }>) =>
      orderOf(state, orderId).status === 'pending' ? setOrder(state, orderId, { status: 'shown', keys }) : state,
    keysFailed: (state, { payload: { orderId, problem } }: PayloadAction<OfOrder & { problem: Problem | null }>) =>
      orderOf(state, orderId).status === 'pending' ? setOrder(state, orderId, { status: 'failed', problem }) : state,
    keysHidden: (state, { payload: { orderId } }: PayloadAction<OfOrder>) => setOrder(state, orderId, {}),

    /** What the page states about the customer's key. */
    apiKeyFound: (state, { payload: { productId } }: PayloadAction<OfProduct>) =>
      apiKeyOf(state, productId).status === 'none' ? setApiKey(state, productId, { status: 'exists' }) : state,
    /** A new key; with `isRenewal` in place of the present one. */
    apiKeyRequested: (state, { payload: { productId } }: PayloadAction<OfProduct & { isRenewal: boolean }>) =>
      setApiKey(state, productId, { status: 'pending' }),
    apiKeySucceeded: (state, { payload: { productId, key } }: PayloadAction<OfProduct & { key: Secret }>) =>
      apiKeyOf(state, productId).status === 'pending' ? setApiKey(state, productId, { status: 'shown', key }) : state,
    apiKeyFailed: (
      state,
      {
        payload: { productId, ...change },
      }: PayloadAction<OfProduct & Pick<ApiKey, 'problem'> & { status: 'exists' | 'failed' | 'unknown' }>,
    ) => (apiKeyOf(state, productId).status === 'pending' ? setApiKey(state, productId, change) : state),
    apiKeyHidden: (state, { payload: { productId } }: PayloadAction<OfProduct>) => setApiKey(state, productId, { status: 'exists' }),

    pageLeft: dropSecrets,
  },
  extraReducers: (builder) => {
    builder.addCase(accountActions.loggedOut, dropSecrets).addCase(accountActions.sessionEnded, dropSecrets);
  },
});

export const digitalContentActions = digitalContentSlice.actions;

export const selectOrderKeys = ({ digitalContent }: WithDigitalContent, orderId: string): OrderKeys => orderOf(digitalContent, orderId);
export const selectApiKey = ({ digitalContent }: WithDigitalContent, productId: string): ApiKey => apiKeyOf(digitalContent, productId);
