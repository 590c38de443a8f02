import { useCallback, useMemo } from 'react';
import { useShop } from '../../../src/store/hooks';

/** Weekday and date of an ISO day, for two lines. */
export function useDayNames(): (day: string) => readonly [string, string] {
  const { country } = useShop();
  const [weekday, date] = useMemo(
    () => [
      new Intl.DateTimeFormat(country.locale, { weekday: 'long', timeZone: 'UTC' }),
      new Intl.DateTimeFormat(country.locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
    ],
    [country.locale],
  );
  return useCallback(
    (day) => {
      const noon = new Date(`${day}T12:00:00Z`);
      return [weekday.format(noon), date.format(noon)];
    },
    [weekday, date],
  );
}
