import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, folder, name));

test('every dialog and drawer of a widget is covered by the conformance suite', () => {
  const dialogs = filesOf('widgets', '.tsx')
    .filter((file) => /<(Dialog|Drawer|Modal)\b|\buseModal\(/.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file, '.tsx'));
  const tests = filesOf('test/component', '.test.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  expect(dialogs.length).toBeGreaterThan(2);
  expect(dialogs.filter((name) => !new RegExp(`describeDialog\\(\\s*'${name}\\b`).test(tests))).toEqual([]);
});
