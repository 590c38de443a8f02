import type { ShopRequest } from '../http/shopRequest';
import { withCollectorHooks } from './collectorScenarios';
import { changedHash, CONTENT_CHANGED } from './contentScenarios';
import { mapDeep } from './malformedResponses';
import { oddConsentsIn } from './oddConsents';
import { inScenario } from './scenario';

/** What scenarios change in the page configuration, by the scenario's name. */
const CHANGES: Readonly<Record<string, object>> = {
  'unknown-country': { country: 'XX' },
  'stale-token': { csrfToken: 'stale' },
  'suggest-off': { suggestStatus: '0' },
  'adult-page': { isAdultPage: true },
  'campaign-page': { isCampaignPage: true },
  'no-legal-api': { legalConditionsApi: null },
  'all-payments': { payments: { disabledPaymentCodes: [] } },
  'known-visitor': { trackingId: 'demo-visitor' },
};

/** Page configurations that are no JSON. */
const TEXTS: Readonly<Record<string, string>> = {
  'broken-config': '{ "country": "SI", "csrfToken": ',
  'no-config': '',
};

/** The page configuration in the visit's scenarios. */
export function withConfigHooks(shop: ShopRequest, config: object): object {
  const changes = Object.entries(CHANGES).flatMap(([name, change]) => (inScenario(shop, name) ? [change] : []));
  const changed: object = withCollectorHooks(
    shop,
    Object.assign({}, config, ...changes, inScenario(shop, CONTENT_CHANGED) ? withChangedHashes(config) : {}),
  );
  return inScenario(shop, 'odd-consents') ? Object(mapDeep(changed, oddConsentsIn)) : changed;
}

/** The editors have changed the contents since another page was cached. */
function withChangedHashes(config: object): object {
  const hashes: Record<string, string> = { ...Object(Object(config).contentHashes) };
  return { contentHashes: Object.fromEntries(Object.entries(hashes).map(([title, hash]) => [title, changedHash(hash)])) };
}

/** The text of the page configuration in the visit's scenarios. */
export function withConfigTextHooks(shop: ShopRequest, json: string): string {
  return Object.entries(TEXTS).find(([name]) => inScenario(shop, name))?.[1] ?? json;
}
