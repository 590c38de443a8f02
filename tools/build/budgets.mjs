import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { closure, outputOf, publicPath } from './outputGraph.mjs';
import { CART_FEATURE, DIALOG_PIECES, MAIN } from './entryPoints.mjs';

/** In brotli bytes. A widget's own are in its folder's budget.json. */
const BUDGETS = {
  boot: 3 * 1024,
  home: 116 * 1024,
  homeScriptRequests: 5,
  messages: 6 * 1024,
  dialogPieces: 8 * 1024,
  cart: 13 * 1024,
};

/**
 * `ownBytes` of a widget's code; `isOnHomePage`: a home page loads its view before anybody touches it; `steps`: what each
 * brings beyond those before it, the first beyond a page with the open widgets of the home page.
 */
async function readWidgetBudgets(names) {
  const read = async (name) => ({ name, ...JSON.parse(await readFile(join(root, 'widgets', name, 'budget.json'), 'utf8')) });
  return Promise.all(names.map(read));
}

/** Prints what everything weighs; answers what is too heavy, one line each. */
export async function checkBudgets(manifest, outputs, lateTexts) {
  const widgets = await readWidgetBudgets(Object.keys(manifest.widgets).sort());
  const ofHome = widgets.filter(({ isOnHomePage }) => isOnHomePage).map(({ name }) => name);

  const early = closure(outputs, outputOf(outputs, MAIN));
  const piecesEntry = outputOf(outputs, DIALOG_PIECES);
  const pieces = [...closure(outputs, piecesEntry)].filter((file) => file !== piecesEntry && !early.has(file));
  const cart = [...closure(outputs, outputOf(outputs, CART_FEATURE))].filter((file) => !early.has(file));
  const shared = new Set([...early, ...pieces, ...cart]);
  /** What a shopper loads who uses all of a widget. */
  const allOf = (name) => {
    const views = Object.keys(outputs).filter((file) => outputs[file].entryPoint?.startsWith(`widgets/${name}/`));
    return views.flatMap((file) => [...closure(outputs, file)]);
  };

  const size = (path) => manifest.files[path].brotli;
  const sum = (paths) => [...new Set(paths)].reduce((total, path) => total + size(path), 0);
  const sumOf = (files) => sum(files.map(publicPath));
  const largestOf = (texts) => Math.max(...Object.values(texts).map(([path]) => size(path)));

  const home = new Set(['vitrina.js', ...manifest.eager, ...ofHome.flatMap((name) => manifest.widgets[name])]);
  const rows = [
    ['vitrina.js (boot)', size('vitrina.js'), BUDGETS.boot],
    ['home page, scripts and texts', sum(home) + largestOf(manifest.messages), BUDGETS.home],
    ['home page, script requests', home.size, BUDGETS.homeScriptRequests],
    ['texts of one language', largestOf(manifest.messages), BUDGETS.messages],
    ['pieces that dialogs share', sumOf(pieces), BUDGETS.dialogPieces],
    ['the cart feature', sumOf(cart), BUDGETS.cart],
  ];
  for (const { name, ownBytes, steps } of widgets) {
    if (ownBytes) rows.push([`${name}, own code`, sumOf(allOf(name).filter((file) => !shared.has(file))), ownBytes]);
    let texts = name in lateTexts ? largestOf(lateTexts[name]) : 0; // they come with the first step
    const loaded = new Set([...shared, ...ofHome.flatMap(allOf)]);
    for (const [step, { view, bytes }] of Object.entries(steps ?? {})) {
      const added = [...closure(outputs, outputOf(outputs, `widgets/${name}/${view}`))].filter((file) => !loaded.has(file));
      for (const file of added) loaded.add(file);
      rows.push([`${name}, ${step}`, sumOf(added) + texts, bytes]);
      texts = 0;
    }
  }
  for (const [what, value, limit] of rows)
    console.log(`${value > limit ? 'OVER ' : 'ok   '} ${what.padEnd(32)} ${String(value).padStart(7)} of ${limit}`);
  return rows.filter(([, value, limit]) => value > limit).map(([what, value, limit]) => `${what}: ${value} is over ${limit}`);
}
