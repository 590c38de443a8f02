import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

/** What the conformance command prints for the page, without the skipped operations. */
function conformance(page: string): Promise<string[]> {
  const args = [join(__dirname, '../../tools/conformance/conformance.mjs'), '--base', `${shop.url}${page}`];
  return new Promise((done) => {
    execFile(process.execPath, args, (_error, out) => done(out.split('\n').filter((line) => /^(pass|fail|optional)/.test(line))));
  });
}

test.each(['/', '/cz/', '/?scenario=filled-cart', '/?scenario=vip-plus'])('the reference shop follows the contract: %s', async (page) => {
  const lines = await conformance(page);
  expect(lines.filter((line) => line.startsWith('fail'))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^pass +suggest /));
  expect(lines).toContainEqual(expect.stringMatching(/^pass +widgetCart /));
});

test('the command reports a shop that does not', async () => {
  expect(await conformance('/?fault=html:suggest')).toContainEqual(expect.stringMatching(/^fail +suggest .*no JSON/));
});

const OPTIONAL = ['intentId', 'idempotencyKey', 'expectedTotal', 'confirmed', 'GET /api/csrf-token', 'id of a category suggestion'];
const missed = (lines: readonly string[]) => lines.flatMap((line) => /^optional (.*?) +missed: \S/.exec(line)?.[1] ?? []).sort();

test.each([
  ['a shop that has them all', '/', []],
  ['a shop that refuses unknown fields', '/?scenario=strict-fields', OPTIONAL.slice(0, 4)],
  ['a shop without an endpoint for csrf tokens', '/?scenario=no-csrf-endpoint', ['GET /api/csrf-token']],
])('[A157] the command names the optional parts that a shop lacks, and what that costs: %s', async (_shop, page, lacking) => {
  const lines = await conformance(page);
  expect(lines.filter((line) => line.startsWith('optional'))).toHaveLength(OPTIONAL.length);
  expect(missed(lines)).toEqual([...lacking].sort());
  expect(lines.filter((line) => line.startsWith('fail') && !line.includes('refreshCsrfToken'))).toEqual([]);
});
