import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { ORDER_IS_HELD } from '../../demo-pages/demo/orderScenarioHooks';
import { shopperIn, untilMayOrder, untilOrdered, untilOver, waitForOrderStatus } from '../support/browser/ShopperPage';
import type { Shopper } from '../support/browser/ShopperPage';
import { ORDER_ATTEMPT_KEY } from '../../src/features/checkout/orderAttemptStorage';
import { startPersistentShop, startShopPair } from '../support/shop/shopPair';
import type { ShopGroup } from '../support/shop/shopPair';
import { checkoutOf } from '../support/browser/checkoutPage';
import { financingOf } from '../support/browser/financingPage';
import { routeFirst } from '../support/browser/routeFirst';
import { isWhole } from '../support/testScope';
import { expect, LIGHT_PAGE, LOST_REQUEST, test, watchContext } from './shopTest';

/*
 * Never two orders (docs/architecture.md, promise 2): the order is interrupted at each point in turn, the shopper returns, sees
 * whether the order was made and continues. In the end the database holds exactly one.
 */

interface Interruption {
  /** Runs before the button is pressed. */
  prepare?(shopper: Shopper): Promise<void>;
  /** Returns the page that the shopper sees next. */
  interrupt(shopper: Shopper): Promise<Page>;
}

interface Point {
  /** Default: `checkout-ready`. */
  scenario?: string;
  fault?: string;
  /** Presses the button, waits until the order reaches the point of interruption, and interrupts it. */
  run(shopper: Shopper): Promise<Page>;
  /** Whether the order was made by then; undefined when it may or may not be. */
  isMade?: boolean;
  /** The page shows that nothing was ordered, and the shopper does not retry. */
  isLeft?: true;
  /** The shopper has chosen a time window, which has to be in the order. */
  hasWindow?: true;
  /** The payment by instalments, which has to be in the order: approved before, or applied for by `run`. */
  financed?: 'before' | 'meanwhile';
}

const NEXT_STEP = '**/next-step';
const LOAD_PURCHASE = '**/load-purchase*';

const KILLS = {
  'the tab is closed, the checkout opened in a new one': {
    interrupt: async ({ page, open }) => (await page.close(), open()),
  },
  'the page is reloaded': {
    interrupt: async ({ page }) => (await page.reload({ waitUntil: 'commit' }), page),
  },
  'the shopper goes to another page and back': {
    interrupt: async ({ page }) => (await page.goto(LIGHT_PAGE), await page.goBack(), page),
  },
  'the page crashes, the checkout is opened in a new tab': {
    interrupt: async ({ page, context, open }) => {
      const crashed = page.waitForEvent('crash');
      void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
      return open();
    },
  },
  'the connection is away for a while': {
    interrupt: async ({ page, context }) => {
      await context.setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      await context.setOffline(false);
      return page;
    },
  },
} satisfies Record<string, Interruption>;

/** Another tab on the same step presses the button as well. */
function secondTab(): Interruption {
  let other: Page;
  return {
    prepare: async ({ open }) => {
      other = await open();
      await untilMayOrder(other);
    },
    interrupt: async ({ press, page }) => {
      await press(other);
      await untilOrdered(other);
      return page;
    },
  };
}

/** The same moment with each interruption. */
function atMoment(
  point: Omit<Point, 'run'>,
  reach: (shopper: Shopper) => Promise<unknown>,
  kills: Record<string, Interruption>,
): Record<string, Point> {
  return Object.fromEntries(
    Object.entries(kills).map(([title, { prepare, interrupt }]) => [
      title,
      {
        ...point,
        async run(shopper) {
          await prepare?.(shopper);
          await reach(shopper);
          return interrupt(shopper);
        },
      } satisfies Point,
    ]),
  );
}

/** Holds the first request of this kind in the browser; resolves when it is about to be sent. */
async function held(page: Page, url: string): Promise<{ request: Promise<Route> }> {
  let meet: (route: Route) => void = () => undefined;
  const request = new Promise<Route>((resolve) => (meet = resolve));
  await routeFirst(page, url, meet);
  return { request };
}

