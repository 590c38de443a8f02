import { noonOf, wholeDays } from '../../src/lib/calendarDay';
import type { Translate } from '../../src/shop/translate';

/** What is further away is no promise. */
const DAYS_MAX = 365;

/** Today and tomorrow have names of their own. */
const NEAR_DAYS = 2;

const entry = (list: string, place: number): string => list.split('|')[place] ?? '';

/** `iso` is a day that exists (`lib/isoDay`). */
const dateOf = (iso: string): Date => noonOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10)));

/** A day, or the days from one to another, as people say them: "jutri", "v četrtek, 3. decembra". Null for days that are over or far away. */
export function dayText(t: Translate, from: string, to: string, now: Date): string | null {
  const last = dateOf(to < from ? from : to);
  const [start, end] = [wholeDays(now, dateOf(from)), wholeDays(now, last)];
  const first = start < 0 ? last : dateOf(from);
  if (end < 0 || end > DAYS_MAX) return null;

  const month = (date: Date): string => entry(t('txt_days_months'), date.getMonth());
  if (first.getTime() === last.getTime()) {
    if (end < NEAR_DAYS) return entry(t('txt_days_near'), end);
    const weekday = entry(t('txt_days_weekdays'), last.getDay());
    return t('txt_days_day', { weekday, day: last.getDate(), month: month(last) });
  }
  const inRange = (date: Date): string => {
    const days = wholeDays(now, date);
    return days < NEAR_DAYS ? entry(t('txt_days_near_in_range'), days) : t('txt_days_short', { day: date.getDate(), month: month(date) });
  };
  if (start < NEAR_DAYS || first.getMonth() !== last.getMonth()) return t('txt_days_range', { from: inRange(first), to: inRange(last) });
  return t('txt_days_range_in_month', { from: first.getDate(), to: last.getDate(), month: month(last) });
}
