import { FAULTS, formatFault } from '../../../demo-pages/demo/faults';
import type { OperationId } from '../../../src/api/api';
import type { ApiError } from '../../../src/api/ApiError';
import { MISSING_MS } from '../../../src/api/createClient';
import { backgroundOperations } from '../../../src/api/operationKinds.gen';
import { operationTable } from '../../../src/api/operations.gen';
import { failureResponse } from '../../../src/api/failureResponse';
import { USER_ACTIONS, fillGuest, logIn } from '../shopperActions/screenActions';
import { checkoutScreen } from './checkoutScreen';
import type { CheckoutScreen } from './checkoutScreen';
import { sample } from '../testScope';
import { fakePage } from '../fakes/fakePage';
import { faultyNetwork } from '../fakes/faultyNetwork';
import { unmountAll } from './showInShadow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type NamedAction = (typeof USER_ACTIONS)[string];

/** The client recovers from these itself: the shopper notices nothing. */
const RECOVERABLE = [
  ...['slow', 'reorder', 'csrf-once', 'php-notice', 'php-notice-after', 'bom', 'guard', 'adult-header'],
  ...['early-hints', 'texts', 'text-plain', 'twice-named'],
];
/** The page is reloaded: the shop's page shows the reason (A033). */
const REDIRECTING = 'rejected-link';
/** Until the next sign-in. */
const SIGNED_OUT = ['session-lost', 'signed-out'];
/** After these the page has another customer. */
const SESSION_FAULTS = [...SIGNED_OUT, '401', '401-once'];

/** A164: the shop does not have the call. */
const MISSING = ['404', '405', '501'];

/** The longest pause after a 429. */
const BUSY_MAX_MS = 61_000;

