import type { CountryCode } from '../countries/countries';

/** Days off on the same date every year, "MM-DD". */
const FIXED: Readonly<Record<CountryCode, readonly string[]>> = {
  SI: ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'],
  CZ: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
  SK: ['01-01', '01-06', '05-01', '05-08', '07-05', '08-29', '09-15', '11-01', '12-24', '12-25', '12-26'],
  PL: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
  HU: ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'],
  HR: ['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26'],
};

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

/** Days off by their distance from Easter Sunday; those that always fall on a Sunday are left out. */
const MOVING: Readonly<Record<CountryCode, readonly number[]>> = {
  SI: [EASTER_MONDAY],
  CZ: [GOOD_FRIDAY, EASTER_MONDAY],
  SK: [GOOD_FRIDAY, EASTER_MONDAY],
  PL: [EASTER_MONDAY, CORPUS_CHRISTI],
  HU: [GOOD_FRIDAY, EASTER_MONDAY, WHIT_MONDAY],
  HR: [EASTER_MONDAY, CORPUS_CHRISTI],
};

const DAY_MS = 86_400_000;

export function isHoliday(country: CountryCode, isoDate: string): boolean {
  if (FIXED[country].includes(isoDate.slice(5))) return true;
  const easter = easterSunday(Number(isoDate.slice(0, 4)));
  const day = Date.parse(`${isoDate}T00:00:00Z`);
  return MOVING[country].some((distance) => easter + distance * DAY_MS === day);
}

export function isWorkingDay(country: CountryCode, isoDate: string): boolean {
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(country, isoDate);
}

/** The `count`-th working day after a date (the next one for 1). */
export function addWorkingDays(country: CountryCode, isoDate: string, count: number): string {
  let day = isoDate;
  for (let left = count; left > 0;) {
    day = isoDateOf(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
    if (isWorkingDay(country, day)) left -= 1;
  }
  return day;
}

/** Gregorian Easter (the anonymous algorithm of 1876), in milliseconds UTC. */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}

export const isoDateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
