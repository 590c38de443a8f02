import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Words of common filter lists (docs/hostile-pages.md, "Content blockers"); the build looks at the names of its files. */
const HIDDEN = /cookie|banner|gdpr|consent|newsletter|track|promo|social|advert|popup|legal|above-header|(^|-)ads?(-|$)/i;

/** What a stylesheet or an extension can find an element by: the classes of the stylesheets, and each class, part and id in the views. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = file.endsWith('.css')
    ? text.matchAll(/\.(-?[a-z_][\w-]*)/gi)
    : text.matchAll(/\b(?:className|part|id)=(?:"|\{[^}]*?['"`])([^'"`]+)/g);
  return [...found].flatMap(([, names = '']) => names.split(/[\s$]+/)).filter(Boolean);
}

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx)$/.test(name))
    .map((name) => join(folder, name)),
);

test('no class, part or id is of those that content blockers hide', () => {
  const names = files.flatMap((file) => namesIn(file).map((name) => [file, name] as const));
  for (const known of ['vitrina-root', 'drawer', 'option', 'panel']) expect(names.map(([, name]) => name)).toContain(known);
  expect(names.filter(([, name]) => HIDDEN.test(name))).toEqual([]);
});
