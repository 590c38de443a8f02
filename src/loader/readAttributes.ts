import { closestMatch } from '../lib/closestMatch';

/** Reads a placeholder's `data-*` attributes as typed props; reports an invalid value and uses the default. */
export interface AttributeReader {
  /** Plain text, trimmed, at most `maxLength` characters (default 200). */
  text(attribute: string, fallback: string, maxLength?: number): string;
  /** A whole number between `min` and `max`. */
  integer(attribute: string, fallback: number, range: NumberRange): number;
  /** The same with a point or a comma. */
  decimal(attribute: string, fallback: number, range: NumberRange): number;
  /** `true`, `1` or the bare attribute; `false` or `0`. */
  flag(attribute: string, fallback: boolean): boolean;
  /** One of the given values. */
  choice<Word extends string>(attribute: string, words: readonly Word[], fallback: Word): Word;
}

interface NumberRange {
  min: number;
  max: number;
}

type Report = (message: string) => void;

/**
 * A reader for one placeholder. `attribute` names have no `data-` prefix. `finish()` reports attributes that were never read:
 * most often a typo.
 */
export function createAttributeReader(element: HTMLElement, report: Report): AttributeReader & { finish(): void } {
  const known: string[] = [];

  function read(attribute: string): string | null {
    known.push(attribute);
    return element.getAttribute(`data-${attribute}`);
  }
  function refuse<Value>(attribute: string, value: string, expected: string, fallback: Value): Value {
    report(`data-${attribute}="${value.slice(0, 60)}" is not ${expected}; ${JSON.stringify(fallback)} is used instead`);
    return fallback;
  }
  const numberReader =
    (pattern: RegExp, kind: string) =>
    (attribute: string, fallback: number, { min, max }: NumberRange): number => {
      const value = read(attribute)?.trim();
      if (value === undefined) return fallback;
      const number = pattern.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
      return number >= min && number <= max ? number : refuse(attribute, value, `${kind} from ${min} to ${max}`, fallback);
    };

  return {
    text(attribute, fallback, maxLength = 200) {
      const value = read(attribute)?.trim();
      if (value === undefined || value === '') return fallback;
      return value.length <= maxLength ? value : refuse(attribute, value, `a text of at most ${maxLength} characters`, fallback);
    },
    integer: numberReader(/^-?\d{1,15}$/, 'a whole number'),
    decimal: numberReader(/^\d{1,9}([.,]\d{1,9})?$/, 'a number'),
    flag(attribute, fallback) {
      const value = read(attribute)?.trim().toLowerCase();
      if (value === undefined) return fallback;
      if (value === '' || value === 'true' || value === '1') return true;
      if (value === 'false' || value === '0') return false;
      return refuse(attribute, value, '"true" or "false"', fallback);
    },
    choice(attribute, words, fallback) {
      const value = read(attribute)?.trim();
      if (value === undefined) return fallback;
      const word = words.find((candidate) => candidate === value);
      if (word !== undefined) return word;
      const close = closestMatch(value, words);
      return refuse(
        attribute,
        value,
        `one of ${words.filter(Boolean).join(', ')}${close === null ? '' : ` (did you mean "${close}"?)`}`,
        fallback,
      );
    },
    finish() {
      for (const name of element.getAttributeNames()) {
        const attribute = name.startsWith('data-') ? name.slice(5) : '';
        if (attribute === '' || attribute.startsWith('vitrina') || known.includes(attribute)) continue;
        const close = closestMatch(attribute, known);
        if (close !== null) report(`data-${attribute} is not an attribute of this widget; did you mean data-${close}?`);
      }
    },
  };
}
