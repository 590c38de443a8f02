import { spread } from '../../support/testScope';

const LETTERS = [...'abcdefgh'];

test('a part of a table is spread evenly, and always the same', () => {
  expect(spread(LETTERS, 2)).toEqual(['a', 'e']);
  expect(spread(LETTERS, 3)).toEqual(['a', 'c', 'f']);
  expect(spread(LETTERS, 3)).toEqual(spread(LETTERS, 3));
});

test('another turn takes other rows; as many turns as rows take all', () => {
  expect(spread(LETTERS, 2, 1)).toEqual(['b', 'f']);
  expect(spread(LETTERS, 2, 5)).toEqual(['b', 'f']);
  for (const count of [1, 2, 3, 5]) {
    const taken = new Set(LETTERS.flatMap((_, turn) => spread(LETTERS, count, turn)));
    expect(taken.size).toBe(LETTERS.length);
  }
});

test('a short table is taken completely', () => {
  expect(spread(['a', 'b'], 5, 1)).toEqual(['a', 'b']);
  expect(spread([], 2)).toEqual([]);
});
