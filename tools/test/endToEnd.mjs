import { join } from 'node:path';
import { root } from '../project.mjs';

/** Arguments for `process.execPath` that run the end-to-end tests. Every test has one try. */
export const END_TO_END = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'test/playwright.config.ts'];
