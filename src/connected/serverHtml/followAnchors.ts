import { decodeEscapes } from '../../lib/decodeEscapes';

/**
 * Links within the HTML scroll to their target and focus it. The browser's own way would add a history entry, which closes what is
 * open, and would leave a page whose URL has changed meanwhile.
 */
export function followAnchors(box: HTMLElement): void {
  box.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link === null) return;
    const id = decodeEscapes(link.hash.slice(1));
    const target = id === '' ? null : box.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (target === null) return;
    event.preventDefault();
    target.scrollIntoView();
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
