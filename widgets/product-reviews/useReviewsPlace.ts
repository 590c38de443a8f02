import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sizeOf } from '../../src/dom/cssLengths';
import { renderInFrame } from '../../src/ui/rendering/renderInFrame';
import { useWhenBelow } from '../../src/ui/rendering/useWhenBelow';

/** Less than this part of the place, and the rest would be a blank area. */
const FILLED_MIN = 0.6;

/** Measuring: the content is laid out beside the server's, invisible, before the browser paints. */
type Phase = 'server' | 'measuring' | 'shown';

interface Wanted {
  /** The shop's answer is there. */
  isReady: boolean;
  isFailed: boolean;
  /** What the shopper has written does not wait, nor what has nothing to take the place of. */
  isUrgent: boolean;
}

/** Whether the page itself reserves a height. */
const isReservedBy = (element: HTMLElement): boolean => Number.parseFloat(getComputedStyle(element).minHeight) > 0;

/** Whether the content can take the server's place without moving anything in view, and without a blank area below it. */
function isStill({ top, bottom, height }: DOMRect, contentPx: number, isReserved: boolean): boolean {
  if (top >= innerHeight) return true;
  return contentPx >= height * FILLED_MIN && ((isReserved && contentPx <= height) || bottom >= innerHeight);
}

/**
 * The server's reviews give way to ours where nothing in view moves: below the window, where ours fit into the place, or where what follows them
 * is out of view. Otherwise they stay until the page is scrolled so.
 */
export function useReviewsPlace(element: HTMLElement, { isReady, isFailed, isUrgent }: Wanted) {
  const [phase, setPhase] = useState<Phase>('server');
  const [placePx] = useState(() => sizeOf(element).height);
  const [isReserved] = useState(() => isReservedBy(element));
  const [isReleased, setReleased] = useState(false); // the place, once it is below the window with what remains there
  const content = useRef<HTMLElement>(null);
  const contentPx = useRef<number | null>(null);

  useEffect(() => {
    if (!isReady || isUrgent || phase !== 'server') return undefined;
    let cancel = (): void => {};
    const look = (): void => {
      const isTyping = element.contains(document.activeElement); // into the server's form
      if (contentPx.current === null) setPhase('measuring');
      else if (!isTyping && isStill(element.getBoundingClientRect(), contentPx.current, isReserved)) setPhase('shown');
    };
    const lookLater = (): void => {
      cancel();
      cancel = renderInFrame(look);
    };
    document.addEventListener('scroll', lookLater, { capture: true, passive: true });
    lookLater();
    return () => {
      cancel();
      document.removeEventListener('scroll', lookLater, { capture: true });
    };
  }, [element, isReady, isReserved, isUrgent, phase]);

  useLayoutEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- nothing to wait for
    if (isReady && phase === 'server' && (isUrgent || placePx === 0)) setPhase('measuring');
    if (phase !== 'measuring' || content.current === null) return;
    contentPx.current = content.current.getBoundingClientRect().height;
    // eslint-disable-next-line react/set-state-in-effect -- what is measured is laid out, and decided before it is painted
    setPhase(isUrgent || placePx === 0 || isStill(element.getBoundingClientRect(), contentPx.current, isReserved) ? 'shown' : 'server');
  }, [element, isReady, isReserved, isUrgent, phase, placePx]);

  useWhenBelow(element, !isReleased && (phase === 'shown' || isFailed), () => setReleased(true));

  const isKept = !isReleased && (phase === 'shown' || isReserved); // the server's own content keeps its height, and its margins
  return { content, phase, minHeight: isKept ? placePx : undefined };
}
