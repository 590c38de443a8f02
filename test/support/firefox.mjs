import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { NOT_IN_FIREFOX } from './notInFirefox.mjs';

const INSTALLED = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** An installed Firefox, or the one in `FIREFOX`; null without one. */
export const findFirefox = () => (process.env['FIREFOX'] ? [process.env['FIREFOX']] : INSTALLED).find((path) => existsSync(path)) ?? null;

/** As Playwright starts Chromium: scrollbars take no place, and there is no back-forward cache, whose pages it cannot wait for. */
export const FIREFOX_PREFERENCES = { 'ui.useOverlayScrollbars': 1, 'browser.sessionhistory.max_total_viewers': 0 };

/** The engine of the run. Worker processes load playwright.config.ts, too, so it is in the environment. */
const ENGINE_VARIABLE = 'VITRINA_TEST_ENGINE';
/** The environment of a run in Firefox. */
export const IN_FIREFOX = { [ENGINE_VARIABLE]: 'firefox' };
export const isFirefoxChosen = (env = process.env) => env[ENGINE_VARIABLE] === 'firefox';

/** Why this test cannot run in Firefox; undefined where it can. The title includes those of its groups. */
export const whyNotInFirefox = (file, title) =>
  NOT_IN_FIREFOX.find(({ tests }) => tests.some((test) => isMeant(test, basename(file, '.e2e.ts'), title)))?.reason;

/** An entry is `file` or `file: part of a title`. */
function isMeant(entry, file, title) {
  const [entryFile, part = ''] = entry.split(/: (.*)/);
  return entryFile === file && title.includes(part);
}
