import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import concurrently from 'concurrently';
import { root } from '../project.mjs';
import { describeFailure } from './runProgram.mjs';

const PREFIX = 'check:';

/** All of package.json. */
export const checkNames = () =>
  Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

/** Runs the npm scripts `check:<name>`, as many at once as there are cores. The output of each is printed as one block. */
export async function runChecks(names) {
  const commands = names.map((name) => ({ name, command: `npm run --silent ${PREFIX}${name}` }));
  const { result, commands: running } = concurrently(commands, {
    cwd: root,
    group: true,
    maxProcesses: availableParallelism(),
    prefix: 'name',
  });
  const output = new Map(running.map(({ name }) => [name, '']));
  for (const { name, stdout, stderr } of running)
    for (const stream of [stdout, stderr]) stream.subscribe((chunk) => output.set(name, output.get(name) + chunk));
  const closed = await result.catch((events) => events);
  return closed.map(({ command, exitCode, timings }) => ({
    name: command.name,
    passed: exitCode === 0 ? 1 : 0,
    flaky: [],
    failures: exitCode === 0 ? [] : [describeFailure(`npm run ${PREFIX}${command.name}`, [output.get(command.name)])],
    seconds: timings.durationSeconds,
  }));
}
