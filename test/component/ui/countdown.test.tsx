import { act, render, screen } from '@testing-library/react';
import { Countdown } from '../../../src/ui/text/Countdown';
import type { CountdownPhase } from '../../../src/ui/text/Countdown';

const labels = {
  unknown: 'Status rezervacije...',
  pending: 'Rezervirano še',
  urge: 'Rezervirano še',
  expired: 'Rezervacija je potekla - naročite zdaj',
};
const START = 1_000_000;
const DEADLINE = START + 20 * 60_000;

let clock = START;
const phaseAt = (now: number): CountdownPhase =>
  now < START || now >= DEADLINE ? 'expired' : DEADLINE - now <= 5 * 60_000 ? 'urge' : 'pending';
const timer = () => screen.getByRole('timer');
const announced = () => screen.getByRole('status').textContent;

/** Advances the clock and the timers together. */
const advanceTimers = (ms: number) =>
  act(() => {
    for (let gone = 0; gone < ms; gone += 1000) {
      clock += 1000;
      jest.advanceTimersByTime(1000);
    }
  });

function setUp(deadline: number | null = DEADLINE) {
  const phases: CountdownPhase[] = [];
  const view = render(
    <Countdown deadline={deadline} now={() => clock} phaseAt={phaseAt} labels={labels} onPhase={(phase) => phases.push(phase)} />,
  );
  return { ...view, phases };
}

beforeEach(() => {
  clock = START;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('[R8.38] before the time is known the shopper reads that the reservation is being checked', () => {
  setUp(null);
  expect(timer()).toHaveTextContent('Status rezervacije...');
  expect(jest.getTimerCount()).toBe(0);
});

test('[R8.36] [R4.100] a running reservation shows its label and the time left as mm:ss', () => {
  setUp();
  expect(timer()).toHaveTextContent('Rezervirano še 20:00');
  advanceTimers(1000);
  expect(timer()).toHaveTextContent('Rezervirano še 19:59');
  advanceTimers(60_000);
  expect(timer()).toHaveTextContent('Rezervirano še 18:59');
});

test('[R4.100] [R8.37] urge, then expired: only the phases are announced, each once', () => {
  const { phases } = setUp();
  advanceTimers(14 * 60_000);
  expect([announced(), phases]).toEqual(['', []]);
  advanceTimers(60_000);
  expect([announced(), phases]).toEqual(['Rezervirano še 05:00', ['urge']]);
  advanceTimers(60_000);
  expect([timer().textContent, announced()]).toEqual(['Rezervirano še 04:00', 'Rezervirano še 05:00']);
  advanceTimers(4 * 60_000);
  expect([timer().textContent, announced(), phases]).toEqual([labels.expired, labels.expired, ['urge', 'expired']]);
  expect(jest.getTimerCount()).toBe(0);
});

test('hidden-tab: the time follows the clock, not a count of ticks', () => {
  setUp();
  clock += 19 * 60_000; // no timer ran
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(timer()).toHaveTextContent('Rezervirano še 01:00');
});

test('clock-skew: a clock that is set back does not count up', () => {
  const { phases } = setUp();
  clock = START - 26 * 3_600_000;
  act(() => jest.advanceTimersByTime(1000));
  expect([timer().textContent, phases]).toEqual([labels.expired, ['expired']]);
});

test('a new deadline restarts it, and unmounting leaves no timer', () => {
  const { rerender, unmount } = setUp();
  advanceTimers(30 * 60_000);
  rerender(<Countdown deadline={clock + 60_000} now={() => clock} phaseAt={() => 'urge'} labels={labels} />);
  expect(timer()).toHaveTextContent('Rezervirano še 01:00');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
