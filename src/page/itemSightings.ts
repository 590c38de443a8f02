import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';

/** An item of a list that the page marks: `data-vitrina-item` with the variant's id, inside `data-vitrina-list` with the list's id. */
export interface ListedItem {
  readonly listId: string;
  readonly variantId: string;
  /** `data-placement` of the list: it recommends goods, so a purchase of them is reported (R7.162). */
  readonly placement: string | null;
  /** `data-main-variant-id` of the list: the article beside which it is shown. */
  readonly mainVariantId: string | null;
}

export interface ItemListeners {
  onItemSeen(item: ListedItem): void;
  onItemFollowed(item: ListedItem): void;
  /** The shop's promotion in this place was seen. */
  onPromotionSeen(place: string): void;
}

const SEEN_RATIO = 0.5;
const SEEN_MS = 1000;
const ITEM = '[data-vitrina-item]';
const LIST = '[data-vitrina-list]';
const HOST = '[data-vitrina]';
/** On what shows a promotion, with its place: a widget's host may have no size of its own. */
const PROMOTION = 'data-vitrina-promotion';
const MEASURED = `${ITEM},[${PROMOTION}]`;
const ID = /^[\w-]{1,64}$/;
/** Opens a menu. */
const RIGHT_BUTTON = 2;

const attribute = (element: Element, name: string): string | null => {
  const value = element.getAttribute(name);
  return value !== null && ID.test(value) ? value : null;
};

function itemOf(element: Element): ListedItem | null {
  const list = element.closest(LIST);
  const variantId = attribute(element, 'data-vitrina-item');
  const listId = list && attribute(list, 'data-vitrina-list');
  if (list === null || variantId === null || listId === null) return null;
  return { listId, variantId, placement: attribute(list, 'data-placement'), mainVariantId: attribute(list, 'data-main-variant-id') };
}

/** Watches the document and the open shadow roots of our widgets, also what is added later. */
export function watchItems(window: BrowserWindow, { onItemSeen, onItemFollowed, onPromotionSeen }: ItemListeners): () => void {
  const { document } = window;
  const stopping = new window.AbortController();
  const timers = new Map<Element, number>();
  const watched = new WeakSet<Element | ShadowRoot>();
  /** An item that is rendered again is the same item. */
  const seen = new Set<string>();

  const sight = new window.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        window.clearTimeout(timers.get(target));
        timers.delete(target);
        if (!isIntersecting || intersectionRatio < SEEN_RATIO) continue;
        timers.set(
          target,
          window.setTimeout(() => notify(target), SEEN_MS),
        );
      }
    },
    { threshold: SEEN_RATIO },
  );

  function notify(target: Element): void {
    timers.delete(target);
    if (documentMember(window, 'visibilityState') === 'hidden') return; // seen again when the tab is
    sight.unobserve(target);
    const [item, place] = [itemOf(target), target.getAttribute(PROMOTION)];
    const key = item === null ? (place ?? '') : `${item.listId} ${item.variantId}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (item !== null) onItemSeen(item);
    else if (place !== null) onPromotionSeen(place);
  }

  const onPress = (event: MouseEvent): void => {
    if (event.button === RIGHT_BUTTON) return;
    const pressed = event.composedPath().find((node): node is Element => node instanceof window.Element && node.matches(ITEM));
    const item = pressed === undefined ? null : itemOf(pressed);
    if (item !== null) onItemFollowed(item);
  };

  const find = (selector: string): NodeListOf<Element> => documentMember(window, 'querySelectorAll').call(document, selector);
  const shadowRoots = (): ShadowRoot[] => Array.from(find(HOST), ({ shadowRoot }) => shadowRoot).filter((root) => root !== null);
  const findMeasured = (): Element[] => [...find(MEASURED), ...shadowRoots().flatMap((root) => [...root.querySelectorAll(MEASURED)])];

  function scan(): void {
    for (const root of shadowRoots()) {
      if (watched.has(root)) continue;
      watched.add(root);
      changes.observe(root, { childList: true, subtree: true });
    }
    for (const element of findMeasured()) {
      if (watched.has(element)) continue;
      watched.add(element);
      sight.observe(element);
    }
  }

  let isScanDue = false;
  const changes = new window.MutationObserver(() => {
    if (isScanDue) return;
    isScanDue = true;
    window.setTimeout(() => {
      isScanDue = false;
      if (!stopping.signal.aborted) scan();
    }, SCAN_DELAY_MS);
  });
  const filter = { childList: true, subtree: true, attributes: true, attributeFilter: ['data-vitrina-status', 'data-vitrina-item'] };
  changes.observe(document, filter);
  scan();
  const { signal } = stopping;
  // A press of the middle button opens the item in another tab.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onPress, { capture: true, signal });
  // A list was scrolled into view of a hidden tab: looked at again.
  document.addEventListener('visibilitychange', () => documentMember(window, 'visibilityState') === 'hidden' || rescan(), { signal });

  function rescan(): void {
    for (const element of findMeasured()) {
      if (!watched.has(element)) continue;
      sight.unobserve(element);
      sight.observe(element);
    }
  }

  return () => {
    stopping.abort();
    sight.disconnect();
    changes.disconnect();
    for (const timer of timers.values()) window.clearTimeout(timer);
  };
}

/** Many changes, as of a list that is rendered, are looked at once. */
const SCAN_DELAY_MS = 200;
