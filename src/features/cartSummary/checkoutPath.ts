const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The segments of an address behind the cart's base path, or null outside of it (R2.18, A027): whole segments, with the prefix of the country. */
export function segmentsBelowCart(href: string, cartBase: string): string[] | null {
  const [base, path] = [segmentsOf(new URL(cartBase, href).pathname), segmentsOf(new URL(href).pathname)];
  return base.every((segment, index) => path[index] === segment) ? path.slice(base.length) : null;
}

export const isOnCheckoutPath = (href: string, cartBase: string): boolean => segmentsBelowCart(href, cartBase) !== null;
