import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../project.mjs';
import { chunkNameOf } from './blockedNames.mjs';
import { pathBelow } from './pathBelow.mjs';

/** The texts that every page loads. */
export const FIRST_TEXTS = 'src/shop/messages';

const textsBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => pathBelow(root, join(root, folder, path)))
    .filter((path) => path.endsWith('/texts'));

/** The folders of texts that load with a part of the bundle, each beside what shows them. */
export const LAZY_TEXTS = ['src', 'widgets'].flatMap(textsBelow).sort();

/** How the file names of a folder's texts start. */
export const fileNameOf = (folder) => (folder === FIRST_TEXTS ? '' : `${chunkNameOf(dirname(folder))}-`);

/** What code imports to have the texts of a folder, as the build knows it. */
export const textsModuleOf = (folder) => `${folder}/lazy`;
