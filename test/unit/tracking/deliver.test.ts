import { checkoutActions } from '../../../src/features/checkout';
import { searchActions } from '../../../src/features/search';
import { accountActions } from '../../../src/features/account';
import { ApiError } from '../../../src/api/ApiError';
import { retryDelayMs } from '../../../src/tracking/deliver';
import { fakeMeasuredPage } from '../../support/fakes/fakeTracking';
import { fakeCollector, trackingTab } from '../../support/fakes/trackingTab';
import type { CollectorAnswer } from '../../support/fakes/trackingTab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAIT_MS = 4000;
const DAY_MS = 24 * 60 * 60_000;
const search = (keyword = 'x') => searchActions.fullTextSubmitted({ keyword, source: 'field' });
const attemptsOf = (collector: ReturnType<typeof fakeCollector>) => [...collector.attempts.values()].map(({ length }) => length);

test('[R9.43] [A147] before the next attempt 5000 ms are divided by the attempts that remain', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(retryDelayMs)).toEqual([556, 625, 714, 833, 1000, 1250, 1667, 2500, 5000]);
});

test('[R7.166] [R9.42] [R9.43] an event is tried ten times, with growing delays, and then reported as lost', async () => {
  const collector = fakeCollector(() => 500);
  const tab = await trackingTab({ collector });
  await tab.advance(60_000);
  const [times = []] = [...collector.attempts.values()];
  const pauses = times.slice(1).map((at, nth) => at - (times[nth] ?? 0));
  expect(times).toHaveLength(10);
  expect(pauses.map((ms) => Math.round(ms / 100) * 100)).toEqual([600, 600, 700, 800, 1000, 1300, 1700, 2500, 5000]);
  expect([tab.outbox(), tab.callsOf('trackLog').length]).toEqual([[], 1]);
});

test.each<[string, CollectorAnswer, number]>([
  ['[R9.44]', 400, 1],
  ['[R9.44]', 401, 1],
  ['[R9.44]', 404, 1],
  ['[R9.44]', 422, 1],
  ['[R9.44]', 429, 10],
  ['[R9.42]', 500, 10],
  ['[R9.42]', 503, 10],
  ['[R9.42] (timeout-analytics)', 'silent', 10],
])('%s the answer %p: %i attempts, and the next event is sent all the same', async (_row, answer, expected) => {
  const collector = fakeCollector(({ name }) => (name === 'page_view' ? answer : 200));
  const tab = await trackingTab({ collector });
  tab.dispatch(search());
  await tab.advance(80_000);
  expect(attemptsOf(collector)).toEqual([expected, 1]);
  expect(collector.names()).toEqual(['search']);
  expect(tab.outbox()).toEqual([]);
});

test.each([429, 500, 'silent'] as const)('[R9.44] %p twice, then taken: it arrives once', async (answer) => {
  const collector = fakeCollector((_event, attempt) => (attempt <= 2 ? answer : 200));
  const tab = await trackingTab({ collector });
  await tab.advance(20_000);
  expect([attemptsOf(collector), collector.names()]).toEqual([[3], ['page_view']]);
});

test('an answer that is lost is asked for again under the same id, so that the server counts once', async () => {
  const collector = fakeCollector((_event, attempt) => (attempt === 1 ? 'lost' : 200));
  const tab = await trackingTab({ collector });
  await tab.advance(20_000);
  expect(collector.arrived).toHaveLength(2);
  expect(collector.counted()).toHaveLength(1);
});

test.each(['malformed', 'rejected'] as const)('a %s body has arrived: it is not sent again', async (kind) => {
  let calls = 0;
  const tab = await trackingTab({
    answers: {
      trackEvent() {
        calls += 1;
        throw new ApiError(kind, 'trackEvent', { status: 200 });
      },
    },
  });
  await tab.advance(20_000);
  expect([calls, tab.outbox()]).toEqual([1, []]);
});

test('offline nothing is tried; what has happened is sent when the connection is back', async () => {
  const tab = await trackingTab({ page: { online: false } });
  tab.dispatch(search());
  await tab.advance(120_000);
  expect([tab.collector.attempts.size, tab.outbox().length]).toEqual([0, 2]);
  tab.page.setOnline(true);
  await tab.advance(WAIT_MS);
  expect([tab.collector.names(), tab.outbox()]).toEqual([['page_view', 'search'], []]);
});

