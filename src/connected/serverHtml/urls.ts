import { decodeEscapes } from '../../lib/decodeEscapes';
import { parseHttpUrl } from '../../shop/urls';
import type { SanitizeContext } from './context';

/** No line break that begins another mail header, and nothing that could end an attribute. */
const CONTACT = /^(?:mailto|tel):[^\p{C}\s\\<>"]{1,500}$/iu;

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? '';

/** A URL of the HTML, resolved against where the HTML came from: the page's `<base href>` does not count. */
const resolve = (value: string, { sourceUrl }: SanitizeContext): URL | null => parseHttpUrl(value, sourceUrl);

/** http(s), mailto or tel; a link within the HTML leads to the renamed id. */
export function linkUrl(value: string, context: SanitizeContext): string | null {
  const text = value.trim();
  if (CONTACT.test(text)) return text;
  const url = resolve(text, context);
  if (url === null) return null;
  if (url.hash !== '' && withoutFragment(url.href) === withoutFragment(context.sourceUrl)) {
    const id = context.ids.of(decodeEscapes(url.hash.slice(1)));
    if (id !== null) return `${context.pageUrl}#${encodeURIComponent(id)}`;
  }
  return url.href;
}

export function imageUrl(value: string, context: SanitizeContext): string | null {
  const url = resolve(value, context);
  return url !== null && context.imageOrigins.has(url.origin) ? url.href : null;
}

const isBlank = (char: string): boolean => /\s/.test(char);

/** As HTML reads a `srcset`, in one pass: an address up to the next blank, and what follows it up to a comma. */
function* candidatesOf(value: string): Generator<{ address: string; size: string }> {
  let at = 0;
  const read = (isPart: (char: string) => boolean): string => {
    const from = at;
    while (at < value.length && isPart(value.charAt(at))) at += 1;
    return value.slice(from, at);
  };
  while (at < value.length) {
    read((char) => isBlank(char) || char === ',');
    const word = read((char) => !isBlank(char));
    let end = word.length;
    while (word[end - 1] === ',') end -= 1;
    const size = end === word.length ? read((char) => char !== ',').trim() : '';
    if (end > 0 && /^(?:\d+(?:\.\d+)?[wx])?$/.test(size)) yield { address: word.slice(0, end), size };
  }
}

/** Candidates whose URL is not allowed are left out; null when none remains. */
export function imageSet(value: string, context: SanitizeContext): string | null {
  const candidates: string[] = [];
  for (const { address, size } of candidatesOf(value)) {
    const url = imageUrl(address, context);
    if (url !== null) candidates.push([url.replaceAll(',', '%2C'), size].join(' ').trim());
  }
  return candidates.length === 0 ? null : candidates.join(', ');
}

/** Null if the shop does not allow forms to be submitted there. An empty address is where the HTML came from. */
export function formUrl(value: string, context: SanitizeContext): string | null {
  const url = value.trim() === '' ? new URL(context.sourceUrl) : resolve(value, context);
  return url !== null && context.formOrigins.has(url.origin) ? withoutFragment(url.href) : null;
}
