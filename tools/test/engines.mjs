/**
 * `npm run test:engines`: the end-to-end tests in Firefox, as far as it can run them; what it cannot is listed with the reasons
 * (test/support/notInFirefox.mjs); and those in WebKitGTK (test/webkit). `-- part` runs the fixed part of Firefox's that `.ci/run` runs, `-- webkit` those of
 * WebKitGTK only. Where an engine is missing it prints a notice.
 */
import { chooseFirefox, findFirefox } from '../../test/support/firefox.mjs';
import { installIfNeeded } from '../install.mjs';

const isPart = process.argv.includes('part');

/** Dialogs, focus, tag and loader: each passed three times in a row on a busy machine. */
const PART = ['cartDrawerDialog', 'dialog', 'focusHandover', 'headerKeyboard', 'loader'].map((name) => `test/e2e/${name}.e2e.ts`);

async function runFirefox() {
  chooseFirefox();
  const { runPlaywright, skippedInReport } = await import('./runPlaywright.mjs');
  const [{ passed, failures, seconds }] = await runPlaywright(isPart ? PART : []);
  for (const failure of failures) console.log(`failed: ${failure}`);
  const skipped = skippedInReport();
  for (const [reason, count] of skipped) console.log(`not run, ${count}: ${reason}`);
  console.log(`== Firefox: ${passed} passed, ${failures.length} failed, ${sum(skipped)} not run (${Math.round(seconds)} s)`);
  return failures.length === 0;
}

const sum = (counts) => [...counts.values()].reduce((total, count) => total + count, 0);

/** Why this Firefox cannot be driven: it needs a display, is another package's stub, or speaks another BiDi than Playwright. */
async function whyNot(executablePath) {
  installIfNeeded();
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

async function firefoxPasses() {
  const found = findFirefox();
  const reason = found === null ? 'There is no Firefox' : await whyNot(found);
  if (reason === null) return runFirefox();
  console.log(`${reason}. Its tests were not run: install it (Debian: apt-get install firefox-esr), or name one in FIREFOX.`);
  return true;
}

async function webKitPasses() {
  installIfNeeded();
  const { runWebKit } = await import('./runWebKit.mjs');
  return runWebKit();
}

const isOnlyWebKit = process.argv.includes('webkit');
if (!isOnlyWebKit && !(await firefoxPasses())) process.exitCode = 1;
if (!isPart && !(await webKitPasses())) process.exitCode = 1;
