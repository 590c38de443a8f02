import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Limits of time belong in the bench. Elsewhere they fail on a busy machine: wait for a state, or advance a fake clock. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'a fixed sleep of Playwright': /\.waitForTimeout\(/,
  'a fixed sleep': /setTimeout\((?:resolve|done|r|\(\) => resolve\([^)]*\)), *[1-9]|from 'node:timers\/promises'/,
  'a limit by a call': /\b(?:jest|test)\.setTimeout\(/,
  'a limit of its own': /\btimeout: *[\d_]{3,}|\bAbortSignal\.timeout\(|\},\s*(?:\d[\d_]+|[A-Z]\w*_MS),?\s*\);$/m,
  'a duration': /\bperformance\.now\(\)|expect\(\s*Date\.now\(\) - \w+\s*\)/,
  'another try': /\bretries:|\bjest\.retryTimes\(|\.describe\.configure\(\{[^}]*retries/,
};

/** Files that are about time. */
const ABOUT_TIME: Readonly<Record<string, readonly string[]>> = {
  'e2e/cartClosing.e2e.ts': ['a fixed sleep'], // D29: the page closes so many milliseconds after the press
  'shop/checkoutProcesses.test.ts': ['a fixed sleep'], // requests spread across a commit
  'support/jestLimits.ts': ['a limit by a call', 'another try'], // the gate's, for all tests
  'support/browser/shifts.ts': ['a duration'], // for so long a browser takes a shift for the effect of a press
  'support/browser/slowRelay.ts': ['a fixed sleep', 'a duration'], // the latency and the throughput of a network
  'support/shop/shopProcess.ts': ['a limit of its own'], // a shop that hangs is ended, and its log is shown
};

/** Under jest's fake timers a timer takes no time. */
const hasFakeTimers = (file: string, text: string): boolean => /^(unit|component|tables)\b/.test(file) && text.includes('advanceTimers');

test('no test sleeps, measures time, sets its own time limit or retries', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && /^(unit|component|tables|contract|shop|e2e|tools|support)\b/.test(name),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, 'test', file), 'utf8');
    return Object.entries(FORBIDDEN).flatMap(([rule, pattern]) =>
      pattern.test(text) && ABOUT_TIME[file]?.includes(rule) !== true && !hasFakeTimers(file, text) ? [`${file}: ${rule}`] : [],
    );
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
