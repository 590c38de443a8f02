import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const testFiles = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(test|e2e)\.tsx?$/.test(name));
const textOf = (file: string): string => readFileSync(join(root, 'test', file), 'utf8');

test('no assertion is true of an empty list: test/support/everyOne asks for at least one', () => {
  expect(testFiles.length).toBeGreaterThan(300);
  expect(testFiles.filter((file) => /expect(\.poll)?\([^;]*[\w)\]]\.every\(\(?[\w{[]/.test(textOf(file)))).toEqual([]);
});

/** Of a file, the text of each test with the tag of the gate, to where the next test begins. */
const gateTestsOf = (text: string): string[] =>
  text.split(/^(?= *(?:test|for)\b)/m).filter((part) => /\bGATE\b|\bgateIf\(/.test(part) && !part.startsWith('import'));

test('the gate neither waits for half a second without requests, nor throttles, nor takes heap snapshots', () => {
  const found = testFiles.filter((file) =>
    gateTestsOf(textOf(file)).some((part) => /networkidle|setCPUThrottlingRate|emulateNetworkConditions|HeapProfiler/.test(part)),
  );
  expect(testFiles.filter((file) => gateTestsOf(textOf(file)).length > 0).length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
