type Edge = 'top' | 'bottom';

const isOutOfFlow = ({ display, position, float }: CSSStyleDeclaration): boolean =>
  display === 'none' || position === 'absolute' || position === 'fixed' || float !== 'none';

/** Whether the margin of its first (or last) child can collapse through this box. */
function letsMarginsThrough(element: Element, style: CSSStyleDeclaration, edge: Edge): boolean {
  const parent = element.parentElement && getComputedStyle(element.parentElement);
  return (
    /^(block|list-item)$/.test(style.display) &&
    !isOutOfFlow(style) &&
    style.overflowY === 'visible' &&
    !/flex|grid/.test(parent?.display ?? '') &&
    parseFloat(style.getPropertyValue(`padding-${edge}`)) === 0 &&
    parseFloat(style.getPropertyValue(`border-${edge}-width`)) === 0
  );
}

/** The child at this edge if it is a block in the flow; null for text or nothing. */
function edgeChild(element: Element, edge: Edge): Element | null {
  const nodes = [...element.childNodes];
  for (const node of edge === 'top' ? nodes : nodes.reverse()) {
    if (node instanceof Text && node.data.trim() !== '') return null;
    if (!(node instanceof Element)) continue;
    const style = getComputedStyle(node);
    if (isOutOfFlow(style)) continue;
    return /^inline|^contents$|^ruby/.test(style.display) ? null : node;
  }
  return null;
}

/**
 * The margin in px between a placeholder and its neighbour where the fallback's margins collapse through the placeholder; they
 * would disappear with the fallback. Null where the placeholder has only its own margin.
 */
export function marginThrough(host: Element, edge: Edge): number | null {
  const margins: number[] = [];
  for (let element: Element | null = host; element !== null;) {
    const style: CSSStyleDeclaration = getComputedStyle(element);
    margins.push(parseFloat(style.getPropertyValue(`margin-${edge}`)) || 0);
    element = letsMarginsThrough(element, style, edge) ? edgeChild(element, edge) : null;
  }
  if (margins.slice(1).every((margin) => margin === 0)) return null;
  return Math.max(0, ...margins) + Math.min(0, ...margins);
}
