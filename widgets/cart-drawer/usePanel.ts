import { useCallback } from 'react';
import { useLoadCart } from '../../src/store/hooks';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';

/** Loads the drawer's code and the cart. */
export function usePanel(shadow: ShadowRoot) {
  const loadCart = useLoadCart();
  const fetchPanel = useCallback(async () => {
    const [{ panel }] = await Promise.all([import('./CartPanel'), loadCart()]);
    return panel;
  }, [loadCart]);
  return useLazyPanel(shadow, fetchPanel);
}
