import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

/** The lines that the conformance command prints for the page, without the skipped ones. */
function conformance(page: string): Promise<string[]> {
  const args = [join(__dirname, '../../tools/contract/conformance.mjs'), '--base', `${shop.url}${page}`];
  return new Promise((done) => {
    execFile(process.execPath, args, (_error, out) => done(out.split('\n').filter((line) => /^(pass|fail)/.test(line))));
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
