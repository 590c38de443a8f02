import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BenchError } from './options.mjs';
import { createRun } from './run.mjs';
import { summarise } from './statistics.mjs';

const ROWS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'rows');

/** The files of rows/ in order of their names, with the rows that match `only`. */
export async function collectProbes(only) {
  const files = readdirSync(ROWS_FOLDER)
    .filter((file) => file.endsWith('.mjs'))
    .toSorted();
  const all = await Promise.all(files.map((file) => import(pathToFileURL(join(ROWS_FOLDER, file)).href)));
  const names = all.flatMap(({ rows }) => rows.map(({ name }) => name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two rows are called ${twice}.`);
  const probes = all
    .map(({ rows, measure }) => ({ rows: rows.filter(({ name }) => name.includes(only)), measure }))
    .filter(({ rows }) => rows.length > 0);
  if (probes.length === 0) throw new BenchError(`No row is called ${only}. Known: ${names.join(', ')}.`);
  return probes;
}

/** With and without Vitrina are measured alternately within a run, so that a busy machine affects both alike. */
export async function measureAll({ probes, browser, shopUrl, legacy, runs }) {
  await warmUp(browser, [`${shopUrl}/`, `${legacy.url}/legacy/vitrina`, `${legacy.url}/legacy/eager`, `${legacy.url}/legacy/sliced`]);
  const collected = new Map();
  for (let index = 1; index <= runs; index += 1) {
    const startedAt = Date.now();
    const run = createRun({ browser, shopUrl, legacy });
    try {
      for (const { rows, measure } of probes) {
        const values = await measure(run);
        for (const { name } of rows) collected.set(name, [...(collected.get(name) ?? []), values[name]]);
      }
    } finally {
      await run.close();
    }
    console.log(`Run ${index} of ${runs}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  return probes.flatMap(({ rows }) => rows.map((row) => ({ ...row, ...summarise(collected.get(row.name), row.goal?.of) })));
}

/** The first visit makes the server read, compress and compile; a real shop is warmed up. */
async function warmUp(browser, urls) {
  const page = await browser.newPage();
  for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}
