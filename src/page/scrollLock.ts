import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Listening } from './listening';

/** The inline style that a lock changes on `<html>`, and what the page had there before. */
type Saved = readonly (readonly [property: string, value: string, priority: string])[];

/**
 * Counted scroll lock (A131). The page keeps its place and its width: the gutter of the vanished scroll bar is filled
 * by padding, and the position is put back when the last lock is released, because a page script or the browser's
 * focus handling may have moved it.
 */
export function createScrollLock(window: BrowserWindow, { onDispose }: Listening): () => () => void {
  const root = documentMember(window, 'documentElement');
  let holders = 0;
  let restore: (() => void) | null = null;

  const save = (properties: readonly string[]): Saved =>
    properties.map((property) => [property, root.style.getPropertyValue(property), root.style.getPropertyPriority(property)]);

  const engage = (): void => {
    const { scrollX, scrollY } = window;
    const gutter = window.innerWidth - root.clientWidth;
    const saved = save(['overflow', 'padding-right']);
    const padding = Number.parseFloat(window.getComputedStyle(root).paddingRight) || 0;
    root.style.setProperty('overflow', 'hidden', 'important');
    if (gutter > 0) root.style.setProperty('padding-right', `${padding + gutter}px`, 'important');
    restore = onDispose(() => {
      for (const [property, value, priority] of saved) root.style.setProperty(property, value, priority);
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
