import { accountActions } from '../../../src/features/account';
import { cartActions } from '../../../src/features/cart';
import { cartSummaryActions } from '../../../src/features/cartSummary';
import { readIntents } from '../../../src/features/cart/intentMapping';
import { RESPONSE_WAIT_MS, createIntentLog } from '../../../src/features/intents/intentLog';
import type { LoggedIntent } from '../../../src/features/intents';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { cartTestHarness } from '../../support/fakes/cartTestHarness';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import { createTestStore } from '../../support/fakes/createTestStore';
import { fakePage } from '../../support/fakes/fakePage';
import type { FakePage } from '../../support/fakes/fakePage';

const LOG = 'vitrina.cart-intents';
const CLICKS = 'vitrina.early-clicks';
const BACKUP_CHANNEL = 'vitrina.cart-journals';

const entriesOf = ({ storage: { local } }: FakePage): Record<string, string> =>
  Object.fromEntries(local.keys().map((key) => [key, local.get(key) ?? '']));
const tabBackupsIn = (page: FakePage): string[] => page.storage.local.keys().filter((key) => key.startsWith(`${LOG}:`));
const tabBackup = (intents: readonly unknown[], at = 0): Record<string, string> => ({ [`${LOG}:gone`]: JSON.stringify({ at, intents }) });
const idsIn = (page: FakePage): string[] =>
  (JSON.parse(page.storage.session.get(LOG) ?? '{"intents":[]}') as { intents: LoggedIntent[] }).intents.map(({ id }) => id);

const addition = { id: 'addition-1', status: 'waiting', kind: 'insert', item: { variantId: '100' }, count: 2 };
const amount = { id: 'amount-of-1', status: 'waiting', kind: 'amount', cartItemId: '1', amount: 5 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[D29] a press writes the intent before anything else runs, into the tab’s log and the page’s tab backup', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  const notified = jest.fn();
  tab.store.subscribe(notified);
  tab.change('1', 2);
  expect(tab.page.storage.session.get(LOG)).toContain('"amount":2');
  expect(tab.page.storage.local.get(tabBackupsIn(tab.page)[0] ?? '')).toContain('"amount":2');
  expect(notified).not.toHaveBeenCalled(); // rendering waits until the press is painted
  await tab.advanceTimers(0);
  expect(notified).toHaveBeenCalled();
  tab.dispose();
});

test('[D29] the tab backup is removed with the last intent', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.change('1', 2);
  await tab.advanceTimers(1000);
  expect(tab.server.counts()).toEqual({ 100: 2 });
  expect([tabBackupsIn(tab.page), tab.page.storage.session.get(LOG)]).toEqual([[], null]);
  tab.dispose();
});

test('[D29] a page that was killed: the next page of another tab sends its edits, once, with their ids', async () => {
  const killed = await cartTestHarness({ start: { 100: 1 } });
  killed.change('1', 4);
  const [intent] = killed.intents();
  const next = await cartTestHarness({ shop: killed.server, page: { local: entriesOf(killed.page) } });
  killed.dispose();
  await next.advanceTimers(RESPONSE_WAIT_MS);
  await next.advanceTimers(0);
  expect(next.writes()).toEqual([{ operationId: 'cartChangeAmount', body: { amount: 4, id: '1', intentId: intent?.id } }]);
  expect(next.shown()).toEqual({ 100: 4 });
  expect(tabBackupsIn(next.page)).toEqual([]);
  next.dispose();
});

test('[D29] an open page restores them when it becomes visible again', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  for (const [key, value] of Object.entries(tabBackup([amount]))) tab.page.storage.local.set(key, value);
  tab.page.setHidden(false);
  await tab.advanceTimers(RESPONSE_WAIT_MS + 100);
  expect(tab.writes()).toMatchObject([{ operationId: 'cartChangeAmount', body: { amount: 5, intentId: amount.id } }]);
  tab.dispose();
});

test('[D29] a page whose request hangs restores them as well, also when it is hidden again', async () => {
  const hanging = () => new Promise<never>(() => undefined);
  const tab = createTestStore({ isCartThere: false, answers: { widgetCart: hanging, cartChangeAmount: hanging } });
  tab.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  tab.page.setHidden(true);
  tab.page.setHidden(false);
  await jest.advanceTimersByTimeAsync(0);
  for (const [key, value] of Object.entries(tabBackup([amount]))) tab.page.storage.local.set(key, value);
  tab.page.setHidden(true);
  tab.page.setHidden(false);
  tab.page.setHidden(true);
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS + 100);
  expect(idsIn(tab.page)).toEqual([amount.id]);
  tab.dispose();
});