async function pressAndHold({ page, press }: Shopper): Promise<void> {
  const { request } = await held(page, NEXT_STEP);
  await press();
  await request;
}

const pressUntilReceived =
  (fault: string) =>
  async ({ press, untilReceived }: Shopper): Promise<void> => {
    await press();
    await untilReceived(fault);
  };

const pressUntilMade = async ({ press, orders }: Shopper): Promise<void> => {
  await press();
  await expect.poll(orders, { intervals: [30] }).toBe(1);
};

const pressUntilAnswered = async ({ page, press }: Shopper): Promise<void> => {
  const { request } = await held(page, LOAD_PURCHASE);
  await press();
  await request;
};

/** Returns when it begins, as the shop stores it. */
async function chooseWindow({ context, page }: Shopper): Promise<string> {
  await context.addCookies([{ name: 'pup_time_window', value: '1', url: new URL('/', page.url()).href }]);
  await page.reload();
  const saved = page.waitForResponse('**/select-delivery-method');
  await checkoutOf(page).box.locator('.window input:enabled').nth(1).check();
  await saved;
  await untilMayOrder(page);
  const id = await checkoutOf(page).box.locator('.window input:checked').inputValue();
  return `${id.slice(0, 10)}T${id.slice(-2)}:00:00`;
}

/** Selects a payment by instalments, and sends the application. */
async function applyForInstalments({ page }: Shopper): Promise<void> {
  const financing = financingOf(page);
  await financing.choose(/^Leanpay/);
  await financing.apply();
}

async function kill(context: BrowserContext, point: Point): Promise<void> {
  const { scenario = 'checkout-ready', fault, run, isMade, isLeft, hasWindow, financed } = point;
  const shopper = await shopperIn(context, { scenario, ...(fault === undefined ? {} : { fault }) });
  const window = hasWindow ? await chooseWindow(shopper) : null;
  if (financed === 'before') {
    await applyForInstalments(shopper);
    await untilMayOrder(shopper.page);
  }
  const page = await run(shopper);
  await context.clearCookies({ name: 'vitrina_fault' });
  const shown = await waitForOrderStatus(page);
  const made = await shopper.orders();
  if (isMade !== undefined) expect(made).toBe(isMade ? 1 : 0);
  if (fault?.startsWith('late-uncancelled') !== true) expect(made).toBe(shown === 'ordered' ? 1 : 0);
  if (isLeft) {
    await page.reload();
    await untilMayOrder(page);
    return expect(await shopper.orders()).toBe(0);
  }
  if (shown === 'may order') {
    await shopper.press(page);
    await untilOrdered(page);
  }
  expect(await shopper.orders()).toBe(1);
  const [order] = await checkoutOf(page).orders(context.request);
  expect(order?.deliveries[0]?.timeWindow?.from ?? null).toBe(window);
  if (financed !== undefined) expect(order?.payment.code).toBe('SI7');
}

/** Most of the time they wait for the shop. */
const CONCURRENT = 4;

/** How often a point of this name was chosen. */
const timesChosen = new Map<string, number>();

/** The whole row, or the point that the rows before have chosen least often, so that each interruption is tried somewhere. */
function choose<Some>(points: Readonly<Record<string, Some>>): [string, Some][] {
  const times = (name: string): number => timesChosen.get(name) ?? 0;
  const chosen = Object.entries(points).sort(([one], [other]) => times(one) - times(other));
  if (!isWhole) chosen.splice(1);
  for (const [name] of chosen) timesChosen.set(name, times(name) + 1);
  return chosen;
}

function row(title: string, points: Readonly<Record<string, Point>>): void {
  const chosen = choose(points);
  test(`[R7.124] ${title}: ${chosen.length} of ${Object.keys(points).length} points, one order each`, async ({ browser, baseURL }) => {
    const waiting = [...chosen];
    const failures: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [name, point] = next;
        const context = await browser.newContext({ baseURL: baseURL ?? '' });
        const watch = await watchContext(context);
        watch.expectErrors(LOST_REQUEST);
        await test.step(name, () => kill(context, point)).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
        await watch.conclude();
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT }, work));
    expect(failures).toEqual([]);
  });
}

