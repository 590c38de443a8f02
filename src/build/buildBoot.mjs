import { join } from 'node:path';
import { build } from 'esbuild';
import { bundling } from './bundling.mjs';
import { outdir, version } from './options.mjs';
import { tighten } from './tighten.mjs';

/** The classic tag: it knows the first modules by their hashed names, and the texts of each country. */
export async function buildBoot({ main, eager }, messages) {
  await build({
    ...bundling,
    entryPoints: { vitrina: 'src/boot.ts' },
    outdir,
    format: 'iife',
    define: {
      VITRINA_VERSION: JSON.stringify(version),
      VITRINA_MAIN: JSON.stringify(main),
      VITRINA_INTEGRITY: JSON.stringify(eager),
      VITRINA_MESSAGES: JSON.stringify(messages),
    },
  });
  await tighten(join(outdir, 'vitrina.js'));
}
