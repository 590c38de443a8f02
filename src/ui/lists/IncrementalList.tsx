import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** About what a phone or a drawer shows: the items of the first frame. */
const FIRST_LINES = 8;
const MORE_LINES = 16;

interface IncrementalListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders one item. While this is the same function, unchanged items are not re-rendered. */
  render: (item: Item) => ReactNode;
  label?: string;
  /** Approximate item height, to size the scroll bar for items that are not rendered yet. */
  lineHeightPx: number;
}

interface RowProps<Item> extends Pick<IncrementalListProps<Item>, 'render'> {
  item: Item;
  index: number;
  count: number;
}

const Row = memo(function Row({ item, render, index, count }: RowProps<unknown>) {
  // Class fixed at mount; `:nth-child` would restyle every later row.
  const [isInitial] = useState(index <= FIRST_LINES);
  return (
    <li className={isInitial ? 'is-initial' : undefined} aria-setsize={count} aria-posinset={index}>
      {render(item)}
    </li>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;

/** The element that scrolls the list, or null for the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}

/**
 * A list that opens fast at any length: the first items at once, more as the shopper scrolls near the end. Rendered items stay,
 * so that nothing jumps and no focus is lost. Stylesheet: incrementalList.css.
 */
export function IncrementalList<Item>({ items, keyOf, render, label, lineHeightPx }: IncrementalListProps<Item>) {
  const [limit, setLimit] = useState(() => (typeof IntersectionObserver === 'function' ? FIRST_LINES : Infinity));
  const rest = useRef<HTMLDivElement>(null);
  // An item that changes is rendered at once. Adding or removing one moves all later items: deferred until the click is painted.
  const lines = useDeferredValue(items);
  const newest = useMemo(() => new Map(items.map((item) => [keyOf(item), item])), [items, keyOf]);
  const left = Math.max(0, lines.length - limit);

  useEffect(() => {
    const element = rest.current;
    if (element === null || left === 0) return undefined;
    element.style.setProperty('height', `${left * lineHeightPx}px`);
    const root = scrollerOf(element);
    const observer = new IntersectionObserver(
      (entries) => {
        // In slices, so that scrolling and clicking stay responsive.
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setLimit((before) => before + MORE_LINES));
      },
      { root, rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [left, lineHeightPx]);

  return (
    <>
      <ul className="incremental-list" aria-label={label}>
        {lines.slice(0, limit).map((line, index) => (
          <Row key={keyOf(line)} item={newest.get(keyOf(line)) ?? line} render={render} index={index + 1} count={lines.length} />
        ))}
      </ul>
      {left > 0 && <div ref={rest} aria-hidden="true" />}
    </>
  );
}
