import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { accountActions } from '../account';
import type { ListedProduct, ListRequest, ProductList, ProductListsState, WithProductLists } from './productListTypes';

const initialState: ProductListsState = { lists: {}, wished: null };

/** Equal requests of several placeholders are one. */
export const keyOf = (request: ListRequest): string => Object.values(request).join('|');

const withList = (state: ProductListsState, key: string, list: ProductList): ProductListsState => ({
  ...state,
  lists: { ...state.lists, [key]: list },
});

export const productListsSlice = createSlice({
  name: 'productLists',
  initialState,
  reducers: {
    /** A view is near the viewport. */
    listRequested: eventOnlyOf<ListRequest>(),
    listStarted: (state, { payload: { key } }: PayloadAction<{ key: string }>) => withList(state, key, { status: 'pending', products: [] }),
    listSucceeded: (state, { payload: { key, products } }: PayloadAction<{ key: string; products: readonly ListedProduct[] }>) =>
      withList(state, key, { status: 'ready', products }),
    listFailed: (state, { payload: { key } }: PayloadAction<{ key: string }>) => withList(state, key, { status: 'failed', products: [] }),
    /** Products of a customer are shown whose hearts are not known. */
    wishedRequested: eventOnly,
    /** What the shop has answered, or nothing after a failure. */
    wishedReceived: (state, { payload }: PayloadAction<{ wished: readonly string[] }>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => builder.addCase(accountActions.loggedOut, (state) => ({ ...state, wished: null })),
});

export const productListsActions = productListsSlice.actions;

/** Undefined before it was requested. */
export const selectList = ({ productLists: { lists } }: WithProductLists, key: string): ProductList | undefined =>
  Object.hasOwn(lists, key) ? lists[key] : undefined;

const NONE: readonly string[] = [];
/** The variants on the customer's wishlists, as far as they are known. */
export const selectWished = ({ productLists: { wished } }: WithProductLists): readonly string[] => wished ?? NONE;

export const selectIsWishedKnown = ({ productLists: { wished } }: WithProductLists): boolean => wished !== null;
