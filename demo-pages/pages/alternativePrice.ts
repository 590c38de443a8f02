import { inScenario } from '../demo/scenario';
import type { ShopRequest } from '../http/shopRequest';
import { DUAL_PRICE } from '../http/vitrinaConfig';
import type { PageFormat } from './format';

/** The amount in the second currency while the page configuration has one (A018), else null. */
export function alternativePriceOf(visit: ShopRequest, format: PageFormat, amount: number): string | null {
  if (!inScenario(visit, 'dual-price')) return null;
  return format.moneyIn(amount * DUAL_PRICE.exchangeRate, DUAL_PRICE.currency, DUAL_PRICE.decimals);
}
