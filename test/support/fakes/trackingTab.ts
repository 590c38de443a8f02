import { ApiError } from '../../../src/api/ApiError';
import { cartShop } from './cartShop';
import type { CartShop } from './cartShop';
import { createTestStore } from './createTestStore';
import type { StoreOptions } from './createTestStore';
import type { FakeAnswers } from './fakeApi';
import { fakeMeasuredPage, startTracking } from './fakeTracking';
import { passTime } from './passTime';

export interface CollectedEvent {
  id: string;
  at: number;
  name: string;
  data: Record<string, unknown>;
  customerId?: string | null;
  visitorId: string;
}

const decode = (event: string): CollectedEvent => JSON.parse(Buffer.from(event, 'base64url').toString('utf8'));

/** How the analytics answer: a status, or not at all. */
export type CollectorAnswer = number | 'silent' | 'lost';

/** Behavioural analytics in memory. */
export function fakeCollector(answerOf: (event: CollectedEvent, attempt: number) => CollectorAnswer = () => 200) {
  const arrived: CollectedEvent[] = [];
  const attempts = new Map<string, number[]>();
  async function receive(encoded: string): Promise<{ status: true }> {
    const event = decode(encoded);
    const times = [...(attempts.get(event.id) ?? []), Date.now()];
    attempts.set(event.id, times);
    const answer = answerOf(event, times.length);
    // As the real client gives up, under fake timers.
    if (answer === 'silent') {
      return new Promise((_resolve, reject) => setTimeout(() => reject(new ApiError('timeout', 'trackEvent')), 2000));
    }
    if (answer === 'lost' || answer < 400) arrived.push(event);
    if (answer === 'lost') throw new ApiError('network', 'trackEvent');
    if (answer >= 400) throw new ApiError('http', 'trackEvent', { status: answer });
    return { status: true };
  }
  return {
    /** As often as they arrived. */
    arrived,
    receive,
    /** Each once, as a server that knows the ids counts them. */
    counted: () => [...new Map(arrived.map((event) => [event.id, event])).values()],
    names: () => [...new Map(arrived.map((event) => [event.id, event.name])).values()],
    attempts,
    decode,
  };
}

interface TabOptions extends StoreOptions {
  shop?: CartShop;
  collector?: ReturnType<typeof fakeCollector>;
  fake?: ReturnType<typeof fakeMeasuredPage>;
  isLoaded?: boolean;
  /** How late the code of tracking comes. */
  loadMs?: number;
  tracking?: object | null;
}

/** A tab of a shopper who allows measuring unless the page or its cookies state otherwise. Needs jest's fake timers. */
export async function trackingTab({
  shop = cartShop(),
  collector = fakeCollector(),
  fake = fakeMeasuredPage(),
  isLoaded = true,
  loadMs = 0,
  tracking = { analyticsUrl: 'https://events.example/b' },
  config = {},
  answers = {},
  ...options
}: TabOptions = {}) {
  const given: FakeAnswers = {
    ...shop.answers,
    trackEvent: ({ query }) => collector.receive(query?.event ?? ''),
    postTrackEvent: ({ body }) => collector.receive(body.event),
    trackLog: () => ({ status: true }),
    trackCrossSell: () => ({ status: true }),
    checkGtm: () => ({ status: true, data: null }),
    ...answers,
  };
  const openedAt = Date.now();
  const tab = createTestStore({
    texts: {},
    ...options,
    config: { tracking, personalisation: true, ...config },
    answers: given,
    page: { clock: () => Date.now() - openedAt, ...options.page },
  });
  const measuring = startTracking(tab, { fake, isLoaded, loadMs });
  const { page } = tab;
  await passTime(0);
  return {
    ...tab,
    ...measuring,
    dispose() {
      measuring.stopLoading();
      tab.dispose();
    },
    collector,
    shopCart: shop,
    advance: passTime,
    /** What the tag manager's list has of these events. */
    pushedOf: (name: string) => measuring.events().filter(({ event }) => event === name),
    /** Keys of what waits to be sent. */
    outbox: () => page.storage.local.keys().filter((key) => key.startsWith('vitrina.outbox:')),
    /** What the browser keeps for another page of it. */
    stored: (kind: 'local' | 'session' = 'local') =>
      Object.fromEntries(page.storage[kind].keys().map((key) => [key, page.storage[kind].get(key) ?? ''])),
    /** Events in requests that outlive the page. */
    left: () => tab.api.onLeave.map(({ operationId }) => operationId),
  };
}
