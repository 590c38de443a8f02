import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { integrityOf } from './integrity.mjs';
import { otherManifest } from './cliOptions.mjs';
import { workFolder } from './workFolder.mjs';

/** Fixture widgets have no budget, so they are compressed quickly. */
const QUALITY = otherManifest ? 1 : 11;

const compress = promisify(brotliCompress);
const brotli = (bytes) =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes a compressed copy beside each file. Returns size and integrity by path. */
export async function measureFiles(paths) {
  const measured = await Promise.all(paths.map(measureFile));
  return Object.fromEntries(paths.map((path, index) => [path, measured[index]]));
}

async function measureFile(path) {
  const bytes = await readFile(join(workFolder, path));
  const compressed = await brotli(bytes);
  await writeFile(join(workFolder, `${path}.br`), compressed);
  return { bytes: bytes.length, brotli: compressed.length, integrity: integrityOf(bytes) };
}
