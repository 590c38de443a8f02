import { resolve } from 'node:path';
import { otherManifest } from '../cliOptions.mjs';

/** Puts the manifest of `--manifest` in the place of ours. */
export const replaceManifest = {
  name: 'replace-manifest',
  setup(context) {
    if (otherManifest) context.onResolve({ filter: /widgets\/manifest$/ }, () => ({ path: resolve(otherManifest) }));
  },
};
