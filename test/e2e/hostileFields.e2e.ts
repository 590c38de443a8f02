import type { Page } from '@playwright/test';
import { cartWidgetOf } from '../support/browser/cartWidget';
import { loginOf, pressLogin } from '../support/browser/accountPage';
import { enter, expect, expectStatus, placeholderOf, searchBarOf, test } from './shopTest';

/** Scripts of the page that judge by the element they see whether something happens in a field. They see the placeholder (docs/hostile-pages.md). */
const BLOCKERS: Record<string, () => void> = {
  'handlers that return false': () => {
    const isField = ({ target }: Event): boolean => /^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName);
    for (const type of ['mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste', 'dragstart', 'keydown', 'keypress', 'keyup'])
      Reflect.set(document, `on${type}`, isField);
  },
  'listeners that ask for the focused element': () => {
    const isInField = (): boolean => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    for (const type of ['selectstart', 'contextmenu', 'copy', 'cut', 'paste', 'beforeinput', 'keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => isInField() || event.preventDefault());
  },
};

/** Types, selects, cuts and pastes by mouse and keys, as in any field. */
async function write(page: Page, field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await field.dblclick();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(field).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(text);
}

for (const [what, blocker] of Object.entries(BLOCKERS))
  test(`on a page with ${what}: search, newsletter, login and quantity are fields like any other`, async ({ page }) => {
    await page.addInitScript(blocker);
    await enter(page, 'filled-cart');
    await page.goto('/');
    await expectStatus(page, 'search-bar', 'ready');
    const { field } = searchBarOf(page);
    await write(page, field, 'grelnik');
    await page.keyboard.press('Escape');

    await placeholderOf(page, 'newsletter').scrollIntoViewIfNeeded();
    await expectStatus(page, 'newsletter', 'ready');
    await write(page, placeholderOf(page, 'newsletter').getByRole('textbox'), 'ana');

    await pressLogin(page);
    const [email, password] = [loginOf(page).locator('[name=email]'), loginOf(page).locator('[name=password]')];
    await write(page, email, 'ana');
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(password).toHaveValue('ana');
    await page.keyboard.press('Escape');
    await expect(email).toBeHidden();

    const { open, dialog } = cartWidgetOf(page);
    await open.call(cartWidgetOf(page));
    const quantity = dialog.getByRole('spinbutton').first();
    await quantity.click();
    await expect(quantity).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await expect(quantity).toHaveValue('7');
  });

test('a menu of the page closes at a press in a field of ours, and shortcuts of the page do not take what is typed there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = (name: string): void => document.documentElement.setAttribute(name, '');
    document.addEventListener(
      'mousedown',
      ({ target }) => (target as Element).closest('[data-vitrina="search-bar"]') && note('data-closed'),
    );
    document.addEventListener('keydown', (event) => {
      if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName) || !/^[s/?]$/.test(event.key)) return;
      event.preventDefault();
      note('data-shortcut');
    });
  });
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  const { field } = searchBarOf(page);
  await field.click();
  await page.keyboard.type('s/?');
  await expect(field).toHaveValue('s/?');
  await expect(page.locator('html')).toHaveAttribute('data-closed', '');
  await expect(page.locator('html')).not.toHaveAttribute('data-shortcut', '');
});

test('text is selected by the mouse in a field inside a box that can be dragged, and the box stays where it is', async ({ page }) => {
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  // As draggable and sortable boxes of jQuery UI do.
  await placeholderOf(page, 'search-bar').evaluate((host) => {
    const box = host.parentElement!;
    box.addEventListener('mousedown', (event) => {
      if (/^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test((event.target as Element).tagName)) return;
      event.preventDefault();
      document.addEventListener('mousemove', () => box.setAttribute('data-moved', ''), { once: true });
    });
  });
  const { field } = searchBarOf(page);
  await field.fill('grelnik');
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.up();
  await page.keyboard.type('a');
  await expect(field).toHaveValue('a');
  await expect(page.locator('[data-moved]')).toHaveCount(0);
});
