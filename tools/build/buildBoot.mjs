import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { digest, shortIntegrityOf } from './integrity.mjs';
import { esbuildOptions } from './esbuildOptions.mjs';
import { version } from './cliOptions.mjs';
import { workFolder } from './workFolder.mjs';
import { minifyFile } from './minify.mjs';
import { withPageNames } from './pageNames.mjs';

/** Writes `name`.js from one source of the boot. */
async function compile(name, source, folder, define) {
  await build({
    ...esbuildOptions,
    entryPoints: { [name]: source },
    outdir: folder,
    format: name === 'vitrina' ? 'iife' : 'esm',
    define: { VITRINA_VERSION: JSON.stringify(version), ...define },
  });
  const file = join(folder, `${name}.js`);
  await minifyFile(file);
  return file;
}

/** Gives `file` of `chunks/` this code and a hashed name. Returns its path and integrity. */
async function writeHashed(name, file, code) {
  const path = `chunks/${name}-${digest(code)}.js`;
  await writeFile(file, code);
  await rename(file, join(workFolder, path));
  return [path, shortIntegrityOf(code)];
}

/**
 * Writes the classic tag, with the hashed names of the first modules and the texts of each country; and for pages with broken built-ins
 * (ADR 046) the cure, and the boot that it starts. Returns the paths of these two.
 */
export async function buildBoot(modules, cured, messages) {
  const bootFor = ({ main, eager }, cure) => ({
    VITRINA_IS_CURED: String(cure === undefined),
    VITRINA_MAIN: JSON.stringify(main),
    VITRINA_INTEGRITY: JSON.stringify(eager),
    VITRINA_MESSAGES: JSON.stringify(messages),
    VITRINA_CURE: JSON.stringify(cure?.[0] ?? null),
    VITRINA_CURE_INTEGRITY: JSON.stringify(cure?.[1] ?? null),
  });
  const chunks = join(workFolder, 'chunks');
  const plainBoot = await compile('boot', 'src/boot.ts', chunks, bootFor(cured));
  const boot = await writeHashed('boot', plainBoot, await withPageNames(await readFile(plainBoot, 'utf8')));
  const plainCure = await compile('cure', 'src/boot/cure.ts', chunks, { VITRINA_BOOT: JSON.stringify(boot) });
  const cure = await writeHashed('cure', plainCure, await readFile(plainCure, 'utf8'));
  await compile('vitrina', 'src/boot.ts', workFolder, bootFor(modules, cure));
  return { boot: boot[0], cure: cure[0] };
}
