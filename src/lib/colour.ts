const NOTATION = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/+-]+(?:deg[\d\s.,%/+-]*)?\))$/i;
const NAME = /^[a-z]{3,24}$/i;

/** Keywords that are valid in CSS but name no colour. */
const NO_COLOURS = /^(?:inherit|initial|unset|revert|currentcolor|transparent)$/i;

/** A CSS colour sent by the shop, or null: the value is untrusted and must never be anything else (A138). */
export function toColour(css: string | null | undefined): string | null {
  const text = css?.trim() ?? '';
  if (!NOTATION.test(text) && (!NAME.test(text) || NO_COLOURS.test(text))) return null;
  return typeof CSS !== 'object' || typeof CSS.supports !== 'function' || CSS.supports('color', text) ? text : null;
}
