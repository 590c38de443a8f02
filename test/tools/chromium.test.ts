import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const LAUNCHER = "import { findChromium } from './test/support/chromium.mjs';";

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that launches a Chromium, in the environment of a machine without fonts, libraries and settings of its own. */
function runBare(program: string, chromium: string): { status: number | null; stdout: string; stderr: string } {
  const missing = join(folder, 'missing');
  const env = { PATH: process.env['PATH'], HOME: folder, CHROMIUM: chromium, FONTCONFIG_PATH: missing, FONTCONFIG_FILE: missing };
  return spawnSync(process.execPath, ['--input-type=module', '-e', LAUNCHER + program], { cwd: root, encoding: 'utf8', env });
}

const SHOW_A_PAGE = `
  import { chromium } from '@playwright/test';
  const browser = await chromium.launch(await findChromium());
  const page = await browser.newPage();
  await page.setContent('<body><input value="Ko\\u0161arica"><p>Ko\\u0161arica \\u{1F6D2} \\u039A\\u03B1\\u03BB\\u03AC \\u6F22\\u5B57');
  await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  console.log(JSON.stringify(fonts.map(({ familyName }) => familyName)));
  await browser.close();
`;

test('the shell from npm shows emoji, Greek and CJK on a bare machine, in its own font only, also where a Chromium is installed', () => {
  const { status, stdout, stderr } = runBare(SHOW_A_PAGE, 'bundled');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(new Set(JSON.parse(stdout))).toEqual(new Set(['Open Sans']));
});

test('a Chromium that does not start is reported with its path and the way out', () => {
  const { status, stderr } = runBare('await findChromium();', process.execPath);
  expect(status).toBe(1);
  expect(stderr).toContain(`No Chromium shows a page: ${process.execPath}: `);
  expect(stderr).toContain('CHROMIUM=/path names another one');
});

test('a renderer that crashes, as without any font, is reported once with its reason', () => {
  const settings = join(folder, 'no-fonts.conf');
  const wrapper = join(folder, 'chromium');
  const printed = runBare(
    'const { executablePath, env } = await findChromium(); console.log(executablePath); console.log(env.LD_LIBRARY_PATH);',
    'bundled',
  );
  const [shell, libraries] = printed.stdout.split('\n');
  writeFileSync(settings, '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>');
  writeFileSync(wrapper, `#!/bin/sh\nFONTCONFIG_FILE='${settings}' LD_LIBRARY_PATH='${libraries}' exec '${shell}' "$@"\n`);
  chmodSync(wrapper, 0o755);
  const { status, stderr } = runBare('await findChromium();', wrapper);
  expect(status).toBe(1);
  expect(stderr.match(/the renderer of .* crashes on a page with a form field, emoji, Greek and CJK/g)).toEqual([
    `the renderer of ${wrapper} crashes on a page with a form field, emoji, Greek and CJK`,
  ]);
});
