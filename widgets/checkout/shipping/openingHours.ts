/** Days of the short form "Mo-Fr 08:00-19:00; Sa 08:00-12:00". */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;
/** From one day or time to another. */
const RANGE = /(?<=[a-z\d])\s?-\s?(?=[A-Z\d])/g;
const TIME = /\b([01]?\d|2[0-3]):([0-5]\d)\b/g;
const ALL_DAY = /\b(24\/7|0?0:00\s?[-–]\s?24:00)\b/g;
const CLOSED = /\b(off|closed)\b/gi;

export interface OpeningTexts {
  allDay: string;
  closed: string;
}

/** Opening hours line by line, days and times as the locale writes them; anything outside the short form is kept. */
export function openingLines(hours: string, locale: string, { allDay, closed }: OpeningTexts): string[] {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  return hours
    .split(';')
    .map((line) =>
      line
        .trim()
        .replace(ALL_DAY, allDay)
        .replace(CLOSED, closed)
        .replace(RANGE, '–')
        .replace(TIME, (_match, hour: string, minute: string) => time.format(Date.UTC(2024, 0, 1, Number(hour), Number(minute))))
        .replace(/,(?=\S)/g, ', ')
        .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => weekday.format(MONDAY + DAYS.indexOf(day) * DAY_MS)),
    )
    .filter((line) => line !== '');
}
