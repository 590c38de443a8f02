import { join } from 'node:path';
import { buildCopy, changeSource, copySources, removeSources } from '../support/changedCopy.mjs';
import { root } from '../../tools/project.mjs';

/** One line each: what a release of a small repair changes. */
const CHANGES = {
  reducer: {
    file: 'src/features/cart/cartSlice.ts',
    from: "status: 'ready',",
    to: "status: 'ready',\n        isLoadedExternally: false,",
  },
  view: { file: 'widgets/search-bar/SearchBar.tsx', from: 'className="', to: 'className="next ' },
  text: { file: 'src/shop/messages/sl.json', from: '"Kaj iščete?"', to: '"Kaj iščete danes?"' },
};

export const RELEASES = Object.keys(CHANGES);

/** Builds the product as it is and once with each change, all in one copy of the sources. Returns the folder of each. */
export async function buildReleases() {
  const folder = join(root, '.cache/bench/release');
  copySources(folder);
  const built = {};
  const build = async (name) => {
    built[name] = join(folder, 'dist', name);
    await buildCopy(folder, built[name]);
  };
  await build('before');
  for (const [name, change] of Object.entries(CHANGES)) {
    console.log(`Building a release with one changed line (${name}) …`);
    const undo = changeSource(folder, change);
    await build(name);
    undo();
  }
  removeSources(folder);
  return built;
}