test('a closed tab: its events go once more in a request that outlives it, and the next page sends what is not known to have arrived', async () => {
  const collector = fakeCollector(() => 500);
  const first = await trackingTab({ collector });
  first.dispatch(search());
  await first.advance(500);
  first.page.hide();
  expect(first.left()).toEqual(['trackEvent', 'trackEvent']);
  const next = await trackingTab({ page: { local: first.stored(), now: first.page.clock.now(), href: 'https://www.shop.si/kosarica' } });
  await next.advance(WAIT_MS);
  const ids = first.api.onLeave.map(({ body }) => body);
  expect(ids).toHaveLength(2);
  expect(next.collector.names()).toEqual(['page_view', 'search']);
});

test('attempts count across pages', async () => {
  const collector = fakeCollector(() => 500);
  const first = await trackingTab({ collector });
  await first.advance(3000 + 1500);
  const before = attemptsOf(collector)[0] ?? 0;
  expect(before).toBeGreaterThan(1);
  first.dispose();
  const next = await trackingTab({
    collector,
    page: { local: first.stored(), now: first.page.clock.now(), href: 'https://www.shop.si/kosarica' },
  });
  await next.advance(60_000);
  expect(attemptsOf(collector)).toEqual([10]);
});

test('two tabs: one sends at a time, what the first has sent the second does not', async () => {
  const collector = fakeCollector();
  const fake = fakeMeasuredPage();
  const first = await trackingTab({ collector, fake, page: { online: false } });
  first.dispatch(search('first'));
  const second = await trackingTab({ collector, fake, page: { href: 'https://www.shop.si/kosarica' } });
  // One storage for both, as in a browser.
  Object.assign(second.page.storage, { local: first.page.storage.local });
  await first.advance(WAIT_MS);
  first.page.setOnline(true);
  second.page.setHidden(false);
  await Promise.all([first.advance(WAIT_MS), second.advance(WAIT_MS)]);
  expect(collector.arrived).toHaveLength(2);
  expect(collector.names()).toEqual(['page_view', 'search']);
});

test('a page from the back-forward cache reports a new page view and sends the events that wait', async () => {
  const tab = await trackingTab();
  await tab.advance(WAIT_MS);
  tab.page.hide();
  tab.page.show(true);
  await tab.advance(WAIT_MS);
  expect(tab.collector.names()).toEqual(['page_view', 'page_view']);
});

test.each([
  ['forbidden', { isStorageForbidden: true }],
  ['full', { isStorageFull: true }],
])('a storage that is %s: events live as long as the page', async (_how, page) => {
  const tab = await trackingTab({ page });
  tab.dispatch(search());
  await tab.advance(WAIT_MS);
  expect(tab.collector.names()).toEqual(['page_view', 'search']);
  expect(new Set(tab.collector.arrived.map(({ visitorId }) => visitorId)).size).toBe(1);
});

test('on a page whose Math.random repeats, events of one moment have different ids', async () => {
  const repeated = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const tab = await trackingTab();
  tab.dispatch(search('a'));
  tab.dispatch(search('b'));
  await tab.advance(WAIT_MS);
  repeated.mockRestore();
  expect(tab.collector.counted().map(({ name }) => name)).toEqual(['page_view', 'search', 'search']);
});

test('of 1,000 events that cannot be sent the newest 100 wait', async () => {
  const tab = await trackingTab({ page: { online: false } });
  for (let nth = 0; nth < 1000; nth += 1) tab.dispatch(search(String(nth)));
  await tab.advance(0);
  expect(tab.outbox()).toHaveLength(100);
});

test.each([
  'null',
  '{}',
  '{"lane":"behaviour"}',
  '{"lane":"x","body":{},"at":0}',
  `{"lane":"behaviour","at":0,"body":{"x":"${'y'.repeat(600_000)}"}}`,
  '{"lane":"behaviour","body":{},"at":-9e12}',
])('an entry of the outbox that is not ours, or a week old, is removed and not sent', async (text) => {
  const tab = await trackingTab({ page: { local: { 'vitrina.outbox:0': text } } });
  await tab.advance(WAIT_MS);
  expect([tab.collector.names(), tab.outbox()]).toEqual([['page_view'], []]);
});

