import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../project.mjs';
import { textOf } from '../readSources.mjs';

/** The folders of what a page has from the start; the calls of everything else come with `lateOperations.ts`. */
async function coreFolders() {
  const list = await readFile(join(root, 'src/store/coreFeatures.ts'), 'utf8');
  return ['src/store', ...[...list.matchAll(/from '\.\.\/(features\/\w+)'/g)].map(([, folder]) => `src/${folder}`)];
}

/** The lines of the table of operations: which call is named by the core, which by the rest, which by nobody. */
async function readOperations() {
  const [all, core, table] = await Promise.all([
    textOf(['src/features', 'src/connected', 'widgets']),
    coreFolders().then(textOf),
    readFile(join(root, 'src/api/operations.gen.ts'), 'utf8'),
  ]);
  return table.split('\n').map((line) => {
    const [, operation] = /^ {2}(\w+): \{ method/.exec(line) ?? [];
    const isCore = operation === 'refreshCsrfToken' || core.includes(`'${operation}'`);
    return { line, operation, isCore, isLate: !isCore && all.includes(`'${operation}'`) };
  });
}

/** The contract knows every call of the shop; shipped are those that a feature names, early where a page needs them early. */
export const usedOperations = {
  name: 'used-operations',
  setup(context) {
    let reading;
    const linesOf = async (isWanted) => {
      reading ??= readOperations(); // both modules ask, and both mean the same files
      return (await reading)
        .filter(isWanted)
        .map(({ line }) => line)
        .join('\n');
    };
    context.onLoad({ filter: /operations\.gen\.ts$/, namespace: 'file' }, async () => ({
      contents: await linesOf(({ operation, isCore }) => operation === undefined || isCore),
      loader: 'ts',
    }));
    context.onLoad({ filter: /lateOperations\.ts$/, namespace: 'file' }, async () => {
      const lines = await linesOf(({ operation, isLate }) => operation !== undefined && isLate);
      const contents = `import { operationTable } from './operations.gen';\nObject.assign(operationTable, {\n${lines}\n});`;
      return { contents, loader: 'ts' };
    });
  },
};
