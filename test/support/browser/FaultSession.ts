import type { Locator, Page, Request } from '@playwright/test';
import { formatFault } from '../../../demo-pages/demo/faults';
import { operationTable } from '../../../src/api/operations.gen';
import type { OperationEntry } from '../../../src/api/operationEntry';
import { SAFETY_TIMEOUT_MS } from '../../../src/api/prepareRequest';
import type { OperationId } from '../../../src/api/api';
import { fillContact, SI } from './checkoutPage';

/** Replaces the time-out of a call without a response. */
const HURRIED_MS = 400;
/** The time-outs of all operations. */
const TIMEOUTS_MS = [...new Set(Object.values(operationTable).map(({ timeoutMs = SAFETY_TIMEOUT_MS }: OperationEntry) => timeoutMs))];
/** Longer than each pause before a retry and each debounce. */
const PAUSE_MS = 1400;
/** Number of pauses; together longer than an order is verified before the shopper may continue. */
const PAUSES_MAX = 16;

/** State of the agent in the page, under a symbol because the page's globals are watched. */
interface Kept {
  pending: number;
  made: number;
  messages: Set<string>;
  /** Shown before, and still shown. */
  old: Set<string>;
  /** The messages in `messages` that report a failure. */
  alarms: Set<string>;
  root: ShadowRoot | null;
}

export interface Look {
  made: number;
  /** Visible pending indicators. */
  pendingIndicators: string[];
  /** Messages shown since the last `forget`. */
  messages: string[];
  /** Those that report a failure. */
  alarms: string[];
}

const AGENT = 'vitrina.e2e.agent';

/** Runs in the page before its scripts: counts pending calls, and shortens the time-out of calls to which a fault never responds. */
function beginAgent([key, hurriedMs, timeoutsMs]: [string, number, number[]]): void {
  const kept: Kept = { pending: 0, made: 0, messages: new Set(), old: new Set(), alarms: new Set(), root: null };
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

/** Runs in the page: what the checkout shows. With `isNew` earlier messages are dismissed and forgotten. */
async function lookAround([key, isNew]: [string, boolean]): Promise<Look> {
  const kept = Reflect.get(window, Symbol.for(key)) as Kept;
  const root = document.querySelector('[data-vitrina="checkout"]')?.shadowRoot ?? null;
  if (root === null) return { made: kept.made, pendingIndicators: [], messages: [], alarms: [] }; // the page of an order, for example
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const textOf = (element: Element) => (element.textContent ?? '').trim();
  const isPending = (text: string) => text.endsWith('…');
  const isSeen = (element: HTMLElement) => element.offsetWidth > 1 && element.checkVisibility({ visibilityProperty: true });
  const loud = '.flash, [role=alert], .field-problem, .warning, .order-state, .login-status, .quantity-slot';
  const seen = (selector: string) => all(selector).filter(isSeen).map(textOf);
  const listen = () => {
    const texts = seen(`${loud}, .note, .note-state, [role=status]`);
    for (const text of kept.old) if (!texts.includes(text)) kept.old.delete(text); // shown again, it counts as new
    for (const text of texts) if (text !== '' && !isPending(text) && !kept.old.has(text)) kept.messages.add(text);
    for (const text of seen('.flash[data-type=danger]')) kept.alarms.add(text);
  };
  const forget = (selector: string) => {
    kept.old = new Set(seen(selector));
    kept.messages.clear();
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
    await Promise.resolve(); // until they are rendered
    forget('[role=status], .note, .note-state');
  }
  return {
    made: kept.made,
    pendingIndicators: [
      ...(all('.checkout-title').length === 0 ? ['nothing yet'] : []),
      ...all('[aria-busy="true"]').map(({ className }) => `aria-busy ${className}`),
      ...all('.skeleton').map(({ className }) => className),
      ...all('[role=status], [aria-live], button').map(textOf).filter(isPending),
      ...all('.order-state:is([data-phase=sending], [data-phase=asking])').map(() => 'order'),
    ],
    messages: [...kept.messages, ...seen(loud).filter((text) => text !== '')],
    alarms: [...kept.alarms],
  };
}

/** Runs in the page: the value of each text field, by its name. */
function readFields(): Record<string, string> {
  const root = document.querySelector('[data-vitrina="checkout"]')?.shadowRoot;
  const fields = root?.querySelectorAll<HTMLInputElement>(
    'textarea, select, input:not([type=radio], [type=checkbox], [type=hidden], .quantity-field), .customer-form [type=checkbox]',
  );
  return Object.fromEntries(
    [...(fields ?? [])].map((field) => [
      `${field.closest('form')?.className ?? ''} ${field.name || field.labels?.[0]?.textContent?.trim() || field.className}`,
      field.type === 'checkbox' ? String(field.checked) : field.value,
    ]),
  );
}

/** The checkout in a browser, with the shop's fault switch and a fake clock, so that pauses of the page take no time. */
export async function startFaultSession(page: Page) {
  const context = page.context();
  await page.clock.install();
  await context.addInitScript(beginAgent, [AGENT, HURRIED_MS, TIMEOUTS_MS] as [string, number, number[]]);
  const box = page.locator('[data-vitrina="checkout"]');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  /** Retries after a navigation. */
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
  /** Scripts of this page under way. */
  const scripts = new Set<Request>();
  let notify = (): void => undefined;
  const isOver = (request: Request) => {
    scripts.delete(request);
    if (scripts.size === 0) notify();
  };
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.add(request)));
  page.on('requestfinished', isOver).on('requestfailed', isOver);
  page.on('framenavigated', () => {
    scripts.clear();
    notify();
  });
  /** The fake clock must wait for lazy chunks. */
  const scriptsLoaded = () => new Promise<void>((resolve) => (scripts.size === 0 ? resolve() : (notify = resolve)));
  /** The checkout is mounted, and no call is under way. */
  const idle = () =>
    steadily<unknown>(() =>
      page.waitForFunction(
        (key) => {
          const status = document.querySelector('[data-vitrina="checkout"]')?.getAttribute('data-vitrina-status');
          const isMounted = status === undefined || ['ready', 'failed', 'off'].includes(status ?? '');
          return isMounted && (Reflect.get(window, Symbol.for(key)) as Kept).pending === 0;
        },
        AGENT,
        { polling: 5 },
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
    /** Calls of this operation fail with this fault from now on; null: none does. */
    async injectFault(fault: string | null, operation: OperationId) {
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
    /** Waits until nothing is pending, and advances the clock where the page itself waits. */
    async settle(): Promise<Look> {
      let before = -1;
      for (let pauses = 0; ; pauses += 1) {
        await idle();
        await scriptsLoaded();
        const seen = await look();
        if ((seen.made === before && seen.pendingIndicators.length === 0) || pauses === PAUSES_MAX) return seen;
        before = seen.made;
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
    async travel(steps: 1 | -1) {
      await page.evaluate((by) => history.go(by), steps);
    },
  };
  return visit;
}

export type FaultSession = Awaited<ReturnType<typeof startFaultSession>>;
