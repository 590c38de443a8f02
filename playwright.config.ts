import { defineConfig, type Project } from '@playwright/test';
import { join } from 'node:path';
import { findChromium, findFullChromium, FULL_CHROMIUM } from './test/support/chromium.mjs';
import { findFirefox, isFirefoxChosen, FIREFOX_PREFERENCES } from './test/support/firefox.mjs';
import { RUN_FOLDER } from './test/support/runFolder.mjs';
import { EXPECTATION_LIMIT_MS, GATE, GATE_RETRIES, isGate, TEST_LIMIT_MS } from './test/support/testScope';

/** A headless shell has no autofill, and the version from npm never imports a module again that failed to load once. */
const needsFullChromium = new RegExp(`${FULL_CHROMIUM.tag}\\b`);

async function chromiumProjects(): Promise<Project[]> {
  // A project's tag replaces that of the run, and the gate has no test that needs one.
  const full = isGate ? null : await findFullChromium();
  return [
    {
      name: 'headless shell',
      grepInvert: needsFullChromium,
      use: { launchOptions: await findChromium() },
    },
    ...(full === null ? [] : [{ name: 'full Chromium', grep: needsFullChromium, use: { launchOptions: full } }]),
  ];
}

/** An installed Firefox, which Playwright drives over WebDriver BiDi. Its screenshots add a style, which the shop's policy refuses and reports. */
function firefoxProjects(): Project[] {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('There is no Firefox: install one, or name one in FIREFOX.');
  return [
    {
      name: 'Firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        screenshot: 'off',
        launchOptions: { executablePath, firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
  ];
}

export default defineConfig({
  testDir: './test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: join(RUN_FOLDER, 'failures', process.env['VITRINA_TEST_STEP'] ?? ''), // emptied by each run of Playwright
  fullyParallel: true,
  ...(isGate && { grep: new RegExp(`${GATE.tag}\\b`) }),
  retries: isGate ? GATE_RETRIES : 0,
  workers: 2,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECTATION_LIMIT_MS },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: join(RUN_FOLDER, 'e2e.json') }]],
  // Not `webServer`: this starts the shop on a free port, or two behind one URL, and fails the run on what the shop complained about.
  globalSetup: './test/support/e2eSetup.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'sl-SI',
    // Recording a trace of every test would cost a tenth of the run: `npx playwright test path --trace on` records one.
    screenshot: 'only-on-failure',
    // Else one control that is missing takes a long table all of its time.
    ...(!isGate && { actionTimeout: EXPECTATION_LIMIT_MS }),
  },
  projects: isFirefoxChosen() ? firefoxProjects() : await chromiumProjects(),
});
