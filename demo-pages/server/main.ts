import { parseOptions } from './options';
import { serve } from './serve';
import { StartError } from './startError';

/** Entry of the bundle that `start.mjs` builds and runs. A problem that the user can fix is printed in one line. */
try {
  await serve(parseOptions(process.argv.slice(2), process.env));
} catch (error) {
  const known = error instanceof StartError;
  console.error(known ? error.message : error);
  process.exit(1);
}
