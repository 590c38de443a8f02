import { once } from './once';
import { toWellFormed } from './toWellFormed';

/** Longer texts are truncated. */
export const PLAIN_TEXT_MAX_CHARS = 1000;

/** Names of `htmlentities`, each before its character. Letters with an accent are composed, see {@link ACCENTS}. */
const NAMED =
  'amp& lt< gt> quot" apos\' euro€ hellip… ndash– mdash— laquo« raquo» lsaquo‹ rsaquo› lsquo‘ rsquo’ sbquo‚ ldquo“ ' +
  'rdquo” bdquo„ trade™ reg® copy© deg° times× divide÷ plusmn± minus− middot· bull• para¶ sect§ dagger† permil‰ ' +
  'prime′ Prime″ iexcl¡ iquest¿ cent¢ pound£ yen¥ curren¤ ordfª ordmº not¬ sup1¹ sup2² sup3³ microµ muμ frac12½ ' +
  'frac14¼ frac34¾ infin∞ ne≠ le≤ ge≥ asymp≈ larr← uarr↑ rarr→ darr↓ harr↔ hearts♥ alphaα betaβ gammaγ deltaδ ' +
  'DeltaΔ lambdaλ piπ sigmaσ SigmaΣ omegaω OmegaΩ szligß AEligÆ aeligæ OEligŒ oeligœ OslashØ oslashø DstrokĐ ' +
  'dstrokđ LstrokŁ lstrokł';
const BLANKS = ['nbsp', 'ensp', 'emsp', 'thinsp'];
const UNSEEN = ['shy', 'zwj', 'zwnj', 'lrm', 'rlm'];

const entities = once((): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(NAMED.split(' ').map((one) => [one.slice(0, -1), one.slice(-1)])),
  ...Object.fromEntries(BLANKS.map((name) => [name, ' '])),
  ...Object.fromEntries(UNSEEN.map((name) => [name, ''])),
}));

/** What the names of letters with an accent end in, as in `&scaron;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  breve: '\u0306',
  caron: '\u030c',
  cedil: '\u0327',
  circ: '\u0302',
  dblac: '\u030b',
  dot: '\u0307',
  grave: '\u0300',
  ogon: '\u0328',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
};
const ACCENTED = /^([a-z])([a-z]{3,5})$/i;

/** Scripts and styles with their content; tags, also with a `>` within quotes; an unclosed tag. */
const BRACKETS = /<(script|style)\b[^>]*>[^]*?(<\/\1\s*>|$)|<[a-z/!]("[^"]*"|'[^']*'|[^>"'])*>|<[a-z/!][^>]*(>|$)/gi;
const TAG_NAME = /^<\/?([a-z][\w-]*)/i;

/** Within a word, as where a search marks what it has found. */
const INLINE = new Set('a abbr b big cite code del em font i ins mark q s small span strike strong sub sup tt u var wbr'.split(' '));
/** Between words. */
const OTHERS = new Set(
  (
    'article audio base body br button center dd div dl dt embed footer form frame h1 h2 h3 h4 h5 h6 head header hr html iframe img input label li link ' +
    'math meta nav object ol option p picture pre script section select source style svg table tbody td template textarea th thead title tr ul video'
  ).split(' '),
);

/** What is left of a bracket: nothing of markup; others are part of a name, as in "Kabel <HDMI> 2 m". */
function readBracket(bracket: string): string {
  const name = TAG_NAME.exec(bracket)?.[1]?.toLowerCase() ?? '';
  if (INLINE.has(name)) return '';
  const isMarkup = OTHERS.has(name) || bracket.includes('=') || !/^<[a-z]/i.test(bracket);
  return isMarkup ? ' ' : bracket;
}

/** As `htmlspecialchars` and `htmlentities` of PHP write them; an unknown one stays as it is. */
function decodeEntity(entity: string, name: string): string {
  const [, decimal, hexadecimal] = /^#(?:(\d+)|x([\da-f]+))$/i.exec(name) ?? [];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (code > 0 && code <= 0x10ffff) return toWellFormed(String.fromCodePoint(code));
  if (Object.hasOwn(entities(), name)) return entities()[name] ?? '';
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? [];
  return letter !== undefined && Object.hasOwn(ACCENTS, accent) ? `${letter}${ACCENTS[accent]}`.normalize() : entity;
}

export const decodeEntities = (text: string): string => text.replace(/&(#?[a-z\d]{1,10});/gi, decodeEntity);

/** The readable text of markup: no tags, no scripts, common entities decoded. The result is rendered as text and never parsed again. */
export function toPlainText(markup: string): string {
  return decodeEntities(markup.slice(0, PLAIN_TEXT_MAX_CHARS * 10).replace(BRACKETS, readBracket))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PLAIN_TEXT_MAX_CHARS);
}
