import type { Scenario } from './scenario';

/** What the shop answers about products. The hooks are in `apiScenarioHooks.ts`. */
export const PRODUCT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'sold-out-since': { description: 'the shop answers that every article has been sold out since the page was printed' },
  'no-products': { description: 'lists of products (recommended, similar, recently viewed) are empty' },
  'many-products': { description: 'lists of products have 200' },
  'adult-products': { description: 'all products in lists are for adults only' },
  'sold-out-products': { description: 'all products in lists are sold out' },
  'odd-licenses': { description: 'licence keys of 4,000 characters, from right to left, as HTML, twice, empty, with scripts as downloads' },
  'no-licenses': { description: 'no order has licence keys' },
  'api-key-twice': { description: 'a request for an API key arrives twice, and the second answer is the one that comes back' },
  'odd-products': {
    description: 'lists of products hold the product of the page, scripts as links, titles of every wrong kind, no pictures',
  },
};
