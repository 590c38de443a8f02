/** R5.25, R9.67 */
export const QUANTITY_MIN = 1;

/** The ASCII digits of a typed or pasted text; everything else is dropped (A081). */
export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * The count in a text, at most `max` (A080), or null when there is nothing to apply: empty, not a number, or below `min` (R5.30,
 * R5.31).
 */
export function countOf(text: string, min: number, max: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null;
  const count = Number(text);
  return count < min ? null : Math.min(count, max);
}

interface Press {
  readonly key: string | null;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a key types a non-digit. Other keys stay usable: R5.27 read literally would block Tab, Delete and shortcuts, a keyboard
 * trap (A081). AltGr types characters and reports Ctrl with Alt.
 */
export function typesOther({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  if (key === null || Array.from(key).length !== 1 || /^[0-9]$/.test(key)) return false;
  return !(metaKey || (ctrlKey && !altKey));
}
