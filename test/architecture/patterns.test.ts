import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { sourceFiles } from '../support/imports';

const root = join(__dirname, '../..');

/** The regular expressions of a file, with their lines. */
function patternsOf(file: string): { line: number; source: string; flags: string }[] {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: ReturnType<typeof patternsOf> = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether its time is more than proportional to the text. */
const isSlow = ({ source, flags }: { source: string; flags: string }): boolean => analyse({ source, flags }).reports.length > 0;

test('no text of a page or a server can hold up the page: each pattern is linear', () => {
  const slow = sourceFiles(root, ['src', 'widgets']).flatMap((file) =>
    patternsOf(file)
      .filter(isSlow)
      .map(({ line, source }) => `${file}:${line} ${source}`),
  );
  expect(slow).toEqual([]);
});

test('a pattern that goes through a text once from each of its letters is found', () => {
  expect(['\\s*px$', '(a+)+b', '^\\s*px$', '[a-z]{3}'].map((source) => isSlow({ source, flags: '' }))).toEqual([true, true, false, false]);
});
