import type { CSSProperties } from 'react';

const INHERITED = ['color', 'font', 'letterSpacing', 'textAlign', 'textTransform', 'wordSpacing'] as const;

/** How the page writes around a placeholder: for HTML of the server in its place, which the reset of the host keeps from inheriting it. */
export function pageTextOf({ parentElement, ownerDocument }: HTMLElement): CSSProperties {
  if (parentElement === null) return {};
  const page = ownerDocument.defaultView?.getComputedStyle(parentElement);
  // As a number it goes with the size of each text; what getComputedStyle gives is in px.
  const lineHeight =
    typeof parentElement.computedStyleMap === 'function' && parentElement.computedStyleMap().get('line-height')?.toString();
  return { ...Object.fromEntries(INHERITED.map((name) => [name, page?.[name]])), ...(lineHeight ? { lineHeight } : {}) };
}
