import { configureStore, createSlice } from '@reduxjs/toolkit';

export const search = createSlice({
  name: 'search',
  initialState: { keyword: '', isPending: false, products: [] },
  reducers: {
    keywordChanged: (state, { payload }) => ({ ...state, keyword: payload, isPending: true }),
    suggestSucceeded: (state, { payload }) => ({ ...state, isPending: false, products: payload }),
    suggestFailed: (state) => ({ ...state, isPending: false, products: [] }),
  },
});

export const cart = createSlice({
  name: 'cart',
  initialState: { isOpen: false, count: 0, lines: null },
  reducers: {
    countRestored: (state, { payload }) => ({ ...state, count: payload }),
    opened: (state) => ({ ...state, isOpen: true }),
    closed: (state) => ({ ...state, isOpen: false }),
    cartSucceeded: (state, { payload }) => ({ ...state, count: payload.pieces, lines: payload.articles }),
    cartFailed: (state) => ({ ...state, lines: [] }),
  },
});

export const createStore = (middleware) =>
  configureStore({
    reducer: { search: search.reducer, cart: cart.reducer },
    middleware: (defaults) => defaults().concat(middleware),
  });
