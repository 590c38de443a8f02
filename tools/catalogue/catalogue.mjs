/**
 * `npm run catalogue`: static pages with pictures of every widget in its states, from the reference shop in Chromium.
 *   --countries si,hu     default; of si, cz, sk, pl, hu, hr
 *   --widgets a,b         these only
 *   --widths 1280,375     default 1280,768,375
 *   --out FOLDER          default catalogue/
 * A state that does not come about is named in its place, and at the end; then it exits with 1.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, findFullChromium } from '../../test/support/chromium.mjs';
import { freePort } from '../freePort.mjs';
import { root } from '../project.mjs';
import { cataloguePage } from './cataloguePage.mjs';
import { COUNTRIES, EVERY_WIDGET, statesOf } from './states.mjs';

const { values: options } = parseArgs({
  options: {
    countries: { type: 'string', default: 'si,hu' },
    widgets: { type: 'string' },
    widths: { type: 'string', default: '1280,768,375' },
    out: { type: 'string', default: 'catalogue' },
  },
});
const countries = options.countries.split(',');
const unknown = countries.find((country) => !COUNTRIES.includes(country));
if (unknown !== undefined) {
  console.error(`There is no shop in "${unknown}": --countries takes ${COUNTRIES.join(', ')}.`);
  process.exit(2);
}
const widths = options.widths.split(',').map(Number);
const out = resolve(root, options.out);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

async function startShop() {
  const [data, port] = [mkdtempSync(join(tmpdir(), 'vitrina-catalogue-')), await freePort()];
  const shop = spawn(process.execPath, [join(root, 'tools/shop/start.mjs')], {
    env: { ...process.env, SHOP_DATA: data, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((started, failed) => {
    shop.stdout.on('data', (text) => String(text).includes('Ctrl-C') && started());
    shop.on('exit', (code) => failed(new Error(`the reference shop ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      shop.removeAllListeners('exit');
      shop.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Waits for the state, then writes its picture. */
async function capture(browser, shopUrl, country, state, width) {
  const { widget, path, scenario, fault = '', status, act, isOverlay, height } = state;
  const prefix = country === 'si' ? '' : `/${country}`;
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height },
    javaScriptEnabled: status !== null,
    reducedMotion: 'reduce',
  });
  const name = `${country}-${widget}-${state.state.replaceAll(/\W+/g, '-')}-${width}.png`;
  try {
    const page = await context.newPage();
    await context.request.get(`${prefix}/?scenario=${scenario}`, { maxRedirects: 0 });
    if (fault !== '') await context.request.get(`${prefix}/?fault=${fault}`, { maxRedirects: 0 });
    await page.goto(`${prefix}${path}`);
    const scope = path === EVERY_WIDGET ? page.getByRole('region', { name: widget, exact: true }) : page;
    const host = scope.locator(`[data-vitrina="${widget}"]`).first();
    await host.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    if (status !== null) await host.dispatchEvent('pointerenter');
    if (act) await act(host);
    if (status !== null)
      await host
        .and(page.locator('[data-vitrina-status]:is([data-vitrina-status=ready], [data-vitrina-status=failed], [data-vitrina-status=off])'))
        .waitFor({ state: 'attached' });
    if (typeof status === 'string' && (await host.getAttribute('data-vitrina-status')) !== status)
      throw new Error(`its status is ${await host.getAttribute('data-vitrina-status')}: ${await host.getAttribute('data-vitrina-reason')}`);
    await page.waitForLoadState('networkidle');
    const file = join(out, name);
    if (path === EVERY_WIDGET && !isOverlay) await scope.screenshot({ path: file, animations: 'disabled' });
    else await page.screenshot({ path: file, animations: 'disabled', fullPage: !isOverlay });
    return { file: name, width };
  } catch (error) {
    return { file: null, width, problem: String(error.message ?? error).split('\n')[0] };
  } finally {
    await context.close();
  }
}

mkdirSync(out, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch((await findFullChromium()) ?? (await findChromium()));
const problems = [];
try {
  for (const country of countries) {
    const wanted = options.widgets?.split(',');
    const states = [];
    for (const state of statesOf(country).filter(({ widget }) => wanted?.includes(widget) ?? true)) {
      const pictures = await Promise.all(
        widths.filter((width) => width >= state.minWidth).map((width) => capture(browser, shop.url, country, state, width)),
      );
      states.push({ ...state, pictures });
      for (const { problem, width } of pictures)
        if (problem) problems.push(`${country} ${state.widget}, ${state.state}, ${width} px: ${problem}`);
    }
    writeFileSync(join(out, `${country}.html`), cataloguePage({ country, countries, version, states }));
    console.log(`${join(out, `${country}.html`)}: ${states.length} states of ${new Set(states.map(({ widget }) => widget)).size} widgets`);
  }
} finally {
  await browser.close();
  shop.stop();
}
if (problems.length > 0) {
  console.error(`Not pictured:\n${problems.join('\n')}`);
  process.exit(1);
}
