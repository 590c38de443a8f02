import { dirname, resolve } from 'node:path';
import { root } from '../../project.mjs';
import { otherManifest } from '../cliOptions.mjs';
import { failStep } from '../failStep.mjs';
import { byLanguage } from '../emitMessages.mjs';
import { LAZY_TEXTS, textsModuleOf } from '../textFolders.mjs';
import { pathBelow } from '../pathBelow.mjs';

const NAME = 'lazy-texts';
const FILTER = /[\\/]texts[\\/]lazy$/;

/** The module `texts/lazy` of a folder: by language, the file of its texts and the file's integrity. */
export const lazyTexts = (filesOf) => ({
  name: NAME,
  setup(context) {
    const unused = new Set(LAZY_TEXTS);
    context.onResolve({ filter: FILTER }, ({ path, resolveDir }) => ({ path: resolve(resolveDir, path) }));
    context.onLoad({ filter: FILTER }, ({ path }) => {
      const folder = LAZY_TEXTS.find((one) => textsModuleOf(one) === pathBelow(root, path));
      if (folder === undefined)
        failStep(
          NAME,
          `${dirname(pathBelow(root, path))} does not exist`,
          'Create it with one file for each language, or correct the import.',
        );
      unused.delete(folder);
      // As a string: esbuild would move an object into a chunk that every page loads.
      return { contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(byLanguage(filesOf[folder])))});`, loader: 'js' };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && otherManifest === null && unused.size > 0)
        failStep(
          NAME,
          `nothing imports ${[...unused].map(textsModuleOf).join(', ')}`,
          'Let what shows these texts import it (and be in widgets/manifest.ts: npm run manifest), or delete the folder.',
        );
    });
  },
});
