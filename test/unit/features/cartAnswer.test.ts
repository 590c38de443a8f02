import { createCartAnswer } from '../../../src/features/cartSummary';

function cartAnswer() {
  let time = 100_000;
  const { keep, drop, take } = createCartAnswer({ now: () => time } as never);
  return { keep, drop, take, pass: (ms: number) => void (time += ms) };
}

test('the answer is used once: afterwards the cart may have changed', () => {
  const { keep, take } = cartAnswer();
  expect(take()).toBeNull();
  keep({ pieces: 2 });
  expect([take(), take()]).toEqual([{ pieces: 2 }, null]);
});

test.each([
  [10_000, { pieces: 2 }],
  [10_001, null],
  [-10_001, null],
])('after %i ms on the clock, which may have been set back, it is %j', (ms, expected) => {
  const { keep, take, pass } = cartAnswer();
  keep({ pieces: 2 });
  pass(ms);
  expect(take()).toEqual(expected);
});

test('a dropped one is not used', () => {
  const { keep, drop, take } = cartAnswer();
  keep({ pieces: 2 });
  drop();
  expect(take()).toBeNull();
});
