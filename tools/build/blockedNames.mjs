import { basename, extname } from 'node:path';

/** Words that common blocker lists hide or block (docs/hostile-pages.md, "Content blockers"). */
const BLOCKED_WORDS = /banner|cookie|gdpr|consent|newsletter|track|analytic|beacon|gtm|legal|promo|social|(^|[^a-z])ads?([^a-z]|$)/gi;

const isBlocked = (name) => name.search(BLOCKED_WORDS) >= 0;

const withoutHash = (path) => basename(path).replace(/-\w{8}\.(js|json)$/, ''); // a hash matches only by chance

/** The name of the chunk of a lazy module: its own, of whose blocked words the first letters remain. */
export const chunkNameOf = (module) => basename(module, extname(module)).replace(BLOCKED_WORDS, ([first]) => first);

/** Lazy modules that the build has to give another name. */
export const withBlockedNames = (modules) => modules.filter((module) => isBlocked(basename(module)));

export const blockedNames = (paths) =>
  paths.filter((path) => isBlocked(withoutHash(path))).map((path) => `${path}: content blockers would hide this name`);
