const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * The path segments of a URL below the cart's base path, or null outside of it (R2.18, A027): compares whole segments, including
 * the country's prefix.
 */
export function segmentsBelowCart(href: string, cartBase: string): string[] | null {
  const [base, path] = [segmentsOf(new URL(cartBase, href).pathname), segmentsOf(new URL(href).pathname)];
  return base.every((segment, index) => path[index] === segment) ? path.slice(base.length) : null;
}

export const isOnCheckoutPath = (href: string, cartBase: string): boolean => segmentsBelowCart(href, cartBase) !== null;
