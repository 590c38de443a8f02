import { once } from '../lib/once';
import type { Country } from './countries/country';
import type { Format } from './shop';
import type { AlternativePrice } from './shopConfig';

/** Shown for an amount that is not a number (invalid response), instead of NaN. */
const NO_AMOUNT = '–';

/** `true` means "always": Slovenian, Polish and Hungarian otherwise group only from five digits on (A017: 1.234,56). */
const GROUPED = { useGrouping: true };

/** Rounds half up on the decimal notation, so that 1.005 becomes 1.01; keeps the sign, except for zero. */
function roundHalfUp(amount: number, decimals: number): number {
  const size = Math.abs(amount);
  if (size < 1e-6) return 0;
  if (size >= 1e15) return Math.round(amount);
  const rounded = Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`);
  return rounded === 0 ? 0 : Math.sign(amount) * rounded;
}

/** Formats money, numbers and dates of a country by Intl, digits always explicit: engines disagree on HUF's defaults. */
export function createFormat(country: Country, alternative: AlternativePrice | null): Format {
  const numbers = once(() => new Intl.NumberFormat(country.locale, { ...GROUPED, maximumFractionDigits: 2 }));
  const dates = once(() => new Intl.DateTimeFormat(country.locale, { day: 'numeric', month: 'numeric', year: 'numeric' }));
  const moneyFormats = new Map<string, Intl.NumberFormat>();

  const formatMoney = (amount: number, currency: string, decimals: number): string => {
    const key = currency + decimals;
    let money = moneyFormats.get(key);
    if (money === undefined) {
      money = new Intl.NumberFormat(country.locale, {
        ...GROUPED,
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      moneyFormats.set(key, money);
    }
    return money.format(amount);
  };

  return {
    money(amount) {
      if (!Number.isFinite(amount)) return NO_AMOUNT;
      const rounded = roundHalfUp(amount, country.decimals);
      return formatMoney(rounded, country.currency, Number.isInteger(rounded) ? 0 : country.decimals);
    },
    alternativeMoney(amount, now) {
      if (alternative === null || !Number.isFinite(amount)) return null;
      const { validFrom, validTo, currency, decimals, exchangeRate } = alternative;
      if ((validFrom !== null && now < validFrom) || (validTo !== null && now > validTo)) return null;
      return `(${formatMoney(roundHalfUp(amount * exchangeRate, decimals), currency, decimals)})`;
    },
    number: (value) => (Number.isFinite(value) ? numbers().format(value) : NO_AMOUNT),
    date: (value) => (Number.isNaN(value.getTime()) ? '' : dates().format(value)),
  };
}
