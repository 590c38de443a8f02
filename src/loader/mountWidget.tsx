import { Component, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { constructableSheet } from '../dom/constructableSheet';
import { captureFocus } from '../dom/focusHandover';
import type { AnyWidgetDefinition, WidgetHost } from './defineWidget';
import hostStyles from './host.css';
import { hostLayoutRule, isInAutoTable } from './hostLayout';
import { whenReleased } from './pressedElement';

export interface MountRequest {
  host: HTMLElement;
  definition: AnyWidgetDefinition;
  /** Stylesheet texts of the widget. */
  styles: readonly string[];
  render: (host: WidgetHost) => ReactNode;
  language: string;
  /** The device type, a class on the widget's box, so that stylesheets and scripts always agree (A024). */
  watchDevice: (listener: (device: string) => void) => () => void;
  /** Stylesheet texts of every widget, before its own. */
  commonStyles: readonly string[];
  /** Provides the store and the shop. */
  provide: (widget: ReactNode) => ReactNode;
  /** The widget's box has taken the fallback's place. */
  onReady: (box: HTMLElement) => void;
  /** The widget threw: at mount, in render, in an effect or in an event handler. */
  onError: (error: unknown) => void;
}

function attach(host: HTMLElement): ShadowRoot {
  try {
    return host.attachShadow({ mode: 'open' });
  } catch (cause) {
    throw new Error(`<${host.localName}> cannot hold a widget: put data-vitrina on a div around it`, { cause });
  }
}

/**
 * The fallback in a slot, and an empty box for React beside it. A shadow root cannot be removed from its host: one from an
 * earlier mount, maybe by another release, is reused.
 */
function openShadow(host: HTMLElement): { shadow: ShadowRoot; slot: HTMLSlotElement; box: HTMLElement } {
  const shadow = host.shadowRoot ?? attach(host);
  if ([...shadow.children].some((child) => !child.matches('slot, .vitrina-root')))
    throw new Error('the placeholder has a shadow root of its own');
  const slot = document.createElement('slot');
  const box = document.createElement('div');
  box.className = 'vitrina-root';
  box.hidden = true;
  shadow.replaceChildren(slot, box);
  return { shadow, slot, box };
}

const OWN_ACTIVATION = 'a[href], input, select, textarea, label, summary, button[type="submit"]';

/** Where a template wraps the placeholder in a link, clicks in the widget must not follow it. */
function guardOuterLink(host: HTMLElement, box: HTMLElement): void {
  box.addEventListener('click', (event) => {
    const path = [...event.composedPath()]; // an array of the page, maybe with methods of its own
    const inside = path.slice(0, path.indexOf(box));
    const hasOwn = inside.some((target) => target instanceof Element && target.matches(OWN_ACTIVATION));
    if (!hasOwn && host.closest('a[href]')) event.preventDefault();
  });
}

const FIELD = /^(input|textarea|select|option)$/;
const OVERLAY = 'dialog, [popover]';
const GESTURES = ['touchstart', 'touchmove', 'wheel', 'keydown'];
const FIELD_EVENTS = [
  'keydown', 'keypress', 'keyup', 'beforeinput', 'mousedown', 'click', 'touchend', 'selectstart',
  'contextmenu', 'copy', 'cut', 'paste', 'dragstart', 'dragover', 'drop',
]; // prettier-ignore

/**
 * Scripts of the page block presses, keys and the clipboard outside of fields, or take keys as shortcuts. They see the placeholder, not the field in it, so
 * these events end here, before any listener of the page. What is for its surroundings (a press outside of a menu, Escape, Tab) the page gets as a copy, which it
 * cannot prevent but by moving the focus from Tab, as a trap does.
 */
function keepInside(event: Event): void {
  const shadow = event.currentTarget as ShadowRoot;
  const inner = event.composedPath()[0] as HTMLInputElement;
  const { type } = event;
  if (event.defaultPrevented || !FIELD.test(inner.localName) || inner.getRootNode() !== shadow) return;
  const isClick = type === 'click'; // taken back, it takes back a tick; other fields do not mind
  if (isClick && !/^(checkbox|radio)$/.test(inner.type)) return;
  event.stopPropagation();
  if (!isClick && type !== 'mousedown' && !/^(Escape|Tab)$/.test((event as KeyboardEvent).key)) return;
  const focused = shadow.activeElement;
  const isTab = (event as KeyboardEvent).key === 'Tab';
  const Copy = isClick ? Event : (event.constructor as typeof Event); // a plain event follows no link around the placeholder
  const copy = new Copy(type, new Proxy(event, { get: (of, name) => (name === 'cancelable' ? isTab : Reflect.get(of, name)) }));
  if (type === 'mousedown') {
    // Not to what is around the placeholder, which may begin to drag it.
    const [path, { host }] = [[...event.composedPath()], shadow];
    Object.defineProperties(copy, { target: { value: host }, composedPath: { value: () => path.slice(path.indexOf(host)) } });
    (Reflect.get(Document.prototype, 'body', document) as Element).dispatchEvent(copy);
  } else shadow.host.dispatchEvent(copy);
  if (copy.defaultPrevented && shadow.activeElement !== focused) event.preventDefault();
}

/**
 * Libraries that turn touches into clicks would click the placeholder instead of the button in it. Those that scroll the page smoothly take the wheel, and keys,
 * also of what scrolls in a dialog or flyout, behind which the page would move. Two fingers scroll nothing: what is zoomed by them listens on the document.
 */
function keepGesture(event: Event): void {
  if (event.type === 'touchmove' && (event as TouchEvent).touches?.length > 1) return;
  const shadow = event.currentTarget as ShadowRoot;
  const path = [...event.composedPath()];
  const isKept =
    event.type === 'touchstart'
      ? (path[0] as Node).getRootNode() === shadow
      : !/^(Escape|Tab)$/.test((event as KeyboardEvent).key) &&
        path.slice(0, path.indexOf(shadow)).some((element) => element instanceof Element && element.matches(OVERLAY));
  if (isKept) event.stopPropagation();
}

let running: ((error: unknown) => void) | null = null;

/**
 * React passes errors of event handlers to `reportError`, without their widget. Its listeners are on our box, so each is wrapped
 * to track whose handlers are running.
 */
function attributeHandlerErrors(box: HTMLElement, onError: (error: unknown) => void): void {
  const listen = EventTarget.prototype.addEventListener;
  box.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (typeof listener !== 'function') return listen.call(box, type, listener, options);
    const noted = (event: Event): void => {
      const before = running;
      running = onError;
      try {
        listener.call(box, event);
      } finally {
        running = before;
      }
    };
    listen.call(box, type, noted, options);
  };
}

