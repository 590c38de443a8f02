import type { Page } from '@playwright/test';

const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/**
 * WCAG 1.4.12: gives the whole page, widgets included, the widest required text spacing, and returns the texts that are cut off.
 * The badge of the cart button is excluded: it is shown completely or not at all.
 */
export const textCutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate((css) => {
    const elements: Element[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        elements.push(element);
        if (element.shadowRoot) roots.push(element.shadowRoot);
      }
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, fontSize } = getComputedStyle(element);
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
      if (clientWidth <= 1) return false; // inline, or for screen readers only
      const isBeside = overflowX !== 'visible' && overflowX !== 'auto' && scrollWidth > clientWidth + 1;
      // Half a line: wider leading alone may overflow slightly.
      return isBeside || (overflowY === 'hidden' && scrollHeight > clientHeight + parseFloat(fontSize) / 2);
    };
    const texts = elements.filter(
      (element) =>
        element.matches(':not(.v-hidden, .total, input, select, svg *)') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.textContent?.trim() !== '',
    );
    const before = new Set(texts.filter(isCut));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    for (const root of roots) root.adoptedStyleSheets.push(sheet);
    const cut = texts.filter((element) => !before.has(element) && isCut(element));
    for (const root of roots) root.adoptedStyleSheets.pop();
    return cut.map(({ tagName, className, textContent }) => `${tagName} ${String(className)}: ${textContent?.trim().slice(0, 60)}`);
  }, WIDE_SPACING);
