import { toWellFormed } from '../lib/toWellFormed';

/** A149: base64url of JSON in UTF-8. */
export function encodeEvent(value: object): string {
  const bytes = encodeURIComponent(toWellFormed(JSON.stringify(value))).replace(/%(..)/g, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
