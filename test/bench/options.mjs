import { resolve } from 'node:path';

/** A user error; only its message is printed. */
export class BenchError extends Error {}

const DEFAULT_RUNS = 5;

export function parseOptions(args) {
  const options = { runs: DEFAULT_RUNS, only: '', json: resolve('.cache/bench/bench.json'), trace: null };
  for (let index = 0; index < args.length; index += 2) {
    const [name, value] = [args[index], args[index + 1]];
    if (!['--runs', '--only', '--json', '--trace'].includes(name))
      throw new BenchError(`Unknown option ${name}. Known: --runs N, --only NAME, --json FILE, --trace FILE.`);
    if (value === undefined) throw new BenchError(`${name} needs a value.`);
    if (name === '--runs') options.runs = wholeRuns(value);
    else if (name === '--only') options.only = value;
    else if (name === '--trace') options.trace = resolve(value);
    else options.json = resolve(value);
  }
  return options;
}

function wholeRuns(text) {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new BenchError(`--runs is ${JSON.stringify(text)}, expected a whole number from 1 to 999.`);
  return Number(text);
}
