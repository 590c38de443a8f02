import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { importsOf, sourceFiles } from '../support/imports';

const root = join(__dirname, '../..');

test('files of the reference shop do not import each other in a circle', () => {
  const files = sourceFiles(root, ['demo-pages']).filter((file) => file.endsWith('.ts'));
  const resolveFile = (path: string): string => [`${path}.ts`, `${path}/index.ts`].find((file) => existsSync(join(root, file))) ?? path;
  const targets = new Map(
    files.map((file) => [
      file,
      importsOf(root, file)
        .filter(({ isOwn }) => isOwn)
        .map(({ to }) => resolveFile(to)),
    ]),
  );
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (path.includes(file) || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  expect(files.length).toBeGreaterThan(100);
  expect(circles).toEqual([]);
});
