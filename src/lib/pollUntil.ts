import { call, delay, race, take } from './effects';
import type { Pattern, SagaGenerator } from './effects';

/** Polls only while the page is visible, and for as long. */
export interface WhileVisible {
  visibility: { isHidden(): boolean; onChange(listener: (hidden: boolean) => void): () => void };
  /** Time in which the page is hidden does not count. */
  limitMs: number;
  now: () => number;
}

export interface Polling<Answer> {
  /** Sends one poll. The next one waits for its response, so polls never overlap. Cancelled by a stop action and at the limit. */
  fetch: () => SagaGenerator<Answer>;
  /** Whether to stop at this response. */
  isOk: (answer: Answer) => boolean;
  intervalMs: number;
  /** Maximum number of polls. */
  limit?: number;
  whileVisible?: WhileVisible;
  /** Actions that end the polling, also during a request. */
  stop?: Pattern;
}

export type Polled<Answer> = { outcome: 'ok'; answer: Answer } | { outcome: 'exhausted' } | { outcome: 'stopped' };

function* waitUntil(hidden: boolean, { isHidden, onChange }: WhileVisible['visibility']): SagaGenerator {
  if (isHidden() === hidden) return;
  let stop = (): void => {};
  try {
    yield* call(() => new Promise<void>((resolve) => (stop = onChange((isNow) => isNow === hidden && resolve()))));
  } finally {
    stop();
  }
}

function* fetchRepeatedly<Answer>({ fetch, isOk, intervalMs, limit, whileVisible }: Polling<Answer>): SagaGenerator<Polled<Answer>> {
  for (let polls = 1; ; polls += 1) {
    if (whileVisible !== undefined) yield* waitUntil(false, whileVisible.visibility);
    const answer = yield* fetch();
    if (isOk(answer)) return { outcome: 'ok', answer };
    if (polls === limit) return { outcome: 'exhausted' };
    yield* delay(intervalMs);
  }
}

function* pause(ms: number): SagaGenerator<true> {
  yield* delay(ms);
  return true;
}

/** Ends when the page has been visible for `limitMs`. */
function* countDown({ visibility, limitMs, now }: WhileVisible): SagaGenerator<Polled<never>> {
  for (let leftMs = limitMs; leftMs > 0;) {
    yield* waitUntil(false, visibility);
    const start = now();
    const { isOver } = yield* race({ isOver: pause(leftMs), hidden: waitUntil(true, visibility) });
    leftMs = isOver === true ? 0 : leftMs - Math.max(0, now() - start); // the device's clock may be set back
  }
  return { outcome: 'exhausted' };
}

function* stopAt(pattern: Pattern): SagaGenerator<Polled<never>> {
  yield* take(pattern);
  return { outcome: 'stopped' };
}

/** Polls at once and then every `intervalMs` until the response is ok, a limit is reached or a stop action is dispatched. */
export function* pollUntil<Answer>(polling: Polling<Answer>): SagaGenerator<Polled<Answer>> {
  const { whileVisible, stop } = polling;
  const { polled, ended, stopped } = yield* race({
    polled: fetchRepeatedly(polling),
    ...(whileVisible === undefined ? {} : { ended: countDown(whileVisible) }),
    ...(stop === undefined ? {} : { stopped: stopAt(stop) }),
  });
  return polled ?? ended ?? stopped ?? { outcome: 'exhausted' };
}
