/**
 * `npm start`: installs if needed, builds what has changed, and serves the reference shop with the widgets in it.
 *   PORT=4174 HOST=0.0.0.0        another address than http://localhost:4173
 *   DATABASE_URL=postgres://…     a PostgreSQL instead of the built-in database
 *   --catalog FILE                your own products (CSV or JSON); --skip-bad-lines leaves out lines with errors
 *   --watch                       `npm run dev`: rebuilds on change, pages reload themselves
 */
import { installIfNeeded, root } from '../test/support/project.mjs';

process.chdir(root);
installIfNeeded();
const { buildShop, buildWidgets, SERVER_FILE } = await import('./tools/build.mjs');

const args = process.argv.slice(2);
const watching = args.includes('--watch');
const serverArgs = args.filter((arg) => arg !== '--watch' && arg !== '--skip-widgets');

if (!args.includes('--skip-widgets') && !buildWidgets() && !watching) process.exit(1);
if (!(await buildShop())) process.exit(1);
if (watching) (await import('./tools/watch.mjs')).watchAndServe(serverArgs);
else {
  process.argv.splice(2, Infinity, ...serverArgs);
  process.setSourceMapsEnabled(true);
  await import(SERVER_FILE);
}
