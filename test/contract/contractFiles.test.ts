import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { entries } from './contractDocument';

const VALIDATORS = join(__dirname, '../../tools/contract/validators.mjs');

// That it is lint clean and its generated files are current is checked by `check:api` and `check:generated`.
describe("the contract's files", () => {
  test('every example matches its schema', () => {
    const { stdout } = spawnSync(process.execPath, [VALIDATORS], { encoding: 'utf8' });
    const checked: { operation: string; where: string; problems: string[] }[] = JSON.parse(stdout);
    expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(new Set(checked.filter(({ where }) => where === 'answer 200').map(({ operation }) => operation))).toEqual(
      new Set(entries.keys()),
    );
  });
});
