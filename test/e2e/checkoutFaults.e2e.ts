import { FAULTS } from '../../demo-pages/demo/faults';
import { MALFORMED_RESPONSES } from '../../demo-pages/demo/malformedResponses';
import { BROKEN_CONNECTIONS } from '../../demo-pages/demo/brokenConnections';
import type { OperationId } from '../../src/api/api';
import { BROWSER_PAGES } from '../support/browser/browserActions';
import type { BrowserDeed, BrowserPage } from '../support/browser/browserActions';
import { isWhole, spread } from '../support/testScope';
import { faultyVisit } from '../support/browser/FaultSession';
import type { FaultyVisit } from '../support/browser/FaultSession';
import { enter, expect, LOST_REQUEST, test } from './shopTest';

/** The client recovers from these by itself: no message is shown. */
const RECOVERABLE = new Set([
  'slow',
  'late-before',
  'late-after',
  'straggler',
  'reorder',
  'csrf-once',
  'php-notice',
  'php-notice-after',
  'bom',
  'guard',
  'adult-header',
  'early-hints',
  'texts',
  'text-plain',
  'twice-named',
]);

/** Expired sessions are tested in checkoutDrafts. */
const ENDS = ['session-lost', 'signed-out'];
/** They take real seconds, whatever the page's clock is: each call has two of them. */
const LONG = ['slow', 'late-before', 'late-after', 'straggler', 'reorder', 'chaos'];
const LONG_EACH = 2;
/** Mostly alike for the page, as the table without a browser shows, which tries each kind with each call: here each call meets some. */
const ODD = Object.keys({ ...MALFORMED_RESPONSES, ...BROKEN_CONNECTIONS });
const ODD_EACH = 5;
/** After it the step shows the received data until the page is reloaded. */
const MUDDLED = 'odd-fields';
/** The page is reloaded: the shop's page shows the reason (A033), and a password is stored nowhere. */
const LED_AWAY = 'rejected-link';
const OTHERS = new Set([...ENDS, ...LONG, ...ODD, MUDDLED]);
const SHORT = Object.keys(FAULTS).filter((name) => !OTHERS.has(name));

/** A shop without the step check: its own page is used until the next reload (A157). */
const isHandedOver = (fault: string, { isOpening, operation }: Named): boolean =>
  ['404', '405', '501'].includes(fault) && isOpening === true && operation === 'checkStep';

/** An edit of the cart waits for the login or for a less busy shop, with a message. */
const WAITED = new Set(['429', '429-bare', '429-day', '401', '401-once', 'html', 'html-json', 'redirect-login']);

/** A longer Retry-After is capped at this time. */
const BUSY_MAX_MS = 60_000;

/** What no shopper should read: codes, markup, slips of a program. */
const RAW = /^[a-z0-9]+([_.-][a-z0-9]+)*$|^[A-Z0-9]+(_[A-Z0-9]+)+$|NaN|undefined|\[object|</;

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);

/** How a shopper recovers: retries, and returns to the step. */
async function goOn(visit: FaultyVisit, { path }: BrowserPage, deed: Named, fault: string): Promise<void> {
  if (fault === '429-day') await visit.page.clock.fastForward(BUSY_MAX_MS);
  else if (WAITED.has(fault) && fault !== '429') await visit.receiveTabMessage('vitrina.account', 'logged-in');
  if (fault === MUDDLED || isHandedOver(fault, deed)) await visit.page.reload();
  await visit.settle();
  if (deed.isOpening && visit.path() !== path) await visit.open(path); // the login redirected to another page
  await visit.settle();
  const again = visit.button(/^(Poskusi znova|Spróbuj ponownie)$/);
  for (let tries = 0; tries < 2 && (await again.isVisible()); tries += 1) {
    await again.click();
    await visit.settle();
  }
  const email = visit.at('.customer-form [name=email]');
  if (path === '/kosarica/3' && (await email.isVisible())) {
    if ((await email.inputValue()) === '') await email.fill('ana@vitrina.example'); // a scenario that starts here has typed none
    await visit.button('Nadaljuj na dostavo in plačilo').click();
    await visit.settle();
  }
}

interface Named extends BrowserDeed {
  title: string;
  operation: OperationId;
  faults: readonly string[];
}

