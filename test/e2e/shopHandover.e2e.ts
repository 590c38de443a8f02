import type { Locator, Page } from '@playwright/test';
import { expect, expectStatus, LIGHT_PAGE, searchBarOf, test, vitrina } from './shopTest';

/** Holds the widget's code until the test releases it. */
async function holdWidget(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/chunks/main-*', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const selectionOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active instanceof HTMLInputElement
      ? [active.getAttribute('role'), active.value, active.selectionStart, active.selectionEnd]
      : active?.tagName;
  });

const KEYWORDS = [
  'kolo',
  'a&b=c#d',
  '%3Cscript%3E',
  '"><svg onload=1>',
  'škarje za živo mejo',
  '${7*7}{{7*7}}',
  '100 % bombaž + volna',
  'd\'Or "XL"',
  '🎁',
  'נעליים',
  'c\u030cevlji',
];

test.describe('the server’s own search form', () => {
  test('hands over its text, with selection and focus', async ({ page, open }) => {
    const release = await holdWidget(page);
    await open(LIGHT_PAGE, { status: null });
    const { field, fallbackField, options } = searchBarOf(page);
    await fallbackField.click();
    await page.keyboard.type('tekaški čevlji');
    for (const key of ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
    release();
    await expectStatus(page, 'search-bar', 'ready');
    await expect(field).toBeFocused();
    expect(await selectionOf(page)).toEqual(['combobox', 'tekaški čevlji', 0, 3]);
    await page.keyboard.type('Pešk');
    await expect(field).toHaveValue('Peškaški čevlji');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('dom');
    await expect(options).toHaveCount(11);
  });

  test('loses no keystroke while the widget activates', async ({ page, open }) => {
    const release = await holdWidget(page);
    await open(LIGHT_PAGE, { status: null });
    const { fallbackField, field } = searchBarOf(page);
    await fallbackField.click();
    const text = 'kolo za otroke od šestega leta naprej';
    for (const [place, key] of [...text].entries()) {
      if (place === 5) release();
      await page.keyboard.type(key);
    }
    await expectStatus(page, 'search-bar', 'ready');
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  });

  test('loses no keystroke in the moment after the focus has moved, when React has not run its effects', async ({ page, open }) => {
    const release = await holdWidget(page);
    await open(LIGHT_PAGE, { status: null });
    const { fallbackField, field } = searchBarOf(page);
    await fallbackField.click();
    await page.keyboard.type('kolo');
    await fallbackField.evaluate((element) =>
      element.addEventListener('blur', () =>
        queueMicrotask(() => [...' za otroke'].forEach((key) => document.execCommand('insertText', false, key))),
      ),
    );
    release();
    await expectStatus(page, 'search-bar', 'ready');
    await expect(field).toHaveValue('kolo za otroke');
  });

  test('does not take the focus when it is elsewhere', async ({ page, open }) => {
    const release = await holdWidget(page);
    await open(LIGHT_PAGE, { status: null });
    const { fallbackField, field } = searchBarOf(page);
    await fallbackField.fill('kolo');
    await page.locator('main input[type="email"]').first().focus();
    release();
    await expectStatus(page, 'search-bar', 'ready');
    await expect(field).toHaveValue('kolo');
    await expect(page.locator('main input[type="email"]').first()).toBeFocused();
  });

  test('gets its state back when the widget unmounts', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const { field, fallbackField } = searchBarOf(page);
    await field.pressSequentially('kolo za');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await vitrina(page, 'unmount')).toBeGreaterThan(0);
    await expect(fallbackField).toBeVisible();
    expect(await selectionOf(page)).toEqual([null, 'kolo za', 6, 7]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/iskanje');
  });

  test('[R2.40] leads to the same results as the widget for every keyword', async ({ page, open, browser, baseURL }) => {
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const plain = await withoutScripts.newPage();
    // The browser's form writes a space as `+`, we write `%20` (A022); composed and decomposed letters are one keyword.
    const targetOf = (address: string): string[] =>
      [new URL(address).pathname, ...[...new URL(address).searchParams].flat()].map((part) => part.normalize('NFC'));
    const headingOf = async (shown: Page): Promise<string> => (await shown.getByRole('heading', { level: 1 }).innerText()).normalize('NFC');
    const textOf = async (field: Locator): Promise<string> => (await field.inputValue()).normalize('NFC');
    await open(LIGHT_PAGE);
    await plain.goto(LIGHT_PAGE);
    for (const keyword of KEYWORDS) {
      const arrives = (shown: Page) => shown.waitForURL((url) => url.searchParams.get('s')?.normalize('NFC') === keyword.normalize('NFC'));
      await searchBarOf(page).field.fill(keyword);
      await Promise.all([arrives(page), page.keyboard.press('Enter')]);
      await expectStatus(page, 'search-bar', 'ready');
      await searchBarOf(plain).fallbackField.fill(keyword);
      await Promise.all([arrives(plain), plain.keyboard.press('Enter')]);
      expect(targetOf(page.url())).toEqual(targetOf(plain.url()));
      expect(targetOf(page.url())).toEqual(['/iskanje', 's', keyword.normalize('NFC')]);
      expect(await headingOf(page)).toBe(await headingOf(plain));
      expect(await textOf(searchBarOf(page).field)).toBe(await textOf(searchBarOf(plain).fallbackField));
    }
    await withoutScripts.close();
  });

  test('[R5.23] neither the widget nor the server’s form submits an empty search', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const { field, submit } = searchBarOf(page);
    await field.fill('   ');
    await field.press('Enter');
    await submit.click();
    await expect(field).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(LIGHT_PAGE);
  });
});
