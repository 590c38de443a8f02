import { ACCOUNT_SCENARIOS } from './accountScenarios';
import { CART_SCENARIOS } from './cartScenarios';
import { CHECKOUT_SCENARIOS } from './checkoutScenarios';
import { COLLECTOR_SCENARIOS } from './collectorScenarios';
import { CONSENT_SCENARIOS } from './consentScenarios';
import { CONTENT_SCENARIOS } from './contentScenarios';
import { FAULT_COOKIE } from './faults';
import { PRODUCT_SCENARIOS } from './productScenarios';
import type { Scenario, ScenarioContext } from './scenario';
import { endSession } from '../http/sessions';

/** Named states of a session. Several can be combined: `?scenario=vip,filled-cart`. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  guest: { description: 'a new visitor: signed out, no cart, no faults' },
  ...ACCOUNT_SCENARIOS,
  ...CART_SCENARIOS,
  ...CHECKOUT_SCENARIOS,
  ...CONSENT_SCENARIOS,
  ...CONTENT_SCENARIOS,
  ...PRODUCT_SCENARIOS,
  ...COLLECTOR_SCENARIOS,
  'adult-page': {
    description: 'every page is adult content and it was not confirmed yet',
    changesPages: true,
    apply: ({ reply, request }) => {
      reply.clearCookie('allowAdult', { path: '/' });
      request.shop.allowAdult = false;
    },
  },
  maintenance: { description: 'the store is under maintenance', changesPages: true },
  'suggest-off': { description: "the page configuration has suggestStatus '0'", changesPages: true },
  'dual-price': { description: 'a second price in another currency', changesPages: true },
  'stale-token': { description: 'the pages carry an old csrf token, as from a cache', changesPages: true },
  'broken-config': { description: 'the page configuration is broken JSON', changesPages: true },
  'unknown-country': { description: 'the page configuration names a country that is not ours', changesPages: true },
  'hostile-promotions': { description: 'the promotions have hostile colours and links' },
  'large-menu': { description: 'a menu of 13 departments, 200 groups and 700 categories' },
  'hostile-menu': { description: 'a menu of twelve levels, with scripts as links, entries without any, and sizes that are styles' },
  'strict-fields': {
    description: 'endpoints refuse fields that the specification does not have: intentId, idempotencyKey, expectedTotal, confirmed',
  },
  'no-csrf-endpoint': { description: 'there is no /api/csrf-token; every page carries the token', changesPages: true },
  'no-config': { description: 'the page configuration is empty', changesPages: true },
  slow: { description: 'every endpoint takes its time', apply: withFault('slow') },
  failing: { description: 'every endpoint fails', apply: withFault('500') },
};

export async function applyScenarios(names: readonly string[], visit: ScenarioContext): Promise<void> {
  const { request, reply } = visit;
  await endSession(request);
  reply.clearCookie(FAULT_COOKIE, { path: '/' });
  request.shop.session.scenario = request.shop.scenario = names.join(',');
  for (const name of names) await SCENARIOS[name]?.apply?.(visit);
}

function withFault(name: string): NonNullable<Scenario['apply']> {
  return ({ reply }) => void reply.setCookie(FAULT_COOKIE, name, { path: '/', sameSite: 'lax' });
}

/** Whether the visit gets the public, cacheable pages. */
export function leavesPagesAlone(scenario: string | null): boolean {
  return (scenario?.split(',') ?? []).every((name) => SCENARIOS[name]?.changesPages !== true);
}
