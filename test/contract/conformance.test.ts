import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { entries, resolve } from './contractDocument';

const COMMAND = join(__dirname, '../../tools/conformance/conformance.mjs');
/** A new visitor's page: each has a token of its own. */
const homeOf = (visitor: number): string => `<title>Shop</title>
<script id="vitrina-config" type="application/json">{ "country": "SI", "csrfToken": "t0k3n-${visitor}", "legalConditionsApi": "/api/legal-conditions" }</script>
<script async src="/vitrina/vitrina.js"></script>`;

type Answer = [status: number, body: string];

/** A shop that responds with the contract's own examples, unless overridden. */
let shop: Server;
let base: string;
let faultyAnswers: Record<string, Answer>;
let asked: string[];
let visitors: number;

beforeEach(async () => {
  faultyAnswers = {};
  asked = [];
  visitors = 0;
  shop = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.test');
    if (pathname === '/') return response.end(homeOf((visitors += 1)));
    if (pathname === '/start') return response.writeHead(302, { location: '/' }).end();
    if (pathname === '/away') return response.writeHead(302, { location: 'http://other.test/' }).end();
    const found = [...entries].find(([, { method, path }]) => path === pathname && method === request.method);
    const [status, body] = (found && faultyAnswers[found[0]]) ?? [200, JSON.stringify(found && exampleOf(found[0]))];
    if (found) asked.push(found[0]);
    const hasHeaders =
      /^t0k3n-\d+$/.test(String(request.headers['x-csrf-token'])) && request.headers['x-requested-with'] === 'XMLHttpRequest';
    response
      .writeHead(hasHeaders ? status : 403, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(hasHeaders ? body : '{"error":"csrf"}');
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
});

afterEach(() => new Promise((done) => shop.close(done)));

function exampleOf(id: string): unknown {
  const answer = entries.get(id)?.operation.responses['200'];
  const media = answer && resolve(answer).content['application/json'];
  const [shared] = Object.values(media?.examples ?? {}) as { $ref: string }[];
  return shared ? resolve<{ $ref?: string; value?: unknown }>(shared).value : media?.example;
}

function runCommand(...args: string[]): Promise<{ code: number; lines: string[]; errors: string }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [COMMAND, ...args], (_error, out, errors) =>
      done({ code: child.exitCode ?? -1, lines: out.trim().split('\n'), errors }),
    );
  });
}

describe('the conformance command', () => {
  test('a shop that fulfils the contract passes: one line per operation, exit code 0', async () => {
    const { code, lines } = await runCommand('--base', base);
    expect(lines.filter((line) => line.startsWith('fail'))).toEqual([]);
    expect(code).toBe(0);
    expect(lines.filter((line) => /^(pass|skipped) +\S+ +[A-Z]+ \//.test(line))).toHaveLength(entries.size);
    expect(lines).toContainEqual(expect.stringMatching(/^pass +suggest +GET \/api\/searching\/suggest +200$/));
    expect(lines).toContainEqual(expect.stringMatching(/^pass +unclearedLegals/));
    expect(lines).toContainEqual(expect.stringMatching(/^skipped cartInsert .*POST may change something$/));
    expect(lines.at(-1)).toMatch(/^\d\d passed, 0 failed, \d\d skipped$/);
  });

  test('no request changes the shop', async () => {
    await runCommand('--base', base);
    const changing = asked.filter((id) => entries.get(id)?.method !== 'GET');
    expect(new Set(changing)).toEqual(new Set(['widgetAccount', 'widgetCart', 'customerHistory', 'postBranches']));
    expect(asked).not.toContain('consents');
  });

  describe('an answer is judged by shape, status and text', () => {
    const FAULTS: [fault: string, operation: string, answer: Answer, line: RegExp][] = [
      [
        'a field of another type',
        'suggest',
        [200, '{"products":[{"urlKey":"a","title":"A","price":{"current":"1,20"}}],"items":[]}'],
        /^fail .*\/products\/0\/price\/current must be number/,
      ],
      ['a missing field', 'refreshCsrfToken', [200, '{}'], /^fail .*must have required property 'csrfToken'/],
      ['HTML', 'menu', [200, '<html>Prijava</html>'], /^fail .*no JSON but "<html>Prijava/],
      ['a notice of PHP before it', 'loadCart', [200, 'Notice: Undefined index\n{}'], /^fail .*no JSON/],
      ['a redirect', 'loadPurchase', [302, ''], /^fail .*302: redirects/],
      ['an unknown status', 'geoSuggestions', [418, '{"error":"teapot"}'], /^fail .*status 418 is not in the contract/],
      ['a server error', 'checkGtm', [500, '{"error":"Napaka."}'], /^fail .*500/],
      ['an error without a word', 'branchDetail', [400, '{}'], /^fail .*400: .*must have required property 'error'/],
      ['the answer within data (A005)', 'customerHistory', [200, JSON.stringify({ data: exampleOf('customerHistory') })], /^pass/],
      ['501: the shop does not have it', 'similarProducts', [501, '{"error":"not here"}'], /^skipped .*501/],
    ];
    let run: Awaited<ReturnType<typeof runCommand>>;

    beforeEach(async () => {
      faultyAnswers = Object.fromEntries(FAULTS.map(([, operation, answer]) => [operation, answer]));
      run ??= await runCommand('--base', base, '--only', FAULTS.map(([, operation]) => operation).join(','));
    });

    test.each(FAULTS)('%s', (_fault, operation, _answer, line) => {
      expect(run.lines.find((each) => each.includes(` ${operation} `))).toMatch(line);
    });

    test('and the exit code is 1', () => expect(run.code).toBe(1));
  });

  test('the home page is found behind a redirect of the same origin only', async () => {
    expect(await runCommand('--base', `${base}start`, '--only', 'suggest')).toMatchObject({ code: 0 });
    expect(await runCommand('--base', `${base}away`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('redirects to http://other.test'),
    });
  });

  test('reports a missing shop and one that does not respond', async () => {
    expect(await runCommand()).toMatchObject({ code: 2, errors: expect.stringContaining('--base') });
    expect(await runCommand('--base', 'http://127.0.0.1:1/')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('does not answer'),
    });
  });
});
