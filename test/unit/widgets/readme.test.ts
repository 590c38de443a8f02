import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from '../../../widgets/manifest';

const root = join(__dirname, '../../..');
const readme = readFileSync(join(root, 'widgets/README.md'), 'utf8');
const sourceOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx|css)$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'); // prettier-ignore
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].flatMap(([, name]) => (name ?? '').split(' ')));

const partsIn = (folder: string) => namesIn(sourceOf(join(root, folder)), /\bpart(?:=|: )(?:"|'|\{?is\w+ \? ')([\w -]+)(?:"|')/g);
const documentedParts = (text: string) => namesIn([...text.matchAll(/Parts: (.*?)\./gs)].map(([, names]) => names).join(), /`([\w-]+)`/g);
/** Pieces that several widgets use. */
const shared = new Set([...partsIn('src/ui'), ...partsIn('src/connected')]);

describe.each(widgets.map(({ name }) => name))('the public table on %s', (name) => {
  const [, own = ''] = readme.split(new RegExp(`\\n## ${name}\\n`));
  const chapter = own.split('\n## ')[0] ?? '';

  test('shows a div to copy', () => {
    expect(chapter).toMatch(new RegExp(`<div data-vitrina="${name}"[ >]`));
  });

  test('names exactly the existing parts', () => {
    const there = partsIn(join('widgets', name));
    const documented = documentedParts(chapter);
    expect(new Set([...documented].filter((part) => !shared.has(part) || there.has(part)))).toEqual(there);
  });
});

test('names exactly the custom properties that may be set', () => {
  const source = ['src/loader', 'src/ui', 'widgets'].map((folder) => sourceOf(join(root, folder))).join('');
  const set = namesIn(source, /var\((--vitrina-[\w-]+)/g);
  set.delete('--vitrina-host-height'); // set by the loader
  expect(namesIn(readme, /`(--vitrina-[\w-]+)`/g)).toEqual(set);
});

test('names every part of the pieces that widgets share', () => {
  const documented = documentedParts(readme);
  expect([...shared].filter((part) => !documented.has(part))).toEqual([]);
});
