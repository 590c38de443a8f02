import type { Locator } from '@playwright/test';

/** What a shopper can press must be at least this large (WCAG 2.5.8). */
const TARGET_MIN_PX = 24;

/**
 * What of a widget does not fit the window: content wider than it, text that is cut off sideways (in a select list: what it shows until something is
 * chosen), targets that are too small. What is not visible, for
 * screen readers only, or part of a line of text is left out.
 */
export const layoutErrorsOf = (host: Locator): Promise<string[]> =>
  host.evaluate((element, leastPx) => {
    const width = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    const nameOf = (one: Element): string => `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 30)}`;
    const isPromptCut = (list: HTMLSelectElement): boolean => {
      if (list.value !== '') return false; // a name that somebody has given may be cut
      const copy = list.cloneNode(true) as HTMLSelectElement;
      for (const option of [...copy.options].slice(1)) option.remove();
      Object.assign(copy.style, { position: 'absolute', width: 'max-content', minWidth: '0', maxWidth: 'none' });
      list.after(copy);
      const isCut = copy.offsetWidth > list.offsetWidth + 1;
      copy.remove();
      return isCut;
    };
    for (const one of element.shadowRoot?.querySelectorAll<HTMLElement>('.vitrina-root *') ?? []) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest('.v-hidden, .dim, [inert]')) continue;
      const { left, right, top, height, width: wide } = one.getBoundingClientRect();
      if (wide <= 1 || height <= 1) continue;
      const row = one.parentElement?.getBoundingClientRect();
      if (row !== undefined && row.bottom <= top && getComputedStyle(one.parentElement as Element).overflowY === 'hidden') continue;
      if (right > width + 1 || left < -1) found.push(`wide: ${nameOf(one)} ${left} to ${right}`);
      if (getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${nameOf(one)}`);
      if (one instanceof HTMLSelectElement && isPromptCut(one)) found.push(`cut: ${one.className} ${one.options[0]?.text}`);
      const isTarget = one.matches('button, select, input, a[href]') && getComputedStyle(one).display !== 'inline';
      if (isTarget && Math.min(wide, height) < leastPx) found.push(`small: ${nameOf(one)} ${wide} x ${height}`);
    }
    return found;
  }, TARGET_MIN_PX);
