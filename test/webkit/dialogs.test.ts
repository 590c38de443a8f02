import { Key } from 'selenium-webdriver';
import type { WebKitPage } from '../support/webkit/WebKitPage';
import { webkit } from './webkitTest';

const check = webkit();

/** Ten times Tab and ten times Shift+Tab stay inside. */
async function expectTrap(page: WebKitPage, dialog: RegExp): Promise<void> {
  for (const isBack of [false, true])
    for (let press = 0; press < 10; press += 1) {
      await (isBack ? page.keysTogether(Key.SHIFT, Key.TAB) : page.keys(Key.TAB));
      expect((await page.focus()).dialog).toMatch(dialog);
    }
}

for (const [name, scenario, title, isClosable] of [
  ['adult-modal', 'adult-page', /Vsebina za odrasle/, false],
  ['legal-modal', 'unapproved-legal', /Novi pogoji/, false],
  ['gdpr-modal', 'collection-consent-missing', /Soglasje za zbiranje podatkov/, true],
  ['vip-welcome', 'vip-welcome', /VIP|Dobrodošli/, true],
] as const)
  check(
    `[R1.25] ${name}, which the page opens: the focus stays inside, the page is locked, Escape ${isClosable ? 'closes it' : 'does nothing'}`,
    async (page) => {
      await page.open('/', { scenario, ready: name });
      const dialog = page.in(name);
      await dialog.see('dialog', title);
      await page.until('the focus inside', async () => title.test((await page.focus()).dialog ?? ''));
      await expectTrap(page, title);
      expect(await page.isLocked()).toBe(true);
      expect(await page.axe({ without: ['color-contrast'] })).toEqual([]);
      await page.keys(Key.ESCAPE, Key.ESCAPE, Key.ESCAPE);
      await page.clickAt(10, 700);
      await page.until('a page at rest', () => page.isAtRest());
      expect(await dialog.isSeen('dialog', title)).toBe(!isClosable);
      expect(await page.isLocked()).toBe(!isClosable);
    },
  );

const MODAL = 'a[data-name="deliveryPrices"]';
for (const [how, close] of [
  ['Escape', (page: WebKitPage) => page.keys(Key.ESCAPE)],
  ['a press outside', (page: WebKitPage) => page.clickAt(10, 700)],
  ['its button', (page: WebKitPage) => page.in('page-modals').press('button', 'Zapri')],
  ['the back button', (page: WebKitPage) => page.back()],
] as const)
  check(`[R2.67] a page in a modal is closed by ${how}: the link has the focus, the page scrolls from where it was`, async (page) => {
    await page.open('/prijava');
    await page.in('').press(MODAL);
    await page.in('page-modals').see('[data-vitrina-content] table');
    await page.until('the focus inside', async () => (await page.focus()).dialog !== null);
    await page.until('a dialog at rest', () => page.isAtRest());
    const before = await page.evaluate(() => scrollY);
    expect(await page.isLocked()).toBe(true);
    await close(page);
    await page.in('page-modals').unseen('dialog');
    await page.untilFocus({ kind: 'a' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe('deliveryPrices');
    expect([await page.isLocked(), await page.evaluate(() => scrollY), await page.path()]).toEqual([false, before, '/prijava']);
  });

check('[A130] a press that begins inside a modal and ends outside closes nothing', async (page) => {
  await page.open('/prijava');
  await page.in('').press(MODAL);
  await page.in('page-modals').see('[data-vitrina-content] table');
  await page.until('a dialog at rest', () => page.isAtRest());
  await page.drag([640, 300], [10, 700]);
  expect(await page.in('page-modals').isSeen('dialog')).toBe(true);
});
