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

/** How the service of impressions answers. */
const IMPRESSION_ANSWERS: Readonly<Record<string, string>> = {
  'impressions-500': 'with an error',
  'impressions-silent': 'never',
};

/** What the page has made of its tag manager's list, before anything else runs. */
const DATA_LAYERS: Readonly<Record<string, { what: string; script: string }>> = {
  'data-layer-object': { what: 'is an object', script: 'window.dataLayer = {};' },
  'data-layer-frozen': { what: 'is frozen', script: 'window.dataLayer = Object.freeze([]);' },
  'data-layer-replaced': {
    what: 'is replaced when the page has loaded',
    script: "window.dataLayer = []; addEventListener('load', () => { window.dataLayer = []; });",
  },
  'data-layer-throws': {
    what: 'throws at what it is given',
    script: "window.dataLayer = []; window.dataLayer.push = () => { throw new Error('broken tag'); };",
  },
  'data-layer-getter': {
    what: 'cannot be read',
    script: "Object.defineProperty(window, 'dataLayer', { get() { throw new Error('broken list'); } });",
  },
};

const scenariosOf = <Of>(table: Readonly<Record<string, Of>>, describe: (of: Of) => string): Record<string, Scenario> =>
  Object.fromEntries(Object.entries(table).map(([name, of]) => [name, { description: describe(of), changesPages: true }]));

const nameIn = (table: object, shop: ShopRequest): string | undefined => Object.keys(table).find((each) => inScenario(shop, each));

export const COLLECTOR_SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...scenariosOf(ANSWERS, (how) => `behavioural analytics answer ${how}`),
  ...scenariosOf(IMPRESSION_ANSWERS, (how) => `the service of impressions answers ${how}`),
  ...scenariosOf(DATA_LAYERS, ({ what }) => `the tag manager's list, window.dataLayer, ${what}`),
  'no-tracking': { description: 'the page configuration measures nothing', changesPages: true },
  'tag-manager': { description: 'the pages have a tag manager', changesPages: true },
  'tag-manager-late': { description: 'the tag manager starts after the page has loaded', changesPages: true },
  'tag-manager-blocked': { description: "the tag manager's script cannot be loaded", changesPages: true },
};

/** The page configuration's part for the collectors. */
export function withCollectorHooks(shop: ShopRequest, config: object): object {
  if (inScenario(shop, 'no-tracking')) return { ...config, tracking: null };
  const { tracking, gtm }: { tracking?: { analyticsUrl: string }; gtm?: { url: string } } = Object(config);
  if (tracking === undefined || gtm === undefined) return config;
  const [analytics, impressions] = [nameIn(ANSWERS, shop), nameIn(IMPRESSION_ANSWERS, shop)];
  return {
    ...config,
    ...(analytics && { tracking: { ...tracking, analyticsUrl: `${tracking.analyticsUrl}/${analytics.replace('analytics', 'as')}` } }),
    ...(impressions && { gtm: { ...gtm, url: `${gtm.url}/${impressions.replace('impressions', 'as')}` } }),
  };
}

/** What the page runs first; null for nothing. */
export const firstScript = (shop: ShopRequest): string | null => DATA_LAYERS[nameIn(DATA_LAYERS, shop) ?? '']?.script ?? null;

/** The tag manager's script; null where the page has none. */
export function tagManagerPath(shop: ShopRequest, provider: string): string | null {
  if (inScenario(shop, 'tag-manager')) return `${provider}/gtm/gtm.js`;
  if (inScenario(shop, 'tag-manager-late')) return `${provider}/gtm/gtm.js?late`;
  return inScenario(shop, 'tag-manager-blocked') ? `${provider}/gtm/missing.js` : null;
}
