import { BROWSERS, isDevelopment, root } from './options.mjs';

/** What the boot tag and the modules have in common for esbuild. */
export const bundling = {
  bundle: true,
  absWorkingDir: root,
  minify: !isDevelopment,
  legalComments: 'none',
  target: Object.entries(BROWSERS).map(([name, version]) => name + version.join('.')),
  logLevel: 'warning',
  metafile: true,
};
