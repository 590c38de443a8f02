/** R5.25, R9.67 */
export const QUANTITY_MIN = 1;

/** Digits of what was typed or pasted; all else is not for a count (A081). Digits of other scripts are not digits here. */
export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * The count that a text stands for: at most `max` (A080), or null when it is none to act on: empty, not a number, or
 * below `min` (R5.30, R5.31).
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
 * Whether a key types something that is no digit. Everything else stays usable: R5.27 read literally would block Tab,
 * Delete and shortcuts, a trap for the keyboard (A081). AltGr types characters and reports Ctrl with Alt.
 */
export function typesOther({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  if (key === null || Array.from(key).length !== 1 || /^[0-9]$/.test(key)) return false;
  return !(metaKey || (ctrlKey && !altKey));
}
