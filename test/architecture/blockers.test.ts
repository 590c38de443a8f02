import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Words of common filter lists (docs/hostile-pages.md, "Content blockers"); the build checks file names. */
const HIDDEN = /cookie|banner|gdpr|consent|newsletter|track|promo|social|advert|popup|legal|above-header|(^|-)ads?(-|$)/i;

/** Names that stylesheets or extensions can select: the classes of our stylesheets, and each class, part and id in the views. */
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

test('no class, part or id matches a rule of content blockers', () => {
  const names = files.flatMap((file) => namesIn(file).map((name) => [file, name] as const));
  for (const known of ['vitrina-root', 'drawer', 'option', 'panel']) expect(names.map(([, name]) => name)).toContain(known);
  expect(names.filter(([, name]) => HIDDEN.test(name))).toEqual([]);
});
