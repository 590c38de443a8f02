import { toTimeWindows, toWindowTimes } from '../../../../src/features/checkoutResponse/timeWindowMapping';

const WINDOW = { id: '1', from: '2026-01-08T08:00:00', to: '2026-01-08T12:00:00' };

test('[R5.46] [A099] windows in the order of their times, with what the shop sends of them', () => {
  const { timeWindows } = toTimeWindows({
    timeWindows: [
      { ...WINDOW, id: 2, from: '2026-01-09T08:00', to: '2026-01-09T12:00', available: false, surcharge: '1.50', remaining: 4 },
      { ...WINDOW, remaining: 0 },
      { ...WINDOW, id: 'free', available: null },
      { id: 'day', from: '2026-01-08', to: '2026-01-08', surcharge: -0.5, remaining: -3 },
    ],
  });
  expect(timeWindows).toEqual([
    { id: 'day', from: '2026-01-08', to: '2026-01-08', isAvailable: true, surcharge: -0.5, remaining: null },
    { id: '1', from: '2026-01-08T08:00', to: '2026-01-08T12:00', isAvailable: false, surcharge: 0, remaining: 0 },
    { id: 'free', from: '2026-01-08T08:00', to: '2026-01-08T12:00', isAvailable: true, surcharge: 0, remaining: null },
    { id: '2', from: '2026-01-09T08:00', to: '2026-01-09T12:00', isAvailable: false, surcharge: 1.5, remaining: 4 },
  ]);
});

test.each([
  ['no list', 'x'],
  ['no id', [{ ...WINDOW, id: ' ' }]],
  ['a day that does not exist', [{ ...WINDOW, from: '2026-02-31T08:00' }]],
  ['an end before the start', [{ ...WINDOW, to: '2026-01-07T12:00' }]],
  ['an hour only at one end', [{ ...WINDOW, to: '2026-01-08' }]],
  ['numbers for times', [{ ...WINDOW, from: 1, to: 2 }]],
  ['null', [null]],
])('[R5.46] %s makes no window', (_what, timeWindows) => {
  expect(toTimeWindows({ timeWindows }).timeWindows).toEqual([]);
});

test('[R5.46] the same id twice is one window, and 100,000 are not kept', () => {
  expect(toTimeWindows({ timeWindows: [WINDOW, WINDOW] }).timeWindows).toHaveLength(1);
  const many = Array.from({ length: 100_000 }, (_, id) => ({ ...WINDOW, id: `n${id}` }));
  expect(toTimeWindows({ timeWindows: many }).timeWindows).toHaveLength(500);
});

test('[R5.46] the zone of a time is ignored: it is the shop’s own', () => {
  expect(toWindowTimes({ from: '2026-01-08T23:00:00-11:00', to: '2026-01-08 23:30:00Z' })).toEqual({
    from: '2026-01-08T23:00',
    to: '2026-01-08T23:30',
  });
});

test('[R5.46] a window is held only where it is selected, until a moment with a zone', () => {
  const held = { selected: true, timeWindowId: 1, timeWindowHeldUntil: '2026-01-08T08:00:00Z' };
  expect(toTimeWindows(held)).toMatchObject({ timeWindowId: '1', timeWindowHeldUntil: Date.UTC(2026, 0, 8, 8) });
  expect(toTimeWindows({ ...held, timeWindowHeldUntil: '2026-01-08T08:00:00' }).timeWindowHeldUntil).toBeNull();
  expect(toTimeWindows({ ...held, timeWindowHeldUntil: 'xZ' }).timeWindowHeldUntil).toBeNull();
  expect(toTimeWindows({ ...held, timeWindowId: null }).timeWindowHeldUntil).toBeNull();
  expect(toTimeWindows({ ...held, selected: false })).toMatchObject({ timeWindowId: null, timeWindowHeldUntil: null });
});
