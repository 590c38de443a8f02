import { basename } from 'node:path';

/** Words that common blocker lists hide or block (docs/hostile-pages.md, "Content blockers"). */
const BLOCKED_WORDS = /banner|cookie|gdpr|consent|newsletter|track|analytic|beacon|gtm|promo|social|(^|[^a-z])ads?([^a-z]|$)/i;

const withoutHash = (path) => basename(path).replace(/-\w{8}\.(js|json)$/, ''); // a hash matches only by chance

export const blockedNames = (paths) =>
  paths.filter((path) => BLOCKED_WORDS.test(withoutHash(path))).map((path) => `${path}: content blockers would hide this name`);
