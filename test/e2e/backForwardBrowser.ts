import {
  chromium,
  firefox,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findFullChromium } from '../support/chromium.mjs';
import { findFirefox, isFirefoxChosen } from '../support/firefox.mjs';
import { prepareContexts } from './engineTest';
import { test } from './shopTest';

/** How the engine of the run is launched; null where only the headless shell is there. */
const launch = isFirefoxChosen() ? firefoxLaunch() : await findFullChromium();

/**
 * A browser with its back-forward cache, which is otherwise switched off, for the tests of the file or group that calls this;
 * they are skipped where only the headless shell is installed, which has none. Returns a function that opens a context.
 */
export function backForwardBrowser(): (options: BrowserContextOptions) => Promise<BrowserContext> {
  let browser: Browser;
  test.skip(launch === null, 'A headless shell has no back-forward cache, and no other Chromium is installed.');
  test.beforeAll(async () => {
    browser = isFirefoxChosen() ? await launchFirefox(launch ?? {}) : await launchChromium(launch ?? {});
  });
  test.afterAll(() => browser.close());
  return (options) => browser.newContext(options);
}

function firefoxLaunch(): LaunchOptions | null {
  const executablePath = findFirefox();
  return executablePath === null ? null : { executablePath, channel: 'moz-firefox' };
}

const launchChromium = (options: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

async function launchFirefox(options: LaunchOptions): Promise<Browser> {
  const browser = await firefox.launch(options);
  prepareContexts(browser);
  return browser;
}

/** `page.goBack` waits for a navigation, of which Firefox reports none when the page comes back from the cache. */
export const goInHistory = (page: Page, steps: number): Promise<void> => page.evaluate((delta) => history.go(delta), steps);
