import { noonOf, wholeDays } from './calendarDay';

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)/;

/** Browsers format Croatian days as "09. 01.", which is not common usage. Polish does use "9.01". */
const LEADING_ZERO = /\b0(?=\d\.)/g;

/**
 * Formats days relative to today: "danes", "jutri", else the weekday with its date. Takes ISO dates as calendar days, ignoring
 * the time; a range of one day is shown once.
 */
export function createRelativeDateFormat(locale: string): (from: string, to: string, now: Date) => string {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const far = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'numeric' });

  function relativeDate(iso: string, now: Date): string {
    const [, year, month, day] = ISO_DAY.exec(iso) ?? [];
    if (year === undefined) return '';
    const date = noonOf(Number(year), Number(month) - 1, Number(day));
    const days = wholeDays(now, date);
    return days === 0 || days === 1 ? near.format(days, 'day') : far.format(date).replaceAll(LEADING_ZERO, '');
  }

  return (from, to, now) => {
    const [first, last] = [relativeDate(from, now), to === from ? '' : relativeDate(to, now)];
    return first === last || last === '' ? first : first === '' ? last : `${first} – ${last}`;
  };
}
