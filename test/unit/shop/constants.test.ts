import { CLICK_DELAY_MS, isRepeatedClick } from '../../../src/shop/interaction';
import { hasMoreToShow } from '../../../src/shop/paging';

test('[R9.18] a click within 1500 ms of the last accepted one is a repetition', () => {
  expect(CLICK_DELAY_MS).toBe(1500);
  expect(isRepeatedClick(null, 0)).toBe(false);
  expect(isRepeatedClick(1000, 1000)).toBe(true);
  expect(isRepeatedClick(1000, 2499)).toBe(true);
  expect(isRepeatedClick(1000, 2500)).toBe(false);
  expect(isRepeatedClick(1000, 900)).toBe(false);
});

test("[R9.78] without pagination the list is the server's first page, and more is offered when the server has more", () => {
  expect(hasMoreToShow(10, null)).toBe(false);
  expect(hasMoreToShow(10, 10)).toBe(false);
  expect(hasMoreToShow(10, 11)).toBe(true);
  expect(hasMoreToShow(10, Number.POSITIVE_INFINITY)).toBe(false);
});