/** Moments right after the click. */
const MOMENTS: Readonly<Record<string, (shopper: Shopper) => Promise<unknown>>> = {
  'at once': ({ press }) => press(),
  'after the next frame': ({ press, page }) => press().then(() => page.evaluate(() => new Promise(requestAnimationFrame))),
  'when the attempt is stored': ({ press, page }) =>
    press().then(() => page.waitForFunction((key) => localStorage.getItem(key) !== null, ORDER_ATTEMPT_KEY, { polling: 5 })),
  'when the request leaves': ({ press, page }) => Promise.all([page.waitForRequest(NEXT_STEP), press()]),
};

const afterClick = (moment: (shopper: Shopper) => Promise<unknown>, how: 'closed' | 'reloaded'): Point => ({
  async run(shopper) {
    const { page, open } = shopper;
    await moment(shopper);
    if (how === 'reloaded') return (await page.reload({ waitUntil: 'commit' }), page);
    await page.close();
    return open();
  },
});

const reloadedInSameTask: Point = {
  async run({ page }) {
    const gone = page.waitForEvent('framenavigated');
    await checkoutOf(page).order.evaluate((button: HTMLElement) => {
      button.click();
      location.reload();
    });
    await gone;
    return page;
  },
};

row('the page is closed or reloaded right after the click', {
  'reloaded in the same task': reloadedInSameTask,
  ...Object.fromEntries(
    Object.entries(MOMENTS).flatMap(([title, moment]) =>
      (['closed', 'reloaded'] as const).map((how) => [`${how} ${title}`, afterClick(moment, how)]),
    ),
  ),
});

row('the order has not left the browser', {
  // Requests held in a closed page are released.
  ...atMoment({}, pressAndHold, { 'the tab is closed': KILLS['the tab is closed, the checkout opened in a new one'] }),
  ...atMoment({ isMade: false }, pressAndHold, {
    'the page is reloaded': KILLS['the page is reloaded'],
    'the page crashes': KILLS['the page crashes, the checkout is opened in a new tab'],
  }),
  ...atMoment({ isMade: false, isLeft: true }, pressAndHold, {
    'another page and back, without a retry': KILLS['the shopper goes to another page and back'],
  }),
  'the connection breaks': {
    isMade: false,
    async run({ page, press }) {
      const { request } = await held(page, NEXT_STEP);
      await press();
      await (await request).abort('internetdisconnected');
      return page;
    },
  },
});

row('the order is in flight, and arrives after its page stopped waiting', {
  ...atMoment({ fault: 'late-before:nextStep' }, pressUntilReceived('late-before'), { ...KILLS, 'a second tab presses': secondTab() }),
});

row('the order arrives after the page has shown that there is none', {
  ...atMoment({ fault: 'late-uncancelled:nextStep' }, pressUntilReceived('late-uncancelled'), {
    'the tab was closed': KILLS['the tab is closed, the checkout opened in a new one'],
    'the page was reloaded': KILLS['the page is reloaded'],
  }),
});

row('the transaction is rolled back', {
  'with a matching response': { scenario: 'order-undone', isMade: false, run: async ({ page, press }) => (await press(), page) },
});

row('the order is made, its answer is on the way', {
  ...atMoment({ fault: 'late-after:nextStep', isMade: true }, pressUntilMade, { ...KILLS, 'a second tab presses': secondTab() }),
});

row('the order is made with a time window, its answer is on the way', {
  ...atMoment({ fault: 'late-after:nextStep', isMade: true, hasWindow: true }, pressUntilMade, KILLS),
});

row('the order with a time window has not left the browser', {
  ...atMoment({ isMade: false, hasWindow: true }, pressAndHold, {
    'the page is reloaded': KILLS['the page is reloaded'],
    'the page crashes': KILLS['the page crashes, the checkout is opened in a new tab'],
  }),
});

