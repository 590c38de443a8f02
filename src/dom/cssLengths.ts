/**
 * How many pixels of a rectangle (`getBoundingClientRect`, `innerHeight`) a length of 1px in the element's style is: not 1 where the page sets the
 * CSS property `zoom`. In browsers that do not tell, rectangles are in the style's own lengths.
 */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom || 1;

/** The size of an element's box, in lengths of its own style. */
export function sizeOf(element: Element): { width: number; height: number } {
  const [{ width, height }, zoom] = [element.getBoundingClientRect(), zoomOf(element)];
  return { width: width / zoom, height: height / zoom };
}

/**
 * Width of the window and lower edge of what is seen of it, in pixels of rectangles. The window is wider than the root where something of the page
 * makes a phone lay it out wider than its screen.
 */
export function windowEdges({ document, innerHeight, visualViewport }: Window): { width: number; bottom: number } {
  const root = document.documentElement;
  const { offsetLeft, offsetTop, width, height } = visualViewport ?? { offsetLeft: 0, offsetTop: 0, width: 0, height: innerHeight };
  return { width: Math.max(root.clientWidth * zoomOf(root), offsetLeft + width), bottom: offsetTop + height };
}
