import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { renderInFrame } from './renderInFrame';

const canObserve = (): boolean => typeof IntersectionObserver === 'function';

/**
 * Calls `change`, which sets states, once an element is below the window, where a change of it moves nothing that the shopper sees. Where the
 * browser has no observer, the element counts as below.
 */
export function useWhenBelow(element: HTMLElement, isWanted: boolean, change: () => void): void {
  const [isBelow, setBelow] = useState(!canObserve());
  useEffect(() => {
    if (!canObserve()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) setBelow(!isIntersecting && boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  const changeNow = useEffectEvent(change);
  useLayoutEffect(() => {
    if (!isWanted || !isBelow) return undefined;
    if (!canObserve()) return changeNow();
    // If it is no longer below, the observer reports that.
    return renderInFrame(() => element.getBoundingClientRect().top >= innerHeight && changeNow());
  }, [element, isBelow, isWanted]);
}
