import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from './checkMessages.mjs';
import { digest, shortIntegrityOf } from './integrity.mjs';
import { fileNameOf } from './textFolders.mjs';
import { root } from '../project.mjs';
import { workFolder } from './workFolder.mjs';

/** Writes the texts of a folder. Returns `[file, integrity]` by country. */
export async function emitMessages(folder) {
  const files = {};
  for (const [country, language] of Object.entries(LANGUAGES)) {
    const text = JSON.stringify(JSON.parse(await readFile(join(root, folder, `${language}.json`), 'utf8')));
    const file = `chunks/${fileNameOf(folder)}${language}-${digest(text)}.json`;
    await writeFile(join(workFolder, file), text);
    files[country] = [file, shortIntegrityOf(text)];
  }
  return files;
}

export const byLanguage = (files) => Object.fromEntries(Object.entries(files).map(([country, file]) => [LANGUAGES[country], file]));
