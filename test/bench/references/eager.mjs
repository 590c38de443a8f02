/** The six libraries and two trivial widgets, in one file that runs at once. */
import { CartButton } from './CartButton.mjs';
import { countOf } from './countOf.mjs';
import { http } from './http.mjs';
import { mount } from './mount.mjs';
import { createSagaMiddleware, rootSaga } from './sagas.mjs';
import { SearchBox } from './SearchBox.mjs';
import { cart, createStore } from './store.mjs';

function start() {
  const middleware = createSagaMiddleware();
  const store = createStore(middleware);
  middleware.run(rootSaga, http);
  store.dispatch(cart.actions.countRestored(countOf('cart-drawer')));
  mount('search-bar', SearchBox, store);
  mount('cart-drawer', CartButton, store);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
