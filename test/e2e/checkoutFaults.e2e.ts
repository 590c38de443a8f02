import { FAULTS } from '../../demo-pages/demo/faults';
import { MALFORMED_RESPONSES } from '../../demo-pages/demo/malformedResponses';
import { BROKEN_CONNECTIONS } from '../../demo-pages/demo/brokenConnections';
import type { OperationId } from '../../src/api/api';
import { MISSING_MS } from '../../src/api/createClient';
import { browserActions, BROWSER_PAGES } from '../support/shopperActions/browserPages';
import type { BrowserAction, BrowserPage } from '../support/shopperActions/browserPages';
import { operationOf } from '../support/shopperActions/shopperActions';
import { isWhole, spread } from '../support/testScope';
import { startFaultSession } from '../support/browser/FaultSession';
import type { FaultSession } from '../support/browser/FaultSession';
import { enter, expect, LOST_REQUEST, test } from './shopTest';

/** The client recovers from these itself: no message is shown. */
const RECOVERABLE = new Set([
  'slow',
  'late-before',
  'late-after',
  'late-uncancelled',
  'reorder',
  'csrf-once',
  'php-notice',
  'php-notice-after',
  'bom',
  'guard',
  'early-hints',
  'texts',
  'text-plain',
  'twice-named',
]);

/** Expired sessions are tested in checkoutDrafts. */
const EXPIRED = ['session-lost', 'signed-out'];
/** They take real time, regardless of the page's clock: each call has two of them. */
const LONG = ['slow', 'late-before', 'late-after', 'late-uncancelled', 'reorder', 'chaos'];
const LONG_EACH = 2;
/** Mostly alike for the page; the table without a browser tries each kind with each call, here each call gets some. */
const MALFORMED = Object.keys({ ...MALFORMED_RESPONSES, ...BROKEN_CONNECTIONS });
const MALFORMED_EACH = 5;
/** After it the step shows the received data until the page is reloaded. */
const INCONSISTENT = 'odd-fields';
/** The page is reloaded: the shop's page shows the reason (A033), and a password is stored nowhere. */
const REDIRECTING = 'rejected-link';
/** Opens the question about age over the checkout (approvals.e2e.ts). */
const COVERING = 'adult-header';
const OTHERS = new Set([COVERING, ...EXPIRED, ...LONG, ...MALFORMED, INCONSISTENT]);
const SHORT = Object.keys(FAULTS).filter((name) => !OTHERS.has(name));
/** The table without a browser tries all of them with each call. */
const SHORT_EACH = 8;

/** A164: the shop does not have the call; the client does not ask on each press. */
const MISSING = ['404', '405', '501'];

/** A shop without the step check: its own page is used until the next reload (A157). */
const isHandedOver = (fault: string, { isOpening, operation }: NamedAction): boolean =>
  MISSING.includes(fault) && isOpening && operation === 'checkStep';

/** An edit of the cart waits for the login or for a less busy shop, with a message. */
const DEFERRED = new Set(['429', '429-bare', '429-day', '401', '401-once', 'html', 'html-json', 'redirect-login']);

/** A longer Retry-After is capped at this time. */
const BUSY_MAX_MS = 60_000;

/** What no shopper should see: codes, markup, programming errors. */
const RAW = /^[a-z0-9]+([_.-][a-z0-9]+)*$|^[A-Z0-9]+(_[A-Z0-9]+)+$|NaN|undefined|\[object|</;

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);

/** How a shopper recovers: retries, and returns to the step. */
async function recover(visit: FaultSession, { path }: BrowserPage, action: NamedAction, fault: string): Promise<void> {
  if (fault === '429-day') await visit.page.clock.fastForward(BUSY_MAX_MS);
  else if (MISSING.includes(fault)) await visit.page.clock.fastForward(MISSING_MS);
  else if (DEFERRED.has(fault) && fault !== '429') await visit.receiveTabMessage('vitrina.account', 'logged-in');
  if (fault === INCONSISTENT || isHandedOver(fault, action)) await visit.page.reload();
  await visit.settle();
  if (action.isOpening && visit.path() !== path) await visit.open(path); // the login redirected to another page
  await visit.settle();
  const again = visit.button(/^(Poskusi znova|Spróbuj ponownie)$/);
  for (let tries = 0; tries < 2 && (await again.isVisible()); tries += 1) {
    await again.click();
    await visit.settle();
  }
  const email = visit.at('.customer-form [name=email]');
  if (path === '/kosarica/3' && (await email.isVisible())) {
    if ((await email.inputValue()) === '') await email.fill('ana@vitrina.example'); // a scenario that starts here has no input yet
    await visit.button('Nadaljuj na dostavo in plačilo').click();
    await visit.settle();
  }
}

interface NamedAction extends BrowserAction {
  title: string;
  operation: OperationId;
  faults: readonly string[];
}

