/** A027: the page's first path segment, compared whole with the segments of the cart's base path. */
export function isOnCheckoutPath(href: string, cartBase: string): boolean {
  const segmentsOf = (address: string): string[] => new URL(address, href).pathname.split('/');
  const segment = segmentsOf(href)[1];
  return segment !== undefined && segment !== '' && segmentsOf(cartBase).includes(segment);
}
