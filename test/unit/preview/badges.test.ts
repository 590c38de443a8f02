import { spreadBoxes } from '../../../src/preview/badges';

const box = (left: number, top: number, width = 100, height = 20) => ({ left, top, width, height });

test('badges of one place are below each other, those that cover nothing stay', () => {
  expect(spreadBoxes([box(0, 0), box(50, 0), box(0, 10), box(150, 0), box(0, 300)]).map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [50, 22],
    [0, 44],
    [150, 0],
    [0, 300],
  ]);
});

test('no badge covers another, however many there are', () => {
  const placed = spreadBoxes(Array.from({ length: 60 }, (_, at) => box((at * 37) % 90, (at * 13) % 25, 60 + (at % 5) * 20)));
  for (const one of placed)
    for (const other of placed)
      expect(
        one === other ||
          one.left + one.width <= other.left ||
          other.left + other.width <= one.left ||
          one.top + one.height <= other.top ||
          other.top + other.height <= one.top,
      ).toBe(true);
});
