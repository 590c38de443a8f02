import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useShop } from '../../src/store/hooks';

/** Rounding of a scroller's positions. */
const TOLERANCE_PX = 4;

interface Window {
  /** The first and the last card that are shown whole, from 1. */
  first: number;
  last: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

function windowOf(scroller: HTMLElement): Window {
  const { scrollLeft, clientWidth, scrollWidth } = scroller;
  const cards = [...scroller.children] as HTMLElement[];
  const width = cards[0]?.offsetWidth ?? 0;
  const step = (cards[1]?.offsetLeft ?? width) - (cards[0]?.offsetLeft ?? 0) || 1;
  const before = Math.round(scrollLeft / step);
  const whole = Math.max(1, Math.floor((clientWidth - width + TOLERANCE_PX) / step) + 1);
  return {
    first: before + 1,
    last: Math.min(cards.length, before + whole),
    isAtStart: scrollLeft <= TOLERANCE_PX,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX,
  };
}

/** Which cards a scroller shows; null until it is measured. */
function useWindow(scroller: RefObject<HTMLElement | null>): Window | null {
  const [shown, setShown] = useState<Window | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver !== 'function') return undefined;
    let frame = 0;
    const measureLater = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setShown(windowOf(element)));
    };
    element.addEventListener('scroll', measureLater, { passive: true });
    const observer = new ResizeObserver(measureLater); // also at once
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', measureLater);
      observer.disconnect();
    };
  }, [scroller]);
  return shown;
}

const scrollToCard = (scroller: HTMLElement, card: HTMLElement): void => scroller.scrollTo({ left: card.offsetLeft - scroller.offsetLeft });

/** Browsers scroll just as far as necessary to what gets the focus; the row then snaps, which may hide it again. */
function showFocusedCard(scroller: HTMLElement, focused: Element): void {
  const card = focused.closest('li');
  if (card === null || !focused.matches(':focus-visible')) return; // what is pressed stays under the pointer
  requestAnimationFrame(() => {
    const [shown, { left, right }] = [scroller.getBoundingClientRect(), card.getBoundingClientRect()];
    if (left < shown.left - TOLERANCE_PX || right > shown.right + TOLERANCE_PX) scrollToCard(scroller, card);
  });
}

const BACK = { part: 'previous', label: 'txt_products_previous', path: 'm15 5-7 7 7 7', direction: -1 } as const;
const ON = { part: 'next', label: 'txt_products_next', path: 'm9 5 7 7-7 7', direction: 1 } as const;

interface CarouselProps {
  heading: ReactNode;
  /** Attributes of the list. */
  marks: object;
  count: number;
  /** `li` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways: by a swipe, by the focus, and by two buttons, which announce what is shown then. */
export function Carousel({ heading, marks, count, children }: CarouselProps) {
  const { t } = useShop();
  const scroller = useRef<HTMLUListElement>(null);
  const shown = useWindow(scroller);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    const focusIn = ({ target }: FocusEvent) => element !== null && target instanceof Element && showFocusedCard(element, target);
    element?.addEventListener('focusin', focusIn);
    return () => element?.removeEventListener('focusin', focusIn);
  }, []);
  const isWhole = shown === null || (shown.isAtStart && shown.isAtEnd);

  const turn = (direction: 1 | -1) => {
    const element = scroller.current;
    if (element === null || shown === null) return;
    setAnnounced(true);
    const { children: cards } = element;
    const pages = shown.last - shown.first + 1;
    const target = cards[Math.max(0, Math.min(cards.length - 1, shown.first - 1 + direction * pages))];
    if (target instanceof HTMLElement) scrollToCard(element, target);
  };
  const button = ({ part, label, path, direction }: typeof BACK | typeof ON, isOver: boolean) => (
    <button
      type="button"
      className="turn"
      part={part}
      aria-label={t(label)}
      aria-disabled={isOver}
      onClick={() => !isOver && turn(direction)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <>
      <div className="head">
        {heading}
        {!isWhole && (
          <div className="turns">
            {button(BACK, shown.isAtStart)}
            {button(ON, shown.isAtEnd)}
          </div>
        )}
      </div>
      <ul ref={scroller} className="row" {...marks}>
        {children}
      </ul>
      <p className="v-hidden" role="status">
        {isAnnounced && shown !== null && t('txt_products_shown', { from: shown.first, to: shown.last, count })}
      </p>
    </>
  );
}
