import { accountActions } from '../../../src/features/account';
import { checkoutActions } from '../../../src/features/checkout';
import { privacyActions, privacyFeature } from '../../../src/features/privacy';
import { searchActions } from '../../../src/features/search';
import type { MeasuredAction } from '../../../src/tracking/toEvents';
import { PAGE_OPENED, TRACKED } from '../../../src/tracking/bufferActions';
import { fakeCollector, trackingTab } from '../../support/fakes/trackingTab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAIT_MS = 4000;
const UNDECIDED = { personalisation: null };
const search = (keyword: string) => searchActions.fullTextSubmitted({ keyword, source: 'field' });
type Tab = Awaited<ReturnType<typeof trackingTab>>;
const terms = (tab: { collector: ReturnType<typeof fakeCollector> }) =>
  tab.collector.counted().flatMap(({ name, data }) => (name === 'search' ? [data['search_term']] : name));

async function undecidedTab(isAccepted = true) {
  const tab = await trackingTab({
    config: UNDECIDED,
    answers: { setPanelConsent: ({ body }) => ({ status: true, consents: { personal_data_3p: body.consentValue } }) },
  });
  tab.injectFeature(privacyFeature);
  const decide = async (isYes: boolean) => {
    tab.dispatch(privacyActions.decisionMade({ isAccepted: isYes }));
    await tab.advance(100);
  };
  tab.dispatch(search('before'));
  await tab.advance(60_000);
  return { ...tab, decide, isAccepted };
}

/** By its type the compiler asks for each of them. */
const MEASURED: Record<MeasuredAction['type'], true> = {
  [PAGE_OPENED]: true,
  'cart/editConfirmed': true,
  'checkout/pageShown': true,
  'checkout/purchaseCompleted': true,
  'confirmation/purchaseFetched': true,
  'discount/codeAccepted': true,
  'discount/codeRejected': true,
  'discount/codeFailed': true,
  'search/suggestionChosen': true,
  'search/fullTextSubmitted': true,
  'promo/promotionFollowed': true,
  'account/loggedIn': true,
};

test.each(Object.keys(MEASURED))('the first load holds the action %s', (type) => {
  expect(type).toMatch(TRACKED);
});

test.each([
  'search/keywordChanged',
  'address/fieldChanged',
  'login/submitted',
  'cart/addRequested',
  'cart/cartSucceeded',
  'overlays/overlayOpened',
])('the first load does not hold %s: what a shopper types would be kept, and push out what is measured', (type) => {
  expect(type).not.toMatch(TRACKED);
});

test('before the decision nothing is loaded, stored or sent', async () => {
  const tab = await undecidedTab();
  expect(tab.loads()).toBe(0);
  expect([tab.pushed, tab.collector.arrived, tab.left(), tab.stored(), tab.stored('session')]).toEqual([[], [], [], {}, {}]);
  tab.page.hide();
  expect([tab.left(), tab.stored(), tab.stored('session')]).toEqual([[], {}, {}]);
});

test('acceptance sends what has happened on the page before it, with its time', async () => {
  const tab = await undecidedTab();
  await tab.decide(true);
  tab.dispatch(search('after'));
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(['page_view', 'before', 'after']);
  expect(tab.collector.arrived.map((event) => Reflect.get(event, 'at'))).toEqual([0, 0, 60_100]);
});

test('a refusal drops it, and nothing is held until an acceptance', async () => {
  const tab = await undecidedTab();
  await tab.decide(false);
  tab.dispatch(search('refused'));
  await tab.advance(WAIT_MS);
  expect([tab.loads(), tab.pushed, tab.collector.arrived, tab.outbox()]).toEqual([0, [], [], []]);
  await tab.decide(true);
  tab.dispatch(search('after'));
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(['after']);
});

test('a withdrawal stops everything with the press and drops what waits; a new acceptance starts it again', async () => {
  const tab = await undecidedTab();
  await tab.decide(true);
  await tab.advance(WAIT_MS);
  tab.page.setOnline(false);
  tab.dispatch(search('offline'));
  await tab.advance(WAIT_MS);
  tab.page.storage.local.set('vitrina.recommended', JSON.stringify([{ variantId: '7', placement: 'product', mainVariantId: null, at: 0 }]));
  expect(tab.outbox()).toHaveLength(1);
  expect(tab.stored()['vitrina.visitor']).toBeDefined();
  tab.dispatch(privacyActions.decisionMade({ isAccepted: false }));
  expect([tab.outbox(), tab.stored()['vitrina.visitor'], tab.stored()['vitrina.recommended']]).toEqual([[], undefined, undefined]);
  tab.page.setOnline(true);
  tab.dispatch(search('withdrawn'));
  await tab.advance(WAIT_MS);
  await tab.decide(true);
  tab.dispatch(search('again'));
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(['page_view', 'before', 'again']);
  expect(tab.pushedOf('search').map(({ search_term }) => search_term)).toEqual(['before', 'offline', 'again']);
});

