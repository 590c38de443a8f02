/* global BARE_SLICES */
/** The same in slices: all are requested at once, each is evaluated by itself, and the page may react between any two steps. */
import { countOf } from './countOf.mjs';

const parsed = new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve, { once: true });
  else resolve();
});

const nextTask = () =>
  globalThis.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Inserted by the build: every file, so that none is discovered by another. */
for (const href of BARE_SLICES) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));

async function start() {
  const slices = [
    import('react-dom/client'),
    import('./store.mjs'),
    import('./sagas.mjs'),
    import('./http.mjs'),
    import('./mount.mjs'),
    import('./SearchBox.mjs'),
    import('./CartButton.mjs'),
  ];
  const [, { cart, createStore }, { createSagaMiddleware, rootSaga }, { http }, { mount }, { SearchBox }, { CartButton }] =
    await Promise.all(slices);
  await parsed;
  await nextTask();
  const middleware = createSagaMiddleware();
  const store = createStore(middleware);
  await nextTask();
  middleware.run(rootSaga, http);
  store.dispatch(cart.actions.countRestored(countOf('cart-drawer')));
  await nextTask();
  mount('search-bar', SearchBox, store);
  await nextTask();
  mount('cart-drawer', CartButton, store);
}

void start();