test('a clock that is set back a day loses nothing and repeats nothing', async () => {
  const tab = await trackingTab({ page: { now: 200_000_000, online: false } });
  tab.dispatch(search('a'));
  tab.page.setNow(100_000_000);
  tab.dispatch(search('b'));
  tab.page.setOnline(true);
  await tab.advance(WAIT_MS);
  expect(tab.collector.names().sort()).toEqual(['page_view', 'search', 'search']);
});

test('a clock that is set back a day while an event is tried again delays no attempt and repeats nothing', async () => {
  const collector = fakeCollector((_event, attempt) => (attempt <= 2 ? 500 : 200));
  const tab = await trackingTab({ collector, page: { now: 2 * DAY_MS } });
  await tab.advance(3100);
  tab.page.setNow(DAY_MS);
  await tab.advance(2000);
  expect([attemptsOf(collector), collector.names(), tab.outbox()]).toEqual([[3], ['page_view'], []]);
});

// Who it was

const CUSTOMER = { id: '1204', firstname: 'Ana', lastname: 'Novak', vipType: 'regular' };
const account = (isLogged: boolean) => ({
  customer: isLogged ? CUSTOMER : null,
  isAuth: isLogged,
  isLogged,
  isWaitingForConfirmation: false,
});

test('[R9.45] [R9.46] [A148] the customer’s id is waited for at most 3 s; then the events are a guest’s, and later ones do not wait', async () => {
  const tab = await trackingTab();
  await tab.advance(2900);
  expect(tab.collector.arrived).toEqual([]);
  await tab.advance(200);
  expect(tab.collector.arrived).toMatchObject([{ name: 'page_view', customerId: null }]);
  tab.dispatch(search());
  await tab.advance(100);
  expect(tab.collector.arrived).toHaveLength(2);
});

test('[A148] a page that is left before the next look sends the id that it knows by then: the later copy is a repetition', async () => {
  const tab = await trackingTab({ answers: { widgetAccount: () => account(true) } });
  await tab.advance(100);
  tab.page.hide();
  tab.dispatch(accountActions.viewMounted());
  await tab.advance(0);
  tab.page.hide();
  const sent = tab.api.onLeave.map(({ query }) => tab.collector.decode(String(query?.['event'])));
  expect(sent.map((event) => ('customerId' in event ? event.customerId : 'unknown'))).toEqual(['unknown', '1204']);
});

test('[A148] an event that waits keeps its customer, whoever is signed in when it is sent', async () => {
  const customer = (id: string) => ({ customer: { id, firstname: 'Ana', vipType: 'regular' } });
  const first = await trackingTab({ config: customer('1204'), page: { online: false } });
  first.dispatch(search());
  await first.advance(WAIT_MS);
  const next = await trackingTab({ config: customer('1305'), page: { local: first.stored(), now: first.page.clock.now() } });
  await next.advance(WAIT_MS);
  const customers = next.collector.counted().map(({ name, customerId }) => [name, customerId]);
  expect(customers).toEqual([
    ['page_view', '1204'],
    ['search', '1204'],
    ['page_view', '1305'],
  ]);
});

test('[R9.46] the customer of an event is looked for every 300 ms', async () => {
  const tab = await trackingTab({ answers: { widgetAccount: () => account(true) } });
  await tab.advance(1000);
  tab.dispatch(accountActions.viewMounted());
  await tab.advance(100);
  expect(tab.collector.arrived).toEqual([]);
  await tab.advance(100);
  // Learning who is signed in is no sign-in.
  expect(tab.collector.arrived).toMatchObject([{ name: 'page_view', customerId: '1204' }]);
});

test('[A148] the tag manager gets an event before the customer is known', async () => {
  const tab = await trackingTab();
  tab.dispatch(search());
  expect(tab.pushedOf('search')).toHaveLength(1);
});

// Cross-sell

const recommended = { listId: 'similar', variantId: '100', placement: 'product', mainVariantId: '900' };
const order = (variantIds: string[]) => {
  const items = variantIds.map((variantId) => ({ variantId, marketplacePartnerId: null, title: 'x', count: 1, price: 1 }));
  return checkoutActions.purchaseCompleted({ id: '7', purchase: { orderId: '26001', total: 3, items } });
};

