import type { BrowserContext, Page } from '@playwright/test';
import { restock, storedCart } from './cartWidget';
import { checkoutOf } from './checkoutPage';

/** Somebody in a browser of their own who has only the order button left to press. */
export interface Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How many orders the database holds of the basket. */
  orders(): Promise<number>;
  /** Presses the button by the page's own script, so that nothing waits for what follows. */
  press(page?: Page): Promise<void>;
  /** A tab of theirs on the checkout. */
  open(): Promise<Page>;
}

export const SHIPPING_STEP = '/kosarica/3';

/** The server's own page of an order. */
const CONFIRMATION = /\/potrditev\//;

/** What a page of the shop tells the shopper of the order: that it was made, that they may order, or neither. */
export async function orderStatusShown(page: Page): Promise<'ordered' | 'may order' | 'nothing'> {
  if (CONFIRMATION.test(page.url())) return 'ordered';
  const { box, thanks } = checkoutOf(page);
  if (await thanks.isVisible()) return 'ordered';
  return (await box.locator('.order-button[aria-disabled="false"]').isVisible()) ? 'may order' : 'nothing';
}

/** Only there to end what hangs. */
const TOLD_MS = 120_000;

/** A button that is not there by then does not come any more: another tab has ordered, for example. */
const GONE_MS = 15_000;

/** All messages of the checkout. */
const textOf = (page: Page): Promise<string> =>
  checkoutOf(page)
    .box.evaluate((host) => host.shadowRoot?.textContent ?? host.outerHTML, undefined, { timeout: 1000 })
    .catch(String);

export async function waitForOrderStatus(page: Page): Promise<'ordered' | 'may order'> {
  for (const end = Date.now() + TOLD_MS; Date.now() < end;) {
    const told = await orderStatusShown(page).catch(() => 'nothing' as const); // a page that is about to go cannot be asked
    if (told !== 'nothing') return told;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page.url()} tells neither: ${await textOf(page)}`);
}

async function until(wanted: 'ordered' | 'may order', page: Page): Promise<void> {
  const told = await waitForOrderStatus(page);
  if (told !== wanted) throw new Error(`${page.url()} tells “${told}”: ${await textOf(page)}`);
}

export const untilOrdered = (page: Page): Promise<void> => until('ordered', page);
export const untilMayOrder = (page: Page): Promise<void> => until('may order', page);

/** Puts a fresh visit of the context into a state of the shop and opens the last step. */
export async function shopperIn(context: BrowserContext, { scenario, fault }: { scenario?: string; fault?: string }): Promise<Shopper> {
  const { request } = context;
  await request.get(`/?scenario=${scenario ?? 'checkout-ready'}&fault=${fault ?? ''}`, { maxRedirects: 0 });
  // So many orders would empty the shelf.
  await restock(context, (await storedCart(context)).lines);
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(SHIPPING_STEP, { waitUntil: 'commit' });
    return page;
  };
  const page = await open();
  await untilMayOrder(page);
  return {
    context,
    page,
    open,
    orders: async () => (await (await request.get('/__demo/orders')).json()).orders.length,
    press: async (on = page) => {
      // While the page is busy with something else a press does nothing, and is repeated.
      const isTaken = () =>
        checkoutOf(on).order.evaluate(
          async (button: HTMLElement) => {
            button.click();
            await Promise.resolve(); // then it is rendered
            return button.ariaDisabled === 'true';
          },
          undefined,
          { timeout: GONE_MS },
        );
      while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}
