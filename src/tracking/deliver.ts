import { ApiError } from '../api/ApiError';
import type { ApiInput } from '../api/api';
import { getApi, getPage } from '../features/sagaContext';
import { call, delay, fork, race } from '../lib/effects';
import type { SagaGenerator } from '../lib/effects';
import { subscribeSaga } from '../lib/subscribeSaga';
import type { MeasuredPage } from '../page/measuredPage';
import { encodeEvent } from './encodeEvent';
import type { Lane, Outbox, OutboxEntry } from './outbox';

/** R9.42 */
export const ATTEMPTS_MAX = 10;
/** R9.43: before the next attempt, divided by the attempts that remain. */
const RETRY_MS = 5000;
/** A149: a longer address is refused by some servers; the event is then sent in a body. */
const URL_MAX_CHARS = 2000;

/** R9.43, A147: 556 ms after the first attempt, 5000 ms before the last. */
export const retryDelayMs = (attempts: number): number => Math.round(RETRY_MS / (ATTEMPTS_MAX - attempts));

export interface Delivery {
  outbox: Outbox;
  isAllowed: () => boolean;
  /** A149: null where analytics is off. */
  analyticsUrl: string | null;
  /** A143: null where the shop has no address for them. */
  impressionOf: (body: object) => ApiInput<'trackImpression'> | null;
  /** Sends it once, and gives the answer to the tag manager. */
  sendImpression: (request: ApiInput<'trackImpression'>) => SagaGenerator;
  /** Adds the name of this browser. Only when an event is sent, by one tab at a time: two first tabs would each choose one. */
  withVisitor: (body: object) => object;
  /** Adds what may become known later than the event: the customer's id. With `isLeaving` only what is known. */
  complete: (body: object, isLeaving?: boolean) => SagaGenerator<object>;
  lock: MeasuredPage['lock'];
}

/** `taken`: the server has it, or will never take it. */
type Outcome = 'taken' | 'refused' | 'failed' | 'offline';

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  const { kind, status } = error;
  if (kind === 'offline' || kind === 'aborted') return 'offline';
  // R9.44: any answer but an error of the server or "too many" is final. A body that is no JSON belongs to an answer that went well.
  if (kind === 'malformed') return 'taken';
  if (kind === 'rejected') return 'refused';
  return kind === 'http' && status !== undefined && status < 500 && status !== 429 ? 'refused' : 'failed';
}

type Request =
  | { operation: 'trackEvent'; input: ApiInput<'trackEvent'> }
  | { operation: 'postTrackEvent'; input: ApiInput<'postTrackEvent'> }
  | { operation: 'trackCrossSell'; input: ApiInput<'trackCrossSell'> };

/** R7.164, R7.165, R7.162. */
function requestOf(lane: Lane, body: object, analyticsUrl: string | null): Request | null {
  if (lane === 'xsell') return { operation: 'trackCrossSell', input: { body: body as ApiInput<'trackCrossSell'>['body'] } };
  if (analyticsUrl === null) return null;
  const [event, url] = [encodeEvent(body), `${analyticsUrl.replace(/\/$/, '')}/track`];
  if (url.length + event.length + '?event='.length < URL_MAX_CHARS) return { operation: 'trackEvent', input: { url, query: { event } } };
  return { operation: 'postTrackEvent', input: { url, body: { event } } };
}

