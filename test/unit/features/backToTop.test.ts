import { backToTopActions, selectIsFarDown } from '../../../src/features/backToTop';
import { CORE_FEATURES } from '../../../src/store/coreFeatures';
import { createStore } from '../../../src/store/createStore';
import { pageActions } from '../../../src/store/pageActions';
import { createTestStore, importCart, importWishlist } from '../../support/fakes/createTestStore';

test('[R4.101] [R9.69] the page is far down only beyond 1000 px, not at 1000', () => {
  const { page, state } = createTestStore();
  const seen = [0, 1000, 1001, 5000, 1000, 0].map((top) => {
    page.scrollTop(top);
    return selectIsFarDown(state());
  });
  expect(seen).toEqual([false, false, true, true, false, false]);
});

test('[R4.101] a page that is already scrolled at the start is far down', () => {
  expect(selectIsFarDown(createTestStore({ page: { scrollTop: 1500 } }).state())).toBe(true);
});

test('[R9.70] the position is read at most every 300 ms', () => {
  const { page, shop, api } = createTestStore();
  const asked: number[] = [];
  const { onScroll } = page.scroll;
  Object.assign(page.scroll, {
    onScroll: (listener: (top: number) => void, throttleMs: number) => {
      asked.push(throttleMs);
      return onScroll(listener, throttleMs);
    },
  });
  CORE_FEATURES.forEach(createStore({ page, shop, api, importCart, importWishlist }).injectFeature);
  expect(asked).toEqual([300]);
});

test('[R9.71] back to top scrolls to the start in 700 ms and moves the keyboard focus', () => {
  const { page, dispatch } = createTestStore({ page: { scrollTop: 4000 } });
  dispatch(backToTopActions.backToTopRequested());
  dispatch(backToTopActions.backToTopRequested());
  expect(page.scrolledTo).toEqual([
    { top: 0, durationMs: 700 },
    { top: 0, durationMs: 700 },
  ]);
  expect(page.startFocused()).toBe(2);
});

test('markup of the page triggers it by data-vitrina-action', () => {
  const bench = createTestStore();
  const { page } = bench;
  expect(pageActions(bench)['back-to-top']?.({}, {})).toBe(true);
  expect(page.scrolledTo).toHaveLength(1);
});
