import type { Shop } from './shop';

/** R4.075, A066: the page is adult content and no campaign, and `allowAdult` is absent, empty, 0 or not a number. */
export const needsAge = ({ config, allowAdult }: Shop): boolean => config.isAdultPage && !config.isCampaignPage && !Number(allowAdult());
