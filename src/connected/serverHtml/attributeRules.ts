import type { SanitizeContext } from './context';

/** The value that an attribute keeps, or null to remove it. */
export type AttributeRule = (value: string, context: SanitizeContext) => string | null;

export const anyText: AttributeRule = (value) => value;

/** Of HTML that the shop itself has written. */
export const ownText: AttributeRule = (value, { isOwn }) => (isOwn ? value : null);

const matching =
  (pattern: RegExp): AttributeRule =>
  (value) =>
    pattern.test(value) ? value : null;

export const word = matching(/^[\w/.+-]{0,100}$/);
export const wholeNumber = matching(/^-?\d{1,6}$/);
export const decimal = matching(/^-?\d{1,9}(?:\.\d{1,9})?$/);
export const length = matching(/^\d{1,4}(?:px|%)?$/);
export const language = matching(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i);
/** A positive number would be a second focus order. */
export const tabIndex = matching(/^(?:0|-1)$/);
/** `data-vitrina` and `data-vitrina-action`. */
export const ownName: AttributeRule = (value, { isOwn }) => (isOwn && /^[a-z][a-z-]{0,60}$/.test(value.trim()) ? value : null);

export const oneOf = (...words: readonly string[]): AttributeRule => {
  const allowed = new Set(words);
  return (value) => (allowed.has(value.trim().toLowerCase()) ? value.trim().toLowerCase() : null);
};

export const idReference: AttributeRule = (value, { ids }) => ids.of(value.trim());
export const idReferences: AttributeRule = (value, { ids }) => {
  const names = value.split(/\s+/).flatMap((id) => ids.of(id) ?? []);
  return names.length === 0 ? null : names.join(' ');
};