/** One attempt. */
function* send({ lane, body }: OutboxEntry, { withVisitor, complete, analyticsUrl }: Delivery): SagaGenerator<Outcome> {
  const api = yield* getApi();
  const request = requestOf(lane, lane === 'behaviour' ? withVisitor(yield* complete(body)) : body, analyticsUrl);
  if (request === null) return 'taken'; // analytics was switched off
  try {
    yield* call((): Promise<unknown> => api.call(request.operation, request.input as never, { retry: false }));
    return 'taken';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** R7.166: an error of the measurement itself; tried once, and its failure is only logged. */
function* reportLoss(outcome: Outcome, { analyticsUrl }: Delivery): SagaGenerator {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  log.warn(`vitrina: an event was not taken (${outcome})`);
  if (analyticsUrl === null) return;
  const input = { url: `${analyticsUrl.replace(/\/$/, '')}/log`, query: { event: encodeEvent({ error: outcome }) } };
  yield* call(() => api.call('trackLog', input, { retry: false }).catch(() => {}));
}

/** Sends a lane until it is empty, the browser is offline or the consent is withdrawn. */
function* empty(lane: Lane, delivery: Delivery): SagaGenerator {
  const { outbox, isAllowed } = delivery;
  const { visibility } = yield* getPage();
  for (let entry = outbox.first(lane); entry !== null; entry = outbox.first(lane)) {
    if (!isAllowed() || !visibility.isOnline()) return;
    const outcome = yield* send(entry, delivery);
    if (outcome === 'offline') return;
    const attempts = entry.attempts + 1;
    if (outcome === 'failed' && attempts < ATTEMPTS_MAX) {
      outbox.countAttempt(entry);
      yield* delay(retryDelayMs(attempts));
      continue;
    }
    outbox.remove(entry);
    if (outcome !== 'taken') yield* reportLoss(outcome, delivery);
  }
}

/**
 * Nobody could recognise a repetition of an impression, and its failure is only logged (R8.24): its entry is removed before the only attempt. Until then
 * it waits, as for a connection.
 */
function* sendSeen({ outbox, isAllowed, impressionOf, sendImpression }: Delivery): SagaGenerator {
  const { visibility } = yield* getPage();
  for (const entry of outbox.list('impressions')) {
    if (!isAllowed() || !visibility.isOnline()) return;
    if (!outbox.has(entry)) continue; // its page was left, and has sent it
    outbox.remove(entry);
    const request = impressionOf(entry.body);
    if (request !== null) yield* fork(sendImpression, request);
  }
}

/**
 * Sends what the outbox has whenever `onWork` calls, one tab at a time. A page in the back-forward cache holds no lock: the work ends
 * when the page is hidden.
 */
export function* deliverLane(lane: Lane, delivery: Delivery, onWork: (notify: () => void) => () => void): SagaGenerator {
  const { visibility } = yield* getPage();
  yield* subscribeSaga<void>(`tracking.${lane}`, onWork, function* work() {
    if (delivery.outbox.first(lane) === null) return;
    const leaving = new AbortController();
    const stop = visibility.onHide(() => leaving.abort());
    const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    try {
      yield* call(() => delivery.lock(`vitrina.outbox.${lane}`, leaving.signal));
      yield* race({ done: lane === 'impressions' ? sendSeen(delivery) : empty(lane, delivery), left: call(() => left) });
    } finally {
      stop();
      leaving.abort(); // gives the lock back
    }
  });
}

/**
 * The page is left: what this page has written is sent once more in a request that outlives it. It stays in the outbox, because the outcome
 * is unknown; the server recognises its id. Not for purchases of recommendations, which have none. Impressions have none either: they were not sent
 * before, and stay only where they cannot be sent now.
 */
export function* sendOnLeave(
  { outbox, isAllowed, withVisitor, complete, analyticsUrl, impressionOf }: Delivery,
  page: string,
): SagaGenerator {
  const [api, { visibility }] = [yield* getApi(), yield* getPage()];
  if (!isAllowed()) return;
  const own = (lane: Lane): OutboxEntry[] => outbox.list(lane).filter((each) => each.page === page);
  for (const { body } of own('behaviour')) {
    const request = requestOf('behaviour', withVisitor(yield* complete(body, true)), analyticsUrl);
    if (request !== null) api.sendOnLeave(request.operation, request.input as never);
  }
  for (const entry of visibility.isOnline() ? own('impressions') : []) {
    outbox.remove(entry);
    const request = impressionOf(entry.body);
    if (request !== null) api.sendOnLeave('trackImpression', request);
  }
}
