import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { entries } from './contractDocument';

const ROOT = join(__dirname, '../..');

function run(script: string, ...args: string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, encoding: 'utf8', env });
}

describe("the contract's files", () => {
  test('every example matches its schema', () => {
    const checked: { operation: string; where: string; problems: string[] }[] = JSON.parse(run('tools/contract/validators.mjs').stdout);
    expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(new Set(checked.filter(({ where }) => where === 'answer 200').map(({ operation }) => operation))).toEqual(
      new Set(entries.keys()),
    );
  });

  test('the generated files match the contract', () => {
    expect(run('tools/contract/generate.mjs', '--check')).toMatchObject({ stderr: '', status: 0 });
  });

  test('the contract is lint clean', () => {
    const lint = run('node_modules/@redocly/cli/bin/cli.js', 'lint', '--format=json');
    expect(JSON.parse(lint.stdout).problems).toEqual([]);
    expect(lint.status).toBe(0);
  });
});
