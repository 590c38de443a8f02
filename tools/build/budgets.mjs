import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { recordsSizes } from './cliOptions.mjs';
import { failStep } from './failStep.mjs';
import { closure, outputOf, publicPath } from './outputGraph.mjs';
import { originalOf } from './plugins/copiedModules.mjs';
import { LAZY_TEXTS, textsModuleOf } from './textFolders.mjs';
import { CART_FEATURE, CLIENT, LIBRARIES, MAIN, MEASURING } from './entryPoints.mjs';

/** Budgets of shared chunks, in brotli bytes. Reviewed like code: approving a change here approves the size. */
const SHARED = 'tools/build/budgets.json';
const budgetFile = (name) => `widgets/${name}/budget.json`;

/** What is compared with other shops' bundles: these widgets whole, except for what those do not have. */
const COMPARED = ['search-bar', 'cart-drawer', 'login-drawer', 'user-menu', 'account-dashboard', 'wishlist', 'wishlist-flyout', 'checkout'];
const NOT_COMPARED = ['widgets/checkout/shipping/map/', 'widgets/checkout/shipping/financing/'];

/** What a product page shows before it is scrolled, and the home page does not have. */
const PRODUCT_PAGE = ['star-rating/StarRating.tsx', 'availability/Availability.tsx', 'financing-offer/FinancingOffer.tsx'];

/** For a widget without a budget.json. */
const DEFAULT = { ownBytes: 3.5 * 1024 };

const readJson = async (file) => JSON.parse(await readFile(join(root, file), 'utf8'));

/**
 * A widget's budget.json: `ownBytes` of code that no other widget uses, in the first load and lazy; `steps`: what each adds to those before it, the first to a page on which the
 * cart has been opened, and in how many `scripts` it comes when nothing was opened before.
 */
