import { root } from '../project.mjs';
import { BROWSERS, isDevelopment } from './cliOptions.mjs';

/** The esbuild options shared by the boot tag and the modules. */
export const esbuildOptions = {
  bundle: true,
  absWorkingDir: root,
  minify: !isDevelopment,
  legalComments: 'none',
  target: Object.entries(BROWSERS).map(([name, version]) => name + version.join('.')),
  logLevel: 'warning',
  metafile: true,
};