row('the order by instalments is made, its answer is on the way', {
  ...atMoment({ fault: 'late-after:nextStep', isMade: true, financed: 'before' }, pressUntilMade, {
    ...KILLS,
    'a second tab presses': secondTab(),
  }),
});

row('the order by instalments has not left the browser', {
  ...atMoment({ isMade: false, financed: 'before' }, pressAndHold, {
    'the page is reloaded': KILLS['the page is reloaded'],
    'the page crashes': KILLS['the page crashes, the checkout is opened in a new tab'],
  }),
});

/** The provider has the application; the page does not know it yet. */
async function applyAndHoldAnswer(shopper: Shopper): Promise<void> {
  let hold: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (hold = resolve));
  await routeFirst(shopper.page, '**/cart.cart-pfc/enrich', async (route) => {
    await route.fetch();
    hold();
  });
  await applyForInstalments(shopper);
  await reached;
}

row('the application for instalments is sent, its answer is on the way', {
  ...atMoment({ isMade: false, financed: 'meanwhile' }, applyAndHoldAnswer, {
    'the tab is closed': KILLS['the tab is closed, the checkout opened in a new one'],
    'the page is reloaded': KILLS['the page is reloaded'],
    'another page and back': KILLS['the shopper goes to another page and back'],
    'the page crashes': KILLS['the page crashes, the checkout is opened in a new tab'],
  }),
});

const answeredBy = (isMade: boolean, faults: readonly string[]): Record<string, Point> =>
  Object.fromEntries(
    faults.map((name): [string, Point] => [
      name,
      { fault: `${name}:nextStep`, isMade, run: async ({ page, press }) => (await press(), page) },
    ]),
  );

row('the order is not made, with a matching response', answeredBy(false, ['500', '502', '503', '504', 'html', 'empty', 'offline', '429', 'redirect-login'])); // prettier-ignore
row('the order is made, with a broken response', answeredBy(true, ['cut-after', '500-after', '502-after', '504-after', 'truncated', 'odd-fields'])); // prettier-ignore

row('the order is answered, the purchase is being fetched', {
  ...atMoment({ isMade: true }, pressUntilAnswered, {
    'the tab is closed': KILLS['the tab is closed, the checkout opened in a new one'],
    'the page is reloaded': KILLS['the page is reloaded'],
    'another page and back': KILLS['the shopper goes to another page and back'],
    'the page crashes': KILLS['the page crashes, the checkout is opened in a new tab'],
  }),
  'the connection breaks': {
    isMade: true,
    async run({ page, press }) {
      const { request } = await held(page, LOAD_PURCHASE);
      await press();
      await (await request).abort('internetdisconnected');
      return page;
    },
  },
  'the first two lookups are lost': {
    isMade: true,
    async run({ page, press }) {
      await routeFirst(page, LOAD_PURCHASE, (route) => route.abort(), 2);
      await press();
      return page;
    },
  },
});

const pressUntilThanked = async ({ page, press }: Shopper): Promise<void> => {
  await press();
  await untilOrdered(page);
};

row('the confirmation is shown', {
  ...atMoment({ isMade: true }, pressUntilThanked, {
    'it is reloaded at once': KILLS['the page is reloaded'],
    'another page and back': KILLS['the shopper goes to another page and back'],
    'the connection is away': KILLS['the connection is away for a while'],
  }),
  'a second tab that was on the same step presses': {
    isMade: true,
    async run(shopper) {
      const other = await shopper.open();
      await untilMayOrder(other);
      await pressUntilThanked(shopper);
      await shopper.press(other);
      return shopper.page;
    },
  },
});

