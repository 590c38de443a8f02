import type * as Pglite from '@electric-sql/pglite';

declare global {
  var pgliteOutside: typeof Pglite;
}

/** What tests get for '@electric-sql/pglite': see nodeWithPglite.mjs. */
export const { PGlite, types } = globalThis.pgliteOutside;