test('[D29] newer edits of this page win over those left by a closed page', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 }, page: { local: tabBackup([amount, addition]) } });
  tab.change('1', 3);
  await tab.advanceTimers(1000);
  expect(tab.writes().filter(({ operationId }) => operationId === 'cartChangeAmount')).toMatchObject([{ body: { amount: 3 } }]);
  tab.dispose();
});

test('[D29] a page that responds keeps its tab backup', async () => {
  const page = fakePage({ local: tabBackup([addition]) });
  const hasResumed = createIntentLog(page, 'SI').resumeAbandoned();
  expect(page.posted).toEqual([{ name: BACKUP_CHANNEL, message: { asked: `${LOG}:gone` } }]);
  page.receive(BACKUP_CHANNEL, { alive: `${LOG}:gone` });
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
  await expect(hasResumed).resolves.toBe(false);
  expect([idsIn(page), tabBackupsIn(page)]).toEqual([[], [`${LOG}:gone`]]);
});

test('[D29] a page that has waited for others to respond stops listening to them', async () => {
  const page = fakePage({ local: tabBackup([addition]) });
  const hasResumed = createIntentLog(page, 'SI').resumeAbandoned();
  expect(page.listeners()).toBe(1);
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
  await hasResumed;
  expect(page.listeners()).toBe(0);
});

test('[D29] a page responds only for its own tab backup', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.change('1', 2);
  const [own] = tabBackupsIn(tab.page);
  for (const message of [{ asked: `${LOG}:other` }, null, { asked: own }]) tab.page.receive(BACKUP_CHANNEL, message);
  expect(tab.page.posted.filter(({ name }) => name === BACKUP_CHANNEL)).toEqual([{ name: BACKUP_CHANNEL, message: { alive: own } }]);
  tab.dispose();
});

test.each([
  ['an addition', addition, 29, 1],
  ['an addition', addition, 31, 0],
  ['an amount', amount, 1, 1],
  ['an amount, which would undo what was changed elsewhere since,', amount, 3, 0],
])('%s of a closed page is restored after %# depending on its age', async (_what, intent, minutes, times) => {
  const page = fakePage({ local: tabBackup([intent]), now: minutes * 60_000 });
  const hasResumed = createIntentLog(page, 'SI').resumeAbandoned();
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
  await expect(hasResumed).resolves.toBe(times === 1);
  expect(idsIn(page)).toHaveLength(times);
  expect(page.storage.local.get(`${LOG}:gone`)).toBeNull();
});

test('the next page of the tab already has the same intents: the tab backup of the page before is removed', () => {
  const page = fakePage({ session: { [LOG]: JSON.stringify({ at: 0, intents: [addition] }) }, local: tabBackup([addition]) });
  createIntentLog(page, 'SI').restore();
  expect(idsIn(page)).toEqual([addition.id]);
  expect(page.storage.local.get(`${LOG}:gone`)).toBeNull();
  expect(tabBackupsIn(page)).toHaveLength(1); // its own
});

test.each(['', '{', 'null', '[]', '{"at":"x","intents":[]}', '{"at":0,"intents":"x"}', '{"at":0,"intents":[null,{}]}'])(
  'a tab backup like %j contains nothing to restore',
  async (text) => {
    const page = fakePage({ local: { [`${LOG}:gone`]: text } });
    const hasResumed = createIntentLog(page, 'SI').resumeAbandoned();
    await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
    await expect(hasResumed).resolves.toBe(false);
  },
);

test('[A085] clicks before main has loaded are added by the next page, digital goods too, each with its own id, once', async () => {
  const additions = [
    { vitrinaAction: 'add-to-cart', variantId: '100', articleId: '1' },
    { vitrinaAction: 'add-to-cart', variantId: '"><' },
    { vitrinaAction: 'search', variantId: '300' },
    { vitrinaAction: 'add-to-cart', articleId: '8', id: '9' },
  ];
  for (const malformed of [null, [], { at: 'x', clicks: additions }, { at: -31 * 60_000, clicks: additions }, { at: 0, clicks: 'x' }]) {
    const page = fakePage({ local: { [CLICKS]: JSON.stringify(malformed) } });
    createIntentLog(page, 'SI').restore();
    expect([idsIn(page), page.storage.local.get(CLICKS)]).toEqual([[], null]);
  }
  const tab = createTestStore({
    page: { local: { [CLICKS]: JSON.stringify({ at: 0, clicks: additions }) } },
    answers: { widgetCart: () => cartDto([]), cartInsert: () => cartDto([articleDto()]) },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.api.callsOf('cartInsert').map(({ body }) => body)).toEqual([
    { variantId: '100', articleId: '1', intentId: expect.stringMatching(/^[\w-]{8,64}$/) },
    { articleId: '8', id: '9', intentId: expect.stringMatching(/^[\w-]{8,64}$/) },
  ]);
  tab.dispose();
});

test('signing out leaves nothing for the next customer', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.page.storage.local.set(`${LOG}:gone`, JSON.stringify({ at: 0, intents: [addition] }));
  tab.dispatch(accountActions.loggedOut({ isFromOtherTab: false }));
  expect(tabBackupsIn(tab.page)).toEqual([]);
  tab.dispose();
});

