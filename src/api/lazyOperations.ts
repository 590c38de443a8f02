/**
 * Operations of lazy chunks: the build moves the entries of `operations.gen.ts` that are not needed on every page into this
 * module. Without the build the table is complete.
 */
import './operations.gen';
