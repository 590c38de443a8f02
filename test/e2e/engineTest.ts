import { test as base, type Browser, type Page } from '@playwright/test';
import { whyNotInFirefox } from '../support/firefox.mjs';

/** Playwright fills a field in Firefox by its setter, which React does not take for an edit. The editor's own command is one. */
const insertTextAsEditor = (): void => {
  const insertText = (text: string): void => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set() {} });
};

export function prepareContexts(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(insertTextAsEditor);
    return context;
  };
}

/** What Firefox itself reports, as if it were an error of a script, about a file that a test withholds or changes. */
const REPORTED_BY_FIREFOX = /^(None of the “sha\d+” hashes|Loading module from “|Content at .* may not load data from )/;

/** Whether an uncaught error is one of the page: Firefox also runs a test's scripts in the empty page before it, which has no storage. */
export const isOfPage = ({ message }: Error, page: Page | null): boolean =>
  page?.url() !== 'about:blank' && !REPORTED_BY_FIREFOX.test(message);

/** Tests in the engine of the run. One that it cannot run is skipped with the reason. */
export const test = base.extend<{ engine: void }, { preparedBrowser: void }>({
  preparedBrowser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') prepareContexts(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  engine: [
    async ({ browserName }, use, { file, titlePath, skip }) => {
      const reason = browserName === 'firefox' ? whyNotInFirefox(file, titlePath.join(' ')) : undefined;
      skip(reason !== undefined, reason);
      await use();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
