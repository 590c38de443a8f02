import type { ShopRequest } from '../http/shopRequest';
import { inScenario } from './scenario';

/** What scenarios change in the page configuration, by the scenario's name. */
const CHANGES: Readonly<Record<string, object>> = {
  'unknown-country': { country: 'XX' },
  'stale-token': { csrfToken: 'stale' },
  'suggest-off': { suggestStatus: '0' },
  'adult-page': { isAdultPage: true },
};

/** Page configurations that are no JSON. */
const TEXTS: Readonly<Record<string, string>> = {
  'broken-config': '{ "country": "SI", "csrfToken": ',
  'no-config': '',
};

/** The page configuration in the visit's scenarios. */
export function withConfigHooks(shop: ShopRequest, config: object): object {
  const changes = Object.entries(CHANGES).flatMap(([name, change]) => (inScenario(shop, name) ? [change] : []));
  return Object.assign({}, config, ...changes);
}

/** The text of the page configuration in the visit's scenarios. */
export function withConfigTextHooks(shop: ShopRequest, json: string): string {
  return Object.entries(TEXTS).find(([name]) => inScenario(shop, name))?.[1] ?? json;
}
