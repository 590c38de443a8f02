import { delay, race, take } from './effects';
import type { Pattern, Steps } from './effects';

export interface Polling<Answer> {
  /** Asks once. The next question waits for this answer, so polls never overlap. */
  ask: () => Steps<Answer>;
  /** Whether the answer is the one that was waited for. */
  isOk: (answer: Answer) => boolean;
  intervalMs: number;
  /** How often to ask at most. */
  limit: number;
  /** Actions that end the polling, also while a question is under way. */
  stop?: Pattern;
}

export type Polled<Answer> = { outcome: 'ok'; answer: Answer } | { outcome: 'exhausted' } | { outcome: 'stopped' };

function* askRepeatedly<Answer>({ ask, isOk, intervalMs, limit }: Polling<Answer>): Steps<Polled<Answer>> {
  for (let asked = 1; ; asked += 1) {
    const answer = yield* ask();
    if (isOk(answer)) return { outcome: 'ok', answer };
    if (asked >= limit) return { outcome: 'exhausted' };
    yield* delay(intervalMs);
  }
}

/** Asks at once and then every `intervalMs` until the answer is ok, the limit is reached or a stop action comes. */
export function* pollUntil<Answer>(polling: Polling<Answer>): Steps<Polled<Answer>> {
  if (polling.stop === undefined) return yield* askRepeatedly(polling);
  const { polled } = yield* race({ polled: askRepeatedly(polling), stopped: take(polling.stop) });
  return polled ?? { outcome: 'stopped' };
}
