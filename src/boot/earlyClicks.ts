import { ACTION, PLACEHOLDER } from './elements';

/** A first click waits this long for its widget; then the fallback's own link is followed. */
const FIRST_CLICK_WAIT_MS = 2000;

interface EarlyClickOptions {
  /** False when nothing can be loaded: each click goes where it leads. */
  isPending(): boolean;
  isRunning(): boolean;
  /** The shopper wants this placeholder's widget, or an action, now. */
  onWanted(host: Element | null): void;
}

const isPlain = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Keeps clicks on what has not come alive yet, so that none is lost. */
export function keepEarlyClicks({ isPending, isRunning, onWanted }: EarlyClickOptions) {
  const settled = new WeakSet<Element>();
  /** What was clicked, with the outermost placeholder around it; null for an action outside of one. */
  const early = new Map<HTMLElement, Element | null>();
  let isFollowing = false;

  /** Each click is handled once. */
  function flush(isMeant: (host: Element | null, element: HTMLElement) => boolean, handle: (element: HTMLElement) => void = follow): void {
    early.forEach((host, element) => {
      if (isMeant(host, element) && early.delete(element)) handle(element);
    });
  }

  /** The click goes where it would go without this listener. */
  function follow(element: HTMLElement): void {
    isFollowing = true;
    element.click();
    isFollowing = false;
  }

  document.addEventListener(
    'click',
    (event) => {
      const target = event.composedPath()[0];
      if (isFollowing || !isPlain(event) || !(target instanceof Element)) return;
      const element = target.closest<HTMLElement>('a[href],button[type="button"]');
      let host = element?.closest(PLACEHOLDER) ?? null;
      // A placeholder in the fallback of another waits and goes with that one.
      for (let outer = host; outer; outer = outer.parentElement?.closest(PLACEHOLDER) ?? null) host = outer;
      if (!isPending() || !element || (host ? settled.has(host) : isRunning() || !element.closest(ACTION))) return;
      event.preventDefault();
      event.stopPropagation();
      early.set(element, host);
      onWanted(host);
      setTimeout(() => flush((_host, each) => each === element), FIRST_CLICK_WAIT_MS);
    },
    true,
  );

  // The page may go before main could perform a click: the next page adds it to the cart.
  addEventListener('pagehide', () => {
    const clicks: DOMStringMap[] = [];
    flush(
      () => true,
      (element) => clicks.push(element.closest<HTMLElement>(ACTION)?.dataset ?? {}),
    );
    try {
      if (clicks.length > 0) localStorage.setItem('vitrina.early-clicks', JSON.stringify({ at: Date.now(), clicks }));
    } catch {
      // no storage
    }
  });

  return {
    isWaiting: (host: Element): boolean => [...early.values()].includes(host),
    /** The placeholder is decided: its early click is handed to `take`, or goes its own way. */
    settle(host: Element, take?: (element: HTMLElement) => void): void {
      settled.add(host);
      flush((each) => each === host, take);
    },
    /** The actions of the page work now: those that were pressed before are performed. */
    followActions: (): void => flush((host) => !host),
    followAll: (): void => flush(() => true),
  };
}
