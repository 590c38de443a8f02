import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnlyOf } from '../../lib/eventOnly';
import type { ListedProduct, ListRequest, ProductList, ProductListsState, WithProductLists } from './productListTypes';

const initialState: ProductListsState = { lists: {} };

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
  },
});

export const productListsActions = productListsSlice.actions;

/** Undefined before it was requested. */
export const selectList = ({ productLists: { lists } }: WithProductLists, key: string): ProductList | undefined =>
  Object.hasOwn(lists, key) ? lists[key] : undefined;
