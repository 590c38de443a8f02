import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { StoredCart } from '../shop/cartClient';

/** The drawer's content: title -> count. */
export type Counts = Record<string, number>;

/** The title in the accessible name of a line's field, without the variant. */
export const TITLE = /^Količina: ([^,]*)/;

/** The cart button of a page and its drawer. */
export function cartWidgetOf(page: Page) {
  const widget = page.locator('[data-vitrina="cart-drawer"]');
  const dialog = widget.getByRole('dialog', { name: 'Košarica' });
  const named = (role: 'button' | 'spinbutton', name: string) => dialog.getByRole(role, { name }); // a line's name includes its variant
  return {
    widget,
    dialog,
    button: widget.getByRole('button', { name: /^Košarica/ }),
    field: (title: string) => named('spinbutton', `Količina: ${title}`),
    increase: (title: string) => named('button', `Povečaj količino: ${title}`),
    decrease: (title: string) => named('button', `Zmanjšaj količino: ${title}`),
    remove: (title: string) => named('button', `Odstrani: ${title}`),
    /** Of a removal; an unsaved line has its own undo button. */
    undo: dialog.locator('.removed').getByRole('button', { name: 'Razveljavi', exact: true }),
    async open() {
      await expect(widget).toHaveAttribute('data-vitrina-status', 'ready');
      await this.button.click();
      await expect(dialog).toBeVisible(); // the first hover loads the code
    },
    async close() {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    async counts(): Promise<Counts> {
      const fields = await dialog
        .locator('input.quantity-field')
        .evaluateAll((all) =>
          all.map((field) => [field.getAttribute('aria-label') ?? '', Number(field.getAttribute('aria-valuenow'))] as const),
        );
      return Object.fromEntries(fields.map(([name, count]) => [TITLE.exec(name)?.[1], count]));
    },
  };
}

export type CartWidget = ReturnType<typeof cartWidgetOf>;

/** The cart of this context in the database. */
export async function storedCart(context: BrowserContext): Promise<StoredCart> {
  return (await context.request.get('/__demo/cart')).json();
}

/** The same as variant -> count. */
export async function storedCounts(context: BrowserContext): Promise<Counts> {
  return Object.fromEntries((await storedCart(context)).lines.map(({ variantId, count }) => [variantId, count]));
}

/** The requests that change the cart, as sent. */
export function cartWritesOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/cart/')) paths.push(pathname);
  });
  return paths;
}

/** An article of the page that can be added with one click. */
export interface OfferedArticle {
  variantId: string;
  title: string;
}

/** A page of the shop with a few articles, each with its own button. */
export const OFFERING_PAGE = '/iskanje?s=grelnik';

export const offeredArticles = (page: Page): Promise<OfferedArticle[]> =>
  page.locator('.card:has(form[data-vitrina-action="add-to-cart"])').evaluateAll((cards) =>
    cards.map((card) => ({
      variantId: card.querySelector('form')?.getAttribute('data-variant-id') ?? '',
      title: card.querySelector('.card-title')?.textContent?.trim() ?? '',
    })),
  );

export const addButton = (page: Page, { variantId }: OfferedArticle) =>
  page.locator(`form[data-vitrina-action="add-to-cart"][data-variant-id="${variantId}"] button`);

/** So that no test sells an article out. */
export async function restock(context: BrowserContext, articles: readonly Pick<OfferedArticle, 'variantId'>[], stock = 500): Promise<void> {
  for (const { variantId } of articles) {
    const answer = await context.request.post('/__demo/variant', { data: { variantId, stock } });
    expect(answer.ok()).toBe(true);
  }
}
