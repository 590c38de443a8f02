import { FAULTS, formatFault } from '../../../demo-pages/demo/faults';
import type { OperationId } from '../../../src/api/api';
import type { ApiError } from '../../../src/api/ApiError';
import { operationTable } from '../../../src/api/operations.gen';
import { failureResponse } from '../../../src/api/failureResponse';
import { USER_ACTIONS, fillGuest, logIn } from '../fakes/checkoutActions';
import { checkoutScreen } from './checkoutScreen';
import type { CheckoutScreen } from './checkoutScreen';
import { sample } from '../testScope';
import { fakePage } from '../fakes/fakePage';
import { faultyNetwork } from '../fakes/faultyNetwork';
import { unmountAll } from './showInShadow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type NamedDeed = (typeof USER_ACTIONS)[string];

/** The client gets over these by itself: the shopper hears of nothing. */
const RECOVERABLE = [
  ...['slow', 'reorder', 'csrf-once', 'php-notice', 'php-notice-after', 'bom', 'guard', 'adult-header'],
  ...['early-hints', 'texts', 'text-plain', 'twice-named'],
];
/** The page is loaded again: it is the shop's page that says why (A033). */
const LED_AWAY = 'rejected-link';
/** Until somebody signs in. */
const SIGNED_OUT = ['session-lost', 'signed-out'];
/** After these the shopper is another one for the page. */
const SESSIONS = [...SIGNED_OUT, '401', '401-once'];

/** No shop is left alone for longer. */
const BUSY_MAX_MS = 61_000;

