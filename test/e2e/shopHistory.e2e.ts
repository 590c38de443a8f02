import type { Page } from '@playwright/test';
import { expect, LIGHT_PAGE, searchBarOf, suggestCallsOf, test } from './shopTest';

const KEY = 'suggestFragments';

const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Puts a value into the storage before any script of the page runs; only once, so that the page may change it. */
async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('stored', '1');
    },
    [KEY, value] as const,
  );
}

test.describe('search history', () => {
  test('[R2.55][R5.24][R9.57][R9.58][R4.091] the last five searches, newest first, without duplicates; none of two characters', async ({
    page,
    open,
  }) => {
    await open(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    for (const keyword of ['kolo', 'žoga', 'ko', 'vino', 'čaj', 'miza', 'stol', 'žoga']) {
      await field.fill(keyword);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('s') === keyword);
      await expect(page.locator('[data-vitrina="search-bar"]')).toHaveAttribute('data-vitrina-status', 'ready');
    }
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(['žoga', 'stol', 'miza', 'čaj', 'vino']);
    await open(LIGHT_PAGE);
    const calls = suggestCallsOf(page);
    await field.fill('k');
    await expect(options).toHaveText(['žoga', 'stol', 'miza', 'čaj', 'vino']);
    await field.fill('');
    await expect(options).toHaveCount(5);
    expect(calls).toEqual([]);
  });

  test('[R9.59] a long one is shown cut at 20 characters, and repeats the whole search', async ({ page, open }) => {
    const keyword = 'tekaški čevlji za dolge proge';
    await store(page, JSON.stringify([keyword]));
    await open(LIGHT_PAGE);
    const { field, options, status } = searchBarOf(page);
    await field.focus();
    await expect(options).toHaveText(['tekaški čevlji za do...']);
    await expect(status).toHaveText('1 zadnje iskanje');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/iskanje' && url.searchParams.get('s') === keyword);
  });

  test('entries can be removed one by one, by mouse and by keyboard, and all at once', async ({ page, open }) => {
    await store(page, JSON.stringify(['kolo', 'žoga', 'miza', 'stol']));
    await open(LIGHT_PAGE);
    const { field, options, bar, list } = searchBarOf(page);
    await field.focus();
    await bar.getByRole('button', { name: 'Odstrani »žoga« iz zadnjih iskanj' }).click();
    await expect(options).toHaveText(['kolo', 'miza', 'stol']);
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(options).toHaveText(['miza', 'stol']);
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(['miza', 'stol']);

    await page.keyboard.press('ArrowLeft'); // no longer in the list, so that Tab leaves the field
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: 'Počisti zadnja iskanja' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: 'Odstrani »miza« iz zadnjih iskanj' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options).toHaveText(['stol']);
    await expect(bar.getByRole('button', { name: 'Odstrani »stol« iz zadnjih iskanj' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();

    await page.keyboard.press('ArrowUp');
    await bar.getByRole('button', { name: 'Počisti zadnja iskanja' }).click();
    await expect(list).toBeHidden();
    expect(await stored(page)).toBe(null);
  });

  test('another tab’s searches are kept when this one adds its own', async ({ page, open, context }) => {
    await open(LIGHT_PAGE);
    const other = await context.newPage();
    await other.goto('/prijava');
    await expect(other.locator('[data-vitrina="search-bar"]')).toHaveAttribute('data-vitrina-status', 'ready');
    await searchBarOf(other).field.fill('kolo');
    await searchBarOf(other).field.press('Enter');
    await other.waitForURL('**/iskanje?s=kolo');
    const { field } = searchBarOf(page);
    await field.fill('miza');
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=miza');
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(['miza', 'kolo']);
  });

  const POISON: Record<string, { value: string; shown: string[] }> = {
    'broken JSON': { value: '["kolo",', shown: [] },
    'an empty text': { value: '', shown: [] },
    null: { value: 'null', shown: [] },
    'an object that looks like a list': { value: '{"length":5}', shown: [] },
    'a number': { value: '1e999', shown: [] },
    markup: { value: '["<img src=x onerror=window.__xss=1>"]', shown: ['<img src=x onerror=w...'] },
    'entries of every type': { value: '[1,null,{"toString":"x"},["kolo"],true,"kolo","", "  ", "KOLO","miza"]', shown: ['kolo', 'miza'] },
    'ten thousand entries': {
      value: JSON.stringify(Array.from({ length: 10_000 }, (_, place) => `iskanje ${place}`)),
      shown: [0, 1, 2, 3, 4].map((place) => `iskanje ${place}`),
    },
    'an endless entry': { value: JSON.stringify(['č'.repeat(200_000)]), shown: [`${'č'.repeat(20)}...`] },
    'a polluting key': { value: '[{"__proto__":{"polluted":1}},"kolo"]', shown: ['kolo'] },
    'half a character': { value: '["kolo \\ud83d"]', shown: ['kolo \ufffd'] },
  };
  for (const [what, { value, shown }] of Object.entries(POISON)) {
    test(`[R9.58] a stored value with ${what} causes no error and is replaced`, async ({ page, open }) => {
      await store(page, value);
      await open(LIGHT_PAGE);
      const { field, options, list } = searchBarOf(page);
      await field.focus();
      if (shown.length > 0) await expect(options).toHaveText(shown);
      else await expect(list).toBeHidden();
      expect(await page.evaluate(() => [Reflect.get(window, '__xss'), Reflect.get(Object.prototype, 'polluted')])).toEqual([
        undefined,
        undefined,
      ]);
      await field.fill('stol');
      await field.press('Enter');
      await page.waitForURL('**/iskanje?s=stol');
      const repaired: unknown = JSON.parse((await stored(page)) ?? '');
      expect(Array.isArray(repaired) && repaired.length <= 5 && repaired[0]).toBe('stol');
    });
  }

  test('where storage and cookies are forbidden, searching works and the history lasts as long as the page', async ({ page, open }) => {
    await page.addInitScript(() => {
      const forbidden = { get: () => { throw new DOMException('denied', 'SecurityError'); } };
      for (const name of ['localStorage', 'sessionStorage'] as const) Object.defineProperty(window, name, forbidden);
      Object.defineProperty(Document.prototype, 'cookie', { ...forbidden, set: forbidden.get });
    }); // prettier-ignore
    await open(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    await field.fill('dom');
    await expect(options).toHaveCount(11);
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=dom');
  });

  test('where storage is full, searching works', async ({ page, open }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(LIGHT_PAGE);
    const { field } = searchBarOf(page);
    await field.fill('dom');
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=dom');
  });
});