async function readWidgetBudgets() {
  const folders = await readdir(join(root, 'widgets'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = async (name) => ({ name, ...(existsSync(join(root, budgetFile(name))) ? await readJson(budgetFile(name)) : DEFAULT) });
  return Promise.all(names.map(read));
}

/** The part of an output, from 0 to 1, that comes from the folder of a widget. */
function shareIn({ bytes, inputs }, name) {
  const own = Object.entries(inputs).filter(([path]) => path.startsWith(`widgets/${name}/`));
  return own.reduce((total, [, { bytesInOutput }]) => total + bytesInOutput, 0) / bytes;
}

/** What to do about an exceeded budget, and who decides. */
export const overBudget = ({ what, value, limit, file }) =>
  `${what}: ${value} is over its budget of ${limit}, by ${value - limit}. Make it lighter: load what is not needed first with import(), share code, ` +
  `drop a dependency. If the weight is worth it, raise the number in ${file} and give the reason in a decision record (docs/decisions); ` +
  `the reviewer of ${file} decides.`;

/** The sizes of what landed last, which `--record-sizes` replaces. */
const SIZES = 'tools/build/sizes.json';

/** Prints the five largest growths since the last landing, so that a jump is seen long before its budget is full. */
async function compareSizes(sizes) {
  if (recordsSizes) return writeFile(join(root, SIZES), `${JSON.stringify(sizes, null, 2)}\n`);
  const before = await readJson(SIZES);
  const growths = Object.entries(sizes)
    .map(([what, value]) => ({ what, growth: value - (before[what] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((one, other) => other.growth - one.growth);
  for (const { what, growth } of growths.slice(0, 5)) console.log(`grown ${what.padEnd(32)} ${`+${growth}`.padStart(7)}`);
}

/** Prints all sizes; returns a message for each exceeded budget. */
export async function checkBudgets(manifest, outputs, lazyTexts) {
  const limits = await readJson(SHARED);
  const widgets = await readWidgetBudgets();
  const early = closure(outputs, outputOf(outputs, MAIN));
  const libraries = closure(outputs, outputOf(outputs, LIBRARIES));
  const runtime = [...early].filter((file) => !libraries.has(file) && outputs[file].entryPoint !== MAIN);
  const cart = [...closure(outputs, outputOf(outputs, CART_FEATURE))].filter((file) => !early.has(file));
  const client = [...closure(outputs, outputOf(outputs, CLIENT))].filter((file) => !early.has(file));
  const measuring = [...closure(outputs, outputOf(outputs, MEASURING))].filter((file) => !early.has(file));
  const shared = new Set([...early, ...cart, ...client]);
  /** The lazy chunks that a shopper loads who uses every part of a widget. */
  const lazyChunks = (name) => {
    const views = Object.keys(outputs).filter((file) => outputs[file].entryPoint?.startsWith(`widgets/${name}/`));
    return [...new Set(views.flatMap((file) => [...closure(outputs, file)]))].filter((chunk) => !shared.has(chunk));
  };
  const used = widgets.flatMap(({ name }) => lazyChunks(name));
  const ofSeveral = used.filter((chunk, nth) => used.indexOf(chunk) < nth);

  const size = (path) => manifest.files[path].brotli;
  const sum = (paths) => [...new Set(paths)].reduce((total, path) => total + size(path), 0);
  const sumOf = (files) => sum([...files].map(publicPath));
  const sizeOf = (file) => size(outputs[file].entryPoint === MAIN ? manifest.main : publicPath(file));
  const ownBytesOf = (name) => {
    const lazy = lazyChunks(name).filter((chunk) => !ofSeveral.includes(chunk));
    const first = [...early].reduce((total, file) => total + shareIn(outputs[file], name) * sizeOf(file), 0);
    const bytes = sumOf(lazy) + Math.round(first);
    return (
      bytes ||
      failStep(
        'budgets',
        `no output contains code of widgets/${name}`,
        'Is it in widgets/manifest.ts (npm run manifest)? Else correct how budgets.mjs finds it.',
      )
    );
  };
  const largestOf = (texts) => Math.max(...Object.values(texts).map(([path]) => size(path)));
  /** The texts that these outputs name, in the language with the most. */
  const textsOf = (files) => {
    const inputs = new Set([...files].flatMap((file) => Object.keys(outputs[file].inputs).map(originalOf)));
    const folders = LAZY_TEXTS.filter((folder) => inputs.has(textsModuleOf(folder)));
    return folders.reduce((total, folder) => total + largestOf(lazyTexts[folder]), 0);
  };

  const home = ['vitrina.js', ...manifest.eager];
  const isCompared = (entry = '') =>
    COMPARED.some((name) => entry.startsWith(`widgets/${name}/`)) && !NOT_COMPARED.some((folder) => entry.startsWith(folder));
  const compared = Object.keys(outputs).filter((file) => isCompared(outputs[file].entryPoint));
  const comparedLazy = new Set(
    [...cart, ...client, ...compared.flatMap((file) => [...closure(outputs, file)])].filter((file) => !early.has(file)),
  );
  const ofProduct = PRODUCT_PAGE.flatMap((view) => [...closure(outputs, outputOf(outputs, `widgets/${view}`))]);
  const beyondHome = ofProduct.filter((file) => !early.has(file) && !client.includes(file));
  const rows = [
    ['vitrina.js (boot)', size('vitrina.js'), limits.boot],
    ['its way on pages with broken built-ins', size(manifest.cure), limits.cure],
    ['home page, scripts and texts', sum(home) + largestOf(manifest.messages), limits.home],
    ['home page, script requests', home.length, limits.homeScriptRequests],
    ['product page, beyond the home page', sumOf(beyondHome) + textsOf(beyondHome), limits.productPage],
    ['our code that lazy code shares', sumOf(runtime), limits.runtime],
    ['our code that a release replaces', size(manifest.main), limits.main],
    ['texts of one language', largestOf(manifest.messages), limits.messages],
    ['the cart with its views', sumOf(cart), limits.cart],
    ["the client of the shop's endpoints", sumOf(client), limits.client],
    ['what measures, after consent', sumOf(measuring), limits.measuring],
    ['lazy code of several widgets', sumOf(ofSeveral), limits.severalWidgets],
    [
      'search, cart, account, wishlist, checkout',
      sum(home) + largestOf(manifest.messages) + sumOf(comparedLazy) + textsOf(comparedLazy),
      limits.compared,
    ],
  ].map(([what, value, limit]) => ({ what, value, limit, file: SHARED }));
  for (const { name, ownBytes, steps } of widgets) {
    const file = budgetFile(name);
    if (ownBytes) rows.push({ what: `${name}, own code`, value: ownBytesOf(name), limit: ownBytes, file });
    const loaded = new Set(shared);
    const scripts = new Set(cart);
    for (const [step, { view, bytes, scripts: limit }] of Object.entries(steps ?? {})) {
      const needed = [...closure(outputs, outputOf(outputs, `widgets/${name}/${view}`))];
      const added = needed.filter((chunk) => !loaded.has(chunk));
      for (const chunk of needed) loaded.add(chunk);
      rows.push({ what: `${name}, ${step}`, value: sumOf(added) + textsOf(added), limit: bytes, file });
      if (limit) {
        for (const chunk of needed) if (!early.has(chunk)) scripts.add(chunk);
        rows.push({ what: `${name}, ${step}, scripts`, value: scripts.size, limit, file });
      }
    }
  }
  for (const { what, value, limit } of rows)
    console.log(`${value > limit ? 'OVER ' : 'ok   '} ${what.padEnd(32)} ${String(value).padStart(7)} of ${limit}`);
  await compareSizes(Object.fromEntries(rows.map(({ what, value }) => [what, value])));
  return rows.filter(({ value, limit }) => value > limit).map(overBudget);
}
