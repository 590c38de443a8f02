import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const NOT_COPIED = /^(node_modules|\.git|\.cache|dist.*|coverage|test-results)$/;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrina-new-widget-'));
  for (const entry of readdirSync(root).filter((name) => !NOT_COPIED.test(name)))
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter: (path) => !path.endsWith('demo-pages/.data') });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
const newWidget = (...args: string[]) => run('tools/newWidget/newWidget.mjs', ...args);

/** Files of the project that the copy has not, or has with another content. */
const changedFiles = (folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => statSync(join(copy, file)).isFile())
    .filter((file) => !existsSync(join(root, file)) || !readFileSync(join(root, file)).equals(readFileSync(join(copy, file))))
    .sort();

test('a new widget is six files besides the texts, builds within all budgets, and its own test and the public table pass untouched', () => {
  expect(newWidget('gift-card')).toMatchObject({ status: 0, stderr: '' });
  const changed = changedFiles(['demo-pages', 'docs', 'src', 'test', 'tools', 'widgets']);
  expect(changed).toEqual([
    'test/component/giftCard.test.tsx',
    'widgets/README.md',
    'widgets/gift-card/GiftCard.tsx',
    'widgets/gift-card/gift-card.css',
    'widgets/gift-card/giftCard.widget.ts',
    ...['cs', 'hr', 'hu', 'pl', 'sk', 'sl'].map((language) => `widgets/gift-card/texts/${language}.json`),
    'widgets/manifest.ts',
  ]);
  // A name that content blockers match: its chunk has another one.
  expect(newWidget('promo-card')).toMatchObject({ status: 0, stderr: '' });

  const manifest = readFileSync(join(copy, 'widgets/manifest.ts'), 'utf8');
  expect(manifest).toContain("import { giftCard } from './gift-card/giftCard.widget';");
  expect(run('tools/newWidget/manifest.mjs', '--check')).toMatchObject({ status: 0 });

  expect(run('esbuild.config.mjs')).toMatchObject({ status: 0, stderr: '' });
  const { widgets } = JSON.parse(readFileSync(join(copy, 'dist/manifest.json'), 'utf8')) as { widgets: Record<string, string[]> };
  expect(widgets['gift-card']?.[0]).toMatch(/^chunks\/GiftCard-\w+\.js$/);
  expect(widgets['promo-card']?.[0]).toMatch(/^chunks\/PCard-\w+\.js$/);

  expect(run('node_modules/oxfmt/bin/oxfmt', '--check')).toMatchObject({ status: 0 });
  const tests = run(
    'node_modules/jest/bin/jest.js',
    '-i',
    'giftCard',
    'promoCard',
    'test/unit/widgets/readme',
    'test/architecture/imports',
  );
  expect(tests.stderr).toContain('Test Suites: 4 passed, 4 total');
});

test.each([
  ['no name', [], 'Usage: npm run new:widget <name>'],
  ['a name in another spelling', ['GiftCard'], 'in kebab-case'],
  ['a name that is taken', ['search-bar'], 'widgets/search-bar is already there.'],
])('%s changes nothing and reports the error', (_what, args, message) => {
  const before = readFileSync(join(copy, 'widgets/manifest.ts'), 'utf8');
  const { status, stderr } = newWidget(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(readFileSync(join(copy, 'widgets/manifest.ts'), 'utf8')).toBe(before);
  expect(existsSync(join(copy, 'widgets/GiftCard'))).toBe(false);
});
