import { toWellFormed } from './toWellFormed';

/** Longer texts are truncated. */
export const PLAIN_TEXT_MAX_CHARS = 1000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
};

/** What the names of letters with an accent end in, as in `&scaron;`; `htmlentities` has names for no others of our languages. */
const ACCENTS: Readonly<Record<string, string>> = { acute: '\u0301', caron: '\u030c', circ: '\u0302', uml: '\u0308' };
const ACCENTED = /^([a-z])(acute|caron|circ|uml)$/i;

/** Scripts and styles with their content; tags, also with a `>` within quotes; an unclosed tag. */
const MARKUP = /<(script|style)\b[^>]*>[^]*?(<\/\1\s*>|$)|<[a-z/!]("[^"]*"|'[^']*'|[^>"'])*>|<[a-z/!][^>]*(>|$)/gi;

/** As `htmlspecialchars` and `htmlentities` of PHP write them; an unknown one stays as it is. */
function decodeEntity(entity: string, name: string): string {
  const [, decimal, hexadecimal] = /^#(?:(\d+)|x([\da-f]+))$/i.exec(name) ?? [];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (code > 0 && code <= 0x10ffff) return toWellFormed(String.fromCodePoint(code));
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] ?? '';
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  return letter === undefined || accent === undefined ? entity : `${letter}${ACCENTS[accent]}`.normalize();
}

export const decodeEntities = (text: string): string => text.replace(/&(#?[a-z\d]{1,10});/gi, decodeEntity);

/** The readable text of markup: no tags, no scripts, common entities decoded. The result is rendered as text and never parsed again. */
export function toPlainText(markup: string): string {
  return decodeEntities(markup.slice(0, PLAIN_TEXT_MAX_CHARS * 10).replace(MARKUP, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PLAIN_TEXT_MAX_CHARS);
}
