import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findFullChromium, FULL_CHROMIUM } from './test/support/chromium.mjs';

const shell = await findChromium();
const full = findFullChromium();

/** A headless shell has no autofill, and the version from npm never imports a module again that failed to load once. */
const needsFullChromium = new RegExp(`${FULL_CHROMIUM.tag}\\b`);

export default defineConfig({
  testDir: './test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: '.cache/results/e2e.json' }]],
  globalSetup: './test/support/e2eSetup.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'sl-SI',
    // Recording a trace of every test would cost a tenth of the run: `npx playwright test path --trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'headless shell',
      grepInvert: needsFullChromium,
      use: { launchOptions: { executablePath: shell, args: CHROMIUM_ARGS } },
    },
    ...(full === null
      ? []
      : [{ name: 'full Chromium', grep: needsFullChromium, use: { launchOptions: { executablePath: full, args: CHROMIUM_ARGS } } }]),
  ],
});
