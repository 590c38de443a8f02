import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findFullChromium, FULL_CHROMIUM } from './support/chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shell = await findChromium();
const full = findFullChromium();

/** A headless shell fills no forms by itself, and the one that npm carries is of the age at which a failed import failed for ever. */
const needsFullChromium = new RegExp(`${FULL_CHROMIUM.tag}\\b`);

export default defineConfig({
  testDir: join(root, 'test/e2e'),
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: join(root, '.cache/results/e2e.json') }]],
  globalSetup: join(root, 'test/support/e2eSetup.ts'),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'sl-SI',
    // Kept of a second try only: recording every test costs a tenth of the run.
    trace: 'on-first-retry',
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
