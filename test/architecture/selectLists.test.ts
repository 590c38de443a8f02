import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');

const viewsOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(root, folder, name));

test('[R9.09] [A166] choices are the browser’s own select; only the suggestions of the search are a list of ours', () => {
  const views = [...viewsOf('src'), ...viewsOf('widgets')];
  const found = (pattern: RegExp) => views.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => relative(root, file));
  expect(found(/<select\b/).length).toBeGreaterThan(3);
  expect(found(/(role|aria-haspopup)="(listbox|menu)"/).filter((file) => !file.startsWith('widgets/search-bar/'))).toEqual([]);
});