/** What no shopper should see: codes, markup, programming errors. */
const RAW = /^[a-z0-9]+([_.-][a-z0-9]+)*$|^[A-Z0-9]+(_[A-Z0-9]+)+$|NaN|undefined|\[object|</;

/**
 * The faults of an operation, grouped by their effect on the real client. The checkout only sees that effect: each action is tried
 * with one fault of each group, and a fault added later joins its group or forms a new one.
 */
export async function kindsOf(operation: OperationId): Promise<string[][]> {
  const kinds = new Map<string, string[]>();
  for (const name of Object.keys(FAULTS)) {
    const signature = await signatureOf(operation, name);
    kinds.set(signature, [...(kinds.get(signature) ?? []), name]);
  }
  return [...kinds.values()];
}

const signatures = new Map<string, string>();
/** The properties by which operations differ for the client. */
const kindOf = (operation: OperationId): string => {
  const { method, timeoutMs, isRead } = operationTable[operation];
  return JSON.stringify([method, timeoutMs, isRead, backgroundOperations.includes(operation)]);
};

/** The effect of a fault on two calls in a row: duration, whether the shop has acted, and what the caller gets. */
async function signatureOf(operation: OperationId, name: string): Promise<string> {
  const key = `${kindOf(operation)} ${name}`;
  const known = signatures.get(key);
  if (known !== undefined) return known;
  let [isSignedIn, done] = [true, 0];
  const answers = {
    [operation]: () => ({ one: 1, two: 'two', three: true, four: 4 + (done += 1) * 0, five: [5] }),
    refreshCsrfToken: () => ({ csrfToken: 'fresh' }),
  };
  const network = faultyNetwork(answers, { isSignedIn: () => isSignedIn, signOut: () => void (isSignedIn = false) });
  network.fault = formatFault(name, operation);
  const api = network.client(fakePage());
  const results: unknown[] = [];
  for (const nth of [1, 2]) {
    const since = Date.now();
    const record = (result: unknown) => void results.push([nth, result, done, Date.now() - since > 900, isSignedIn]);
    void api.call(operation, {} as never).then(
      (answer) => record(answer),
      (error: ApiError) => {
        const { kind, status = 0 } = error;
        const { flashes, link } = failureResponse(error);
        record([kind, status >= 500 && status !== 501 ? '5xx' : status, flashes, link]);
      },
    );
    await jest.advanceTimersByTimeAsync(400_000);
  }
  const signature = JSON.stringify(results);
  signatures.set(key, signature);
  return signature;
}

/** Fills the other text fields of the step, to notice when input is lost. */
async function typeAll(screen: CheckoutScreen): Promise<void> {
  for (const [selector, value] of [
    ['.codes input', 'darilo 7'],
    ['.note-field', 'Naročilo 7'],
    ['.order-note', 'Pokličite'],
  ] as const)
    if (screen.field(selector)?.value === '') await screen.type(selector, value);
  if (screen.step() === 'customer' && screen.field('[name="email"]')?.value === '') await fillGuest(screen);
}

/** What a shopper does next: retries, signs in, returns to the step, in the end reloads the page. */
async function recover(screen: CheckoutScreen, { path, shop }: NamedAction, name: string): Promise<void> {
  const isSignedOut = SIGNED_OUT.includes(name);
  const isReloaded = name === 'odd-fields' || (name === REDIRECTING && screen.isLeft()); // the step shows the outcome
  const { network, named, press, settle, shopState, step, state } = screen;
  if (!isSignedOut) network.fault = '';
  if (MISSING.includes(name)) screen.page.setNow(screen.page.clock.now() + MISSING_MS); // the client does not ask on each press
  if (state().cart.pause === 'busy') {
    await screen.advanceTimers(BUSY_MAX_MS);
    await settle();
  }
  if (state().cart.pause === 'signIn') {
    // The link leads to the shop's own page; the edit waits. Here the shopper signs in in another tab.
    shopState.customer.isLogged = true;
    network.fault = '';
    await screen.receiveTabMessage('vitrina.account', 'logged-in');
    await settle();
  }
  if (['verifying', 'confirmed'].includes(state().checkout.order.phase)) {
    await screen.advanceTimers(15_000);
    await settle();
  }
  for (let tries = 0; tries < 2 && named('Poskusi znova') !== undefined; tries += 1) {
    await press('Poskusi znova');
    await settle();
  }
  const mustSignIn = !state().account.isLogged && (isSignedOut || shop?.isLogged === true);
  if (mustSignIn && step() === 'customer') {
    await logIn(screen);
    await settle();
  }
  network.fault = '';
  if (path === '/kosarica/3' && step() === 'customer') {
    await press('Nadaljuj na dostavo in plačilo');
    await settle();
  }
  if (path === '/kosarica' && step() === 'customer') {
    await press(/Košarica$/);
    await settle();
  }
  if (isReloaded) {
    await screen.reload();
    await settle();
  }
}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);

interface FaultCaseResult {
  wrong: string[];
  /** The page, if the fault has left it unchanged: reused for the next one. */
  screen: CheckoutScreen | null;
}

/** A page on which the action is possible. */
async function pageFor(action: NamedAction, fault: string): Promise<CheckoutScreen> {
  unmountAll();
  const screen = await checkoutScreen({ ...action, fault: action.act === undefined ? fault : '' });
  await screen.settle();
  if (action.act !== undefined) {
    await action.prepare?.(screen);
    await typeAll(screen);
  }
  return screen;
}

async function succeed(screen: CheckoutScreen, action: NamedAction): Promise<string[]> {
  const { isDone, act } = action;
  if (!isDone(screen)) {
    await act?.(screen);
    await screen.settle();
  }
  const [pendingIndicators, shown] = [screen.pendingIndicators(), screen.box.textContent?.slice(90, 260)];
  return [...(isDone(screen) ? [] : [`stuck: ${screen.step()} ${shown}`]), ...pendingIndicators.map((one) => `pending after: ${one}`)];
}

