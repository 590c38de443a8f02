import { useState } from 'react';
import { selectClockOffsetMs } from '../../../src/features/cart';
import { useAppSelector, useShop } from '../../../src/store/hooks';
import { hoursOn } from './openingHours';

/** A branch's opening hours of today, by the shop's clock; null where they are unknown. */
export function useTodaysHours(hours: string | null): string | null {
  const { t, country } = useShop();
  const offsetMs = useAppSelector(selectClockOffsetMs);
  const [now] = useState(() => Date.now());
  if (hours === null) return null;
  const today = (new Date(now + offsetMs).getDay() + 6) % 7;
  return hoursOn(today, hours, country.locale, { allDay: t('txt_pickup_hours_all_day'), closed: t('txt_pickup_hours_closed') });
}
