import type { PriceList } from '../db/schema';
import type { Price } from './types';
import { COUNTRIES, type CountryCode, type CurrencyCode } from '../countries/countries';

/*
 * Money is in hundredths inside the shop and in units with at most two decimals outside. All prices include VAT.
 */

/** Fixed rates of the demo shop: units of the currency for 1 EUR. */
const RATES: Readonly<Record<CurrencyCode, number>> = { EUR: 1, CZK: 25, PLN: 4.3, HUF: 400 };

export const toUnits = (hundredths: number): number => hundredths / 100;
export const toHundredths = (units: number): number => Math.round(units * 100);

/** The smallest amount, in hundredths, that is used in a currency (A017). */
const SMALLEST: Readonly<Record<CurrencyCode, number>> = { EUR: 1, CZK: 100, PLN: 1, HUF: 100 };

/** A percentage of an amount, rounded half up to the currency's smallest amount. */
export function percentOf(hundredths: number, percent: number, currency: CurrencyCode): number {
  return Math.round((hundredths * percent) / 100 / SMALLEST[currency]) * SMALLEST[currency];
}

/** A typical shop price: 4,99 and 19,99, whole above 100 EUR (349), 499 Kč, 1 290 Kč, 84,99 zł, 7 990 Ft. */
export function roundLikeShop(amount: number, currency: CurrencyCode): number {
  const nines = (step: number, ending: number): number => Math.max(ending, Math.round((amount - ending) / step) * step + ending);
  if (currency === 'HUF') return amount < 5000 ? nines(100, 90) : nines(1000, 990);
  if (currency === 'CZK') return amount < 1000 ? nines(10, 9) : nines(100, 90);
  if (amount < 10) return toUnits(toHundredths(nines(0.1, 0.09)));
  if (amount < 100) return toUnits(toHundredths(nines(1, 0.99)));
  return nines(10, 9);
}

/** The hundredths in one currency for a price in hundredths of EUR. */
export function priceIn(currency: CurrencyCode, eurHundredths: number): number {
  if (currency === 'EUR') return eurHundredths;
  return toHundredths(roundLikeShop(toUnits(eurHundredths) * RATES[currency], currency));
}

/** All currencies for a price in hundredths of EUR. */
export function priceList(eurHundredths: number): PriceList {
  return {
    EUR: eurHundredths,
    CZK: priceIn('CZK', eurHundredths),
    PLN: priceIn('PLN', eurHundredths),
    HUF: priceIn('HUF', eurHundredths),
  };
}

/** Hundredths of EUR for an amount in another currency, exact to the cent. */
export function eurHundredthsOf(amount: number, currency: CurrencyCode): number {
  return toHundredths(amount / RATES[currency]);
}

export function priceView(prices: PriceList, oldPrices: PriceList | null, country: CountryCode): Price {
  const { currency } = COUNTRIES[country];
  const current = prices[currency];
  const old = oldPrices && oldPrices[currency] > current ? oldPrices[currency] : null;
  return {
    current: toUnits(current),
    old: old === null ? null : toUnits(old),
    discountPercent: old === null ? 0 : Math.round((1 - current / old) * 100),
    currency,
  };
}

/** The part without VAT, in hundredths, rounded half up. */
export function withoutVat(hundredths: number, country: CountryCode): number {
  return Math.round((hundredths * 100) / (100 + COUNTRIES[country].vatPercent));
}
