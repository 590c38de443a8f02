import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { failStep } from '../failStep.mjs';

const NAME = 'used-operations';
const ADVICE =
  "Operations are named as string literals, as in `api.call('suggest', …)`; adapt tools/build/plugins/usedOperations.mjs if that changed.";

/** The exports of `operations.gen.ts`, without types. */
async function readGenerated(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' });
  const { operationTable, extensionFields } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  if (!operationTable || !extensionFields)
    failStep(NAME, `${path} does not export operationTable and extensionFields`, 'Run `npm run contract`.');
  return { operationTable, extensionFields };
}

/** esbuild prints string literals with double quotes. */
const isNamedIn = (code) => (operation) => code.includes(`"${operation}"`);

/** The operations named by the code of every page, and those named only by later code. */
export function splitOperations(operations, { earlyCode, lateCode }) {
  const early = operations.filter(isNamedIn(earlyCode));
  const late = operations.filter((operation) => !early.includes(operation) && isNamedIn(lateCode)(operation));
  if (early.length === 0) failStep(NAME, 'no code that every page loads names an operation of the contract', ADVICE);
  if (late.length === 0) failStep(NAME, 'no lazy code names an operation of the contract', ADVICE);
  return { early, late };
}

/** The contract has every call of the shop. Only those named in the code are shipped: with the first module only its own. */
export const usedOperations = (code) => ({
  name: NAME,
  setup(context) {
    const unloaded = new Set(['operations.gen.ts', 'lazyOperations.ts']);
    const entriesOf = (operationTable, which) => {
      const names = splitOperations(Object.keys(operationTable), code)[which];
      return JSON.stringify(Object.fromEntries(names.map((name) => [name, operationTable[name]])));
    };
    context.onLoad({ filter: /[\\/]api[\\/]operations\.gen\.ts$/, namespace: 'file' }, async ({ path }) => {
      unloaded.delete('operations.gen.ts');
      const { operationTable, extensionFields } = await readGenerated(path);
      const fields = `export const extensionFields = ${JSON.stringify(extensionFields)};`;
      return { contents: `export const operationTable = ${entriesOf(operationTable, 'early')};\n${fields}`, loader: 'js' };
    });
    context.onLoad({ filter: /[\\/]api[\\/]lazyOperations\.ts$/, namespace: 'file' }, async ({ path }) => {
      unloaded.delete('lazyOperations.ts');
      const { operationTable } = await readGenerated(path.replace('lazyOperations', 'operations.gen'));
      const entries = entriesOf(operationTable, 'late');
      return { contents: `import { operationTable } from './operations.gen';\nObject.assign(operationTable, ${entries});`, loader: 'js' };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && unloaded.size > 0)
        failStep(
          NAME,
          `nothing imports src/api/${[...unloaded].join(' and src/api/')}`,
          'Adapt the file names in tools/build/plugins/usedOperations.mjs.',
        );
    });
  },
});
