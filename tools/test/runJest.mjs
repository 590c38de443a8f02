import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { RUN_FOLDER } from '../../test/support/runFolder.mjs';
import { root } from '../project.mjs';
import { describeFailure, resultsOf, runProgram } from './runProgram.mjs';

const REPORT = join(RUN_FOLDER, 'jest.json');

/** Rendering leaves so much garbage that a larger young generation saves a sixth of the time. Its workers inherit it. */
const JEST = ['--max-semi-space-size=32', join(root, 'node_modules/jest/bin/jest.js')];

/** Runs these projects of jest.config.mjs together, so that no core is idle between them, maybe with a program `around` jest. Returns one result per project. */
export async function runJest(projects, { options = [], around = [], env = {} } = {}) {
  mkdirSync(RUN_FOLDER, { recursive: true });
  rmSync(REPORT, { force: true }); // of an earlier step
  const run = await runProgram([...JEST, '--json', '--outputFile', REPORT, ...options, '--selectProjects', ...projects], { around, env });
  return resultsOf(projects, run, () => {
    const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return projects.map((project) => countProject(project, testResults));
  });
}

const projectOf = (file) => relative(root, file).split(sep)[1];

function countProject(project, testResults) {
  const files = testResults.filter(({ name }) => projectOf(name) === project);
  const passed = files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map((test) => ({ ...test, name })),
  );
  return {
    name: project,
    passed: passed.length,
    flaky: passed.filter(({ invocations }) => invocations > 1).map(({ name, fullName }) => `${relative(root, name)}: ${fullName}`),
    failures: files.filter(({ status }) => status === 'failed').flatMap(failuresIn),
    durations: files.map(({ name, startTime, endTime }) => ({ title: relative(root, name), seconds: (endTime - startTime) / 1000 })),
  };
}

function failuresIn({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [describeFailure(`${file}: the file itself`, [message])];
  return failed.map(({ fullName, failureMessages }) => describeFailure(`${file}: ${fullName}`, failureMessages.slice(0, 1)));
}
