import type { Scenario } from './scenario';

export const CONTENT_CHANGED = 'content-changed';

/** The hash of a content that the editors have changed meanwhile. */
export const changedHash = (hash: string): string => `${hash}-changed`;

/** What the shop's editors, lawyers and modules answer. The hooks are in `apiScenarioHooks.ts`. */
export const CONTENT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  [CONTENT_CHANGED]: { description: 'contents by title have another text and hash than before', changesPages: true },
  'content-missing': { description: 'the editors have no content by any title' },
  'hostile-content': { description: 'contents by title are the attacks of demo/htmlAttacks.ts' },
  'hostile-legals': { description: 'the unapproved legal conditions are the attacks of demo/htmlAttacks.ts' },
  'legal-not-approved': { description: 'approving legal conditions and deactivating the account answer status false' },
  'no-legal-api': { description: 'the page configuration has no legalConditionsApi', changesPages: true },
  'consent-not-saved': { description: 'the calls that store consents answer status false' },
  'odd-consents': { description: 'the consents in answers and in the page configuration are of every wrong type', changesPages: true },
  'vip-viewed-fails': { description: 'the call that stores that the VIP welcome was seen fails' },
  'adult-content-header': { description: 'answers with goods for adults carry the header adult-content, unless adult content is allowed' },
  'adult-confirm-refused': { description: 'confirming the age answers status false' },
  'no-reviews': { description: 'no product has reviews' },
  'many-reviews': { description: 'each product has 50,000 reviews' },
  'odd-reviews': { description: 'reviews that are HTML, from right to left, of 20,000 characters, with 0 and 11 stars, of 1970 and 2100' },
  'review-refused': { description: 'a review is refused, with reasons for its title and its text' },
  'campaign-page': { description: 'every page is a campaign, which shows no adult modal', changesPages: true },
};
