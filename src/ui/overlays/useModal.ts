import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { containsDeep, deepActiveElement } from '../keyboard/deepFocus';
import { focusBoundary } from '../keyboard/focusBoundary';
import { keyOf } from '../keyboard/keyName';
import { watchVisibility } from '../rendering/watchVisibility';
import { noteZoom } from './noteZoom';
import { enterOverlay, isShownOverlay, isTopOverlay } from './conductor';
import type { OverlayRank } from './conductor';

/**
 * Holds the page while a dialog is shown: it does not scroll (R4.060, R4.065), and the browser's back button calls `close` instead of
 * leaving the page. Null: it leaves. Returns a function that releases the page.
 */
export type HoldPage = (close: (() => void) | null) => () => void;

export interface ModalControl {
  isOpen: boolean;
  /** The shopper closes the dialog: Escape, a click outside or the close button. The caller then sets `isOpen` to false. */
  onClose: () => void;
  /** False: neither Escape nor a click outside closes, and there is no close button; the content offers a way out (A130). */
  closable?: boolean;
  hold: HoldPage;
  /** Which overlays it waits for: see `conductor.ts`. */
  rank?: OverlayRank;
  /** It is shown now: at once, or when overlays of a higher rank are closed. */
  onShown?: () => void;
  /** Focused first; without it the close button, or the box. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Focused on closing when the opener no longer exists or there was none, e.g. after opening on load. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Something hides the dialog (a content blocker): it has released the page and stays closed until `isOpen` is set again. */
  onBlocked?: () => void;
}

const isOutside = (box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** No ring where nobody has asked for the focus, until a key is pressed: browsers take a script's focus for the keyboard's. */
function withoutRing(focused: HTMLElement): void {
  const show = (): void => focused.removeAttribute('data-quiet');
  focused.setAttribute('data-quiet', '');
  for (const type of ['keydown', 'blur']) focused.addEventListener(type, show, { once: true });
}

/**
 * A native modal `<dialog>`: the browser provides the top layer and the inert background; this hook handles focus return, Escape,
 * clicks outside, the scroll lock and detecting that it is hidden. `box` is the visible part inside the dialog element.
 */
export function useModal({
  isOpen,
  onClose,
  closable = true,
  hold,
  rank = 'page',
  initialFocus,
  returnFocus,
  onShown,
  onBlocked,
}: ModalControl) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  if (!isOpen && isBlocked) setBlocked(false);
  const isShown = isOpen && !isBlocked;
  const startedOutside = useRef(false);
  const latest = useRef({ hold, onClose, closable, onShown, onBlocked });
  useLayoutEffect(() => {
    latest.current = { hold, onClose, closable, onShown, onBlocked };
  });

  useLayoutEffect(() => {
    const [element, inside] = [dialog.current, box.current];
    if (!isShown || element === null || inside === null) return undefined;
    let hide = (): void => {};
    const show = (): void => {
      const release = latest.current.hold(latest.current.closable ? () => latest.current.onClose() : null);
      const isUnasked = deepActiveElement(element.ownerDocument)?.hasAttribute('data-quiet') !== false;
      noteZoom(element); // before it is displayed: afterwards it would be styled twice
      element.showModal();
      const focusFirst = (): void => {
        const first = initialFocus?.current ?? closeButton.current ?? inside;
        first.focus({ preventScroll: true });
        if (isUnasked) withoutRing(first);
      };
      focusFirst();
      // A widget that is just being mounted is not displayed yet and cannot take the focus.
      const active = deepActiveElement(element.ownerDocument);
      const focusLater = (): void => {
        if (isTopOverlay(element)) focusFirst();
      };
      const frame = active !== null && containsDeep(element, active) ? 0 : requestAnimationFrame(focusLater);
      const stopWatching = watchVisibility(inside, () => {
        setBlocked(true);
        latest.current.onBlocked?.();
      });
      hide = () => {
        cancelAnimationFrame(frame);
        stopWatching();
        element.close();
        release();
      };
      latest.current.onShown?.();
    };
    const leave = enterOverlay({ element, rank, show });
    return () => {
      hide();
      leave(returnFocus);
    };
  }, [isShown, rank, initialFocus, returnFocus]);

  // Browsers let a page prevent only one Escape, unless its keydown is prevented. The focus may be nowhere, so listen on the
  // document. A focus in another element is in a `<dialog>` of the page that is above: everything else is inert.
  useEffect(() => {
    const element = dialog.current;
    if (!isShown || closable || element === null) return undefined;
    const refuse = (event: KeyboardEvent): void => {
      if (keyOf(event) !== 'Escape' || !isTopOverlay(element)) return;
      const active = deepActiveElement(element.ownerDocument);
      if (active === null || containsDeep(element, active)) event.preventDefault();
    };
    element.ownerDocument.addEventListener('keydown', refuse, true);
    return () => element.ownerDocument.removeEventListener('keydown', refuse, true);
  }, [isShown, closable]);

  // The browser would move on to its own controls, or to nothing where it shows none; here Tab wraps around. On the document, because
  // React receives no events from the server's HTML in a slot.
  useEffect(() => {
    const [element, inside] = [dialog.current, box.current];
    if (!isShown || element === null || inside === null) return undefined;
    const wrap = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || keyOf(event) !== 'Tab') return;
      if (event.ctrlKey || event.altKey || event.metaKey || !isTopOverlay(element)) return;
      const active = deepActiveElement(inside.ownerDocument);
      const [from, to] = event.shiftKey ? (['first', 'last'] as const) : (['last', 'first'] as const);
      if (active !== focusBoundary(inside, from) && !(event.shiftKey && active === inside)) return;
      event.preventDefault();
      (focusBoundary(inside, to) ?? inside).focus();
    };
    element.ownerDocument.addEventListener('keydown', wrap);
    return () => element.ownerDocument.removeEventListener('keydown', wrap);
  }, [isShown]);

  const isOutsideClick = (event: PointerEvent | MouseEvent): boolean =>
    event.target === dialog.current && box.current !== null && isOutside(box.current, event);

  return {
    box,
    closeButton,
    dialogProps: {
      ref: dialog,
      /** Escape, and the back gesture of phones. */
      onCancel(event: SyntheticEvent) {
        if (event.target !== event.currentTarget) return; // from a file field inside
        event.preventDefault();
        if (closable) onClose();
      },
      /** Closed by the browser or by a form inside without our request: reopen, and notify the caller. */
      onClose() {
        const element = dialog.current;
        if (!isShown || element === null || element.open || !isShownOverlay(element)) return;
        element.showModal();
        if (closable) onClose();
      },
      onPointerDown(event: PointerEvent) {
        startedOutside.current = isOutsideClick(event);
      },
      onMouseDown(event: MouseEvent) {
        if (isOutsideClick(event)) event.preventDefault(); // the focus stays inside
      },
      /** A130: a drag that starts or ends inside is no click outside. */
      onClick(event: MouseEvent) {
        if (closable && startedOutside.current && isOutsideClick(event)) onClose();
        startedOutside.current = false;
      },
    },
  };
}
