import { useEffect, useState } from 'react';
import { sizeOf } from '../../dom/cssLengths';

/**
 * The least height of a widget that takes the place of the server's content, so that what follows does not move. Undefined once the window
 * has another width: the server's content would have another height there.
 */
export function useServerHeight(element: HTMLElement): number | undefined {
  const [height, setHeight] = useState<number | undefined>(() => sizeOf(element).height);
  useEffect(() => {
    const before = window.innerWidth;
    const release = (): void => {
      if (window.innerWidth !== before) setHeight(undefined);
    };
    window.addEventListener('resize', release);
    return () => window.removeEventListener('resize', release);
  }, []);
  return height;
}
