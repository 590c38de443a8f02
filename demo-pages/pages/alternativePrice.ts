import type { ShopRequest } from '../http/shopRequest';
import type { PageFormat } from './format';

/** The amount in the second currency while the shop shows one (A018), else null. */
export function alternativePriceOf({ alternativePrice }: ShopRequest, format: PageFormat, amount: number): string | null {
  if (!alternativePrice) return null;
  const { currency, decimals, exchangeRate } = alternativePrice;
  return format.moneyIn(amount * exchangeRate, currency, decimals);
}
