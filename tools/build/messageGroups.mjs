import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

export const MESSAGES_FOLDER = join(root, 'src/shop/messages');

/** The groups of texts that load with a part of the bundle: one folder each, beside the texts of every page. */
export const LATE_GROUPS = readdirSync(MESSAGES_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The name under which code reads the files of a group. */
export const textsNameOf = (group) => `VITRINA_${group.toUpperCase()}_TEXTS`;
