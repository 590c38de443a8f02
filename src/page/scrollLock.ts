import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Disposables } from './disposables';

/** Sets an inline style with priority; returns a function that restores the page's own. */
function override({ style }: HTMLElement, property: string, value: string): () => void {
  const [before, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)];
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, before, priority);
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * Counted scroll lock (A131). The page keeps its position and width: padding replaces the scroll bar, and the position is
 * restored when the last lock is released, because a page script or the browser's focus handling may have changed it.
 */
export function createScrollLock(window: BrowserWindow, { onDispose }: Disposables): () => () => void {
  let holders = 0;
  let restore: (() => void) | null = null;

  const engage = (): void => {
    const { scrollX, scrollY } = window;
    const root = documentMember(window, 'documentElement');
    const { overflowX, overflowY, paddingRight } = window.getComputedStyle(root);
    // The window scrolls by the overflow of <html>, or of <body> if <html> has none. Overriding the wrong one would
    // give <body> its own scroll bar.
    const isSilent = overflowX === 'visible' && overflowY === 'visible';
    const widthBefore = widthOf(root);
    const undo = [override(isSilent ? documentMember(window, 'body') : root, 'overflow', 'hidden')];
    const freed = widthOf(root) - widthBefore; // 0 with overlay scroll bars or a stable gutter
    if (freed > 0) undo.push(override(root, 'padding-right', `${(Number.parseFloat(paddingRight) || 0) + freed}px`));
    restore = onDispose(() => {
      for (const putBack of undo) putBack();
      if (window.scrollX !== scrollX || window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    });
  };

  return () => {
    holders += 1;
    if (holders === 1) engage();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders === 0) restore?.();
    };
  };
}
