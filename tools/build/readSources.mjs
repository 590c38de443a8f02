import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** The TypeScript files below a folder of the project. */
export async function sourcesIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(root, folder, name));
}

/** All that is written below these folders, as one text. */
export async function textOf(folders) {
  const files = (await Promise.all(folders.map(sourcesIn))).flat();
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
}
