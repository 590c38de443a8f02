import { editDistance, closestMatch } from '../../../src/lib/closestMatch';

test.each([
  ['', '', 0],
  ['search', 'search', 0],
  ['serach', 'search', 1],
  ['', 'abc', 3],
  ['cart-drawr', 'cart-drawer', 1],
  ['kitten', 'sitting', 3],
])('the distance from %s to %s is %d', (a, b, steps) => {
  expect(editDistance(a, b)).toBe(steps);
});

test('the closest candidate is found regardless of case, an unrelated word is not', () => {
  const names = ['search-bar', 'back-to-top', 'cart-drawer'];
  expect([
    closestMatch('Search-Baar', names),
    closestMatch('backtotop', names),
    closestMatch('newsletter', names),
    closestMatch('x'.repeat(5000), names),
  ]).toEqual(['search-bar', 'back-to-top', null, null]);
});

test('a word that has no letter in common with a short candidate is not meant as it', () => {
  expect([closestMatch('?', ['', 'sm', 'md']), closestMatch('smm', ['sm', 'md'])]).toEqual([null, 'sm']);
});
