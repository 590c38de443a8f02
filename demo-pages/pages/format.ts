import type { CurrencyCode } from '../countries/countries';
import { COUNTRIES, type CountryCode } from '../countries/countries';

/** The usual decimals of a currency (A017). */
const DECIMALS: Readonly<Record<CurrencyCode, number>> = { EUR: 2, CZK: 0, PLN: 2, HUF: 0 };

/** Money, dates and numbers in a country's format. */
export interface PageFormat {
  /** Decimals only when the amount is not whole and the currency has any (R5.34). */
  money(amount: number): string;
  /** Another currency with explicit decimals, for the alternative price (A018). */
  moneyIn(amount: number, currency: string, decimals: number): string;
  /** An ISO date (YYYY-MM-DD) or a moment. */
  date(value: string | Date): string;
  /** Day and hours, "27. 11. 2026, 8:00–12:00". */
  timeWindow(window: { from: string; to: string }): string;
  number(value: number): string;
  /** A percentage with the language's spacing. */
  percent(value: number): string;
  /** The order of a person's names in the country. */
  nameOrder: readonly (keyof PersonName)[];
  fullName(person: PersonName): string;
}

interface PersonName {
  firstname: string;
  lastname: string;
}

/** The formats of one country, digits always explicit: engines disagree on the default digits of HUF. */
export function createPageFormat(country: CountryCode): PageFormat {
  const { language, currency } = COUNTRIES[country];
  const locale = `${language}-${country}`;
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Europe/Ljubljana' });
  // The windows' times are local already.
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale, { useGrouping: true, maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  /** Cached by currency and digits: creating one is expensive, and a listing has many prices. */
  const moneyFormats = new Map<string, Intl.NumberFormat>();

  const moneyIn = (amount: number, code: string, decimals: number): string => {
    const rounded = Number(`${Math.round(Number(`${amount}e${decimals}`))}e-${decimals}`);
    const digits = Number.isInteger(rounded) ? 0 : decimals;
    const key = `${code} ${digits}`;
    const money =
      moneyFormats.get(key) ??
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
        useGrouping: true,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    moneyFormats.set(key, money);
    return money.format(rounded);
  };

  // Hungarians write the family name first.
  const nameOrder = country === 'HU' ? (['lastname', 'firstname'] as const) : (['firstname', 'lastname'] as const);

  const date = (value: string | Date): string => dates.format(typeof value === 'string' ? new Date(`${value}T12:00:00Z`) : value);

  return {
    money: (amount) => moneyIn(amount, currency, DECIMALS[currency]),
    moneyIn,
    date,
    timeWindow: ({ from, to }) => `${date(from.slice(0, 10))}, ${hours.formatRange(new Date(`${from}Z`), new Date(`${to}Z`))}`,
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value / 100),
    nameOrder,
    fullName: (person) => nameOrder.map((part) => person[part]).join(' '),
  };
}
