/**
 * The calls of parts that come later: the build fills this module with those entries of `operations.gen.ts` that no page
 * needs from the start, and leaves them out there. Without the build the table is whole.
 */
import './operations.gen';
