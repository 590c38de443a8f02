import { accountActions } from '../../../../src/features/account';
import { cartActions } from '../../../../src/features/cart';
import { ANSWER_WAIT_MS, createIntentLog } from '../../../../src/features/cartSummary/intentLog';
import type { LoggedIntent } from '../../../../src/features/cartSummary';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { cartTestHarness } from '../../../support/fakes/cartTestHarness';
import { createTestStore } from '../../../support/fakes/createTestStore';
import { fakePage } from '../../../support/fakes/fakePage';
import type { FakePage } from '../../../support/fakes/fakePage';

const LOG = 'vitrina.cart-intents';
const CLICKS = 'vitrina.early-clicks';
const JOURNALS = 'vitrina.cart-journals';

const entriesOf = ({ storage: { local } }: FakePage): Record<string, string> =>
  Object.fromEntries(local.keys().map((key) => [key, local.get(key) ?? '']));
const journalsIn = (page: FakePage): string[] => page.storage.local.keys().filter((key) => key.startsWith(`${LOG}:`));
const journal = (intents: readonly unknown[], at = 0): Record<string, string> => ({ [`${LOG}:gone`]: JSON.stringify({ at, intents }) });
const idsIn = (page: FakePage): string[] =>
  (JSON.parse(page.storage.session.get(LOG) ?? '{"intents":[]}') as { intents: LoggedIntent[] }).intents.map(({ id }) => id);

const addition = { id: 'addition-1', status: 'waiting', kind: 'insert', item: { variantId: '100' }, count: 2 };
const amount = { id: 'amount-of-1', status: 'waiting', kind: 'amount', cartItemId: '1', amount: 5 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[D29] a press writes the intent before anything else runs, into the log of the tab and the journal of the page', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  const notified = jest.fn();
  tab.store.subscribe(notified);
  tab.change('1', 2);
  expect(tab.page.storage.session.get(LOG)).toContain('"amount":2');
  expect(tab.page.storage.local.get(journalsIn(tab.page)[0] ?? '')).toContain('"amount":2');
  expect(notified).not.toHaveBeenCalled(); // what is rendered waits until the press is painted
  await tab.advanceTimers(0);
  expect(notified).toHaveBeenCalled();
  tab.dispose();
});

test('[D29] the journal goes with the last intent', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.change('1', 2);
  await tab.advanceTimers(1000);
  expect(tab.server.counts()).toEqual({ 100: 2 });
  expect([journalsIn(tab.page), tab.page.storage.session.get(LOG)]).toEqual([[], null]);
  tab.dispose();
});

test('[D29] a page that was killed: the next page of another tab sends its edits, once, with their ids', async () => {
  const killed = await cartTestHarness({ start: { 100: 1 } });
  killed.change('1', 4);
  const [intent] = killed.intents();
  const next = await cartTestHarness({ shop: killed.server, page: { local: entriesOf(killed.page) } });
  killed.dispose();
  await next.advanceTimers(ANSWER_WAIT_MS);
  await next.advanceTimers(0);
  expect(next.writes()).toEqual([{ operationId: 'cartChangeAmount', body: { amount: 4, id: '1', intentId: intent?.id } }]);
  expect(next.shown()).toEqual({ 100: 4 });
  expect(journalsIn(next.page)).toEqual([]);
  next.dispose();
});

test('[D29] a page that is open takes over when it is visible again', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  for (const [key, value] of Object.entries(journal([amount]))) tab.page.storage.local.set(key, value);
  tab.page.setHidden(false);
  await tab.advanceTimers(ANSWER_WAIT_MS + 100);
  expect(tab.writes()).toMatchObject([{ operationId: 'cartChangeAmount', body: { amount: 5, intentId: amount.id } }]);
  tab.dispose();
});

test('[D29] what was said on this page since wins over what a page that is gone has left', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 }, page: { local: journal([amount, addition]) } });
  tab.change('1', 3);
  await tab.advanceTimers(1000);
  expect(tab.writes().filter(({ operationId }) => operationId === 'cartChangeAmount')).toMatchObject([{ body: { amount: 3 } }]);
  tab.dispose();
});

