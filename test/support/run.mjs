/**
 * `npm test`: everything that proves Vitrina, in order of speed; the last line is `N passed, N failed`.
 * `node test/support/run.mjs unit e2e` runs only the named steps.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, installIfNeeded } from './project.mjs';

installIfNeeded();

const results = join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules/.bin', name);
const jest = (project) => ({
  command: [
    process.execPath,
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    'test/jest.config.mjs',
    '--selectProjects',
    project,
    '--json',
    '--outputFile',
    join(results, `${project}.json`),
  ],
  count: () => fromJest(join(results, `${project}.json`)),
});
const once = (...command) => ({ command });

const STEPS = {
  types: once(bin('tsc'), '--noEmit', '-p', '.'),
  lint: once(bin('oxlint'), '--type-aware', '--deny-warnings'),
  format: once(bin('oxfmt'), '--check'),
  unused: once(bin('knip')),
  contractLint: once(bin('redocly'), 'lint', 'src/api/openapi.yaml'),
  contractFresh: once(process.execPath, 'src/api/generate.mjs', '--check'),
  build: once(process.execPath, 'esbuild.config.mjs'),
  architecture: jest('architecture'),
  unit: jest('unit'),
  component: jest('component'),
  contract: jest('contract'),
  e2e: {
    command: [process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'test/playwright.config.ts'],
    count: () => fromPlaywright(join(results, 'e2e.json')),
  },
};

function fromJest(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function fromPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: '0', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

const wanted = process.argv.slice(2).filter((name) => name in STEPS);
const total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  console.log(`\n== ${name}`);
  const code = await run(step.command);
  let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    if (step.count) counted = step.count();
  } catch {
    // the step died before it could report: it counts as one failure
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  if (name === 'build' && code !== 0) break;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
