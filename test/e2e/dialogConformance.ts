import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type JSHandle, type Locator, type Page } from '@playwright/test';
import { isFirefoxChosen } from '../support/firefox.mjs';
import { waitForAnimations } from '../support/browser/animations';

/** The focused element, through all shadow roots: its text or name, and the title of the dialog around it. */
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const around = active?.closest('dialog')?.querySelector('h2')?.textContent ?? null;
    return { name: active === document.body ? 'body' : (active?.getAttribute('aria-label') ?? active?.textContent ?? ''), around };
  });

/** The element itself: what scrolls has the focus in Firefox, and its text may hold a clock. */
const focusedOf = (page: Page) =>
  page.evaluateHandle(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  });

const isSame = (one: JSHandle, other: JSHandle) => one.evaluate((element, another) => element === another, other);

/** Whether the focus is inside a dialog, across shadow roots and in what they slot. */
export const hasFocusInside = (dialog: Locator) =>
  dialog.evaluate((element) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const outwards = (node: Node): Node | null =>
      node instanceof ShadowRoot ? node.host : ((node instanceof Element ? node.assignedSlot : null) ?? node.parentNode);
    for (let node: Node | null = active; node !== null; node = outwards(node)) if (node === element) return true;
    return false;
  });

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => {
    const root = element.getRootNode();
    return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
  });

/** Records the dialog animations that start from now on. (Their end is unreliable: removed elements often cancel them.) */
async function movesOf(dialog: Locator) {
  const moves = await dialog.evaluateHandle((element: HTMLDialogElement) => {
    const begun: { ms: number; isOpen: boolean; isInTheWay: boolean }[] = [];
    const note = ({ target }: Event) => {
      if (target !== element) return;
      const isInTheWay = getComputedStyle(element).pointerEvents !== 'none';
      for (const { effect } of element.getAnimations())
        begun.push({ ms: Number(effect?.getTiming().duration), isOpen: element.open, isInTheWay });
    };
    element.addEventListener('animationstart', note);
    element.addEventListener('transitionrun', note);
    return begun;
  });
  return () => moves.jsonValue();
}

/** A point beside the dialog. */
const outside = { x: 20, y: 500 };

export interface DialogSubject {
  /** Registers a test that begins on a page that scrolls, with the dialog closed, in a window of 1280 by 800. */
  it: (title: string, body: (page: Page) => Promise<void>) => void;
  opener: (page: Page) => Locator;
  dialog: (page: Page) => Locator;
}

/**
 * What only a real browser shows of a dialog and a drawer that can be closed: the ids `dialog/*` of docs/faults-and-inputs.md, and the requirements for
 * closing. `test/component/dialogConformance.tsx` has the part that needs no browser, for every dialog.
 */
export function dialogConformance(name: string, { it: register, opener, dialog }: DialogSubject): void {
  // A closed dialog restores the page, so one page serves all of these.
  const steps: { title: string; body: (page: Page) => Promise<void> }[] = [];
  const opened = (title: string, body: (page: Page) => Promise<void>) =>
    void steps.push({
      title,
      async body(page) {
        await opener(page).click();
        await expect(dialog(page)).toBeVisible();
        expect(await hasFocusInside(dialog(page))).toBe(true);
        await body(page);
      },
    });

  for (const [check, key] of [
    ['tab-trap', 'Tab'],
    ['shift-tab-trap', 'Shift+Tab'],
  ] as const) {
    opened(`dialog/${check}: 20 times ${key} stays inside`, async (page) => {
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press(key);
        expect(await hasFocusInside(dialog(page)), `after ${press + 1} times`).toBe(true);
      }
    });
  }

  opened('dialog/tab-cycle: Tab on the last element wraps to the first', async (page) => {
    await page.keyboard.press('Tab'); // the focus may have started at the dialog itself
    const [first, seen] = [await focusedOf(page), new Set<string>()];
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab');
      if (await isSame(first, await focusedOf(page))) return;
      seen.add((await focusOf(page)).name);
    }
    throw new Error(`never came back, but to ${[...seen].join(', ')}`);
  });

  opened('dialog/background-inert: nothing of the page behind can be hit', async (page) => {
    const hit = await opener(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode();
      const found = (root instanceof ShadowRoot ? root : document).elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && element.contains(found);
    });
    expect(hit).toBe(false);
    await opener(page).evaluate((element) => (element as HTMLElement).focus());
    expect(await hasFocusInside(dialog(page))).toBe(true);
  });

  opened('dialog/axe: nothing is found', async (page) => {
    await waitForAnimations(dialog(page)); // colours are unreliable while it fades in
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include('[data-vitrina]')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

  opened('prefers-reduced-motion: nothing moves', async (page) => {
    if (isFirefoxChosen()) return; // where Playwright cannot emulate it
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moves = await movesOf(dialog(page));
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    expect((await moves()).filter(({ ms }) => ms > 0)).toEqual([]);
  });

  const closes = (title: string, act: (page: Page) => Promise<void>) =>
    opened(`${title} closes, the opener has the focus again and the page scrolls`, async (page) => {
      await act(page);
      await expect(dialog(page)).toBeHidden();
      expect(await isFocused(opener(page))).toBe(true);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(outside.x, outside.y);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 100);
    });

  closes('[R2.67] dialog/escape, focus-return: Escape', (page) => page.keyboard.press('Escape'));
  closes('[R2.68] dialog/outside-click: a click outside', (page) => page.mouse.click(outside.x, outside.y));
  opened('closes within 150 to 250 ms and can be reopened; a closing dialog blocks no clicks', async (page) => {
    const moves = await movesOf(dialog(page));
    await waitForAnimations(dialog(page));
    const newest = async () => (await moves()).at(-1);
    await page.keyboard.press('Escape');
    // Where nothing can stay in the top layer it disappears at once.
    if (await page.evaluate(() => CSS.supports('overlay', 'auto')))
      await expect.poll(newest).toMatchObject({ isOpen: false, isInTheWay: false });
    await expect(dialog(page)).toBeHidden();
    expect(await isFocused(opener(page))).toBe(true);
    await opener(page).click();
    await expect.poll(newest).toMatchObject({ isOpen: true, isInTheWay: true });
    for (const { ms } of await moves()) {
      expect(ms).toBeGreaterThanOrEqual(150);
      expect(ms).toBeLessThanOrEqual(250);
    }
  });

  opened('[R2.68] a drag that starts or ends inside is no click outside (A130)', async (page) => {
    await waitForAnimations(dialog(page));
    const { x, y, width } = (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const inside = { x: x + width / 2, y: y + 20 };
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    }
    await expect(dialog(page)).toBeVisible();
  });
  register(`${name} keeps the rules of dialogs`, async (page) => {
    for (const { title, body } of steps) {
      await test.step(title, async () => {
        await body(page);
        await page.emulateMedia({ reducedMotion: null });
        if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      });
    }
  });
}
