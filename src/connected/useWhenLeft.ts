import { useLayoutEffect, useState } from 'react';
import { whenLeft } from '../dom/whenLeft';

/** The value, for links in the place of the server's: while a pointer, finger or the focus is in the placeholder, the one before. */
export function useWhenLeft<Value>(element: Element, value: Value): Value {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => {
    let isLatest = true;
    whenLeft(element, () => isLatest && setShown(value));
    return () => void (isLatest = false);
  }, [element, value]);
  return shown;
}
