/** Days of the short form "Mo-Fr 08:00-19:00; Sa 08:00-12:00". */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Between rules: a semicolon, or a comma after hours and before a day. */
export const BETWEEN_RULES = /;|(?<=\d|off|closed)\s*,\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/;

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const CLOCK_TIME = String.raw`\d{1,2}(?:[:.]\d\d)?`;
const listOf = (name: string): string => String.raw`${name}(?:\s*,\s*${name})*`;
const rangeOf = (from: string, rest = ''): string => String.raw`${from}(?:\s*[-–]\s*${from})${rest}`;
/** Days, then hours and nothing else. */
const RULE = new RegExp(String.raw`^(${listOf(rangeOf(DAY, '?'))})\s+(${listOf(rangeOf(CLOCK_TIME))}|24\/7|[Oo]ff|[Cc]losed)$`);
const ALL_WEEK = '24/7';

/** Whether a list of days such as "Mo-Fr,Su" has the day. */
function hasDay(days: string, day: number): boolean {
  return days.split(',').some((part) => {
    const [from = -1, to = from] = part.split(/[-–]/).map((name) => DAYS.indexOf(name.trim()));
    return from <= to ? from <= day && day <= to : day >= from || day <= to;
  });
}

/**
 * The hours of one day (0 is Monday) as they are written, '' where it is closed; null where any rule is outside the short form, as that
 * one may be about this day, and where a comma adds further hours to a day. A rule after a semicolon replaces an earlier one.
 */
export function timesOn(day: number, hours: string): string | null {
  if (hours.trim() === ALL_WEEK) return ALL_WEEK;
  let today = '';
  for (const group of hours.split(';')) {
    for (const [nth, rule] of group.split(BETWEEN_RULES).entries()) {
      const [, days = '', times] = RULE.exec(rule.trim()) ?? [];
      if (times === undefined) return null;
      if (!hasDay(days, day)) continue;
      if (nth > 0 && today !== '') return null;
      today = times;
    }
  }
  return today;
}

const DAY_MINUTES = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.trim().split(/[:.]/).map(Number);
  return hours * 60 + minutes;
}

/** Whether any of a day's hours contain the minute, which is beyond the day's end for the hours after midnight. */
const hasMinute = (times: string, minute: number): boolean =>
  times === ALL_WEEK
    ? minute < DAY_MINUTES
    : times.split(',').some((range) => {
        const [from = Number.NaN, to = Number.NaN] = range.split(/[-–]/).map(minutesOf);
        return from <= minute && minute < (to <= from ? to + DAY_MINUTES : to);
      });

/** Whether it is open at a moment; null where that is not known. */
export function isOpenAt(hours: string | null, moment: Date): boolean | null {
  if (hours === null) return null;
  const day = (moment.getDay() + 6) % 7;
  const minute = moment.getHours() * 60 + moment.getMinutes();
  const [today, before] = [timesOn(day, hours), timesOn((day + 6) % 7, hours)];
  return today === null || before === null ? null : hasMinute(today, minute) || hasMinute(before, minute + DAY_MINUTES);
}
