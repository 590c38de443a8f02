import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Limits of time belong in the bench. Elsewhere they fail on a busy machine: wait for a state, or turn a fake clock. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'a fixed sleep of Playwright': /\.waitForTimeout\(/,
  'a sleep in an end-to-end test': /setTimeout\((?:resolve|done|r), *\d/,
  'a limit for all tests of a file': /\bjest\.setTimeout\(/,
  'a duration': /\bperformance\.now\(\)|expect\(\s*Date\.now\(\) - \w+\s*\)/,
  'another try': /\bretries:|\bjest\.retryTimes\(|\.describe\.configure\(\{[^}]*retries/,
};

const isFor = (rule: string, file: string): boolean => rule !== 'a sleep in an end-to-end test' || file.startsWith('e2e');

test('no test sleeps, measures time, sets a limit for a whole file or tries again', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(test|e2e)\.tsx?$/.test(name));
  const found = files
    .filter((file) => !file.endsWith('testClock.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'test', file), 'utf8');
      return Object.entries(FORBIDDEN).flatMap(([rule, pattern]) => (isFor(rule, file) && pattern.test(text) ? [`${file}: ${rule}`] : []));
    });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
