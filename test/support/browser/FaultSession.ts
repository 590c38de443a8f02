import type { Locator, Page } from '@playwright/test';
import { formatFault } from '../../../demo-pages/demo/faults';
import { operationTable } from '../../../src/api/operations.gen';
import type { OperationEntry } from '../../../src/api/operations.gen';
import { SAFETY_TIMEOUT_MS } from '../../../src/api/prepareRequest';
import type { OperationId } from '../../../src/api/api';
import { fillContact, SI } from './checkoutPage';

/** A call without an answer is given up after this time here, whatever its own is. */
const HURRIED_MS = 400;
/** The time limits of all operations. */
const TIMEOUTS_MS = [...new Set(Object.values(operationTable).map(({ timeoutMs = SAFETY_TIMEOUT_MS }: OperationEntry) => timeoutMs))];
/** No call is tried again after a longer pause, and no typing is waited for as long. */
const PAUSE_MS = 1400;
/** So many pauses; longer than an order is asked about before its shopper may go on. */
const PATIENCE = 16;

/** What the agent in the page keeps, under a symbol: the page's globals are watched. */
interface Kept {
  pending: number;
  made: number;
  said: Set<string>;
  /** Shown before, and still shown. */
  old: Set<string>;
  /** Of what was said: that something has failed. */
  alarms: Set<string>;
  root: ShadowRoot | null;
}

export interface Look {
  made: number;
  /** Visible pending indicators. */
  pendingIndicators: string[];
  /** What was seen to be said since the last `forget`. */
  said: string[];
  /** Those of them that say of something that it has failed. */
  alarms: string[];
}

const AGENT = 'vitrina.e2e.agent';