/** Problems with how the checkout handles a fault of a call. */
async function trial(visit: FaultyVisit, where: BrowserPage, deed: Named, fault: string): Promise<string[]> {
  const { act, state, undo, isSilent, isShown, isOpening, takes, operation } = deed;
  const isLedAway = fault === LED_AWAY;
  const wrong: string[] = [];
  const stateOf = async () => JSON.stringify(await state(visit));
  await visit.forget();
  const before = await stateOf();
  const isDone = async () => ((await stateOf()) === before) === (isOpening === true);
  const standing = await visit.typed();
  await visit.spoil(fault, operation);
  await act(visit);
  const typed = isOpening ? standing : await visit.typed();
  if (isLedAway) delete typed['customer-form password'];
  const { said, alarms, pendingIndicators } = await visit.settle();
  if (!visit.wasMade(operation)) wrong.push('the call was not made');
  const isDoneAtOnce = await isDone();
  if (!WAITED.has(fault) || said.length === 0)
    wrong.push(...pendingIndicators.filter((what) => what !== 'order').map((what) => `busy: ${what}`));
  wrong.push(...said.filter((text) => RAW.test(text)).map((text) => `raw: ${text}`));
  if (RECOVERABLE.has(fault) && isSilent === undefined) {
    if (!isDoneAtOnce) wrong.push('not healed');
    wrong.push(...alarms.map((text) => `healed, but said: ${text}`));
  }
  if (!isDoneAtOnce && !isSilent && !isShown && !isLedAway && !isHandedOver(fault, deed) && said.length === 0)
    wrong.push('nothing is said');
  await visit.spoil(null, operation);
  const isTaken = (field: string) => isDoneAtOnce && takes !== undefined && field.endsWith(takes);
  wrong.push(
    ...differing(typed, await visit.typed())
      .filter((field) => !isTaken(field))
      .map((field) => `lost: ${field}`),
  );
  await goOn(visit, where, deed, fault);
  wrong.push(...(await visit.look()).pendingIndicators.map((what) => `busy after: ${what}`));
  if (isOpening && !(await isDone())) wrong.push('no way on');
  if (isOpening || !(await isDone())) wrong.push(...differing(typed, await visit.typed()).map((field) => `lost on the way: ${field}`));
  else {
    await undo?.(visit);
    await visit.settle();
  }
  return wrong;
}

/** The action without a fault, as the last trial. */
async function succeed(visit: FaultyVisit, { act, state, isSilent, isOpening }: BrowserDeed): Promise<string[]> {
  await visit.forget();
  const before = JSON.stringify(await state(visit));
  await act(visit);
  await visit.settle();
  const isChanged = JSON.stringify(await state(visit)) !== before;
  return isChanged || isSilent || isOpening ? [] : ['no way on'];
}

/** Where tables are run in part, the pages on which most is done. */
const PAGES = isWhole ? Object.keys(BROWSER_PAGES) : ['basket', 'guest', 'shipping'];

let turn = 0;
/** Where tables are run in part, one for each call; the next call meets others. */
function faultsOfTurn(): readonly string[] {
  turn += 1;
  return isWhole ? [...SHORT, ...spread(LONG, LONG_EACH, turn), ...spread(ODD, ODD_EACH, turn), MUDDLED] : spread(SHORT, 1, turn);
}

/** The page so often as its ways to fail are shared, each time with its share of them. */
function partsOf([name, where]: [string, BrowserPage]): { title: string; where: BrowserPage; tried: Named[] }[] {
  const tried = Object.entries(where.userActions).map(([title, deed]): Named => {
    const operation = title.slice(0, title.indexOf(':')) as OperationId;
    return { ...deed, title, operation, faults: faultsOfTurn() };
  });
  const { parts = 1 } = isWhole ? where : {};
  return Array.from({ length: parts }, (_, part) => ({
    title: parts === 1 ? name : `${name}, part ${part + 1} of ${parts}`,
    where,
    tried: tried.map((deed) => ({ ...deed, faults: deed.faults.filter((_fault, place) => place % parts === part) })),
  }));
}

for (const { title: name, where, tried } of Object.entries(BROWSER_PAGES)
  .filter(([title]) => PAGES.includes(title))
  .flatMap(partsOf)) {
  const { scenario, path, prefix, flag, changes, begin } = where;
  test(`${name}: each call fails with the shop’s faults: a message is shown, typed text is kept, and the next try succeeds`, async ({
    page,
    baseURL,
    watch,
  }) => {
    if (isWhole) test.setTimeout(1_200_000);
    watch.allowGlobals('FB');
    watch.expectErrors(LOST_REQUEST, /vitrina|JSON|shop\.invalid|connect-src/i);
    await page.route('**/csp-report', (route) => route.fulfill({ status: 204 })); // the foreign redirect is expected to be blocked
    const visit = await faultyVisit(page);
    const start = async () => {
      await visit.open(path);
      await visit.settle();
      await begin?.(visit);
      await visit.settle();
    };
    await enter(page, scenario, prefix);
    await changes?.(page);
    if (flag !== undefined) await page.context().addCookies([{ name: flag, value: '1', url: baseURL ?? '' }]);
    await start();
    const problems: Record<string, string[]> = {};
    for (const deed of tried) {
      const prepare = async () => {
        await deed.prepare?.(visit);
        await visit.settle();
      };
      await prepare();
      for (const fault of deed.faults) {
        const wrong = await trial(visit, where, deed, fault).catch(async (error: unknown) => {
          await visit.spoil(null, deed.operation);
          await start();
          await prepare();
          return [String(error).slice(0, 300)];
        });
        if (wrong.length > 0) problems[`${deed.title} × ${fault}`] = wrong;
        if (deed.isPreparedAnew) await prepare();
      }
      const wrong = await succeed(visit, deed);
      if (wrong.length > 0) problems[`${deed.title}, in the end`] = wrong;
    }
    const last = tried.at(-1);
    await (last?.isPreparedAnew ? last.prepare : last?.undo)?.(visit); // a page that is about to be left is in no state
    expect(problems).toEqual({});
  });
}
