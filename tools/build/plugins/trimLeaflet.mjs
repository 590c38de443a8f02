import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../project.mjs';
import { failStep } from '../failStep.mjs';

const MODULE = join(root, 'node_modules/leaflet/dist/leaflet-src.esm.js');
const NAME = 'trim-leaflet';

/**
 * What is replaced. Leaflet writes HTML as it loads, to learn what every supported browser can do; Trusted Types would refuse it. And it keeps
 * its listeners in a property of their targets, which the page would see on its document.
 */
const REPLACEMENTS = [
  [/var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\}\)\(\);/, 'var inlineSvg = true;'],
  [/var vml = !svg\$1 && \(function \(\) \{[\s\S]*?\}\(\)\);/, 'var vml = false;'],
  [/var eventsKey = '_leaflet_events';/, 'var eventsKey = Symbol();'],
];

/** Leaflet as a module, as its main file sets `window.L`, and with its questions to the browser answered. */
export const trimLeaflet = {
  name: NAME,
  setup(context) {
    context.onResolve({ filter: /^leaflet$/ }, () => ({ path: MODULE }));
    context.onLoad({ filter: /leaflet-src\.esm\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        contents: REPLACEMENTS.reduce((text, [pattern, replacement]) => {
          if (!pattern.test(text))
            failStep(
              NAME,
              `${path} no longer has ${pattern}`,
              'Compare REPLACEMENTS in tools/build/plugins/trimLeaflet.mjs with the installed Leaflet.',
            );
          return text.replace(pattern, replacement);
        }, source),
        loader: 'js',
      };
    });
  },
};
