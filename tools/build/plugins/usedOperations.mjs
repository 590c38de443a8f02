import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { failStep } from '../failStep.mjs';

const NAME = 'used-operations';
const ADVICE =
  "Operations are named as string literals, as in `api.call('suggest', …)`; adapt tools/build/plugins/usedOperations.mjs if that changed.";
const TABLES = ['operations.gen.ts', 'operationKinds.gen.ts'];
/** The other list of `operations.gen.ts`: names of fields. */
const FIELDS = 'extensionFields';

/** The exports of a generated file, without types. */
async function readGenerated(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** A table or list of operations without those that `isUsed` refuses. */
const trim = (value, isUsed) =>
  Array.isArray(value) ? value.filter(isUsed) : Object.fromEntries(Object.entries(value).filter(([operation]) => isUsed(operation)));

/** The contract has every call of the shop. Only those that our code names are shipped. */
export const usedOperations = (ourCode) => ({
  name: NAME,
  setup(context) {
    const unloaded = new Set(TABLES);
    /** esbuild prints string literals with double quotes. */
    const isUsed = (operation) => ourCode.includes(`"${operation}"`);
    context.onLoad({ filter: /[\\/]api[\\/]operation(s|Kinds)\.gen\.ts$/ }, async ({ path }) => {
      const file = path.split(/[\\/]/).at(-1);
      unloaded.delete(file);
      const lists = Object.entries(await readGenerated(path)).map(([name, value]) => [name, name === FIELDS ? value : trim(value, isUsed)]);
      if (lists.some(([, value]) => Object.keys(value).length === 0)) failStep(NAME, `no code names an operation of ${file}`, ADVICE);
      return { contents: lists.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n'), loader: 'js' };
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