test('[A085] the log of the wishlists leaves a click that adds to the cart to the cart’s', () => {
  const clicks = JSON.stringify({ at: 0, clicks: [{ vitrinaAction: 'add-to-cart', variantId: '700' }] });
  const page = fakePage({ local: { 'vitrina.early-clicks': clicks } });
  const wishlists = createIntentLog(page, 'SI', undefined, 'wishlist');
  wishlists.restore();
  expect([wishlists.read(), page.storage.local.get('vitrina.early-clicks')]).toEqual([[], clicks]);
  createIntentLog(page, 'SI').restore();
  expect(JSON.parse(page.storage.session.get(LOG) ?? '').intents).toMatchObject([{ kind: 'insert', item: { variantId: '700' } }]);
});

test('signing out leaves no click of a page that was left before main had loaded, either', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  const clicks = JSON.stringify({ at: 0, clicks: [{ vitrinaAction: 'add-to-cart', variantId: '700' }] });
  tab.page.storage.local.set('vitrina.early-clicks', clicks);
  tab.dispatch(accountActions.loggedOut());
  expect(tab.page.storage.local.get('vitrina.early-clicks')).toBe(null);
  tab.dispose();
});

test('a second click on "remove" before the line disappears keeps the offer to undo', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.remove('1');
  tab.remove('1');
  expect(tab.state().cart.removed).toHaveLength(1);
  tab.dispatch(cartActions.removalUndoRequested({ cartItemId: '1' }));
  expect(tab.intents()).toEqual([]);
  tab.dispose();
});

test('[D29] a page without the cart whose tab log already has the intents of a closed page keeps a tab backup and sends them', async () => {
  const left = tabBackup([addition]);
  const page = fakePage({ session: { [LOG]: JSON.stringify({ at: 0, intents: [addition] }) }, local: left });
  const hasResumed = createIntentLog(page, 'SI').resumeAbandoned();
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
  await expect(hasResumed).resolves.toBe(true);
  expect([idsIn(page), tabBackupsIn(page).length, page.storage.local.get(`${LOG}:gone`)]).toEqual([[addition.id], 1, null]);
});

describe('[D29] the shops of several countries share one origin', () => {
  const log = (page: FakePage, country: string) => createIntentLog(page, country);

  test('an edit in one country is neither sent nor removed by a page of another', async () => {
    const page = fakePage();
    log(page, 'SI').write([addition, amount]);
    const [key = ''] = tabBackupsIn(page);
    const stored = page.storage.local.get(key);
    const other = log(page, 'HU');
    expect(other.read()).toEqual([]);
    other.restore();
    await expect(other.resumeAbandoned()).resolves.toBe(false);
    other.write([{ ...amount, id: 'amount-in-hu' }]);
    other.forgetOthers();
    expect(page.storage.local.get(key)).toBe(stored);
    const hasResumed = log(page, 'SI').resumeAbandoned();
    await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
    await expect(hasResumed).resolves.toBe(true);
    expect(idsIn(page)).toEqual([addition.id, amount.id]);
  });

  test('a tab backup of another country is removed once it is too old', async () => {
    const page = fakePage();
    log(page, 'SI').write([addition]);
    page.setNow(31 * 60_000);
    const hasResumed = log(page, 'HU').resumeAbandoned();
    await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
    await expect(hasResumed).resolves.toBe(false);
    expect(tabBackupsIn(page)).toEqual([]);
  });
});

