import { ancestorsOf, containsDeep, deepActiveElement } from '../keyboard/deepFocus';
import { focusBoundary } from '../keyboard/focusBoundary';
import { focusNear, takeFocus } from '../keyboard/focusNear';

/** From the lowest to the highest: an overlay waits while one of a higher rank is shown. */
const RANKS = ['promotion', 'page', 'mallpay', 'vipWelcome', 'gdpr', 'legal', 'adult'] as const;
/** `top`: opened by a press inside the topmost overlay, whose rank it takes. */
export type OverlayRank = (typeof RANKS)[number] | 'top';

interface Overlay {
  readonly element: HTMLElement;
  readonly level: number;
  /** Where the focus returns to: the element that had it when the overlay was shown. */
  opener: HTMLElement | null;
  /** What was around it, should it be removed meanwhile. */
  around: readonly Element[];
  readonly show: () => void;
}

interface OverlayRequest {
  element: HTMLElement;
  rank: OverlayRank;
  /** Called at once, or when the overlays of a higher rank are closed. */
  show: () => void;
}

/** Modal overlays of all roots, the lowest first. All roots share one runtime, so there is one list per page. */
const shown: Overlay[] = [];
const waiting: Overlay[] = [];
/** Open flyouts with what closes them. */
const flyouts = new Map<HTMLElement, () => void>();

/** True while this overlay is on top: only then it handles Escape and clicks outside. */
export const isTopOverlay = (element: HTMLElement): boolean => shown.at(-1)?.element === element;

/** False while it waits for its turn. */
export const isShownOverlay = (element: HTMLElement): boolean => shown.some((overlay) => overlay.element === element);

const isOutranked = ({ level }: Overlay): boolean => shown.some((other) => other.level > level);

/**
 * One question at a time, on one backdrop: what is below another has none, and what a higher rank has interrupted is hidden (modal.css). It stays open,
 * with all that was typed, ticked and scrolled in it.
 */
function arrange(): void {
  for (const overlay of shown) {
    const { element } = overlay;
    if (isTopOverlay(element)) element.removeAttribute('data-below');
    else element.setAttribute('data-below', isOutranked(overlay) ? 'waits' : 'stays');
  }
}

/** Where a page goes on that has opened an overlay by itself, before anything had the focus. */
function contentOf(document: Document): Element[] {
  const main = Document.prototype.querySelector.call(document, 'main, [role="main"]');
  return main === null ? [] : [main];
}

function present(overlay: Overlay): void {
  for (const close of Array.from(flyouts.values())) close();
  overlay.opener = deepActiveElement(overlay.element.ownerDocument);
  overlay.around = overlay.opener === null ? contentOf(overlay.element.ownerDocument) : ancestorsOf(overlay.opener);
  shown.push(overlay);
  arrange();
  overlay.show();
}

/** One after the other: the rest waits until this one is closed. */
function presentNext(): void {
  const [next] = waiting.filter((overlay) => !isOutranked(overlay)).sort((a, b) => b.level - a.level);
  if (next === undefined) return;
  waiting.splice(waiting.indexOf(next), 1);
  present(next);
}

/** Two shown at once: the lower one never had the focus, so the upper one cannot give it back. */
function focusInside(element: HTMLElement | undefined): void {
  const active = element && deepActiveElement(element.ownerDocument);
  if (element && !(active && containsDeep(element, active))) focusBoundary(element, 'first')?.focus({ preventScroll: true });
}

function passOpener({ opener, around }: Overlay, above: Overlay): void {
  above.opener = opener;
  above.around = around;
}

function leave(overlay: Overlay, otherwise?: { readonly current: HTMLElement | null }): void {
  const wasTop = shown.at(-1) === overlay;
  const index = shown.indexOf(overlay);
  if (index < 0) return;
  shown.splice(index, 1);
  arrange();
  for (const above of shown) if (above.opener !== null && containsDeep(overlay.element, above.opener)) passOpener(overlay, above);
  if (wasTop && !takeFocus(overlay.opener) && !takeFocus(otherwise?.current)) focusNear(overlay.around);
  if (wasTop) focusInside(shown.at(-1)?.element);
  presentNext();
}

/**
 * The conductor of all modal overlays of the page (ADR 032). Shows the overlay, or lets it wait for those of a higher rank. Call
 * the returned function when it is closed, also when it was never shown: the focus returns to the opener; if that was removed, to
 * `otherwise`, or to a control near it. An overlay that closes below another one leaves the focus alone and passes its opener to those above that
 * were opened from inside it.
 */
export function enterOverlay({ element, rank, show }: OverlayRequest): (otherwise?: { readonly current: HTMLElement | null }) => void {
  const level = rank === 'top' ? (shown.at(-1)?.level ?? RANKS.indexOf('page')) : RANKS.indexOf(rank);
  const overlay: Overlay = { element, level, opener: null, around: [], show };
  if (isOutranked(overlay)) waiting.push(overlay);
  else present(overlay);
  return (otherwise) => {
    const index = waiting.indexOf(overlay);
    if (index >= 0) waiting.splice(index, 1);
    // After the commit: React restores the focus it found before.
    else queueMicrotask(() => leave(overlay, otherwise));
  };
}

/** Registers an open flyout: the next overlay or flyout closes it, unless that one is inside it. Returns a function that removes it. */
export function enterFlyout(element: HTMLElement, close: () => void): () => void {
  for (const [other, closeOther] of Array.from(flyouts)) if (!containsDeep(other, element)) closeOther();
  flyouts.set(element, close);
  return () => void flyouts.delete(element);
}