/** What no shopper should read: codes, markup, slips of a program. */
const RAW = /^[a-z0-9]+([_.-][a-z0-9]+)*$|^[A-Z0-9]+(_[A-Z0-9]+)+$|NaN|undefined|\[object|</;

/**
 * The faults of an operation by what the real client makes of them. The checkout sees nothing but that: one fault of each kind is
 * tried on the screen, another one for each deed, and a fault that is added later finds its kind, or is a new one.
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
/** As much as one operation differs from another for the client. */
const wireOf = (operation: OperationId): string => {
  const { method, timeoutMs, background } = operationTable[operation];
  return JSON.stringify([method, timeoutMs, background]);
};

/** What the client makes of a fault, twice in a row: how long it takes, whether the work is done, and what the caller hears. */
async function signatureOf(operation: OperationId, name: string): Promise<string> {
  const key = `${wireOf(operation)} ${name}`;
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
  const heard: unknown[] = [];
  for (const nth of [1, 2]) {
    const since = Date.now();
    const receiveTabMessage = (what: unknown) => void heard.push([nth, what, done, Date.now() - since > 900, isSignedIn]);
    void api.call(operation, {} as never).then(
      (answer) => receiveTabMessage(answer),
      (error: ApiError) => {
        const { kind, status = 0 } = error;
        const { flashes, link } = failureResponse(error);
        receiveTabMessage([kind, status >= 500 && status !== 501 ? '5xx' : status, flashes, link]);
      },
    );
    await jest.advanceTimersByTimeAsync(400_000);
  }
  const signature = JSON.stringify(heard);
  signatures.set(key, signature);
  return signature;
}

/** What else may be typed on the step, so that it can be lost. */
async function typeAll(screen: CheckoutScreen): Promise<void> {
  for (const [selector, value] of [
    ['.codes input', 'darilo 5'],
    ['.note-field', 'Naročilo 7'],
    ['.order-note', 'Pokličite'],
  ] as const)
    if (screen.field(selector)?.value === '') await screen.type(selector, value);
  if (screen.step() === 'customer' && screen.field('[name="email"]')?.value === '') await fillGuest(screen);
}

/** What a shopper does to go on: tries again, signs in, comes back to the step, in the end loads the page again. */
async function goOn(screen: CheckoutScreen, { path, shop }: NamedDeed, name: string): Promise<void> {
  const isSignedOut = SIGNED_OUT.includes(name);
  const isReloaded = name === 'odd-fields' || (name === LED_AWAY && screen.isLeft()); // the step shows what it was told
  const { network, named, press, settle, shopState, step, state } = screen;
  if (!isSignedOut) network.fault = '';
  if (state().cart.pause === 'busy') {
    await screen.advanceTimers(BUSY_MAX_MS);
    await settle();
  }
  if (state().cart.pause === 'signIn') {
    // The way there leads to the shop's own page; the edit waits. Here it is another tab in which somebody signs in.
    shopState.customer.isLogged = true;
    network.fault = '';
    await screen.receiveTabMessage('vitrina.account', 'logged-in');
    await settle();
  }
  if (['verifying', 'unknown'].includes(state().checkout.order.phase)) {
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

interface Trial {
  wrong: string[];
  /** The page, where the fault has changed nothing: the next one may meet it. */
  screen: CheckoutScreen | null;
}

/** A page on which the deed can be done. */
async function pageFor(deed: NamedDeed, fault: string): Promise<CheckoutScreen> {
  unmountAll();
  const screen = await checkoutScreen({ ...deed, fault: deed.act === undefined ? fault : '' });
  await screen.settle();
  if (deed.act !== undefined) {
    await deed.prepare?.(screen);
    await typeAll(screen);
  }
  return screen;
}

async function succeed(screen: CheckoutScreen, deed: NamedDeed): Promise<string[]> {
  const { isDone, act } = deed;
  if (!isDone(screen)) {
    await act?.(screen);
    await screen.settle();
  }
  const [pendingIndicators, shown] = [screen.pendingIndicators(), screen.box.textContent?.slice(90, 260)];
  return [
    ...(isDone(screen) ? [] : [`no way on: ${screen.step()} ${shown}`]),
    ...pendingIndicators.map((one) => `pendingIndicators after: ${one}`),
  ];
}

/** What is wrong with how the checkout takes a fault: on the page of the last one where that is as it was, else on a new one. */
async function trial(deed: NamedDeed, name: string, given: CheckoutScreen | null): Promise<Trial> {
  const { operation, act, isDone, isSilent } = deed;
  const fault = formatFault(name, operation);
  const screen = given ?? (await pageFor(deed, fault));
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
  const [said, pendingIndicators, isDoneAtOnce, typed] = [screen.said(), screen.pendingIndicators(), isDone(screen), screen.typed()];
  if (pendingIndicators.length > 0) wrong.push(`pendingIndicators: ${pendingIndicators.join()}`);
  wrong.push(...said.filter((text) => RAW.test(text)).map((text) => `raw: ${text}`));
  if (RECOVERABLE.includes(name)) {
    if (!isDoneAtOnce) wrong.push('not healed');
    if (screen.state().flash.messages.some(({ type }) => type === 'danger')) wrong.push('healed, but said');
  } else if (isSilent === undefined && name !== LED_AWAY && !isDoneAtOnce && said.length === 0) wrong.push('nothing is said');
  if (!isDoneAtOnce) {
    wrong.push(...differing(written, typed).map((field) => `lost: ${field}`));
    await goOn(screen, deed, name);
    if (!isDone(screen)) wrong.push(...differing(written, screen.typed()).map((field) => `lost on the way: ${field}`));
  }
  wrong.push(...network.problems.splice(0));
  const isSame =
    act !== undefined && !isDone(screen) && !SESSIONS.includes(name) && !['odd-fields', LED_AWAY].includes(name) && wrong.length === 0;
  if (isSame) return { wrong, screen };
  wrong.push(...(await succeed(screen, deed)));
  return { wrong, screen: null };
}

/** What is tried of a deed: every kind of fault, or the ninth of them whose turn it is. */
export async function faultsFor(operation: OperationId, place: number): Promise<string[]> {
  const kinds = await kindsOf(operation);
  return sample(kinds, Math.ceil(kinds.length / 9), place).map((alike) => alike[place % alike.length] ?? '');
}

/** A157: a shop without the step check gets its page back from the widget. */
const isHandedOver = ({ operation, act }: NamedDeed, name: string, error: unknown): boolean =>
  operation === 'checkStep' && act === undefined && ['404', '405', '501'].includes(name) && /does not answer the calls/.test(String(error));

/** Tries what a shopper does on the step of this path; a file for each, so that they are tried at the same time. */
export function tryEveryFault(path: string): void {
  test.each(
    Object.entries(USER_ACTIONS)
      .map(([title, deed], place) => ({ title, deed, place }))
      .filter(({ deed }) => deed.path === path),
  )('$title: each fault is said, loses nothing, and the next try succeeds', async ({ deed, place }) => {
    const problems: Record<string, string[]> = {};
    let screen: CheckoutScreen | null = null;
    for (const name of await faultsFor(deed.operation, place)) {
      const done: Trial = await trial(deed, name, screen).catch((error: unknown) => ({
        wrong: isHandedOver(deed, name, error) ? [] : [String(error).slice(0, 300)],
        screen: null,
      }));
      screen = done.screen;
      if (done.wrong.length > 0) problems[name] = done.wrong;
    }
    if (screen !== null) {
      screen.network.fault = '';
      const wrong = await succeed(screen, deed);
      if (wrong.length > 0) problems['in the end'] = wrong;
    }
    expect(problems).toEqual({});
  });
}
