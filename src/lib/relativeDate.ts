const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)/;

/** Browsers format Croatian days as "09. 01.", which is not common usage. Polish does use "9.01". */
const LEADING_ZERO = /\b0(?=\d\.)/g;

/** Noon of a calendar day, safe across daylight saving changes. */
const noonOf = (year: number, month: number, day: number): Date => new Date(year, month, day, 12);

const wholeDays = (from: Date, to: Date): number =>
  Math.round(
    (noonOf(to.getFullYear(), to.getMonth(), to.getDate()).getTime() -
      noonOf(from.getFullYear(), from.getMonth(), from.getDate()).getTime()) /
      86_400_000,
  );

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
