import { loadedOfRelease } from '../legacyVisits.mjs';
import { buildReleases, RELEASES } from '../release.mjs';

const goal = { most: 15 * 1024 };

/** What a shopper who was here before loads after a release that changed one line. */
export const rows = [
  { name: 'release-reducer', title: 'Loaded again after one line of a cart reducer (brotli)', unit: 'bytes', goal },
  { name: 'release-view', title: 'Loaded again after one line of the search bar', unit: 'bytes', goal },
  { name: 'release-text', title: 'Loaded again after one Slovenian text', unit: 'bytes', goal },
];

let measured;

/** Bytes do not vary, so that one run is enough. */
export const measure = async (run) => (measured ??= await compare(run));

async function compare(run) {
  const folders = await buildReleases();
  const bytes = {};
  for (const name of RELEASES) bytes[`release-${name}`] = await loadedOfRelease(run, folders.before, folders[name]);
  run.legacy.endDeploys();
  return bytes;
}
