import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { RUN_FOLDER } from '../../test/support/runFolder.mjs';
import { root } from '../project.mjs';
import { resultsOf, runProgram } from './runProgram.mjs';

const REPORT = join(RUN_FOLDER, 'jest.json');

export const JEST = join(root, 'node_modules/jest/bin/jest.js');

/** Projects of jest.config.mjs. */
export const JEST_PROJECTS = ['architecture', 'unit', 'component', 'contract', 'tools'];

/** Runs these projects together, so that no core is idle between them, maybe with a program `around` jest. Returns one result per project. */
export async function runJest(projects, { options = [], around = [] } = {}) {
  mkdirSync(RUN_FOLDER, { recursive: true });
  const run = await runProgram([JEST, '--json', '--outputFile', REPORT, ...options, '--selectProjects', ...projects], around);
  return resultsOf(projects, run, () => {
    const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return projects.map((project) => countProject(project, testResults));
  });
}

const projectOf = (file) => relative(root, file).split(sep)[1];

function countProject(project, testResults) {
  const files = testResults.filter(({ name }) => projectOf(name) === project);
  const passed = files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
  return { name: project, passed, failures: files.filter(({ status }) => status === 'failed').flatMap(failuresIn) };
}

function failuresIn({ name, assertionResults }) {
  const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return (titles.length > 0 ? titles : ['the file itself']).map((title) => `${relative(root, name)}: ${title}`);
}
