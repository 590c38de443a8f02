/**
 * How the placeholder takes part in the page's layout. The reset of the host (`all: initial`) would undo it and shift the
 * page, so these properties are read before the reset and set again after it (ADR 002).
 */
const KEPT = [
  'display', 'position', 'float', 'clear', 'box-sizing', 'z-index', 'order', 'align-self', 'justify-self',
  'flex-grow', 'flex-shrink', 'flex-basis', 'grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end',
  'top', 'right', 'bottom', 'left', 'width', 'min-width', 'max-width',
  'margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left',
]; // prettier-ignore

/** The rule that restores the page's layout of `host`; where the widget keeps the fallback's box, with its height in px. */
export function hostLayoutRule(host: HTMLElement, keepsHeight: boolean): string {
  const computed = getComputedStyle(host);
  const declared = typeof host.computedStyleMap === 'function' ? host.computedStyleMap() : null;
  const rules = KEPT.map((property) => {
    // The typed map still knows `auto` and percentages, which the used values of getComputedStyle have lost.
    const value = declared?.get(property)?.toString() ?? (/width|flex-basis/.test(property) ? '' : computed.getPropertyValue(property));
    if (value === '') return '';
    return `${property}:${property === 'display' && value === 'inline' ? 'block' : value}!important;`;
  }).join('');
  const padding = computed.boxSizing === 'border-box' ? 0 : parseFloat(computed.paddingTop) + parseFloat(computed.paddingBottom);
  const height = host.getBoundingClientRect().height - (padding || 0);
  const kept = keepsHeight && height > 0 ? `--vitrina-host-height:${height}px;height:${height}px!important;` : '';
  return `:host([data-vitrina-status="ready"]){${rules}${kept}}`;
}
