import { resolve } from 'node:path';
import { root } from '../../project.mjs';
import { otherManifest } from '../cliOptions.mjs';
import { failStep } from '../failStep.mjs';
import { byLanguage } from '../emitMessages.mjs';
import { LAZY_TEXTS, moduleOf } from '../textFolders.mjs';
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
      const folder = LAZY_TEXTS.find((one) => moduleOf(one) === pathBelow(root, path));
      if (folder === undefined) failStep(NAME, `there is no folder for ${path}`, 'It holds one file for each language.');
      unused.delete(folder);
      // As a string: esbuild would move an object into a chunk that every page loads.
      return { contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(byLanguage(filesOf[folder])))});`, loader: 'js' };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && otherManifest === null && unused.size > 0)
        failStep(
          NAME,
          `nothing imports ${[...unused].map(moduleOf).join(', ')}`,
          'Delete the folder, or let what shows its texts import it.',
        );
    });
  },
});
