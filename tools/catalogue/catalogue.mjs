/**
 * `npm run catalogue`: static pages with every widget in its states, in six languages and three widths, for any server of static files. The widgets
 * in them are alive; their answers were recorded at the reference shop, which is started for that.
 *   --countries si,hu     default: si, cz, sk, pl, hu, hr
 *   --widgets a,b         these only; `all` is the page with all of them
 *   --out FOLDER          default catalogue/ of the checkout
 *   --shop URL            a reference shop that runs already, instead of one with its own data
 * What could not be recorded is named in its place, and at the end; then it exits with 1.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, findFullChromium } from '../../test/support/chromium.mjs';
import { freePort } from '../freePort.mjs';
import { root } from '../project.mjs';
import { framePage } from './framePage.mjs';
import { record } from './record.mjs';
import { chapterOf } from '../publicTable.mjs';
import { ALL, COUNTRIES, recordingsOf } from './states.mjs';
import { widgetPage } from './widgetPage.mjs';

/** Recordings at once; the shop and Chromium share the machine. */
const AT_ONCE = 3;

const { values: options } = parseArgs({
  options: {
    countries: { type: 'string', default: COUNTRIES.join() },
    widgets: { type: 'string' },
    out: { type: 'string', default: join(root, 'catalogue') },
    shop: { type: 'string' },
  },
});

function refuse(problem) {
  console.error(problem);
  process.exit(2);
}

const listOf = (text) => text.split(',').map((name) => name.trim().toLowerCase());

const countries = listOf(options.countries);
const unknown = countries.find((country) => !COUNTRIES.includes(country));
if (unknown !== undefined) refuse(`There is no shop in "${unknown}": --countries takes ${COUNTRIES.join(', ')}.`);
const ALL_WIDGETS = [...new Set(recordingsOf(countries[0]).map(({ widget }) => widget))];
const widgets = options.widgets === undefined ? ALL_WIDGETS : listOf(options.widgets);
const strange = widgets.find((widget) => !ALL_WIDGETS.includes(widget));
if (strange !== undefined) refuse(`There is no widget "${strange}": --widgets takes ${ALL_WIDGETS.join(', ')}.`);

/** Only what this command has written may be replaced by it. */
const MARK = 'written-by-npm-run-catalogue.txt';
const out = resolve(process.env.INIT_CWD ?? root, options.out);
if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, MARK)))
  refuse(`${out} exists and is no catalogue; it would be replaced.`);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function write(path, content) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** dist/ keeps the chunks of earlier releases, for pages that are open. */
function isOfThisRelease(path) {
  const filesOf = (manifest) => Object.keys(JSON.parse(readFileSync(join(root, 'dist', manifest), 'utf8')).files);
  const isChunk = basename(dirname(path)) === 'chunks';
  return !isChunk || ['manifest.json', 'cured.json'].flatMap(filesOf).includes(`chunks/${basename(path)}`);
}

async function startShop() {
  const [data, port] = [mkdtempSync(join(tmpdir(), 'vitrina-catalogue-')), await freePort()];
  const shop = spawn(process.execPath, [join(root, 'tools/shop/start.mjs')], {
    env: { ...process.env, SHOP_DATA: data, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((started, failed) => {
    shop.stdout.on('data', (text) => String(text).includes('Ctrl-C') && started());
    shop.on('exit', (code) => {
      rmSync(data, { recursive: true, force: true });
      failed(new Error(`the reference shop ended with ${code}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      shop.removeAllListeners('exit');
      shop.kill('SIGKILL'); // its data go with it
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const withMistake = (html, { widget }, attribute) =>
  html.replace(new RegExp(` ${attribute}="[^"]*"`), '').replace(`data-vitrina="${widget}"`, `$& ${attribute}="?"`);

/** Writes the frames of a recording and its pictures; returns the problem, if it could not be recorded. */
async function writeFrames(browser, shopUrl, country, state) {
  try {
    const { pictures, ...recorded } = await record(browser, shopUrl, state);
    for (const { path, body } of pictures) write(path, body);
    for (const { mode, file, attribute, height } of state.frames) {
      const act = height === undefined ? undefined : recorded.act; // nothing is done to the server's own HTML
      const html = attribute ? withMistake(recorded.html, state, attribute) : recorded.html;
      write(`${country}/frames/${file}.html`, framePage({ ...recorded, act, html, mode }));
    }
    return null;
  } catch (error) {
    return String(error.message ?? error).split('\n')[0];
  }
}

/** Runs `task` on each, a few at once; the results are in order. */
async function inTurns(list, task) {
  const [results, rest] = [[], [...list.entries()]];
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await task(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

async function writeCountry(browser, shopUrl, country) {
  const recordings = recordingsOf(country).filter(({ widget }) => widgets.includes(widget));
  const problems = await inTurns(recordings, (state) => writeFrames(browser, shopUrl, country, state));
  for (const widget of widgets) {
    const own = [...recordings.entries()].filter(([, state]) => state.widget === widget);
    const frames = own.flatMap(([nth, state]) => (problems[nth] === null ? state.frames : []));
    const missing = own.flatMap(([nth, state]) => (problems[nth] === null ? [] : state.frames.map((frame) => ({ state: frame.state, problem: problems[nth] })))); // prettier-ignore
    const chapter = widget === ALL ? { summary: 'Every widget of the public table on one page.', html: '', attributes: [] } : chapterOf(widget); // prettier-ignore
    write(`${country}/${widget}.html`, widgetPage({ widget, country, version, widgets, countries, chapter, frames, missing }));
  }
  return recordings.flatMap(({ widget, frames }, nth) => (problems[nth] === null ? [] : [`${country} ${widget}, ${frames[0].state}: ${problems[nth]}`])); // prettier-ignore
}

const problems = [];
// Both are there before the earlier catalogue goes.
const browser = await chromium.launch((await findFullChromium()) ?? (await findChromium()));
const shop = options.shop === undefined ? await startShop() : { url: new URL(options.shop).origin, stop() {} };
process.once('exit', () => shop.stop());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  rmSync(out, { recursive: true, force: true });
  write(MARK, 'The next run replaces this folder.\n');
  cpSync(join(root, 'dist'), join(out, 'vitrina'), { recursive: true, filter: isOfThisRelease });
  cpSync(fileURLToPath(new URL('site', import.meta.url)), join(out, 'site'), { recursive: true });
  for (const country of countries) {
    problems.push(...(await writeCountry(browser, shop.url, country)));
    console.log(`${country}: ${widgets.length} pages of widgets`);
  }
  const first = `/${countries[0]}/${widgets[0]}.html`;
  write(
    'index.html',
    `<!DOCTYPE html>\n<meta charset="utf-8">\n<title>Vitrina ${version}</title>\n<meta http-equiv="refresh" content="0; url=${first}">\n<a href="${first}">Vitrina ${version}</a>\n`,
  );
} finally {
  await browser.close();
  shop.stop();
}
console.log(`Serve ${out} as the root of any server of static files, for instance: npx serve ${out}`);
if (problems.length > 0) {
  console.error(`Not recorded:\n${problems.join('\n')}`);
  process.exit(1);
}
