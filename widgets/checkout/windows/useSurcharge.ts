import { useCallback } from 'react';
import type { TimeWindow } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';

/** "+ 1,50 €", "− 0,50 €"; empty where the window costs no more than its method. */
export function useSurcharge(): (window: TimeWindow) => string {
  const { format } = useShop();
  return useCallback(
    ({ surcharge }) => (surcharge === 0 ? '' : `${surcharge > 0 ? '+' : '\u2212'}\u00a0${format.money(Math.abs(surcharge))}`),
    [format],
  );
}
