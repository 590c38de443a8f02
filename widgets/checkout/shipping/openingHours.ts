/** The days of the shop's short form ("Mo-Fr 08:00-19:00; Sa 08:00-12:00"). */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;
/** From one day or time to another; people write it with a dash. */
const RANGE = /(?<=[a-z\d])-(?=[A-Z\d])/g;

/** Opening hours line by line, with the days in the shopper's language; what is not of the short form stays as it is. */
export function openingLines(hours: string, locale: string): string[] {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return hours
    .split(';')
    .map((line) =>
      line
        .trim()
        .replace(RANGE, '–')
        .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => weekday.format(new Date(MONDAY + DAYS.indexOf(day) * DAY_MS))),
    )
    .filter((line) => line !== '');
}
