import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages opened before a release load chunks of their own release until they are left. */
const KEPT_RELEASES = 10;

const RELEASES = 'releases.json';

async function readReleases(folder) {
  try {
    return JSON.parse(await readFile(join(folder, RELEASES), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Whether two releases have the same chunks, i.e. the same code and texts. */
const isSame = (a, b) => a.files.join() === b.files.join();

/**
 * Moves a complete build from `workFolder` into `outdir` while pages are served from there. The chunks come first: their names change
 * with their content, so nothing is overwritten. Then `vitrina.js` is replaced in one step, and with it the release that new pages
 * load. Chunks are removed once none of the last ten different releases (releases.json) has them.
 */
export async function publishRelease(workFolder, outdir, { version, release }) {
  const chunks = (await readdir(join(workFolder, 'chunks'))).sort();
  const current = { version, release, publishedAt: new Date().toISOString(), files: chunks.map((name) => `chunks/${name}`) };
  const earlier = (await readReleases(outdir)).filter((other) => !isSame(other, current));
  const releases = [current, ...earlier].slice(0, KEPT_RELEASES);
  await writeFile(join(workFolder, RELEASES), `${JSON.stringify(releases, null, 1)}\n`);

  await mkdir(join(outdir, 'chunks'), { recursive: true });
  for (const name of chunks) await rename(join(workFolder, 'chunks', name), join(outdir, 'chunks', name));
  const others = (await readdir(workFolder)).filter((name) => name !== 'chunks' && name !== 'manifest.json');
  // The manifest is last: its files exist by then.
  for (const name of [...others, 'manifest.json']) await rename(join(workFolder, name), join(outdir, name));

  const kept = new Set(releases.flatMap(({ files }) => files));
  const stale = (await readdir(join(outdir, 'chunks'))).filter((name) => !kept.has(`chunks/${name}`));
  await Promise.all(stale.map((name) => rm(join(outdir, 'chunks', name), { force: true })));
}
