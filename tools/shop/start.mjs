/**
 * `npm start`: installs if needed, builds what has changed, and serves the reference shop with the widgets in it.
 *   PORT=4174 HOST=0.0.0.0        another address than http://localhost:4173
 *   DATABASE_URL=postgres://…     a PostgreSQL instead of the built-in database
 *   --catalog FILE                your own products (CSV or JSON); --skip-bad-lines leaves out lines with errors
 *   --watch                       `npm run dev`: rebuilds on change, pages reload themselves
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from '../install.mjs';
import { root } from '../project.mjs';

const args = process.argv.slice(2);
const catalog = args.indexOf('--catalog') + 1;
// npm changes to the project's folder; a file path is relative to where the command was typed
if (catalog > 0 && args[catalog] && !args[catalog].startsWith('-'))
  args[catalog] = resolve(process.env.INIT_CWD ?? process.cwd(), args[catalog]);
process.chdir(root);
installIfNeeded();
const { buildShop, buildWidgets, SERVER_FILE } = await import('./buildShop.mjs');

const watching = args.includes('--watch');
const serverArgs = args.filter((arg) => arg !== '--watch' && arg !== '--skip-widgets');

if (!args.includes('--skip-widgets') && !buildWidgets({ development: watching }) && !watching) process.exit(1);
if (!(await buildShop())) process.exit(1);
if (watching) (await import('./watch.mjs')).watchAndServe(serverArgs);
else {
  process.argv.splice(2, Infinity, ...serverArgs);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(SERVER_FILE).href);
}
