import type { CSSProperties } from 'react';

const INHERITED = ['color', 'font', 'letterSpacing', 'textAlign', 'textTransform', 'wordSpacing'] as const;

/** How the page writes around a placeholder: for HTML of the server in its place, which the reset of the host keeps from inheriting it. */
export function pageTextOf({ parentElement, ownerDocument }: HTMLElement): CSSProperties {
  if (parentElement === null) return {};
  const page = ownerDocument.defaultView?.getComputedStyle(parentElement);
  return Object.fromEntries(INHERITED.map((name) => [name, page?.[name]]));
}
