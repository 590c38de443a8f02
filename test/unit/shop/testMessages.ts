import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/shop/countries/country';
import type { Messages } from '../../../src/shop/translate';

export const messagesFolder = join(__dirname, '../../../src/shop/messages');

/** The bundled texts of a language, as the browser loads them: those of every page, or of a group. */
export function messagesOf(language: Language, group = ''): Messages {
  return JSON.parse(readFileSync(join(messagesFolder, group, `${language}.json`), 'utf8')) as Messages;
}
