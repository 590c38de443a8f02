import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Messages } from '../../src/shop/translate';

const known = new Map<string, Messages>();

/** All texts of a language: those of every page and those that load with a part of the bundle. */
export function readMessages(language: string): Messages {
  const messages = known.get(language) ?? parseMessages(language);
  known.set(language, messages);
  return messages;
}

function parseMessages(language: string): Messages {
  const paths = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const files = paths.filter((path) => basename(path) === `${language}.json` && /^(messages|texts)$/.test(basename(dirname(path))));
  return Object.freeze(Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages))) as Messages;
}
