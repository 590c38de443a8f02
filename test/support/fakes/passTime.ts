import { setImmediate } from 'node:timers';

/** Lets everything run that waits for no timer. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * As `jest.advanceTimersByTimeAsync`, which waits a real millisecond for each timer: here hundreds of them cost nothing. Each timer fires at its own
 * moment, and what it causes is done before the next one.
 */
export async function passTime(ms: number): Promise<void> {
  await turn();
  const end = { isReached: ms === 0 };
  if (ms > 0) setTimeout(() => (end.isReached = true), ms);
  while (!end.isReached) {
    jest.advanceTimersToNextTimer();
    await turn();
  }
  jest.advanceTimersByTime(0); // others of the last moment
  await turn();
}
