import { useCallback } from 'react';
import { loadOnce } from '../../src/lib/loadOnce';
import { useLoadCart } from '../../src/store/hooks';
import { useLazyPanel } from '../../src/ui/rendering/useLazyPanel';

/** Shared with the prefetch: a promise that is already resolved opens the drawer in the task of the press. */
export const importPanel = loadOnce(() => import('./CartPanel'));

/** Loads the drawer's code and the cart. */
export function usePanel(shadow: ShadowRoot) {
  const loadCart = useLoadCart();
  const fetchPanel = useCallback(async () => {
    const [{ panel }] = await Promise.all([importPanel(), loadCart()]);
    return panel;
  }, [loadCart]);
  return useLazyPanel(shadow, fetchPanel);
}
