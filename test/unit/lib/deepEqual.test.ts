import { deepEqual } from '../../../src/lib/deepEqual';

test.each([
  [1, 1],
  [null, null],
  [[], []],
  [{}, {}],
  [
    { a: [1, { b: 'x' }], c: null },
    { c: null, a: [1, { b: 'x' }] },
  ],
  [NaN, NaN],
])('%j and %j are equal', (one, other) => {
  expect(deepEqual(one, other)).toBe(true);
});

test.each([
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j and %j are not equal', (one, other) => {
  expect([deepEqual(one, other), deepEqual(other, one)]).toEqual([false, false]);
});
