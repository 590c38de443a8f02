import type { ShopRequest } from '../http/shopRequest';
import { inScenario } from './scenario';
import type { Scenario } from './scenario';

/** How the analytics answer, by scenario; `providers/collectors.ts` knows what they mean. */
const ANSWERS: Readonly<Record<string, string>> = {
  'analytics-204': 'every event with 204',
  'analytics-302': 'with a redirect',
  'analytics-400': 'that they refuse every event',
  'analytics-429': 'that there are too many',
  'analytics-429-twice': 'twice that there are too many, then they take it',
  'analytics-500': 'with an error',
  'analytics-500-twice': 'twice with an error, then they take it',
  'analytics-silent': 'never',
};

export const COLLECTOR_SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    Object.entries(ANSWERS).map(([name, how]) => [
      name,
      { description: `behavioural analytics answer ${how}`, changesPages: true } as const,
    ]),
  ),
  'no-tracking': { description: 'the page configuration measures nothing', changesPages: true },
  'tag-manager': { description: 'the pages have a tag manager', changesPages: true },
  'tag-manager-late': { description: 'the tag manager starts after the page has loaded', changesPages: true },
  'tag-manager-blocked': { description: "the tag manager's script cannot be loaded", changesPages: true },
};

/** The page configuration's part for the collectors. */
export function withCollectorHooks(shop: ShopRequest, config: object): object {
  if (inScenario(shop, 'no-tracking')) return { ...config, tracking: null };
  const name = Object.keys(ANSWERS).find((each) => inScenario(shop, each));
  const { tracking }: { tracking?: { analyticsUrl: string } } = Object(config);
  if (name === undefined || tracking === undefined) return config;
  return { ...config, tracking: { ...tracking, analyticsUrl: `${tracking.analyticsUrl}/${name.replace('analytics', 'as')}` } };
}

/** The tag manager's script; null where the page has none. */
export function tagManagerPath(shop: ShopRequest, provider: string): string | null {
  if (inScenario(shop, 'tag-manager')) return `${provider}/gtm/gtm.js`;
  if (inScenario(shop, 'tag-manager-late')) return `${provider}/gtm/gtm.js?late`;
  return inScenario(shop, 'tag-manager-blocked') ? `${provider}/gtm/missing.js` : null;
}