test('[D29] a page that answers keeps its journal', async () => {
  const page = fakePage({ local: journal([addition]) });
  const adopted = createIntentLog(page).adopt();
  expect(page.posted).toEqual([{ name: JOURNALS, message: { asked: `${LOG}:gone` } }]);
  page.receive(JOURNALS, { alive: `${LOG}:gone` });
  await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS);
  await expect(adopted).resolves.toBe(false);
  expect([idsIn(page), journalsIn(page)]).toEqual([[], [`${LOG}:gone`]]);
});

test('[D29] a page that is asked answers for itself only', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.change('1', 2);
  const [own] = journalsIn(tab.page);
  for (const message of [{ asked: `${LOG}:other` }, null, { asked: own }]) tab.page.receive(JOURNALS, message);
  expect(tab.page.posted.filter(({ name }) => name === JOURNALS)).toEqual([{ name: JOURNALS, message: { alive: own } }]);
  tab.dispose();
});

test.each([
  ['an addition', addition, 29, 1],
  ['an addition', addition, 31, 0],
  ['an amount', amount, 1, 1],
  ['an amount, which would undo what was changed elsewhere since,', amount, 3, 0],
])('%s of a page that is gone is taken over after %#: by its age', async (_what, intent, minutes, times) => {
  const page = fakePage({ local: journal([intent]), now: minutes * 60_000 });
  const adopted = createIntentLog(page).adopt();
  await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS);
  await expect(adopted).resolves.toBe(times === 1);
  expect(idsIn(page)).toHaveLength(times);
  expect(page.storage.local.get(`${LOG}:gone`)).toBeNull();
});

test('the next page of the tab has the same intents already: the journal of the page before it goes', () => {
  const page = fakePage({ session: { [LOG]: JSON.stringify({ at: 0, intents: [addition] }) }, local: journal([addition]) });
  createIntentLog(page).takeOver();
  expect(idsIn(page)).toEqual([addition.id]);
  expect(page.storage.local.get(`${LOG}:gone`)).toBeNull();
  expect(journalsIn(page)).toHaveLength(1); // its own
});

test.each(['', '{', 'null', '[]', '{"at":"x","intents":[]}', '{"at":0,"intents":"x"}', '{"at":0,"intents":[null,{}]}'])(
  'a journal that reads %j has nothing to take over',
  async (text) => {
    const page = fakePage({ local: { [`${LOG}:gone`]: text } });
    const adopted = createIntentLog(page).adopt();
    await jest.advanceTimersByTimeAsync(ANSWER_WAIT_MS);
    await expect(adopted).resolves.toBe(false);
  },
);

test('what was clicked before main was there is added by the next page, with ids of its own, once', async () => {
  const additions = [
    { vitrinaAction: 'add-to-cart', variantId: '100', articleId: '1' },
    { vitrinaAction: 'add-to-cart', variantId: '"><' },
    { vitrinaAction: 'search', variantId: '300' },
  ];
  for (const spoiled of [null, [], { at: 'x', clicks: additions }, { at: -31 * 60_000, clicks: additions }, { at: 0, clicks: 'x' }]) {
    const page = fakePage({ local: { [CLICKS]: JSON.stringify(spoiled) } });
    createIntentLog(page).takeOver();
    expect([idsIn(page), page.storage.local.get(CLICKS)]).toEqual([[], null]);
  }
  const tab = createTestStore({
    page: { local: { [CLICKS]: JSON.stringify({ at: 0, clicks: additions }) } },
    answers: { widgetCart: () => cartDto([]), cartInsert: () => cartDto([articleDto()]) },
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.api.callsOf('cartInsert').map(({ body }) => body)).toEqual([
    { variantId: '100', articleId: '1', intentId: expect.stringMatching(/^[\w-]{8,64}$/) },
  ]);
  tab.dispose();
});

test('who signs out leaves nothing to whoever comes next', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.page.storage.local.set(`${LOG}:gone`, JSON.stringify({ at: 0, intents: [addition] }));
  tab.dispatch(accountActions.loggedOut({ isFromOtherTab: false }));
  expect(journalsIn(tab.page)).toEqual([]);
  tab.dispose();
});

test('a second click on "remove" before the line is gone keeps the offer to undo', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.remove('1');
  tab.remove('1');
  expect(tab.state().cart.removed).toHaveLength(1);
  tab.dispatch(cartActions.removalUndoRequested({ cartItemId: '1' }));
  expect(tab.intents()).toEqual([]);
  tab.dispose();
});
