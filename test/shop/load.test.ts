import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

const COMMAND = join(__dirname, '../../tools/load/load.mjs');

let shop: RunningShop;
let folder: string;

beforeAll(async () => {
  shop = await startShop();
  folder = mkdtempSync(join(tmpdir(), 'vitrina-load-'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.stop();
});

function load(...args: string[]): Promise<{ code: number; errors: string }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [COMMAND, ...args], (_error, _out, errors) => done({ code: child.exitCode ?? -1, errors }));
  });
}

test('visits are replayed at the reference shop up to the order, counted, and extrapolated to a day', async () => {
  const json = join(folder, 'figures.json');
  const { code } = await load('--base', `${shop.url}/`, '--visits', '34', '--at-once', '2', '--orders', '--json', json);
  const figures = JSON.parse(readFileSync(json, 'utf8'));
  expect(figures.problems).toEqual({});
  expect(code).toBe(0);
  expect(figures).toMatchObject({ visits: 34, ordered: 1, operations: { nextStep: { count: 1 }, suggest: { count: 3 * 14 } } });
  const { 'calls at the shop': calls, 'pages of the shop': pages } = figures.day;
  expect(calls['a day']).toBeCloseTo((figures.calls.count / 34) * 1_000_000, -4);
  expect(pages['a second']).toBeCloseTo(((figures.pages.count / 34) * 1_000_000) / 86_400, 0);
});

test.each([[[]], [['--base', 'nowhere']], [['--base', 'http://localhost:1', '--visits', '5001']]])(
  'wrong options are named, and nothing is sent: %j',
  async (args) => {
    expect(await load(...args)).toEqual({ code: 2, errors: expect.stringContaining('--visits') });
  },
);