row('the button is pressed more than once', {
  'a double click': {
    isMade: true,
    run: async ({ page }) => (await checkoutOf(page).order.dblclick(), page),
  },
  'five times before the response': {
    fault: 'late-after:nextStep',
    isMade: true,
    async run(shopper) {
      await pressUntilMade(shopper);
      for (let nth = 0; nth < 4; nth += 1) await checkoutOf(shopper.page).order.dispatchEvent('click');
      return shopper.page;
    },
  },
  'in two tabs at once': {
    isMade: true,
    async run({ page, press, open }) {
      const other = await open();
      await untilMayOrder(other);
      // The slower one may find nothing to order any more.
      expect(await Promise.all([press(), press(other)])).toContain(true);
      await untilOver(other);
      return page;
    },
  },
});

test('the session of a guest expires during the order: one order, and no page shows that there is none', async ({ context, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const shopper = await shopperIn(context, { fault: 'late-before:nextStep' });
  const cookies = await context.cookies();
  await pressUntilReceived('late-before')(shopper);
  await context.clearCookies({ name: 'shop_session' });
  await shopper.page.reload();
  const { box, text } = checkoutOf(shopper.page);
  await expect(box.getByText(text('txt_order_unsure'))).toBeVisible();
  await context.addCookies(cookies);
  expect(await shopper.orders()).toBe(1);
});

const NEXT_STEP_PATH = '/api/v2/cart.cart-step/next-step';

const pressUntilHeld =
  (shop: ShopGroup) =>
  async ({ press }: Shopper): Promise<void> => {
    const reached = shop.untilLogged(ORDER_IS_HELD);
    await press();
    await reached;
  };

const killWhen =
  (shop: ShopGroup, reach: (shopper: Shopper) => Promise<unknown>): Point['run'] =>
  async (shopper) => {
    await reach(shopper);
    await shop.kill(NEXT_STEP_PATH);
    return shopper.page;
  };

type PointAt = (shop: ShopGroup) => Point;

/** A row with its own shop, whose log shows the progress of an order and whose process can be killed. */
function rowInOwnShop(title: string, points: Readonly<Record<string, PointAt>>): void {
  const { DATABASE_URL } = process.env;
  const chosen = choose(points);
  test(`[R7.124] ${title}: ${chosen.length} of ${Object.keys(points).length} points, one order each`, async ({ browser }) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'vitrina-orders-'));
    const shop = await (DATABASE_URL ? startShopPair(DATABASE_URL) : startPersistentShop(dataFolder));
    try {
      for (const [name, pointOf] of chosen) {
        const context = await browser.newContext({ baseURL: shop.url });
        await test.step(name, () => kill(context, pointOf(shop)));
        await context.close();
      }
    } finally {
      await shop.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
}

rowInOwnShop(
  'the shop is in its transaction',
  Object.fromEntries(
    Object.entries<Interruption>({ ...KILLS, 'a second tab presses': secondTab() }).map(([title, interruption]): [string, PointAt] => [
      title,
      (shop) => atMoment({ scenario: 'order-held' }, pressUntilHeld(shop), { [title]: interruption })[title]!,
    ]),
  ),
);

// When the connection breaks before the commit, Chromium itself repeats the request: another process may make the order.
rowInOwnShop('the shop’s process is killed and restarted', {
  'in its transaction': (shop) => ({ scenario: 'order-held', run: killWhen(shop, pressUntilHeld(shop)) }),
  'between the commit and the answer': (shop) => ({ fault: 'late-after:nextStep', isMade: true, run: killWhen(shop, pressUntilMade) }),
  'before the order is begun': (shop) => ({ fault: 'slow:nextStep', run: killWhen(shop, pressUntilReceived('slow')) }),
  'between the answer and the purchase': (shop) => ({
    isMade: true,
    run: async (shopper) => {
      const page = await killWhen(shop, pressUntilAnswered)(shopper);
      await page.reload();
      return page;
    },
  }),
  'in its transaction, and the page is reloaded meanwhile': (shop) => ({
    scenario: 'order-held',
    run: async (shopper) => {
      await pressUntilHeld(shop)(shopper);
      await Promise.all([shop.kill(NEXT_STEP_PATH), shopper.page.reload({ waitUntil: 'commit' }).catch(() => undefined)]);
      await shopper.page.reload();
      return shopper.page;
    },
  }),
});
