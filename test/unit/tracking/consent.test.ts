import { accountActions } from '../../../src/features/account';
import { cartActions } from '../../../src/features/cart';
import { checkoutActions } from '../../../src/features/checkout';
import { discountActions } from '../../../src/features/discount';
import { confirmationActions } from '../../../src/features/confirmation';
import { privacyActions, privacyFeature } from '../../../src/features/privacy';
import { promoActions } from '../../../src/features/promo';
import { searchActions } from '../../../src/features/search';
import { PAGE_OPENED, TRACKED } from '../../../src/tracking/holdActions';
import { fakeCollector, trackingTab } from '../../support/fakes/trackingTab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAIT_MS = 4000;
const UNDECIDED = { personalisation: null };
const search = (keyword: string) => searchActions.fullTextSubmitted({ keyword, source: 'field' });
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

const TRACKED_ACTIONS = {
  editConfirmed: cartActions.editConfirmed,
  pageShown: checkoutActions.pageShown,
  purchaseCompleted: checkoutActions.purchaseCompleted,
  purchaseFetched: confirmationActions.purchaseFetched,
  codeAccepted: discountActions.codeAccepted,
  codeRejected: discountActions.codeRejected,
  codeFailed: discountActions.codeFailed,
  suggestionChosen: searchActions.suggestionChosen,
  fullTextSubmitted: searchActions.fullTextSubmitted,
  promotionFollowed: promoActions.promotionFollowed,
  loggedIn: accountActions.loggedIn,
};

test.each<string>([PAGE_OPENED, ...Object.values(TRACKED_ACTIONS).map(({ type }) => type)])(
  'the first load holds the action %s',
  (type) => {
    expect(type).toMatch(TRACKED);
  },
);

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
  expect(tab.outbox()).toHaveLength(1);
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

test('no event holds anything personal', async () => {
  const customer = { id: '5', firstname: 'Ana', lastname: 'Novak', email: 'ana@example.si', vipType: 'regular' };
  const tab = await trackingTab({
    config: { customer, csrfToken: 'c5rf' },
    page: { href: 'https://www.shop.si/?mail=ana@example.si&t=c5rf' },
  });
  tab.dispatch(accountActions.loggedIn({ context: 'widget' }));
  tab.dispatch(search('ana@example.si'));
  await tab.advance(WAIT_MS);
  expect(tab.collector.arrived.map(({ customerId }) => customerId)).toEqual(['5', '5', '5']);
  expect(JSON.stringify([tab.collector.arrived, tab.pushed])).not.toMatch(/Ana|Novak|ana@|example\.si/);
});
