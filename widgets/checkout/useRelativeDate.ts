import { useCallback } from 'react';
import { selectClockOffsetMs } from '../../src/features/cart';
import type { DateRange } from '../../src/features/delivery';
import { createRelativeDateFormat } from '../../src/lib/relativeDate';
import { memoizeOne } from '../../src/lib/memoizeOne';
import { useAppSelector, useShop } from '../../src/store/hooks';

/** `Intl` formatters are expensive; cache them. */
const dayTextOf = memoizeOne(createRelativeDateFormat);

/** Formats a delivery date or range in the country's language, by the shop's clock. A range may be one day. */
export function useRelativeDate(): (range: DateRange) => string {
  const { country } = useShop();
  const offsetMs = useAppSelector(selectClockOffsetMs);
  const dayText = dayTextOf(country.locale);
  return useCallback(({ from, to }) => dayText(from, to, new Date(Date.now() + offsetMs)), [dayText, offsetMs]);
}
