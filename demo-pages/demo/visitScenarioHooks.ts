import type { FastifyInstance } from 'fastify';
import type { ShopRequest } from '../http/shopRequest';
import { FAULT_COOKIE } from './faults';
import { inScenario } from './scenario';
import { leavesPagesAlone } from './scenarios';

/** Changes of the visit itself, by the scenario's name. */
const CHANGES: Readonly<Record<string, Partial<ShopRequest>>> = {
  maintenance: { maintenance: true },
  // As prices in Croatia were shown during the change to the euro (A018).
  'dual-price': { alternativePrice: { validFrom: null, validTo: null, currency: 'HRK', decimals: 2, exchangeRate: 7.5345 } },
};

/** Applies the visit's scenarios before any page or endpoint sees the request. */
export function registerVisitHooks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ shop, cookies }) => {
    shop.isInTrial = cookies[FAULT_COOKIE] !== undefined || !leavesPagesAlone(shop.scenario);
    for (const [name, changes] of Object.entries(CHANGES)) if (inScenario(shop, name)) Object.assign(shop, changes);
  });
}
