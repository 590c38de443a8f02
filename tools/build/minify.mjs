import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'terser';
import { isDevelopment, otherManifest } from './cliOptions.mjs';

/** esbuild's namespace helper takes what a page put on `Object.prototype` for exports of ours. */
const harden = (source) =>
  source.replace(/for ?\(var (\w+) in (\w+)\)(\s*\w+\(\w+, ?\1, ?\{ ?get: ?\2\[\1\])/g, 'for(var $1 of Object.keys($2))$3');

/** Makes a script of esbuild safe in old pages, and as small as it goes when it is one that a shop serves. */
export async function minifyFile(file) {
  const source = harden(await readFile(file, 'utf8'));
  if (isDevelopment || otherManifest) return writeFile(file, source);
  const { code } = await minify(source, {
    module: true,
    ecma: 2020,
    // The last three leave the code as it reads: it is longer so, and smaller when compressed.
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
    format: { comments: false },
  });
  await writeFile(file, code);
}
