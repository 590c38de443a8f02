import { useMemo } from 'react';
import { selectClockOffsetMs } from '../../../src/features/cart';
import type { DeliveryMethod, TimeWindow } from '../../../src/features/delivery';
import { useAppSelector, useShop } from '../../../src/store/hooks';

/** How long the shop holds the chosen window, in the shopper's own time; empty while it is being saved. */
export function useHeldText(method: DeliveryMethod, window: TimeWindow | null): string {
  const { t, country } = useShop();
  const offsetMs = useAppSelector(selectClockOffsetMs);
  const time = useMemo(() => new Intl.DateTimeFormat(country.locale, { hour: 'numeric', minute: '2-digit' }), [country.locale]);
  if (method.timeWindowHeldUntil === null || window === null || method.timeWindowId !== window.id) return '';
  return t('txt_window_held', { time: time.format(method.timeWindowHeldUntil - offsetMs) });
}