test('a refusal by a clock that was set back since then drops nothing that was accepted', async () => {
  const tab = await undecidedTab();
  tab.page.storage.local.set('vitrina.refused-at', '900000');
  await tab.decide(true);
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(['page_view', 'before']);
});

test('a withdrawal in another tab counts at once: its cookie is read before each event and each request', async () => {
  const tab = await trackingTab();
  await tab.advance(WAIT_MS);
  tab.page.setOnline(false);
  tab.dispatch(search('before'));
  await tab.advance(100);
  tab.page.cookieJar.set('personalisation', '0');
  tab.page.setOnline(true);
  tab.dispatch(search('after'));
  await tab.advance(WAIT_MS);
  tab.page.hide();
  expect([terms(tab), tab.left()]).toEqual([['page_view'], []]);
});

test.each([
  ['when it comes to the front', (tab: Tab) => tab.page.setHidden(false), ['page_view', 'before']],
  ['when it comes out of the back-forward cache', (tab: Tab) => tab.page.show(true), ['page_view', 'before']],
  ['with its next action', (tab: Tab) => tab.dispatch(search('next')), ['page_view', 'before', 'next']],
])('a tab that was undecided sends what it holds after an acceptance in another tab: %s', async (_when, act, sent) => {
  const tab = await trackingTab({ config: UNDECIDED });
  tab.dispatch(search('before'));
  tab.page.cookieJar.set('personalisation', '1');
  await tab.advance(WAIT_MS);
  expect(tab.loads()).toBe(0);
  act(tab);
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(sent);
});

test('a tab that is closed after an acceptance in another one leaves what it holds to the next page', async () => {
  const tab = await trackingTab({ config: UNDECIDED, isLoaded: false });
  tab.dispatch(search('before'));
  tab.page.cookieJar.set('personalisation', '1');
  tab.page.hide();
  const next = await trackingTab({ page: { local: tab.stored(), href: 'https://www.shop.si/kosarica' } });
  await next.advance(WAIT_MS);
  expect(terms(next)).toEqual(['page_view', 'before']);
});

test('a refusal in another tab counts, also where an acceptance has followed unnoticed', async () => {
  const tab = await trackingTab({ config: UNDECIDED });
  tab.dispatch(search('before'));
  const decided = await undecidedTab();
  await decided.decide(false);
  for (const [key, value] of Object.entries(decided.stored())) tab.page.storage.local.set(key, value);
  tab.page.setNow(decided.page.clock.now() + 1);
  tab.page.cookieJar.set('personalisation', '1');
  tab.dispatch(search('after'));
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(['after']);
});

test('the panel reports a withdrawal before the server has written its cookie: that one is not taken for an acceptance', async () => {
  const tab = await trackingTab({ page: { cookies: { personalisation: '1' } }, isLoaded: false });
  tab.page.events.emit('consent-changed', { personalisation: false });
  tab.dispatch(search('withdrawn'));
  tab.page.setHidden(false);
  tab.page.hide();
  expect(tab.stored()['vitrina.refused-at']).toBe('0');
  expect(Object.keys(tab.stored())).toEqual(['vitrina.refused-at']);
});

test('a page that the browser prepares is measured from when it is opened, and never where it is not', async () => {
  const tab = await trackingTab({ page: { prerendering: true, cookies: { personalisation: '1' } } });
  tab.dispatch(search('prepared'));
  await tab.advance(WAIT_MS);
  tab.page.hide(); // dropped by the browser
  expect([tab.loads(), tab.collector.arrived, tab.pushed, tab.left(), tab.stored()]).toEqual([0, [], [], [], {}]);
  tab.page.open();
  await tab.advance(WAIT_MS);
  expect([tab.loads(), terms(tab)]).toEqual([1, ['page_view', 'prepared']]);
  expect(tab.collector.arrived.map((event) => Reflect.get(event, 'at'))).toEqual([WAIT_MS, WAIT_MS]);
});

test('the decision is the one of the moment in which a prepared page is opened', async () => {
  const tab = await trackingTab({ page: { prerendering: true, cookies: { personalisation: '0' } } });
  tab.page.cookieJar.set('personalisation', '1');
  tab.page.open();
  await tab.advance(WAIT_MS);
  expect(terms(tab)).toEqual(['page_view']);
});

test.each([
  ['1', false, 1],
  ['1', null, 1],
  ['0', true, 0],
  [undefined, true, 1],
  [undefined, null, 0],
  [undefined, false, 0],
])('the cookie %p and the page’s %p: loaded %i times', async (cookie, personalisation, loads) => {
  const tab = await trackingTab({
    page: { cookies: cookie === undefined ? {} : { personalisation: cookie } },
    config: { personalisation },
  });
  expect(tab.loads()).toBe(loads);
});

test('at most 200 actions wait for the decision', async () => {
  const tab = await trackingTab({ config: UNDECIDED, tracking: {} });
  for (let nth = 0; nth < 1000; nth += 1) tab.dispatch(search(String(nth)));
  tab.page.events.emit('consent-changed', { personalisation: true });
  await tab.advance(100);
  expect(tab.pushedOf('search').at(-1)).toMatchObject({ search_term: '198' });
});

