/** Leaflet asks for it as it loads: without 3D transforms it zooms by whole steps only. */
class Matrix {
  readonly m11 = 1;
}

/**
 * What jsdom lacks for a map: a size, and a window with room for list and map, or without. Nothing is animated, as for a shopper who wants
 * less motion. Returns a function that takes it away.
 */
export function mapWindow({ isWide = true, width = 600, height = 400 } = {}): () => void {
  Object.assign(globalThis, { WebKitCSSMatrix: Matrix });
  const sizes = { clientWidth: width, clientHeight: height };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  const matchMedia = (query: string) =>
    ({
      matches: query.includes('reduced-motion') || (isWide && query.includes('min-width')),
      addEventListener() {},
      removeEventListener() {},
    }) as object as MediaQueryList;
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
  return () => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  };
}
