import { zoomOf } from '../../dom/cssLengths';

/**
 * Stylesheets write the window's size as `100dvh / var(--v-zoom, 1)`: viewport units are enlarged by the page's `zoom`, but the window is not. Called when
 * an element enters the top layer, as a page may change its zoom at any time. By the placeholder: what is not displayed yet has no zoom.
 */
export function noteZoom(element: HTMLElement): void {
  const root = element.getRootNode();
  element.style.setProperty('--v-zoom', `${zoomOf(root instanceof ShadowRoot ? root.host : element)}`);
}
