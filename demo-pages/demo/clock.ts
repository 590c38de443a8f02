import { inScenario } from './scenario';
import type { ShopRequest } from '../http/shopRequest';

export const CLOCK_AHEAD_MS = 3 * 3600 * 1000;

/** The current time in the shop's responses: its clock can be wrong. */
export function shopNow(shop: Pick<ShopRequest, 'scenario'>): Date {
  return new Date(Date.now() + (inScenario(shop, 'clock-ahead') ? CLOCK_AHEAD_MS : 0));
}
