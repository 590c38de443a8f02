import { useLayoutEffect, useState } from 'react';
import { sizeOf } from '../../src/dom/cssLengths';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useWhenBelow } from '../../src/ui/rendering/useWhenBelow';

/** What stands in the placeholder. */
export type Shape = 'server' | 'nothing' | 'skeleton' | 'list';

/** A place of this height is reserved for a list by the page. */
const RESERVED_MIN_PX = 200;

/**
 * The shape that is shown: the wanted one as soon as it moves nothing in view. A list replaces its skeleton, which has its size; everything else
 * waits until the placeholder is below the window, or needs a place that the page has reserved.
 */
export function usePlace(host: WidgetHost, wanted: Shape, first: Shape, isSettled: boolean) {
  const [shape, setShape] = useState(first);
  const [reservedPx] = useState(() => sizeOf(host.element).height);
  const [isReleased, setReleased] = useState(false); // the reserved place, once its final content is there
  const fits = (shape === 'skeleton' && wanted === 'list') || (shape === 'nothing' && reservedPx >= RESERVED_MIN_PX);
  useLayoutEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- before the browser paints
    if (wanted !== shape && fits) setShape(wanted);
  }, [wanted, shape, fits]);
  useWhenBelow(host.element, wanted !== shape || (isSettled && !isReleased), () => {
    setShape(wanted);
    setReleased(isSettled);
  });
  return {
    shape,
    /** A skeleton whose list does not come keeps its place unseen. */
    isHidden: shape === 'skeleton' && wanted === 'nothing',
    minHeight: isReleased || reservedPx === 0 ? undefined : reservedPx,
  };
}
