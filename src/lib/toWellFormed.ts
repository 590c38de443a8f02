/**
 * Removes lone surrogates, which pasted text or a broken server may contain: `encodeURIComponent` throws on them.
 * (`String.prototype.toWellFormed` is newer than the browsers we support.)
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
