import { useEffect, useEffectEvent } from 'react';

/** While `isOpen`, calls `onPress` at each press anywhere but in `element`. */
export function useOutsidePress(element: HTMLElement | null, isOpen: boolean, onPress: (event: PointerEvent) => void): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (element !== null && !event.composedPath().includes(element)) onPress(event);
  });
  useEffect(() => {
    if (!isOpen || element === null) return undefined;
    const { ownerDocument } = element;
    ownerDocument.addEventListener('pointerdown', press);
    return () => ownerDocument.removeEventListener('pointerdown', press);
  }, [isOpen, element]);
}
