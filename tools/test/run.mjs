/**
 * `npm test`: everything that proves Vitrina, in order of speed; the last line is `N passed, N failed`.
 * `npm test -- unit e2e` runs only the named steps; with `whole` the long tables are run whole (`depth.ts`).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { installIfNeeded } from '../install.mjs';
import { root } from '../project.mjs';
import { END_TO_END } from './endToEnd.mjs';

installIfNeeded();

const results = join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules/.bin', name);

/** One program each, as many at once as there are cores; the longest first. */
const CHECKS = {
  build: [process.execPath, 'esbuild.config.mjs'],
  types: [bin('tsc'), '--noEmit', '-p', '.'],
  lint: [bin('oxlint'), '--type-aware', '--deny-warnings'],
  unused: [bin('knip')],
  contractLint: [bin('redocly'), 'lint', 'src/api/openapi.yaml'],
  contractFresh: [process.execPath, 'tools/contract/generate.mjs', '--check'],
  format: [bin('oxfmt'), '--check'],
};
/** Projects of jest.config.mjs: one run of jest for all of them, so that no core is idle between two. */
const PROJECTS = ['architecture', 'unit', 'component', 'contract'];
const STEPS = [...Object.keys(CHECKS), ...PROJECTS, 'e2e'];

const words = process.argv.slice(2);
if (words.includes('whole')) process.env.VITRINA_TESTS = 'whole';
const named = words.filter((name) => STEPS.includes(name));
const isWanted = (name) => named.length === 0 || named.includes(name);
const total = { passed: 0, failed: 0 };
/** Titles of failed tests, repeated at the end of the output. */
const failures = [];

/** With `keep` what it prints is answered and not shown. */
function run([command, ...args], { keep = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', keep ? 'pipe' : 'inherit', keep ? 'pipe' : 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
  });
}

function count(name, { passed, failed }, started) {
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function check(name) {
  const started = Date.now();
  const { code, output } = await run(CHECKS[name], { keep: true });
  console.log(`\n== ${name}\n${output.trimEnd()}`);
  count(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, started);
  if (code !== 0) failures.push(name);
  return code === 0;
}

/** Answers whether the build, which the rest needs, is there. */
async function runChecks(names) {
  let isBuilt = true;
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const isGood = await check(name);
      if (name === 'build') isBuilt = isGood;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return isBuilt;
}

async function runJest(projects) {
  const started = Date.now();
  const report = join(results, 'jest.json');
  console.log(`\n== ${projects.join(', ')}`);
  const jest = [process.execPath, join(root, 'node_modules/jest/bin/jest.js'), '--config', 'test/jest.config.mjs'];
  const { code } = await run([...jest, '--json', '--outputFile', report, '--selectProjects', ...projects]);
  conclude(projects, code, started, () => {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return projects.map((project) => {
      const files = testResults.filter(({ name }) => relative(root, name).split(sep)[1] === project);
      const counts = { passed: 0, failed: 0 };
      for (const file of files) {
        const ended = (how) => file.assertionResults.filter(({ status }) => status === how);
        counts.passed += ended('passed').length;
        if (file.status !== 'failed') continue;
        const failed = ended('failed').map(({ fullName }) => fullName);
        if (failed.length === 0) failed.push('the file as a whole');
        counts.failed += failed.length;
        failures.push(...failed.map((title) => `${relative(root, file.name)}: ${title}`));
      }
      return counts;
    });
  });
}

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const failedIn = (specs) =>
  specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected')).map(({ file, title }) => `${file}: ${title}`);

async function runPlaywright() {
  const started = Date.now();
  console.log('\n== e2e');
  const { code } = await run([process.execPath, ...END_TO_END]);
  conclude(['e2e'], code, started, () => {
    const { stats, suites } = JSON.parse(readFileSync(join(results, 'e2e.json'), 'utf8'));
    const specs = suites.flatMap(specsIn);
    failures.push(...failedIn(specs));
    return [{ passed: stats.expected, failed: stats.unexpected }];
  });
}

/** What a runner reports; a run that died before it could report, or failed without a failed test, counts as one failure. */
function conclude(names, code, started, read) {
  let counted = names.map(() => ({ passed: 0, failed: 0 }));
  try {
    counted = read();
  } catch {
    code ||= 1;
  }
  if (code !== 0 && counted.every(({ failed }) => failed === 0)) {
    counted[0].failed = 1;
    failures.push(`${names.join(', ')}: ended with ${code}, without a failed test`);
  }
  for (const [place, name] of names.entries()) count(name, counted[place], started);
}

const isReady = await runChecks(Object.keys(CHECKS).filter(isWanted));
const projects = PROJECTS.filter(isWanted);
if (isReady && projects.length > 0) await runJest(projects);
if (isReady && isWanted('e2e')) await runPlaywright();
for (const title of failures) console.log(`failed: ${title}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