/** Problems with how the checkout handles a fault of a call. */
async function runFaultCase(visit: FaultSession, where: BrowserPage, action: NamedAction, fault: string): Promise<string[]> {
  const { act, state, undo, isSilent, isShown, isOpening, clears, operation } = action;
  const isRedirected = fault === REDIRECTING;
  const wrong: string[] = [];
  const stateOf = async () => JSON.stringify(await state(visit));
  await visit.forget();
  const before = await stateOf();
  const isDone = async () => ((await stateOf()) === before) === isOpening;
  const standing = await visit.typed();
  await visit.injectFault(fault, operation);
  await act(visit);
  const typed = isOpening ? standing : await visit.typed();
  if (isRedirected) for (const field of Object.keys(typed).filter((each) => each.endsWith(' password'))) delete typed[field];
  const { messages, alarms, pendingIndicators } = await visit.settle();
  if (!visit.wasMade(operation)) wrong.push('the call was not made');
  const isDoneAtOnce = await isDone();
  if (!isHandedOver(fault, action) && (!DEFERRED.has(fault) || messages.length === 0))
    wrong.push(...pendingIndicators.filter((what) => what !== 'order').map((what) => `pending: ${what}`));
  wrong.push(...messages.filter((text) => RAW.test(text)).map((text) => `raw: ${text}`));
  if (RECOVERABLE.has(fault) && !isSilent) {
    if (!isDoneAtOnce) wrong.push('not recovered');
    wrong.push(...alarms.map((text) => `recovered, but showed: ${text}`));
  }
  if (!isDoneAtOnce && !isSilent && !isShown && !isRedirected && !isHandedOver(fault, action) && messages.length === 0)
    wrong.push('no message');
  await visit.injectFault(null, operation);
  const isCleared = (field: string) => isDoneAtOnce && clears !== undefined && field.endsWith(clears);
  wrong.push(
    ...differing(typed, await visit.typed())
      .filter((field) => !isCleared(field))
      .map((field) => `lost: ${field}`),
  );
  await recover(visit, where, action, fault);
  wrong.push(...(await visit.look()).pendingIndicators.map((what) => `pending after: ${what}`));
  if (isOpening && !(await isDone())) wrong.push('stuck');
  if (isOpening || !(await isDone())) wrong.push(...differing(typed, await visit.typed()).map((field) => `lost on the way: ${field}`));
  else {
    await undo?.(visit);
    await visit.settle();
  }
  return wrong;
}

/** The action without a fault, as the last case. */
async function succeed(visit: FaultSession, { act, state, isSilent, isOpening }: BrowserAction): Promise<string[]> {
  await visit.forget();
  const before = JSON.stringify(await state(visit));
  await act(visit);
  await visit.settle();
  const isChanged = JSON.stringify(await state(visit)) !== before;
  return isChanged || isSilent || isOpening ? [] : ['stuck'];
}

/** In a partial run, the pages with most actions. */
const PAGES = isWhole ? Object.keys(BROWSER_PAGES) : ['basket', 'guest', 'shipping'];

let turn = 0;
/** In a partial run, one for each call, in turn. */
function faultsOfTurn(): readonly string[] {
  turn += 1;
  return isWhole
    ? [...spread(SHORT, SHORT_EACH, turn), ...spread(LONG, LONG_EACH, turn), ...spread(MALFORMED, MALFORMED_EACH, turn), INCONSISTENT]
    : spread(SHORT, 1, turn);
}

/** The page once per part, each time with its share of the faults. */
function partsOf([name, where]: [string, BrowserPage]): { title: string; where: BrowserPage; tried: NamedAction[] }[] {
  const tried = browserActions(where).map(([title, action]): NamedAction => ({
    ...action,
    title,
    operation: operationOf(title),
    faults: faultsOfTurn(),
  }));
  const { parts = 1 } = isWhole ? where : {};
  return Array.from({ length: parts }, (_, part) => ({
    title: parts === 1 ? name : `${name}, part ${part + 1} of ${parts}`,
    where,
    tried: tried.map((action) => ({ ...action, faults: action.faults.filter((_fault, place) => place % parts === part) })),
  }));
}

for (const { title: name, where, tried } of Object.entries(BROWSER_PAGES)
  .filter(([title]) => PAGES.includes(title))
  .flatMap(partsOf)) {
  const { scenario, path, prefix, flag, changes, begin } = where;
  test(`${name}: each call fails with the shop’s faults: a message is shown, input is kept, and the next attempt succeeds`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.allowGlobals('FB');
    watch.expectErrors(LOST_REQUEST, /vitrina|JSON|shop\.invalid|connect-src/i);
    await page.route('**/csp-report', (route) => route.fulfill({ status: 204 })); // the foreign redirect is expected to be blocked
    const visit = await startFaultSession(page);
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
    for (const action of tried) {
      const prepare = async () => {
        await action.prepare?.(visit);
        await visit.settle();
      };
      await prepare();
      for (const fault of action.faults) {
        const wrong = await runFaultCase(visit, where, action, fault).catch(async (error: unknown) => {
          await visit.injectFault(null, action.operation);
          await start();
          await prepare();
          return [String(error).slice(0, 300)];
        });
        if (wrong.length > 0) problems[`${action.title} × ${fault}`] = wrong;
        if (action.preparesEachTime) await prepare();
      }
      const wrong = await succeed(visit, action);
      if (wrong.length > 0) problems[`${action.title}, finally`] = wrong;
    }
    const last = tried.at(-1);
    await (last?.preparesEachTime ? last.prepare : last?.undo)?.(visit); // leaves the page in a clean state
    expect(problems).toEqual({});
  });
}
