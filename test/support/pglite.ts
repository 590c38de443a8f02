import type * as Pglite from '@electric-sql/pglite';

declare global {
  var pgliteOutside: typeof Pglite;
}

/** The test's '@electric-sql/pglite': see nodeWithPglite.mjs. */
export const { PGlite, types } = globalThis.pgliteOutside;
