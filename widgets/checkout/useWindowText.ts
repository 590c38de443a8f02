import { useCallback } from 'react';
import type { TimeWindow } from '../../src/features/delivery';
import { memoizeOne } from '../../src/lib/memoizeOne';
import { useShop } from '../../src/store/hooks';
import { useRelativeDate } from './useRelativeDate';

/** The windows' times are the shop's own, so that no zone may move them. */
const hoursOf = memoizeOne((locale: string) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }));

/** "8:00–12:00"; null for a whole day. */
export function useWindowHours(): (window: Pick<TimeWindow, 'from' | 'to'>) => string | null {
  const { country } = useShop();
  const hours = hoursOf(country.locale);
  return useCallback(({ from, to }) => (from.length > 10 ? hours.formatRange(new Date(`${from}Z`), new Date(`${to}Z`)) : null), [hours]);
}

/** "tomorrow, 8:00–12:00" in the country's language. */
export function useWindowText(): (window: Pick<TimeWindow, 'from' | 'to'>) => string {
  const [hours, dayText] = [useWindowHours(), useRelativeDate()];
  return useCallback(
    (window) => [dayText({ from: window.from.slice(0, 10), to: window.from.slice(0, 10) }), hours(window)].filter(Boolean).join(', '),
    [hours, dayText],
  );
}
