import { useCallback, useMemo } from 'react';
import { selectClockOffsetMs } from '../../../src/features/cart';
import type { DateRange } from '../../../src/features/delivery';
import { createDayText } from '../../../src/lib/dayText';
import { useAppSelector, useShop } from '../../../src/store/hooks';

/** When something comes, as people of the country say it; by the shop's clock. */
export function useDayText(): (range: DateRange) => string {
  const { country } = useShop();
  const offsetMs = useAppSelector(selectClockOffsetMs);
  const dayText = useMemo(() => createDayText(country.locale), [country.locale]);
  return useCallback(({ from, to }) => dayText(from, to, new Date(Date.now() + offsetMs)), [dayText, offsetMs]);
}
