import { root } from '../project.mjs';
import { BROWSERS, isDevelopment } from './cliOptions.mjs';

/** What the boot tag and the modules have in common for esbuild. */
export const esbuildOptions = {
  bundle: true,
  absWorkingDir: root,
  minify: !isDevelopment,
  legalComments: 'none',
  target: Object.entries(BROWSERS).map(([name, version]) => name + version.join('.')),
  logLevel: 'warning',
  metafile: true,
};