test('a page that is left before the code has loaded leaves its actions to the next one, which measures them once', async () => {
  const first = await trackingTab({ isLoaded: false, page: { href: 'https://www.shop.si/grelniki' } });
  first.dispatch(search('early'));
  first.dispatch(checkoutActions.purchaseCompleted({ id: '7', purchase: { orderId: '7', total: 1, items: [] } }));
  first.page.hide();
  first.page.hide();
  const next = await trackingTab({ page: { local: first.stored(), href: 'https://www.shop.si/kosarica' } });
  await next.advance(WAIT_MS);
  expect(terms(next)).toEqual(['page_view', 'early', 'purchase']);
  expect(next.collector.arrived[0]?.data).toMatchObject({ page_location: 'https://www.shop.si/grelniki', page_referrer: null });
  const third = await trackingTab({ page: { local: next.stored(), href: 'https://www.shop.si/kosarica' } });
  await third.advance(WAIT_MS);
  expect(terms(third)).toEqual([]);
});

test('[R4.044] a checkout that is left before the code has loaded has begun: with the goods that it showed', async () => {
  const first = await trackingTab({ isLoaded: false, page: { href: 'https://www.shop.si/kosarica' } });
  const items = [{ variantId: '100', marketplacePartnerId: null, title: 'Grelnik', count: 3, price: 10 }];
  first.dispatch(checkoutActions.pageShown({ step: 'preview', pageNumber: 1, goods: { total: 30, value: 30, items } }));
  first.page.hide();
  const next = await trackingTab({ page: { local: first.stored() } });
  await next.advance(WAIT_MS);
  expect(terms(next)).toEqual(['page_view', 'begin_checkout', 'page_view']);
  expect(next.collector.arrived[1]?.data).toMatchObject({ value: 30, basket_size: 'S', items: [{ item_id: '100', quantity: 3 }] });
});

test('two tabs that take what such a page has left at the same moment report it under the same ids', async () => {
  const first = await trackingTab({ isLoaded: false, page: { href: 'https://www.shop.si/grelniki' } });
  first.dispatch(search('early'));
  first.page.hide();
  const collector = fakeCollector();
  for (const href of ['https://www.shop.si/kosarica', 'https://www.shop.si/kosarica/1']) {
    const tab = await trackingTab({ collector, page: { local: first.stored(), href } });
    await tab.advance(WAIT_MS);
  }
  expect(collector.arrived).toHaveLength(4);
  expect(terms({ collector })).toEqual(['page_view', 'early']);
});

test.each([
  ['allowed', 0],
  ['undecided', 1],
])(
  '[R4.043] a page that comes back from the back-forward cache before the code has loaded is another page view (%s)',
  async (_what, isLate) => {
    const tab = await trackingTab({ loadMs: 3000, ...(isLate ? { config: UNDECIDED } : {}) });
    tab.page.hide();
    tab.page.show(true);
    tab.page.events.emit('consent-changed', { personalisation: true });
    await tab.advance(2 * WAIT_MS);
    expect(terms(tab)).toEqual(['page_view', 'page_view']);
  },
);

test.each([
  'null',
  '7',
  '{}',
  '[null,1,{},{"at":"x"},{"at":0,"href":"x"}]',
  '[{"at":-9e9,"href":"https://x.si/","action":{"type":"tracking/pageOpened"}}]',
  '{"',
])('stored actions that are not ours are nothing: %s', async (stored) => {
  const tab = await trackingTab({ page: { local: { 'vitrina.early-events:0': stored } } });
  await tab.advance(WAIT_MS);
  expect([terms(tab), tab.page.logs]).toEqual([['page_view'], []]);
});

test('no waiting event holds anything personal', async () => {
  const customer = { id: '5', firstname: 'Ana', lastname: 'Novak', email: 'ana@example.si', vipType: 'regular' };
  const tab = await trackingTab({
    config: { customer, csrfToken: 'c5rf' },
    page: { href: 'https://www.shop.si/?mail=ana@example.si&t=c5rf' },
  });
  tab.dispatch(accountActions.loggedIn({ context: 'widget' }));
  tab.dispatch(search('ana@example.si'));
  tab.dispatch(searchActions.suggestionChosen({ kind: 'other', title: 'Išči ana@example.si', keyword: 'ana @ example.si', position: 1 }));
  const items = [{ variantId: '100', marketplacePartnerId: null, title: 'Bon za ana@example.si', count: 1, price: 10 }];
  tab.dispatch(checkoutActions.purchaseCompleted({ id: '7', purchase: { orderId: '7', total: 10, items } }));
  await tab.advance(WAIT_MS);
  expect(tab.collector.arrived.map(({ customerId }) => customerId)).toEqual(['5', '5', '5', '5', '5']);
  expect(JSON.stringify([tab.collector.arrived, tab.pushed])).not.toMatch(/Ana|Novak|ana@|example\.si/);
});
