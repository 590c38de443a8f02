const EMAIL = /(?<![^\s@/?&=#])[^\s@/?&=#]+(?:@|%40)[^\s@/?&=#]+\.[^\s@/?&=#]+/gi;
/** Names of parameters that identify a person or a session, or give access. */
const SECRET_NAME =
  /token|csrf|xsrf|sess|^sid$|auth|secret|passw|pwd|^code$|otp|hash|sign|key$|mail|phone|tel$|name|user|customer|address|card/i;
/** A long text with digits and letters in it is an id or a token. */
const isToken = (text: string): boolean =>
  /^[\w.~+=-]{20,}$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text) && !/-[a-z]+-/i.test(text);

/** A text that a shopper typed, without e-mail addresses and long numbers such as phones and cards. */
export const cleanText = (text: string): string => text.replace(EMAIL, '*').replace(/\+?\d[\d /-]{6,}\d/g, '*');

/** An address without fragment, sign-in data, tokens and e-mail addresses; null for none. */
export function cleanUrl(href: string | null): string | null {
  const url = toUrl(href ?? '');
  if (url === null) return null;
  const { origin, pathname, searchParams } = url;
  const path = pathname.split('/').map((part) => (isToken(part) ? '*' : part.replace(EMAIL, '*')));
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) if (!SECRET_NAME.test(name) && !isToken(value)) kept.append(name, cleanText(value));
  const query = kept.toString();
  return origin + path.join('/') + (query === '' ? '' : `?${query}`);
}

function toUrl(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}
