/**
 * A text without lone surrogates, which a shopper's paste or a broken server may carry: `encodeURIComponent` throws
 * on them. (`String.prototype.toWellFormed` is younger than the browsers we serve.)
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
