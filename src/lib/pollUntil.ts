import { delay, race, take } from './effects';
import type { Pattern, Steps } from './effects';

export interface Polling<Answer> {
  /** Sends one poll. The next one waits for its response, so polls never overlap. */
  fetch: () => Steps<Answer>;
  /** Whether to stop at this response. */
  isOk: (answer: Answer) => boolean;
  intervalMs: number;
  /** Maximum number of polls. */
  limit: number;
  /** Actions that end the polling, also during a request. */
  stop?: Pattern;
}

export type Polled<Answer> = { outcome: 'ok'; answer: Answer } | { outcome: 'exhausted' } | { outcome: 'stopped' };

function* fetchRepeatedly<Answer>({ fetch, isOk, intervalMs, limit }: Polling<Answer>): Steps<Polled<Answer>> {
  for (let polls = 1; ; polls += 1) {
    const answer = yield* fetch();
    if (isOk(answer)) return { outcome: 'ok', answer };
    if (polls >= limit) return { outcome: 'exhausted' };
    yield* delay(intervalMs);
  }
}

/** Polls at once and then every `intervalMs` until the response is ok, the limit is reached or a stop action is dispatched. */
export function* pollUntil<Answer>(polling: Polling<Answer>): Steps<Polled<Answer>> {
  if (polling.stop === undefined) return yield* fetchRepeatedly(polling);
  const { polled } = yield* race({ polled: fetchRepeatedly(polling), stopped: take(polling.stop) });
  return polled ?? { outcome: 'stopped' };
}
