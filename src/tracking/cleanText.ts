const EMAIL = /(?<![^\s@＠/?&=#])[^\s@＠/?&=#]+ ?(?:[@＠]|%40) ?[^\s@＠/?&=#]+\.[^\s@＠/?&=#]+/gi;
/** Such as of phones and cards. */
const LONG_NUMBER = /[+(]?\d[\d ()/.-]{6,}\d/g;
/** Names of parameters that identify a person or a session, or give access; also as forms of our countries name them. */
const SECRET_NAME =
  /token|csrf|xsrf|sess|^sid$|auth|secret|passw|pwd|^code$|otp|hash|sign|key$|mail|phone|tel$|name|user|customer|address|card|^(?:ime|priimek|prezime|jmeno|prijmeni|meno|priezvisko|imie|nazwisko|nev|vezeteknev|keresztnev|naslov|cim|ulica|ulice|utca)$|adres|telef|geslo|heslo|haslo|jelszo|lozink/i;
/** A long text with digits and letters in it is an id or a token, a shorter one if it is hexadecimal. */
const isToken = (text: string): boolean =>
  /^(?:[\w.~+=-]{20,}|[\da-f]{12,})$/i.test(text) && /\d/.test(text) && /[a-z]/i.test(text) && !/-[a-z]+-/i.test(text);

/** A text of the shop, which may name for whom something is. */
export const withoutEmails = (text: string): string => text.replace(EMAIL, '*');

/** A text that a shopper typed, without e-mail addresses and long numbers. */
export const cleanText = (text: string): string => withoutEmails(text).replace(LONG_NUMBER, '*');

/** Of an address in a parameter, what could have parameters of its own is left out. */
const cleanValue = (value: string): string => cleanText(value.includes('=') ? (value.split(/[?#]/, 1)[0] ?? '') : value);

/** An address without fragment, sign-in data, tokens and e-mail addresses; null for none. */
export function cleanUrl(href: string | null): string | null {
  const url = toUrl(href ?? '');
  if (url === null) return null;
  const { origin, pathname, searchParams } = url;
  const path = pathname
    .replace(/;[^/]*/g, '')
    .split('/')
    .map((part) => (isToken(part) ? '*' : withoutEmails(part))); // `;jsessionid=…`
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) if (!SECRET_NAME.test(name) && !isToken(value)) kept.append(name, cleanValue(value));
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
