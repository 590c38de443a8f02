import { join } from 'node:path';
import { build } from 'esbuild';
import { esbuildOptions } from './esbuildOptions.mjs';
import { version } from './cliOptions.mjs';
import { workFolder } from './workFolder.mjs';
import { minifyFile } from './minify.mjs';

/** Writes the classic tag, with the hashed names of the first modules and the texts of each country. */
export async function buildBoot({ main, eager }, messages) {
  await build({
    ...esbuildOptions,
    entryPoints: { vitrina: 'src/boot.ts' },
    outdir: workFolder,
    format: 'iife',
    define: {
      VITRINA_VERSION: JSON.stringify(version),
      VITRINA_MAIN: JSON.stringify(main),
      VITRINA_INTEGRITY: JSON.stringify(eager),
      VITRINA_MESSAGES: JSON.stringify(messages),
    },
  });
  await minifyFile(join(workFolder, 'vitrina.js'));
}
