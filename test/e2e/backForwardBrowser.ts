import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { CHROMIUM_ARGS, findFullChromium } from '../support/chromium.mjs';
import { test } from './shopTest';

/**
 * A browser with its back-forward cache, which Playwright otherwise switches off, for the tests of the file or group that calls this;
 * they are skipped where only the headless shell is installed, which has none. Returns a function that opens a context.
 */
export function backForwardBrowser(): (options: BrowserContextOptions) => Promise<BrowserContext> {
  const executablePath = findFullChromium();
  let browser: Browser;
  test.skip(executablePath === null, 'A headless shell has no back-forward cache, and no other Chromium is installed.');
  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());
  return (options) => browser.newContext(options);
}
