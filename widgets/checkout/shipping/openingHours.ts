import { BETWEEN_RULES, DAYS, timesOn } from '../../../src/features/pickup';
import { memoizeOne } from '../../../src/lib/memoizeOne';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;
/** From one day or time to another. */
const RANGE = /(?<=[a-z\d])\s?-\s?(?=[A-Z\d])/g;
const TIME = /\b([01]?\d|2[0-3]):([0-5]\d)\b/g;
const ALL_DAY = /\b(24\/7|0?0:00\s?[-–]\s?24:00)\b/g;
const CLOSED = /\b(off|closed)\b/gi;

/** `Intl` formatters are expensive; cached for the whole list. */
const formatsOf = memoizeOne((locale: string) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
}));

export interface OpeningTexts {
  allDay: string;
  closed: string;
}

/** Opening hours line by line, days and times as the locale writes them; anything outside the short form is kept. */
export function openingLines(hours: string, locale: string, { allDay, closed }: OpeningTexts): string[] {
  const { weekday, time } = formatsOf(locale);
  return hours
    .split(BETWEEN_RULES)
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

/** The hours of one day (0 is Monday), without its name; null where they are not known. */
export function hoursOn(day: number, hours: string, locale: string, texts: OpeningTexts): string | null {
  const times = timesOn(day, hours);
  if (times === null || times === '') return times === null ? null : texts.closed;
  return openingLines(times, locale, texts).join(', ');
}
