import { sizeOf } from '../dom/cssLengths';
import type { AnyWidgetDefinition } from './defineWidget';
import reset from './hostReset.css';
import { marginThrough } from './marginThrough';

/**
 * How the placeholder takes part in the page's layout. The reset of the host (`all: initial`) would change it and shift the page,
 * so these properties are read before the reset and set again after it (ADR 002).
 */
const KEPT = [
  'zoom', 'display', 'position', 'float', 'clear', 'box-sizing', 'z-index', 'order', 'align-self', 'justify-self',
  'flex-grow', 'flex-shrink', 'flex-basis', 'grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end',
  'top', 'right', 'bottom', 'left', 'width', 'min-width', 'max-width',
  'margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left',
]; // prettier-ignore

/** Columns of such a table are sized by their content: the widget keeps the fallback's width. */
export function isInAutoTable(host: Element): boolean {
  const cell = host.closest('td, th');
  const table = cell?.closest('table');
  return table != null && getComputedStyle(table).tableLayout === 'auto';
}

/** The rules that keep the page's styles from `host` but restore its layout, with a height in px if the widget keeps the fallback's height. */
export function hostLayoutRule(host: HTMLElement, { keepsHeight = false, leastHeightPx = 0 }: AnyWidgetDefinition): string {
  const computed = getComputedStyle(host);
  const declared = typeof host.computedStyleMap === 'function' ? host.computedStyleMap() : null;
  const { width, height } = sizeOf(host);
  const inlinePadding = (parseFloat(computed.paddingLeft) || 0) + (parseFloat(computed.paddingRight) || 0);
  const rules = KEPT.map((property) => {
    // The typed map has `auto` and percentages; the used values of getComputedStyle do not.
    const value = declared?.get(property)?.toString() ?? (/width|flex-basis/.test(property) ? '' : computed.getPropertyValue(property));
    if (value === '') return '';
    return `${property}:${property === 'display' && value === 'inline' ? 'block' : value}!important;`;
  });
  let slotted = '';
  for (const [edge, child] of [
    ['top', 'first'],
    ['bottom', 'last'],
  ] as const) {
    const margin = marginThrough(host, edge);
    if (margin === null) continue;
    rules.push(`margin-${edge}:${margin}px!important;`);
    slotted += `::slotted(:${child}-child){margin-${edge}:0!important}`; // a widget that goes on showing it would have it twice
  }
  if (width > 0 && isInAutoTable(host))
    rules.push(`contain:inline-size!important;contain-intrinsic-inline-size:${width - inlinePadding}px!important;`);

  const padding = computed.boxSizing === 'border-box' ? 0 : parseFloat(computed.paddingTop) + parseFloat(computed.paddingBottom);
  const inner = height - (padding || 0);
  const kept = Math.max(inner, leastHeightPx);
  if (keepsHeight && inner > 0) rules.push(`--vitrina-host-height:${kept}px;height:${kept}px!important;`);
  return `${reset}:host{${rules.join('')}}${slotted}`;
}
