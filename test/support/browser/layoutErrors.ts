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

/** For a finger (WCAG 2.5.5): 44, as far as sums of sizes are exact. */
const TOUCH_MIN_PX = 43.99;

/**
 * The same of a form for touch, which is stricter: text may not be cut off in either direction, every control is large enough for a finger, with its
 * label, and no price is covered by a field.
 */
export const touchErrorsOf = (host: Locator, within = '.vitrina-root'): Promise<string[]> =>
  host.evaluate(
    (element, [selector, leastPx]) => {
      const width = document.documentElement.clientWidth;
      const box = element.shadowRoot?.querySelector(selector);
      if (!box) return [`no ${selector}`];
      const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
      if (box.scrollWidth > box.clientWidth) found.push(`${selector} scrolls sideways`);
      const nameOf = (one: Element): string => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`;
      for (const one of box.querySelectorAll<HTMLElement>('*')) {
        const { left, right, height } = one.getBoundingClientRect();
        if (right === left || height === 0 || one.clientWidth === 1) continue; // for screen readers only
        if (right > width + 1 || left < -1) found.push(`wide: ${nameOf(one)}`);
        const { overflowX, overflowY } = getComputedStyle(one);
        const isCut =
          (overflowX !== 'visible' && !one.matches('.entry-label, input, select') && one.scrollWidth > one.clientWidth + 1) ||
          (overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1);
        if (isCut) found.push(`cut: ${nameOf(one)}`);
        if (!one.matches('button, input, select, textarea, summary, .page, .link')) continue;
        const target = (one.closest('label') ?? one).getBoundingClientRect();
        if (target.height > 0 && Math.min(target.width, target.height) < leastPx)
          found.push(`small: ${nameOf(one)} ${target.width} × ${target.height}`);
      }
      for (const price of box.querySelectorAll('.line-row .price')) {
        const field = price.closest('.line-row')?.querySelector('.quantity-row')?.getBoundingClientRect();
        const { left, top } = price.getBoundingClientRect();
        if (field !== undefined && left < field.right && top < field.bottom) found.push(`covered: ${price.textContent}`);
      }
      return found;
    },
    [within, TOUCH_MIN_PX] as const,
  );