/** Checks how the checkout handles a fault, on the page of the previous one where that is unchanged, else on a new one. */
async function runFaultCase(action: NamedAction, name: string, given: CheckoutScreen | null): Promise<FaultCaseResult> {
  const { operation, act, isDone, isSilent } = action;
  const fault = formatFault(name, operation);
  const screen = given ?? (await pageFor(action, fault));
  const { network } = screen;
  const wrong: string[] = [];
  let written: Record<string, string> = {};
  if (act !== undefined) {
    screen.forget();
    network.triggeredFaults.length = 0;
    network.fault = fault;
    await act(screen);
    written = screen.typed();
    await screen.settle();
  }
  if (network.triggeredFaults.length === 0) wrong.push('the call was not made');
  // Without a new token the next page sends the addition from the log (cartFailures.test.ts).
  if (name === '419' && operation === 'cartInsert' && screen.hasReloaded()) return { wrong, screen: null };
  const [messages, pendingIndicators, isDoneAtOnce, typed] = [
    screen.messages(),
    screen.pendingIndicators(),
    isDone(screen),
    screen.typed(),
  ];
  if (pendingIndicators.length > 0) wrong.push(`pending: ${pendingIndicators.join()}`);
  wrong.push(...messages.filter((text) => RAW.test(text)).map((text) => `raw: ${text}`));
  if (RECOVERABLE.includes(name)) {
    if (!isDoneAtOnce) wrong.push('not recovered');
    if (screen.state().flash.messages.some(({ type }) => type === 'danger')) wrong.push('recovered, but showed an error');
  } else if (isSilent === undefined && name !== REDIRECTING && !isDoneAtOnce && messages.length === 0) wrong.push('no message');
  if (!isDoneAtOnce) {
    wrong.push(...differing(written, typed).map((field) => `lost: ${field}`));
    await recover(screen, action, name);
    if (!isDone(screen)) wrong.push(...differing(written, screen.typed()).map((field) => `lost on the way: ${field}`));
  }
  wrong.push(...network.problems.splice(0));
  const isSame =
    act !== undefined &&
    !isDone(screen) &&
    !SESSION_FAULTS.includes(name) &&
    !['odd-fields', REDIRECTING].includes(name) &&
    wrong.length === 0;
  if (isSame) return { wrong, screen };
  wrong.push(...(await succeed(screen, action)));
  return { wrong, screen: null };
}

/** The faults to try with an action: one of every kind, or a ninth of the kinds in turn. */
export async function faultsFor(operation: OperationId, index: number): Promise<string[]> {
  const kinds = await kindsOf(operation);
  return sample(kinds, Math.ceil(kinds.length / 9), index).map((alike) => alike[index % alike.length] ?? '');
}

/** A157: a shop without the step check gets its page back from the widget. */
const isHandedOver = ({ operation, act }: NamedAction, name: string, error: unknown): boolean =>
  operation === 'checkStep' && act === undefined && MISSING.includes(name) && /does not answer the calls/.test(String(error));

/** Tries the actions on the step of this path; a file for each, so that they run in parallel. */
export function tryEveryFault(path: string): void {
  test.each(
    Object.entries(USER_ACTIONS)
      .map(([title, action], index) => ({ title, action, index }))
      .filter(({ action }) => action.path === path),
  )('$title: each fault shows a message, loses nothing, and the next attempt succeeds', async ({ action, index }) => {
    const problems: Record<string, string[]> = {};
    let screen: CheckoutScreen | null = null;
    for (const name of await faultsFor(action.operation, index)) {
      const done: FaultCaseResult = await runFaultCase(action, name, screen).catch((error: unknown) => ({
        wrong: isHandedOver(action, name, error) ? [] : [String(error).slice(0, 300)],
        screen: null,
      }));
      screen = done.screen;
      if (done.wrong.length > 0) problems[name] = done.wrong;
    }
    if (screen !== null) {
      screen.network.fault = '';
      const wrong = await succeed(screen, action);
      if (wrong.length > 0) problems['finally'] = wrong;
    }
    expect(problems).toEqual({});
  });
}
