import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageActions } from '../../../src/store/pageActions';
import { widgets } from '../../../widgets/manifest';
import { createTestStore } from '../../support/fakes/createTestStore';

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

/** What a widget reads of its placeholder: the attributes, and the words of those that have some. */
async function attributesOf(widget: (typeof widgets)[number]): Promise<Map<string, readonly string[]>> {
  const read = new Map<string, readonly string[]>();
  const reader = (attribute: string, fallback: unknown) => {
    read.set(`data-${attribute}`, []);
    return fallback === '' ? '1' : fallback; // some are required
  };
  const choice = (attribute: string, words: readonly string[], fallback: string) => {
    read.set(`data-${attribute}`, words.filter(Boolean));
    return fallback;
  };
  (await widget.load()).bind({ text: reader, integer: reader, decimal: reader, flag: reader, choice } as never);
  return read;
}

test.each(widgets)('the public table on $name names exactly its attributes, and the words of each', async (widget) => {
  const [, own = ''] = readme.split(new RegExp(`\\n## ${widget.name}\\n`));
  const [, table = ''] = /^\| attribute \|.*\n\|[-| ]+\n((?:\|.*\n)*)/m.exec(own.split('\n## ')[0] ?? '') ?? [];
  const rows = table.split('\n').flatMap((row) => {
    const [, names = '', type = ''] = row.split('|');
    return [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => ({ name, type }));
  });
  const read = await attributesOf(widget);
  // Those of a link that opens a modal.
  const documented = rows.filter(() => widget.name !== 'page-modals');
  expect(documented.map(({ name }) => name).sort()).toEqual([...read.keys()].sort());
  for (const { name, type } of documented) expect((read.get(name) ?? []).filter((word) => !type.includes(`\`${word}\``))).toEqual([]);
});

test('the public table names exactly the actions of the page’s markup', () => {
  const [, chapter = ''] = readme.split("## Actions of the page's own markup\n");
  const documented = [...chapter.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  const handled = Object.keys(pageActions(createTestStore()));
  expect(documented.sort()).toEqual([...handled, 'close-modal', 'confirm-modal'].sort());
});
