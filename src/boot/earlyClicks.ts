import { ACTION, PLACEHOLDER } from './elements';

/** A first click waits this long for its widget or the page's actions; then the fallback's own link is followed. */
const FIRST_CLICK_WAIT_MS = 2000;

interface EarlyClickOptions {
  /** False when nothing can be loaded: clicks are not intercepted. */
  isPending(): boolean;
  isRunning(): boolean;
  /** Called when the shopper clicks a placeholder or an action. */
  onWanted(host: Element | null): void;
}

/** Captures clicks on placeholders that are not mounted yet, so that none is lost. */
export function captureEarlyClicks({ isPending, isRunning, onWanted }: EarlyClickOptions) {
  const settled = new WeakSet<Element>();
  /** Clicked elements with their outermost placeholder; null for an action outside of one. */
  const early = new Map<HTMLElement, Element | null>();
  let isFollowing = false;

  /** Each click is handled once. */
  function flush(isMeant: (host: Element | null, element: HTMLElement) => boolean, handle: (element: HTMLElement) => void = follow): void {
    early.forEach((host, element) => {
      if (isMeant(host, element) && early.delete(element)) handle(element);
    });
  }

  /** Repeats the click without this listener. */
  function follow(element: HTMLElement): void {
    isFollowing = true;
    element.click();
    isFollowing = false;
  }

  document.addEventListener(
    'click',
    (event) => {
      const target = event.composedPath()[0];
      const isSpecial = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (isFollowing || isSpecial || !(target instanceof Element)) return;
      const element = target.closest<HTMLElement>('a[href],button[type=button]');
      let host = element?.closest(PLACEHOLDER) ?? null;
      // A placeholder inside another's fallback waits for that one.
      for (let outer = host; outer; outer = outer.parentElement?.closest(PLACEHOLDER) ?? null) host = outer;
      if (!isPending() || !element || (host ? settled.has(host) : isRunning() || !element.closest(ACTION))) return;
      event.preventDefault();
      event.stopPropagation();
      early.set(element, host);
      onWanted(host);
      // An action's button does nothing by itself: followed before the page's actions work, its press would be lost.
      if (host || element.matches('a')) setTimeout(() => flush((_host, each) => each === element), FIRST_CLICK_WAIT_MS);
    },
    true,
  );

  // The page may be left before main can handle a click: the next page adds the item to the cart.
  addEventListener('pagehide', () => {
    const clicks: DOMStringMap[] = [];
    flush(
      () => true,
      (element) => clicks.push(element.closest<HTMLElement>(ACTION)?.dataset ?? {}),
    );
    try {
      if (clicks[0]) localStorage.setItem('vitrina.early-clicks', JSON.stringify({ at: Date.now(), clicks }));
    } catch {
      // no storage
    }
  });

  return {
    isWaiting: (host: Element): boolean => [...early.values()].includes(host),
    /** The placeholder has mounted or failed: its early click is passed to `take`, or follows its own link. */
    settle(host: Element, take?: (element: HTMLElement) => void): void {
      settled.add(host);
      flush((each) => each === host, take);
    },
    /** The page's actions work now: handles those that were pressed before. */
    followActions: (): void => flush((host) => !host),
    followAll: (): void => flush(() => true),
  };
}
