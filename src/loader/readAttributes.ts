/** Reads a placeholder's `data-*` attributes as typed props (DESIGN section 2); a bad value is reported and the default used. */
export interface AttributeReader {
  /** Plain text, trimmed, at most `maxLength` characters (default 200). */
  text(attribute: string, fallback: string, maxLength?: number): string;
  /** A whole number between `min` and `max`. */
  integer(attribute: string, fallback: number, range: { min: number; max: number }): number;
  /** `true`, `1` or the bare attribute; `false` or `0`. */
  flag(attribute: string, fallback: boolean): boolean;
  /** One of the given words. */
  choice<Word extends string>(attribute: string, words: readonly Word[], fallback: Word): Word;
}
