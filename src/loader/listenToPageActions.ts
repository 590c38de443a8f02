import type { Page } from '../page/page';
import { hintFor } from '../lib/closestMatch';
import { controlsOf, dataOfForm, isSubmitter, nativeKindOf, prepareNativeAction } from './nativeAction';
import type { Fields } from './nativeAction';
import { rememberState } from './pressedState';

/**
 * Handles `data-vitrina-action="<name>"` on server-rendered markup: receives the element's `data-*` values, the pressed button,
 * and whether the element submits a form or follows a link. False when the values are incomplete (the element's own link or form
 * is then used). While a returned promise is pending the button is marked as busy. If it rejects or resolves to fields, the
 * element's own action runs; returned fields are submitted with its form.
 */
export type PageAction = (data: DOMStringMap, button: HTMLElement, fallback?: 'form' | 'link') => boolean | Promise<Fields | void>;

const ACTION_SELECTOR = '[data-vitrina-action]';

/** Handlers that take as long may have asked the shopper (`confirm`), each time, or now: then their refusal is the shopper's. */
const QUESTION_MS = 4;
const LONG_QUESTION_MS = 100;

/** By an event, as pages replace clocks. */
const now = (): number => new Event('').timeStamp;

/** A press of an action's element, from the moment before the page's own handlers get it. */
interface Press {
  event: Event;
  element: HTMLElement;
  submitter: HTMLElement | null;
  /** How long the page's handlers had it; negative until it has arrived. */
  tookMs: number;
  isTaken: boolean;
  /** It has ended, and the page stays. */
  end: () => void;
  /** When all handlers had it: what the element does without us. */
  native: Promise<(fields: Fields) => void>;
}

/** One delegated listener for clicks and submits of the whole page. Returns a function that stops it. */
export function listenToPageActions(
  actions: Readonly<Record<string, PageAction>>,
  { log, markPressed }: Pick<Page, 'log' | 'markPressed'>,
): () => void {
  const reported = new Set<string>();
  const presses = new WeakMap<Event, Press>();
  /** The last press that the page's handlers let pass, by element. */
  const passed = new WeakMap<Element, { key: string; tookMs: number }>();

  function notice(event: Event): void {
    const element = elementOf(event);
    if (!element) return;
    const press: Press = {
      event,
      element,
      submitter: event instanceof SubmitEvent ? event.submitter : null,
      tookMs: -now(),
      isTaken: false,
      end: rememberState(element),
      native: new Promise((resolve) => {
        setTimeout(() => {
          if (!press.isTaken) takeLate(press);
          if (press.isTaken) resolve(prepareNativeAction(element, press.submitter));
        });
      }),
    };
    presses.set(event, press);
  }

  /** A press that did not arrive: refused by the page's handlers, or kept from us. */
  function takeLate(press: Press): void {
    const { event, element } = press;
    if (event.defaultPrevented ? isRefusedForRepetition(press) : nativeKindOf(element) === undefined) take(press);
  }

  /** Handlers that have let the same data pass, and now refuse without a question, reckon with a page that was left by the first press. */
  function isRefusedForRepetition(press: Press): boolean {
    const before = passed.get(press.element);
    if (before === undefined || before.key !== dataKeyOf(press)) return false;
    const hasArrived = press.tookMs >= 0; // else they have kept it from us, and the time is that until now
    const tookMs = hasArrived ? press.tookMs : press.tookMs + now();
    return tookMs < (hasArrived && before.tookMs >= QUESTION_MS ? QUESTION_MS : LONG_QUESTION_MS);
  }

  function handle(event: Event): void {
    const press = presses.get(event);
    if (!press) return;
    press.tookMs += now();
    if (!event.defaultPrevented) take(press);
  }

  function take(press: Press): void {
    const { event, element, submitter, end, native } = press;
    const name = element.getAttribute('data-vitrina-action') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action) {
      press.isTaken = true;
      const button = submitter ?? (element instanceof HTMLFormElement ? controlsOf(element).find(isSubmitter) : null) ?? element;
      const outcome = action(dataOf(element, submitter), button, nativeKindOf(element));
      // Safari focuses nothing that is pressed, or what is around it; a modal that opens now gives it back to here.
      if (button.closest(':focus') || !button.closest(':focus-within')) button.focus({ preventScroll: true });
      if (outcome === false) return;
      if (!event.defaultPrevented) passed.set(element, { key: dataKeyOf(press), tookMs: press.tookMs });
      event.preventDefault();
      if (outcome === true) return end();
      void markBusy(button, outcome)
        .catch(() => ({}))
        .then(async (fields) => (fields ? (await native)(fields) : end()));
    } else if (!reported.has(name)) {
      reported.add(name);
      log.warn(`vitrina: data-vitrina-action="${name.slice(0, 60)}" is no action; ${hintFor(name, Object.keys(actions))}`, element);
    }
  }

  /** The mark that the page has printed is for another choice. */
  function choose({ target }: Event): void {
    const form = target instanceof Element && 'form' in target ? target.form : null;
    if (form instanceof HTMLFormElement && form.matches('[data-vitrina-pressed]')) markPressed(form.dataset['vitrinaAction'] ?? '', {});
  }

  // On the window: before, and after, the page's handlers on the document.
  for (const type of ['click', 'submit']) {
    addEventListener(type, notice, true);
    addEventListener(type, handle);
  }
  addEventListener('change', choose);
  return () => {
    for (const type of ['click', 'submit']) {
      removeEventListener(type, notice, true);
      removeEventListener(type, handle);
    }
    removeEventListener('change', choose);
  };
}

/** R4.058 on the page's own button: keeps its appearance and the focus, and never sets `disabled`. */
async function markBusy<Result>(button: HTMLElement, work: Promise<Result>): Promise<Result> {
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('data-vitrina-busy', '');
  try {
    return await work;
  } finally {
    button.removeAttribute('aria-busy');
    button.removeAttribute('data-vitrina-busy');
  }
}

/** A link's URL is its `href`. Form fields (the selected variant, the count, the pressed button) override the element's attributes. */
function dataOf(element: HTMLElement, submitter: HTMLElement | null): DOMStringMap {
  if (element instanceof HTMLAnchorElement) return { ...element.dataset, href: element.href };
  if (!(element instanceof HTMLFormElement)) return element.dataset;
  const data = { ...element.dataset };
  dataOfForm(element, submitter).forEach((value, name) => {
    if (typeof value === 'string') data[name] = value;
  });
  // The mark names its variant (`page/markPressed`), or is the page's, for the form as it was printed.
  const { vitrinaPressed = '', variantId = data['variantId'] } = element.dataset;
  const [, marked = variantId] = vitrinaPressed.split('variant:', 2);
  if (marked !== data['variantId']) delete data['vitrinaPressed'];
  return data;
}

/** Without our own marks, which change with each press. */
const dataKeyOf = ({ element, submitter }: Press): string =>
  JSON.stringify(Object.entries(dataOf(element, submitter)).filter(([name]) => !name.startsWith('vitrina')));

/** A plain primary click on an action element, or the submit of an action form; modified clicks are left to the browser. */
function elementOf(event: Event): HTMLElement | null {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return null;
  if (event.type === 'submit') return target instanceof HTMLElement && target.matches(ACTION_SELECTOR) ? target : null;
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const element = target.closest<HTMLElement>(ACTION_SELECTOR);
  return element instanceof HTMLFormElement ? null : element;
}
