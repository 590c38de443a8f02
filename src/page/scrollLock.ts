import { constructableSheet } from '../dom/constructableSheet';
import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Disposables } from './disposables';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/**
 * Counted scroll lock (A131). The page keeps its position and width: the scroll bar's gutter stays, so that fixed parts keep their place,
 * too; browsers without gutters get padding. The position is restored when the last lock is released, because a page script or
 * the browser's focus handling may have changed it.
 *
 * By stylesheets, not inline styles: dialogs of the page (Bootstrap's) set and restore the inline `overflow` while ours are open, and
 * would release the page too early or leave it locked. In a layer, because there `!important` outranks the page's own.
 */
export function createScrollLock(window: BrowserWindow, { listen, onDispose }: Disposables): () => () => void {
  let holders = 0;
  let restore: (() => void) | null = null;
  let forget = (): void => {};

  /** Adds rules to the page; returns a function that removes them. */
  function adopt(rules: string): () => void {
    const sheet = constructableSheet(`@layer vitrina-lock { ${rules} }`);
    documentMember(window, 'adoptedStyleSheets').push(sheet);
    return () => {
      const sheets = documentMember(window, 'adoptedStyleSheets');
      const index = sheets.indexOf(sheet);
      if (index >= 0) sheets.splice(index, 1);
    };
  }

  /** Or a keyboard covers a part of the window: the browser moves the page to show what is written. */
  const isZoomedIn = (): boolean => (window.visualViewport?.height ?? Infinity) < 0.9 * window.innerHeight;

  const engage = (): void => {
    const { scrollX, scrollY } = window;
    const root = documentMember(window, 'documentElement');
    const body = documentMember(window, 'body');
    const { overflowX, overflowY, paddingRight } = window.getComputedStyle(root);
    // The window scrolls by the overflow of <html>, or of <body> if <html> has none. Overriding the wrong one would
    // give <body> its own scroll bar.
    const scroller = overflowX === 'visible' && overflowY === 'visible' ? 'body' : ':root';
    const hasScrollBar = window.innerWidth > root.clientWidth; // not with overlay scroll bars
    const gutter = hasScrollBar ? ' :root { scrollbar-gutter: stable !important }' : '';
    const widthBefore = widthOf(root);
    forget();
    // Bootstrap's modal pads <body> for the scroll bar. Opened before ours, it may take its padding away below ours; opened above ours, it has
    // met no scroll bar and padded nothing, so when ours is closed the gutter stays for it.
    const padding = `padding-right: ${window.getComputedStyle(body).paddingRight}`;
    const undo = [adopt(`${scroller} { overflow: hidden !important }${gutter} body { ${padding} !important }`)];
    forget = onDispose(adopt(gutter.replace(':root', `:root:has(body[style*="${padding}"])`)));
    const freed = widthOf(root) - widthBefore;
    if (freed > 0) undo.push(adopt(`:root { padding-right: ${(Number.parseFloat(paddingRight) || 0) + freed}px !important }`));
    const isMoved = (): boolean => window.scrollX !== scrollX || window.scrollY !== scrollY;
    /** False where there was nothing to do, or it cannot be done: the page is shorter now. */
    const putBack = (): boolean => {
      if (!isMoved()) return false;
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return !isMoved();
    };
    // A library that scrolls the page smoothly goes on with it. Each time after its step and before the paint, so that nothing is seen to move.
    let frame = 0;
    const follow = (): void => {
      frame = !isZoomedIn() && putBack() ? window.requestAnimationFrame(follow) : 0;
    };
    const begin = (): void => {
      if (frame === 0) frame = window.requestAnimationFrame(follow);
    };
    undo.push(listen(window, 'scroll', begin, { passive: true }), () => window.cancelAnimationFrame(frame));
    restore = onDispose(() => {
      for (const remove of undo) remove();
      putBack();
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
