import { findFirefox, IN_FIREFOX } from '../../test/support/firefox.mjs';
import { runPlaywright, skippedInReport } from './runPlaywright.mjs';

/** Dialogs, focus, tag and loader: each passed three times in a row on a busy machine. */
export const FIREFOX_PART = ['cartDrawerDialog', 'dialog', 'focusHandover', 'headerKeyboard', 'loader'].map(
  (name) => `test/e2e/${name}.e2e.ts`,
);

/** Why this Firefox cannot be driven: it needs a display, is another package's stub, or speaks another BiDi than Playwright. */
async function whyNot(executablePath) {
  const { firefox } = await import('@playwright/test');
  try {
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
    await (await browser.newContext({ locale: 'sl-SI' })).newPage();
    await browser.close();
    return null;
  } catch (error) {
    return `${executablePath} cannot be driven (${error.message.split('\n')[0]})`;
  }
}

/**
 * The end-to-end tests in Firefox, as far as it can run them; what it cannot is listed with the reasons (test/support/notInFirefox.mjs).
 * Without a Firefox it prints a notice and returns null.
 */
export async function runFirefox(options = []) {
  const found = findFirefox();
  const reason = found === null ? 'There is no Firefox' : await whyNot(found);
  if (reason !== null) {
    console.log(`${reason}. Its tests were not run: install it (Debian: apt-get install firefox-esr), or name one in FIREFOX.`);
    return null;
  }
  const results = await runPlaywright(options, IN_FIREFOX);
  for (const [why, count] of skippedInReport()) console.log(`not run, ${count}: ${why}`);
  return results.map((result) => ({ ...result, name: 'Firefox' }));
}
