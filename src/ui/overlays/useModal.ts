import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { containsDeep, deepActiveElement, enterDialog, isTopDialog } from './dialogStack';
import { keyOf } from '../keyboard/keyName';
import { tabEdge } from '../keyboard/focusBoundary';
import { watchVisibility } from '../rendering/watchVisibility';

export interface ModalControl {
  isOpen: boolean;
  /** The shopper asked for closing: Escape, a click outside or the close button. The caller then sets `isOpen` to false. */
  onClose: () => void;
  /** False: neither Escape nor a click outside closes, and there is no close button; the way out is in the content (A130). */
  closable?: boolean;
  /** Stops the page from scrolling while the dialog is open, and gives the way to let it scroll again (R4.060, R4.065). */
  lock: () => () => void;
  /** What has the focus first; without it the close button, or the box. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when the opener no longer exists or there was none, e.g. after opening on load. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Something hides the dialog (a content blocker): it has let go of the page and is closed until `isOpen` is set anew. */
  onBlocked?: () => void;
}

const isOutside = (box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/**
 * A native modal `<dialog>`: top layer and inert background come from the browser; who gets the focus back, Escape, clicks
 * outside, the scroll lock and notice of being hidden from here. `box` is the visible part inside the dialog element.
 */
export function useModal({ isOpen, onClose, closable = true, lock, initialFocus, returnFocus, onBlocked }: ModalControl) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  if (!isOpen && isBlocked) setBlocked(false);
  const isShown = isOpen && !isBlocked;
  const startedOutside = useRef(false);
  const latest = useRef({ lock, onBlocked });
  useLayoutEffect(() => {
    latest.current = { lock, onBlocked };
  });

  useLayoutEffect(() => {
    const [element, inside] = [dialog.current, box.current];
    if (!isShown || element === null || inside === null) return undefined;
    const goBack = enterDialog(element);
    const release = latest.current.lock();
    element.showModal();
    const focusFirst = (): void => (initialFocus?.current ?? closeButton.current ?? inside).focus({ preventScroll: true });
    focusFirst();
    // A widget that is just being mounted is not displayed yet, and takes no focus before it is.
    const active = deepActiveElement(element.ownerDocument);
    const frame = active !== null && containsDeep(element, active) ? 0 : requestAnimationFrame(focusFirst);
    const stopWatching = watchVisibility(inside, () => {
      setBlocked(true);
      latest.current.onBlocked?.();
    });
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      element.close();
      release();
      queueMicrotask(() => goBack(returnFocus)); // after the commit: React puts the focus back that it found before it
    };
  }, [isShown, initialFocus, returnFocus]);

  // Browsers let a page refuse one Escape only, unless its key press is refused. The focus may be nowhere, so the document listens.
  useEffect(() => {
    const element = dialog.current;
    if (!isShown || closable || element === null) return undefined;
    const refuse = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape' && isTopDialog(element)) event.preventDefault();
    };
    element.ownerDocument.addEventListener('keydown', refuse, true);
    return () => element.ownerDocument.removeEventListener('keydown', refuse, true);
  }, [isShown, closable]);

  const isOutsideClick = (event: PointerEvent | MouseEvent): boolean =>
    event.target === dialog.current && box.current !== null && isOutside(box.current, event);

  return {
    box,
    closeButton,
    dialogProps: {
      ref: dialog,
      /** Escape, and the back gesture of phones. */
      onCancel(event: SyntheticEvent) {
        if (event.target !== event.currentTarget) return; // a file field inside
        event.preventDefault();
        if (closable) onClose();
      },
      /** Closed by the browser or by a form inside although nobody asked us: open again, and ask. */
      onClose() {
        const element = dialog.current;
        if (!isShown || element === null || element.open) return;
        element.showModal();
        if (closable) onClose();
      },
      /** The browser would go on to its own controls, or to nothing where it shows none; here Tab goes round. */
      onKeyDown(event: ReactKeyboardEvent<HTMLElement>) {
        const inside = box.current;
        if (inside === null || event.isDefaultPrevented() || keyOf(event.nativeEvent) !== 'Tab') return;
        if (event.ctrlKey || event.altKey || event.metaKey || !isTopDialog(event.currentTarget)) return;
        const active = deepActiveElement(inside.ownerDocument);
        const [from, to] = event.shiftKey ? (['first', 'last'] as const) : (['last', 'first'] as const);
        if (active !== tabEdge(inside, from) && !(event.shiftKey && active === inside)) return;
        event.preventDefault();
        (tabEdge(inside, to) ?? inside).focus();
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
