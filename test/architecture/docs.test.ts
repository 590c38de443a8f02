import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage']);
const TEXT = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.md', '.yaml', '.yml', '.json', '.eta', '.html']);
/** Generated, or long and without prose. */
const isOmitted = (file: string): boolean =>
  file === 'package-lock.json' || file.endsWith('.gen.ts') || file === relative(root, __filename);

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return TEXT.has(extname(entry.name)) && !isOmitted(path) ? [path] : [];
  });
}

const files = filesBelow('.').map((path) => ({ path, text: read(path) }));
const pages = files.filter(({ path }) => path.endsWith('.md'));
const uncited = (ids: Set<string>, pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, id = '']) => (ids.has(id) ? [] : [`${path} cites ${id}, which docs/ does not have`])),
  );
const idsOf = (file: string, pattern: RegExp): Set<string> => new Set([...read(file).matchAll(pattern)].map(([, id = '']) => id));

const rows = idsOf('docs/requirements.md', /^\| (R\d\.\d{2,3}) \|/gm);
const openPoints = idsOf('docs/open-points.md', /^### (A\d{3}) /gm);
const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));
const defects = [...read('docs/defects.md').matchAll(/^\| (D\d+) \|.*\| (open|fixed) \|$/gm)].map(([, id = '', state = '']) => ({
  id,
  state,
}));

describe('every cited id exists', () => {
  test('rows of the requirements', () => {
    expect(rows.size).toBe(696);
    expect(uncited(rows, /\b(R\d\.\d{2,3})\b/g)).toEqual([]);
  });

  test('open points', () => {
    expect(openPoints.size).toBeGreaterThan(150);
    expect(uncited(openPoints, /\b(A\d{3})\b/g)).toEqual([]);
  });

  test('faults and hostile inputs', () => {
    const known = idsOf('docs/faults-and-inputs.md', /^\| ([a-z0-9-]+) \|/gm);
    const input = /\b((?:html|url|redirect|csrf|postmessage|proto|search|storage|cookie|shape|ui|supply)-\d\d)\b/g;
    expect(known.size).toBeGreaterThan(100);
    expect(uncited(known, input)).toEqual([]);
  });

  test('decision records', () => {
    const numbers = records.map((name) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(uncited(new Set(numbers), /\bADR (\d{3})\b/g)).toEqual([]);
    const index = read('docs/decisions/README.md');
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  test('defects, and a fixed one is proven by a test that names it', () => {
    expect(uncited(new Set(defects.map(({ id }) => id)), /\[(D\d+)\]/g)).toEqual([]);
    const tests = files
      .filter(({ path }) => path.startsWith('test/'))
      .map(({ text }) => text)
      .join('\n');
    const unproven = defects.filter(({ id, state }) => state === 'fixed' && !tests.includes(`[${id}]`));
    expect(unproven).toEqual([]);
  });
});

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (page: string): string[] => [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('every relative link of a page leads to a file, and its anchor to a heading', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(([link, target = '', anchor]) => {
      const file = target === '' ? path : join(dirname(path), target);
      if (!existsSync(join(root, file))) return [`${path}: ${link}`];
      const isPage = file.endsWith('.md') && statSync(join(root, file)).isFile();
      return anchor !== undefined && isPage && !anchorsOf(read(file)).includes(anchor) ? [`${path}: ${link} (no such heading)`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('every storage key and channel of the bundle is listed in the contracts with the page', () => {
  const source = files
    .filter(({ path }) => path.startsWith('src/') && /\.tsx?$/.test(path))
    .map(({ text }) => text)
    .join('\n');
  const keys = [...source.matchAll(/'(vitrina\.[a-z-]+)'/g)].map(([, key = '']) => key).filter((key) => key !== 'vitrina.js');
  const contracts = read('src/page/README.md');
  expect([...new Set(keys)].filter((key) => !contracts.includes(`\`${key}\``))).toEqual([]);
});

/** Only whole paths: a bare file name may stand for any file. `<name>` and `*` are placeholders. */
test('every file named in the documentation exists', () => {
  const named = /`((?:src|widgets|test|tools|demo-pages|docs)\/[\w./-]+)`/g;
  const current = pages.filter(({ path }) => path !== 'CHANGELOG.md'); // which also names removed files
  const missing = current.flatMap(({ path, text }) =>
    [...text.matchAll(named)].flatMap(([, file = '']) => (existsSync(join(root, file)) ? [] : [`${path} names ${file}`])),
  );
  expect(missing).toEqual([]);
});

test('the documentation is in the repository: no text refers to a document outside of it', () => {
  const outside =
    /\b(DESIGN|SPEC|STACK|HOSTILE|DEFECTS|NAMES|WORDING|DECISIONS|REQUIREMENTS)(\.md\b|,? section)|\.\.\/shared\/|\bledger\b|\bspec sections?\b/g;
  const found = files.flatMap(({ path, text }) => [...text.matchAll(outside)].map(([words]) => `${path}: ${words}`));
  expect(found).toEqual([]);
  const numbered = files.filter(({ path, text }) => /^(src|widgets|test|docs)\//.test(path) && /\bissues? \d/i.test(text));
  expect(numbered.map(({ path }) => path)).toEqual([]);
});

test('the README’s table for editors has every widget', () => {
  const placing = /## Placing widgets\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
  const names = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  expect(names.filter((name) => !new RegExp(`["\`]${name}["\`]`).test(placing))).toEqual([]);
});
