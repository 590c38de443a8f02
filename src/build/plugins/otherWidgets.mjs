import { resolve } from 'node:path';
import { otherManifest } from '../options.mjs';

/** Puts the manifest of `--manifest` in the place of ours. */
export const otherWidgets = {
  name: 'other-widgets',
  setup(context) {
    if (otherManifest) context.onResolve({ filter: /widgets\/manifest$/ }, () => ({ path: resolve(otherManifest) }));
  },
};
