import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { restock, storedCart } from './cartWidget';
import { checkoutOf } from './checkoutPage';

/** A shopper in their own browser who only has to press the order button. */
export interface Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How many orders of the cart are in the database. */
  orders(): Promise<number>;
  /** Presses the order button once it is enabled. False when there is nothing left to order. */
  press(page?: Page): Promise<boolean>;
  /** Opens the checkout in another tab. */
  open(): Promise<Page>;
  /** Waits until the shop has received the call that its fault hits. */
  untilReceived(fault: string): Promise<void>;
}

export const SHIPPING_STEP = '/kosarica/3';

export type OrderStatus = 'ordered' | 'may order' | 'nothing to order';

/** What a page of the shop shows about the order, by status. */
const statusesOf = (page: Page): Readonly<Record<OrderStatus, Locator>> => {
  const { box, thanks } = checkoutOf(page);
  return {
    ordered: thanks.or(page.locator('.confirmation > h1')), // of the server's page
    'may order': box.locator('.order-button[aria-disabled="false"]'),
    'nothing to order': box.locator('.empty'),
  };
};

/** Waits until the page shows one of these statuses. */
async function untilOneOf<Status extends OrderStatus>(page: Page, wanted: readonly Status[]): Promise<Status> {
  const statuses = statusesOf(page);
  const any = wanted.map((status) => statuses[status]).reduce((one, other) => one.or(other));
  for (;;) {
    await any.filter({ visible: true }).first().waitFor();
    // It may have changed again.
    for (const status of wanted) if (await statuses[status].filter({ visible: true }).count()) return status;
  }
}

export const waitForOrderStatus = (page: Page) => untilOneOf(page, ['ordered', 'may order']);
export const untilOrdered = (page: Page) => untilOneOf(page, ['ordered']);
export const untilMayOrder = (page: Page) => untilOneOf(page, ['may order']);
/** The order was made, in this tab or in another one. */
export const untilOver = (page: Page) => untilOneOf(page, ['ordered', 'nothing to order']);

/** Clicks by script, so that nothing waits for what follows. False when the button is gone or disabled. */
const clickNow = (button: Locator): Promise<boolean> =>
  button.evaluateAll(([element]) => {
    if (!(element instanceof HTMLElement)) return false;
    element.click();
    return true;
  });

async function press(page: Page): Promise<boolean> {
  for (;;) {
    if ((await untilOneOf(page, ['may order', 'ordered', 'nothing to order'])) !== 'may order') return false;
    if (await clickNow(statusesOf(page)['may order'])) return true;
  }
}

/** Puts a new visit of the context into a state of the shop and opens the last step. */
export async function shopperIn(context: BrowserContext, { scenario, fault }: { scenario?: string; fault?: string }): Promise<Shopper> {
  const { request } = context;
  await request.get(`/?scenario=${scenario ?? 'checkout-ready'}&fault=${fault ?? ''}`, { maxRedirects: 0 });
  await restock(context, (await storedCart(context)).lines); // many orders would sell the article out
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
    press: (on = page) => press(on),
    async untilReceived(name) {
      const counted = async (): Promise<number> => (await (await request.get('/__demo/faults')).json())[`${name} nextStep`] ?? 0;
      await expect.poll(counted, { intervals: [30] }).toBeGreaterThan(0);
    },
  };
}