test('[R4.046] [R7.162] [R7.163] a purchase of a recommended article is reported once, one request per article', async () => {
  const tab = await trackingTab({ page: { cookies: { _ga: 'GA1.1.123.456' } }, config: { customer: CUSTOMER } });
  tab.listeners[0]?.onItemFollowed(recommended);
  tab.listeners[0]?.onItemFollowed({ ...recommended, variantId: '200', placement: null });
  await tab.advance(100);
  tab.dispatch(order(['100', '200']));
  tab.dispatch(order(['100', '200']));
  await tab.advance(WAIT_MS);
  expect(tab.callsOf('trackCrossSell').map(({ body }) => body)).toEqual([
    {
      user: '1204',
      ga_client_id: '123.456',
      hit_type: 'P',
      placement: 'product',
      transaction_id: '26001',
      bookmark_id: null,
      m_id: '900',
      s_id: '100',
    },
  ]);
  expect(tab.outbox()).toEqual([]);
});

test.each([
  ['GA1.1.123.456', '123.456'],
  ['GA1.2-2.123.456', '123.456'],
  ['123.456', null],
  ['', null],
])('[R7.162] of the cookie _ga=%s the client id %p is reported, also where the cookie is one of a path', async (cookie, clientId) => {
  const tab = await trackingTab({ page: { cookies: { _ga: cookie } } });
  tab.listeners[0]?.onItemFollowed(recommended);
  await tab.advance(100);
  tab.dispatch(order(['100']));
  await tab.advance(WAIT_MS);
  expect(tab.callsOf('trackCrossSell').map(({ body }) => body)).toEqual([expect.objectContaining({ ga_client_id: clientId })]);
});

test.each([
  [29.9, 1],
  [30.1, 0],
  [-1, 1], // the clock was set back
  [-30.1, 0],
])('[R9.47] a click on a recommendation %p days ago counts %i times', async (days, calls) => {
  const first = await trackingTab({ page: { now: 100 * DAY_MS } });
  first.listeners[0]?.onItemFollowed(recommended);
  await first.advance(100);
  const later = await trackingTab({ page: { local: first.stored(), now: (100 + days) * DAY_MS } });
  later.dispatch(order(['100']));
  await later.advance(WAIT_MS);
  expect(later.callsOf('trackCrossSell')).toHaveLength(calls);
});

test.each(['x', 'null', '{"length":5}', '["100"]', '[{"variantId":"100","at":0}]', '[{"variantId":"100","placement":"product","at":"x"}]'])(
  '(storage-03) a stored click that is not ours (%s) reports nothing and keeps no purchase back',
  async (text) => {
    const tab = await trackingTab({ page: { local: { 'vitrina.recommended': text, 'vitrina.counted-events': text } } });
    tab.dispatch(order(['100']));
    await tab.advance(WAIT_MS);
    expect([tab.callsOf('trackCrossSell'), tab.pushedOf('purchase').length]).toEqual([[], 1]);
  },
);

test('[R4.046] a followed recommendation is not sent when the page is left, where nobody could recognise it; the next page sends it', async () => {
  const first = await trackingTab({ page: { online: false } });
  first.listeners[0]?.onItemFollowed(recommended);
  await first.advance(100);
  first.dispatch(order(['100']));
  await first.advance(100);
  first.page.hide();
  expect(first.left()).not.toContain('trackCrossSell');
  const next = await trackingTab({ page: { local: first.stored(), now: first.page.clock.now() } });
  await next.advance(WAIT_MS);
  expect(next.callsOf('trackCrossSell')).toHaveLength(1);
});

// Impressions

test.each(['http', 'timeout', 'malformed'] as const)(
  '[R8.24] impressions that fail (%s) are logged, not tried again, and harm nothing',
  async (kind) => {
    const tab = await trackingTab({
      config: { gtm: { url: 'https://gtm.example' } },
      answers: {
        trackImpression() {
          throw new ApiError(kind, 'trackImpression', { status: 500 });
        },
      },
    });
    tab.listeners[0]?.onItemSeen({ ...recommended });
    await tab.advance(60_000);
    expect(tab.callsOf('trackImpression')).toHaveLength(1);
    expect(tab.page.logs.map(({ level, message }) => [level, message.split(' (')[0]])).toEqual([
      ['warn', 'vitrina: impressions were not sent'],
    ]);
    tab.dispatch(search());
    await tab.advance(100);
    expect(tab.collector.names()).toEqual(['page_view', 'view_item_list', 'search']);
  },
);

