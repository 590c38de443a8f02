import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from './integrity.mjs';
import { otherManifest } from './cliOptions.mjs';
import { workFolder } from './workFolder.mjs';

/** Fixture widgets have no budget, so they are compressed quickly. */
const QUALITY = otherManifest ? 1 : 11;

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes a compressed copy beside each file. Returns size and integrity by path. */
export async function measureFiles(paths) {
  const files = {};
  for (const path of paths) {
    const bytes = await readFile(join(workFolder, path));
    const compressed = brotli(bytes);
    await writeFile(join(workFolder, `${path}.br`), compressed);
    files[path] = { bytes: bytes.length, brotli: compressed.length, integrity: integrityOf(bytes) };
  }
  return files;
}
