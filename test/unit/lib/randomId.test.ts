import { randomId } from '../../../src/lib/randomId';
import { everyOne } from '../../support/everyOne';

afterEach(() => jest.restoreAllMocks());

test('ids differ where the page has replaced Math.random', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  expect(everyOne(ids, (id) => /^[\da-f]{32}$/.test(id))).toBe(true);
});

test('ids differ where the page has no crypto', () => {
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(undefined as never);
  expect(randomId()).not.toBe(randomId());
});
