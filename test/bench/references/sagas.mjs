import createSagaMiddleware from 'redux-saga';
import { call, delay, put, takeLatest } from 'redux-saga/effects';
import { cart, search } from './store.mjs';

export { createSagaMiddleware };

const DEBOUNCE_MS = 250;

function* suggest(http, { payload: q }) {
  yield delay(DEBOUNCE_MS);
  try {
    const { data } = yield call(http.get, '/api/searching/suggest', { params: { q, timestamp: Date.now() } });
    yield put(search.actions.suggestSucceeded(data.products));
  } catch {
    yield put(search.actions.suggestFailed());
  }
}

function* loadCart(http) {
  try {
    const { data } = yield call(http.get, '/api/v2/cart.cart-api/load-cart');
    yield put(cart.actions.cartSucceeded(data));
  } catch {
    yield put(cart.actions.cartFailed());
  }
}

export function* rootSaga(http) {
  yield takeLatest(search.actions.keywordChanged, suggest, http);
  yield takeLatest(cart.actions.opened, loadCart, http);
}
