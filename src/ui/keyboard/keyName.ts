/** The keys that widgets handle, with their key codes (R9.35-R9.38). */
const KEY_CODES = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
} as const;

/** Reported for keys that an input method consumes while composing. */
const COMPOSING_CODE = 229;

export interface KeyPress {
  readonly key?: string | undefined;
  readonly keyCode?: number | undefined;
  readonly isComposing?: boolean | undefined;
}

/**
 * The name of a pressed key, or null while an input method composes: its Enter and arrows choose characters (A141). Falls back to
 * the key code where the browser or a virtual keyboard names no key.
 */
export function keyOf({ key, keyCode, isComposing }: KeyPress): string | null {
  if (isComposing === true || keyCode === COMPOSING_CODE) return null;
  if (key !== undefined && key !== '' && key !== 'Unidentified') return key;
  const found = Object.entries(KEY_CODES).find(([, code]) => code === keyCode);
  return found?.[0] ?? null;
}
