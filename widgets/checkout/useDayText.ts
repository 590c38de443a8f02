import { useCallback } from 'react';
import { selectClockOffsetMs } from '../../src/features/cart';
import type { DateRange } from '../../src/features/delivery';
import { createDayText } from '../../src/lib/relativeDate';
import { memoizeOne } from '../../src/lib/memoizeOne';
import { useAppSelector, useShop } from '../../src/store/hooks';

/** Formats are dear, and a list has many lines. */
const dayTextOf = memoizeOne(createDayText);

/** When something comes, as people of the country say it; by the shop's clock. One day is a range, too. */
export function useDayText(): (range: DateRange) => string {
  const { country } = useShop();
  const offsetMs = useAppSelector(selectClockOffsetMs);
  const dayText = dayTextOf(country.locale);
  return useCallback(({ from, to }) => dayText(from, to, new Date(Date.now() + offsetMs)), [dayText, offsetMs]);
}