describe('[D29] an edit removes from the tab backups of other pages only what it replaces', () => {
  const service = {
    id: 'service-1',
    status: 'waiting',
    kind: 'service',
    cartItemId: '1',
    bundleId: '9',
    service: 'warranty',
    active: true,
  };
  const removal = { id: 'removal-1', status: 'waiting', kind: 'delete', cartItemIds: ['1', '2'] };
  test.each([
    [
      'an amount replaces an amount and keeps the services of its line',
      { ...amount, id: 'newer' },
      [amount, service, addition],
      [service, addition],
    ],
    ['an amount takes its line out of a removal', { ...amount, id: 'newer' }, [removal], [{ ...removal, cartItemIds: ['2'] }]],
    [
      'a service keeps the amount and the other services of its line',
      { ...service, id: 'newer', bundleId: '8' },
      [amount, service],
      [amount, service],
    ],
    ['a service replaces itself', { ...service, id: 'newer' }, [service], []],
    ['a removal replaces everything about its lines', { ...removal, id: 'newer' }, [amount, service, removal, addition], [addition]],
    ['an addition replaces nothing', { ...addition, id: 'newer' }, [amount, removal], [amount, removal]],
  ])('%s', (_what, newer, left, kept) => {
    const page = fakePage({ local: tabBackup(left) });
    createIntentLog(page, 'SI').write([newer]);
    const { intents } = JSON.parse(page.storage.local.get(`${LOG}:gone`) ?? '{"intents":[]}') as { intents: unknown };
    expect(intents).toEqual(kept);
  });
});

test('[D29] a page that stores its log again removes nothing newer from the tab backup of another page', () => {
  const page = fakePage();
  const own = createIntentLog(page, 'SI');
  own.write([amount]);
  const newer = { ...amount, id: 'newer', amount: 9 };
  createIntentLog({ ...page, storage: { ...page.storage, session: fakePage().storage.session } }, 'SI').write([newer]);
  own.write([{ ...amount, status: 'sent' }, addition]); // another change of this page
  expect(tabBackupsIn(page).map((key) => page.storage.local.get(key))).toContainEqual(expect.stringContaining('"newer"'));
  own.write([{ ...amount, id: 'newest' }]);
  expect(tabBackupsIn(page)).toHaveLength(1);
});

test('[D29] where the tab’s storage is full, the intents of a closed page are sent nevertheless', async () => {
  const session = fakePage({ isStorageForbidden: true }).storage.session;
  const page = fakePage({ local: tabBackup([addition]) });
  const reopened = createIntentLog({ ...page, storage: { local: page.storage.local, session } }, 'SI');
  const hasResumed = reopened.resumeAbandoned();
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
  await expect(hasResumed).resolves.toBe(true);
  expect(readIntents(reopened)).toMatchObject([{ id: addition.id, kind: 'insert', count: 2 }]);
  expect(tabBackupsIn(page)).toHaveLength(1); // its own, until they are confirmed
});

test('[D29] a tab backup that does not fit into the tab’s log is left for later', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...addition, id: `addition-${index + 10}` }));
  const page = fakePage({ local: tabBackup([addition]) });
  const full = createIntentLog(page, 'SI');
  full.write(many);
  expect(full.add({ ...addition, id: 'one-more' })).toBe(false);
  const hasResumed = full.resumeAbandoned();
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS);
  await expect(hasResumed).resolves.toBe(false);
  expect(idsIn(page)).toHaveLength(50);
  expect(page.storage.local.get(`${LOG}:gone`)).not.toBeNull();
});

test('[D29] after a sign-out by the server, the former customer’s edits are not sent to the next customer’s cart', async () => {
  const tab = createTestStore({
    isCartThere: false,
    page: {
      session: {
        'vitrina.snapshot': JSON.stringify({ v: 1, account: { isLogged: true } }),
        [LOG]: JSON.stringify({ at: 0, intents: [addition] }),
      },
      local: tabBackup([{ ...addition, id: 'addition-2' }]),
    },
    answers: {
      widgetAccount: () => new InvalidResponse({ isLogged: false }),
      widgetCart: () => cartDto([]),
      cartInsert: () => cartDto([articleDto()]),
    },
  });
  await jest.advanceTimersByTimeAsync(RESPONSE_WAIT_MS + 100);
  expect([tab.api.callsOf('widgetAccount').length, tab.api.callsOf('cartInsert'), idsIn(tab.page), tabBackupsIn(tab.page)]).toEqual([
    1,
    [],
    [],
    [],
  ]);
  tab.dispose();
});

test('a service is ticked at once: React would untick the checkbox until the paint', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  const notified = jest.fn();
  tab.store.subscribe(notified);
  tab.dispatch(cartActions.serviceChanged({ cartItemId: '1', service: 'warranty', bundleId: '9', active: true }));
  expect(notified).toHaveBeenCalled();
  expect(tab.writes()).toEqual([]); // sent after the paint
  tab.dispose();
});