const seenTab = (options: Parameters<typeof trackingTab>[0] = {}) =>
  trackingTab({
    ...options,
    config: { gtm: { url: 'https://gtm.example', token: 't0' } },
    answers: { trackImpression: () => ({ data: { ecommerce: { impressions: [] } } }) },
  });
const SEEN = { listId: 'similar', shopId: 'SI', variants: ['100'] };

test('what was seen just before the page is left is sent by a request that outlives it, and not again by the next page', async () => {
  const tab = await seenTab();
  await tab.advance(WAIT_MS);
  tab.listeners[0]?.onItemSeen(recommended);
  tab.page.hide();
  expect(tab.left()).toEqual(['trackEvent', 'trackImpression']);
  const next = await seenTab({ page: { local: tab.stored(), now: tab.page.clock.now() } });
  await next.advance(WAIT_MS);
  expect([tab, next].flatMap((each) => each.callsOf('trackImpression'))).toEqual([]);
});

test('what was seen without a connection is sent once there is one, without a token in the storage', async () => {
  const tab = await seenTab({ page: { online: false } });
  tab.listeners[0]?.onItemSeen(recommended);
  await tab.advance(WAIT_MS);
  expect(tab.callsOf('trackImpression')).toEqual([]);
  expect(JSON.stringify(tab.stored())).not.toContain('t0');
  tab.page.setOnline(true);
  await tab.advance(WAIT_MS);
  expect(tab.callsOf('trackImpression').map(({ body }) => body)).toEqual([SEEN]);
});

test('a page that is left without a connection leaves what was seen to the next one', async () => {
  const tab = await seenTab({ page: { online: false } });
  tab.listeners[0]?.onItemSeen(recommended);
  tab.page.hide();
  expect(tab.left()).not.toContain('trackImpression');
  const next = await seenTab({ page: { local: tab.stored() } });
  await next.advance(WAIT_MS);
  const last = await seenTab({ page: { local: next.stored() } });
  await last.advance(WAIT_MS);
  expect([next, last].map((each) => each.callsOf('trackImpression').map(({ body }) => body))).toEqual([[SEEN], []]);
});

test('two tabs that get the connection back at once send what was seen once', async () => {
  const fake = fakeMeasuredPage();
  const first = await seenTab({ fake, page: { online: false } });
  first.listeners[0]?.onItemSeen(recommended);
  await first.advance(WAIT_MS);
  const second = await seenTab({
    fake: fakeMeasuredPage({ beside: fake }),
    page: { online: false, sharedLocal: first.page.storage.local },
  });
  for (const tab of [first, second]) tab.page.setOnline(true);
  await first.advance(WAIT_MS);
  expect([first, second].flatMap((tab) => tab.callsOf('trackImpression'))).toHaveLength(1);
});

test('what another page has sent on leaving, while this one sends what was seen before it, is not sent again', async () => {
  const tab = await seenTab({ page: { online: false } });
  tab.listeners[0]?.onItemSeen(recommended);
  await tab.advance(WAIT_MS);
  tab.listeners[0]?.onItemSeen({ ...recommended, variantId: '200' });
  await tab.advance(WAIT_MS);
  const { local } = tab.page.storage;
  const seen = tab.outbox().filter((key) => local.get(key)?.includes('"impressions"'));
  expect(seen).toHaveLength(2);
  const { remove } = local;
  // As soon as this page begins with the first one, the other has sent both.
  local.remove = (key) => (seen.includes(key) ? seen : [key]).forEach(remove);
  tab.page.setOnline(true);
  await tab.advance(WAIT_MS);
  expect(tab.callsOf('trackImpression').map(({ body }) => body)).toEqual([SEEN]);
});

test('a withdrawal drops what was seen and waits', async () => {
  const tab = await seenTab({ page: { online: false } });
  tab.listeners[0]?.onItemSeen(recommended);
  await tab.advance(WAIT_MS);
  tab.page.events.emit('consent-changed', { personalisation: false });
  tab.page.setOnline(true);
  await tab.advance(WAIT_MS);
  tab.page.hide();
  expect([tab.callsOf('trackImpression'), tab.left()]).toEqual([[], []]);
});
