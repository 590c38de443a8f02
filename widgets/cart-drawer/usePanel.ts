import { useCallback } from 'react';
import { useLoadCart } from '../../src/store/hooks';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';

/** The drawer's code and, with it, the cart itself. */
export function usePanel(shadow: ShadowRoot) {
  const loadCart = useLoadCart();
  const fetchPanel = useCallback(async () => {
    const [{ panel }] = await Promise.all([import('./CartPanel'), loadCart()]);
    return panel;
  }, [loadCart]);
  return useLazyPanel(shadow, fetchPanel);
}
