import { chromium, firefox, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findFullChromium } from '../support/chromium.mjs';
import { findFirefox, isFirefoxChosen } from '../support/firefox.mjs';
import { prepareContexts } from './engineTest';
import { test } from './shopTest';

/**
 * A browser with its back-forward cache, which is otherwise switched off, for the tests of the file or group that calls this;
 * they are skipped where only the headless shell is installed, which has none. Returns a function that opens a context.
 */
export function backForwardBrowser(): (options: BrowserContextOptions) => Promise<BrowserContext> {
  const executablePath = isFirefoxChosen() ? findFirefox() : findFullChromium();
  let browser: Browser;
  test.skip(executablePath === null, 'A headless shell has no back-forward cache, and no other Chromium is installed.');
  test.beforeAll(async () => {
    browser = isFirefoxChosen() ? await launchFirefox(executablePath ?? '') : await launchChromium(executablePath ?? '');
  });
  test.afterAll(() => browser.close());
  return (options) => browser.newContext(options);
}

const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_ARGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  prepareContexts(browser);
  return browser;
}

/** `page.goBack` waits for a navigation, of which Firefox reports none when the page comes back from the cache. */
export const goInHistory = (page: Page, steps: number): Promise<void> => page.evaluate((delta) => history.go(delta), steps);
