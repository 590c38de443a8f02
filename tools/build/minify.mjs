import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'terser';
import { isDevelopment, otherManifest } from './cliOptions.mjs';
import { iterateOwnKeys } from './ownKeys.mjs';

/**
 * Makes esbuild's output safe on old pages and, for shops, as small as possible. With `compilesEarly`, functions passed as arguments are
 * in parentheses: browsers compile these while the file arrives, others, such as all of React, on the main thread at their first call.
 */
export async function minifyFile(file, { compilesEarly = false } = {}) {
  const source = iterateOwnKeys(await readFile(file, 'utf8'));
  if (isDevelopment || otherManifest) return writeFile(file, source);
  const { code } = await minify(source, {
    module: true,
    ecma: 2020,
    // The last three options make the code longer, but smaller once compressed.
    compress: {
      passes: 3,
      ecma: 2020,
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
      lhs_constants: false,
      sequences: false,
      if_return: false,
    },
    mangle: { toplevel: true },
    format: { comments: false, wrap_func_args: compilesEarly },
  });
  await writeFile(file, code);
}
