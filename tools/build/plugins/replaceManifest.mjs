import { resolve } from 'node:path';
import { failStep } from '../failStep.mjs';

const NAME = 'replace-manifest';
const PATTERN = /widgets\/manifest$/;

/** Replaces widgets/manifest.ts by the widget manifest of `--manifest`. */
export const replaceManifest = (manifest) => ({
  name: NAME,
  setup(context) {
    let isReplaced = false;
    context.onResolve({ filter: PATTERN }, () => {
      isReplaced = true;
      return { path: resolve(manifest) };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && !isReplaced)
        failStep(NAME, `no import matches ${PATTERN}`, 'Adapt the pattern to how src/main.ts imports the manifest.');
    });
  },
});