/** In the page, before its scripts: counts the pending calls, and shortens the time limit of calls that a fault never answers to the end. */
function beginAgent([key, hurriedMs, timeoutsMs]: [string, number, number[]]): void {
  const kept: Kept = { pending: 0, made: 0, said: new Set(), old: new Set(), alarms: new Set(), root: null };
  Object.defineProperty(window, Symbol.for(key), { value: kept });
  const nativeFetch = window.fetch;
  Reflect.set(window, 'fetch', async (...given: Parameters<typeof fetch>): Promise<Response> => {
    kept.pending += 1;
    kept.made += 1;
    const end = () => void (kept.pending -= 1);
    try {
      const response = await nativeFetch.apply(window, given);
      response.clone().text().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  });
  const { setTimeout: start } = window;
  Reflect.set(window, 'setTimeout', (task: () => void, ms = 0) => {
    const isTimeout = timeoutsMs.includes(ms) && /vitrina_fault=(timeout|endless)/.test(document.cookie);
    return start.call(window, task, isTimeout ? hurriedMs : ms);
  });
}

/** In the page: what can be seen of the checkout. With `isNew` all that was said is forgotten, and the messages are closed. */
async function lookAround([key, isNew]: [string, boolean]): Promise<Look> {
  const kept = Reflect.get(window, Symbol.for(key)) as Kept;
  const root = document.querySelector('[data-vitrina="checkout"]')?.shadowRoot ?? null;
  if (root === null) return { made: kept.made, pendingIndicators: [], said: [], alarms: [] }; // the page of an order, for example
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const textOf = (element: Element) => (element.textContent ?? '').trim();
  const isUnderWay = (text: string) => text.endsWith('…');
  const isSeen = (element: HTMLElement) => element.offsetWidth > 1 && element.checkVisibility({ visibilityProperty: true });
  const loud = '.flash, [role=alert], .field-problem, .warning, .order-state, .login-status, .quantity-slot';
  const seen = (selector: string) => all(selector).filter(isSeen).map(textOf);
  const listen = () => {
    const texts = seen(`${loud}, .note, .note-state, [role=status]`);
    for (const text of kept.old) if (!texts.includes(text)) kept.old.delete(text); // said again, it is said anew
    for (const text of texts) if (text !== '' && !isUnderWay(text) && !kept.old.has(text)) kept.said.add(text);
    for (const text of seen('.flash[data-type=danger]')) kept.alarms.add(text);
  };
  const forget = (selector: string) => {
    kept.old = new Set(seen(selector));
    kept.said.clear();
    kept.alarms.clear();
  };
  if (kept.root !== root) {
    kept.root = root;
    new MutationObserver(listen).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    forget('[role=status]'); // a page announces much when it opens
    listen();
  }
  if (isNew) {
    for (const button of all('.flash-close')) button.click();
    await Promise.resolve(); // they are drawn anew
    forget('[role=status], .note, .note-state');
  }
  return {
    made: kept.made,
    pendingIndicators: [
      ...(all('.checkout-title').length === 0 ? ['nothing yet'] : []),
      ...all('[aria-busy="true"]').map(({ className }) => `aria-busy ${className}`),
      ...all('.skeleton').map(({ className }) => className),
      ...all('[role=status], [aria-live], button').map(textOf).filter(isUnderWay),
      ...all('.order-state:is([data-phase=sending], [data-phase=asking])').map(() => 'order'),
    ],
    said: [...kept.said, ...seen(loud).filter((text) => text !== '')],
    alarms: [...kept.alarms],
  };
}

/** In the page: what stands in every field that can be typed into, by what it is called. */
function readFields(): Record<string, string> {
  const root = document.querySelector('[data-vitrina="checkout"]')?.shadowRoot;
  const fields = root?.querySelectorAll<HTMLInputElement>(
    'textarea, select, input:not([type=radio], [type=checkbox], .quantity-field), .customer-form [type=checkbox]',
  );
  return Object.fromEntries(
    [...(fields ?? [])].map((field) => [
      `${field.closest('form')?.className ?? ''} ${field.name || field.labels?.[0]?.textContent?.trim() || field.className}`,
      field.type === 'checkbox' ? String(field.checked) : field.value,
    ]),
  );
}

/**
 * The checkout in a browser whose shop goes wrong by its fault switch, under a clock that a test can turn: nothing that takes a while
 * takes the test's time.
 */
export async function faultyVisit(page: Page) {
  const context = page.context();
  page.setDefaultTimeout(60_000);
  await page.clock.install();
  await context.addInitScript(beginAgent, [AGENT, HURRIED_MS, TIMEOUTS_MS] as [string, number, number[]]);
  const box = page.locator('[data-vitrina="checkout"]');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  /** Also on a page that is on its way to another one. */
  const steadily = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (error) {
      if (!/context was destroyed|navigat|ERR_ABORTED/i.test(String(error))) throw error;
      await page.waitForLoadState();
      return ask();
    }
  };
  const look = (isNew = false) => steadily<Look>(() => page.evaluate(lookAround, [AGENT, isNew] as [string, boolean]));
  /** The checkout of a page that opens is there, and no call is on its way. */
  const idle = () =>
    steadily<unknown>(() =>
      page.waitForFunction(
        (key) => {
          const status = document.querySelector('[data-vitrina="checkout"]')?.getAttribute('data-vitrina-status');
          const isMounted = status === undefined || ['ready', 'failed', 'off'].includes(status ?? '');
          return isMounted && (Reflect.get(window, Symbol.for(key)) as Kept).pending === 0;
        },
        AGENT,
        { polling: 5, timeout: 60_000 },
      ),
    );

  const visit = {
    page,
    box,
    at: (selector: string): Locator => box.locator(selector).first(),
    button: (name: string | RegExp): Locator => box.getByRole('button', { name }).first(),
    path: (): string => new URL(page.url()).pathname,
    look,
    fillContact: () => fillContact(page, SI),
    open: (path: string) => steadily(() => page.goto(path)),
    typed: () => steadily<Record<string, string>>(() => page.evaluate(readFields)),
    /** The page's calls of this operation fail in this way from now on; null: none does. */
    async spoil(fault: string | null, operation: OperationId) {
      const value = fault === null ? '' : formatFault(fault, operation);
      await context.addCookies([{ name: 'vitrina_fault', value, url: new URL(page.url()).origin }]);
      calls.length = 0;
    },
    /** The shop received a request since the last fault was set. */
    wasMade(operation: OperationId): boolean {
      const { method, path } = operationTable[operation];
      return calls.some((call) => call.startsWith(`${method} `) && call.endsWith(path));
    },
    forget: (): Promise<Look> => look(true),
    /** Waits until nothing is under way any more, and turns the clock where the page waits. */
    async settle(): Promise<Look> {
      let before = -1;
      for (let pauses = 0; ; pauses += 1) {
        await idle();
        const seen = await look();
        if ((seen.made === before && seen.pendingIndicators.length === 0) || pauses === PATIENCE) return seen;
        before = seen.made;
        // Code that is loading ignores the fake clock.
        if (seen.pendingIndicators.includes('skeleton'))
          await visit
            .at('.skeleton')
            .waitFor({ state: 'hidden', timeout: 1_000 })
            .catch(() => undefined);
        await page.clock.fastForward(PAUSE_MS);
      }
    },
    /** Receives a message of another tab. */
    receiveTabMessage: (channel: string, kind: string) =>
      page.evaluate(
        ([name, what]) => {
          const tab = new BroadcastChannel(name);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
          tab.postMessage({ v: 1, kind: what });
          tab.close();
        },
        [channel, kind] as const,
      ),
    /** Back or forward, to where the page came from. */
    async travel(steps: 1 | -1) {
      await page.evaluate((by) => history.go(by), steps);
    },
  };
  return visit;
}

export type FaultyVisit = Awaited<ReturnType<typeof faultyVisit>>;
