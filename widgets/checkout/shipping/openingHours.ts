import { memoizeOne } from '../../../src/lib/memoizeOne';

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

/** Between rules: a semicolon, or a comma after hours and before a day. */
const BETWEEN_RULES = /;|(?<=\d|off|closed)\s*,\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/;

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

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const CLOCK_TIME = String.raw`\d{1,2}(?:[:.]\d\d)?`;
const listOf = (name: string): string => String.raw`${name}(?:\s*,\s*${name})*`;
const rangeOf = (from: string, rest = ''): string => String.raw`${from}(?:\s*[-–]\s*${from})${rest}`;
/** Days, then hours and nothing else. */
const RULE = new RegExp(String.raw`^(${listOf(rangeOf(DAY, '?'))})\s+(${listOf(rangeOf(CLOCK_TIME))}|24\/7|[Oo]ff|[Cc]losed)$`);

/** Whether a list of days such as "Mo-Fr,Su" has the day. */
function hasDay(days: string, day: number): boolean {
  return days.split(',').some((part) => {
    const [from = -1, to = from] = part.split(/[-–]/).map((name) => DAYS.indexOf(name.trim()));
    return from <= to ? from <= day && day <= to : day >= from || day <= to;
  });
}

/**
 * The hours of one day (0 is Monday), without its name; null where any rule is outside the short form, as that one may be about this
 * day, and where a comma adds further hours to a day. A rule after a semicolon replaces an earlier one.
 */
export function hoursOn(day: number, hours: string, locale: string, texts: OpeningTexts): string | null {
  if (hours.trim() === '24/7') return texts.allDay;
  let today: string | null = null;
  for (const group of hours.split(';')) {
    for (const [nth, rule] of group.split(BETWEEN_RULES).entries()) {
      const [, days = '', times] = RULE.exec(rule.trim()) ?? [];
      if (times === undefined) return null;
      if (!hasDay(days, day)) continue;
      if (nth > 0 && today !== null) return null;
      today = times;
    }
  }
  return today === null ? texts.closed : openingLines(today, locale, texts).join(', ');
}
