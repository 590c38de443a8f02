import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Entries below the rows of the server's links are taken out of the bar. Returns how many; the last element is what leads to them. */
function fit(bar: HTMLElement, heightPx: number): number {
  const all = [...bar.children] as HTMLElement[];
  const [more, entries, first] = [all.at(-1), all.slice(0, -1), all[0]];
  if (more === undefined || first === undefined) return 0;
  for (const entry of entries) delete entry.dataset['over'];
  bar.style.paddingInlineEnd = '';
  const isOver = (entry: HTMLElement): boolean =>
    entry.offsetTop + entry.offsetHeight > first.offsetTop + Math.max(heightPx, first.offsetHeight) + 1;
  const isTooHigh = (): boolean => entries.some(isOver);
  // Entries are as tall as a target has to be, unless that would move what is below (D31).
  if (isTooHigh()) bar.dataset['tight'] = '';
  bar.style.height = `${Math.max(heightPx, first.offsetHeight)}px`; // of letters that the shopper enlarges
  more.hidden = !isTooHigh(); // not before: it may have the focus
  if (more.hidden) return 0;
  bar.style.paddingInlineEnd = `${more.offsetWidth}px`;
  const over = entries.filter(isOver);
  more.style.insetBlockStart = `${(entries[entries.length - over.length - 1] ?? first).offsetTop}px`;
  for (const entry of over) entry.dataset['over'] = '';
  return over.length;
}

/** How many entries the bar has no room for; null until that is known. Found before the first paint, and whenever its width, or their height, changes. */
export function useFit(bar: RefObject<HTMLElement | null>, heightPx: number, isLimited: boolean, names: string) {
  const ruler = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  useLayoutEffect(() => {
    const [box, width] = [bar.current, ruler.current];
    if (!isLimited || names === '' || box === null || width === null || typeof ResizeObserver !== 'function') return undefined;
    // Neither is changed by what is done about it.
    const observer = new ResizeObserver(() => setLeft(fit(box, heightPx)));
    for (const element of [width, box.firstElementChild]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [bar, heightPx, isLimited, names]);
  return { ruler, left };
}