/** Passes errors of event handlers to their widget. Returns a function that stops it. */
export function catchHandlerErrors(): () => void {
  const listener = (event: ErrorEvent): void => {
    if (!running) return;
    event.preventDefault();
    running(event.error);
  };
  window.addEventListener('error', listener);
  return () => window.removeEventListener('error', listener);
}

/** Takes the widget out of the layout. */
const MEASURING = '.vitrina-root{position:absolute}';

class Isolation extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function Committed({ then }: { then: () => void }): null {
  useLayoutEffect(then, [then]);
  return null;
}

/** Renders a widget into its placeholder. Returns a function that restores the fallback; idempotent. */
export function mountWidget({
  host,
  definition,
  styles,
  render,
  language,
  watchDevice,
  commonStyles,
  provide,
  onReady,
  onError,
}: MountRequest): () => void {
  const { shadow, slot, box } = openShadow(host);
  box.lang = language;
  const layout = new CSSStyleSheet();
  let mounted = true;
  const stopWatching = watchDevice((device) => {
    box.className = `vitrina-root is-${device}`;
    const isShown = mounted && slot.parentNode !== shadow && host.getClientRects().length > 0;
    if (isShown && isInAutoTable(host)) layout.replaceSync(measureFallback());
  });

  /** In such a cell the host's width is in px: after a resize it is measured again, with the fallback in place and before a paint. */
  function measureFallback(): string {
    const sheets = shadow.adoptedStyleSheets;
    shadow.adoptedStyleSheets = [constructableSheet(MEASURING)];
    shadow.insertBefore(slot, box);
    const rule = hostLayoutRule(host, definition);
    shadow.removeChild(slot);
    shadow.adoptedStyleSheets = sheets;
    return rule;
  }

  shadow.adoptedStyleSheets = [constructableSheet(hostStyles), layout, ...[...commonStyles, ...styles].map(constructableSheet)];
  guardOuterLink(host, box);
  const unmounting = new AbortController();
  const { signal } = unmounting;
  for (const type of FIELD_EVENTS) shadow.addEventListener(type, keepInside, { signal });
  for (const type of GESTURES) shadow.addEventListener(type, keepGesture, { passive: true, signal });
  attributeHandlerErrors(box, onError);
  const root = createRoot(box, { onCaughtError() {}, onUncaughtError: onError });

  const activate = (): void => {
    if (!mounted) return;
    // Read the page's layout of the host before the reset hides it; both happen before the next paint.
    layout.replaceSync(hostLayoutRule(host, definition));
    const passFocus = captureFocus(host);
    shadow.removeChild(slot); // not only hidden: tools that read the DOM would still find the fallback
    box.hidden = false;
    passFocus(box);
    onReady(box);
  };
  const activateWhenReleased = (): void => whenReleased(host, activate);
  root.render(
    <Isolation onError={onError}>
      {provide(render({ element: host, shadow }))}
      <Committed then={activateWhenReleased} />
    </Isolation>,
  );

  return () => {
    if (!mounted) return;
    mounted = false;
    stopWatching();
    unmounting.abort();
    if (slot.parentNode !== shadow) shadow.insertBefore(slot, box);
    layout.replaceSync('');
    box.hidden = true;
    // React may be in the middle of the failed render.
    queueMicrotask(() => {
      root.unmount();
      if (box.parentNode === shadow) shadow.removeChild(box);
    });
  };
}
