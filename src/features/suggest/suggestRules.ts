import { toSearchKeyword } from '../search';

/** R7.038, R9.56 */
export const SUGGEST_DEBOUNCE_MS = 250;
/** A119 */
export const SUGGEST_CACHE_ENTRIES = 50;
/** Pause after a 429 without Retry-After. */
export const SUGGEST_PAUSE_S = 30;

/** A119: keywords that differ only in case and outer spaces share a cache entry. */
export const cacheKeyOf = (typed: string): string => toSearchKeyword(typed).toLowerCase();
