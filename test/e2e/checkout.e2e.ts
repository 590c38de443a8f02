import { checkoutOf, chooseShipping, fillContact, SI } from '../support/browser/checkoutPage';
import { isFirefoxChosen } from '../support/firefox.mjs';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { gateIf, GATE } from '../support/testScope';

// All countries and options: checkoutMatrix.e2e.ts.
test(
  '[R1.05] (ui-02) a guest goes from the basket to the confirmation: each heading gets the focus, then the order page opens',
  GATE,
  async ({ page }) => {
    await enter(page, 'filled-cart');
    // The checkout loads the cart, so that nothing else on the page requests it.
    const asked: string[] = [];
    page.on('request', (request) => {
      const [name] = /widgets\/cart$|load-cart/.exec(new URL(request.url()).pathname) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(SI.cart);
    const { box, toAddress, toDelivery, order, thanks, heading, orders } = checkoutOf(page);
    await expect(heading('txt_cart_navigation_basket')).toBeFocused();
    await expect(box.locator('.line').first()).toBeVisible();
    for (const title of await box.locator('a.title').all()) expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(24); // wcag22/2.5.8: not inline in a sentence
    expect(asked).toEqual(['load-cart']);
    await toAddress.click();
    await expect(page).toHaveURL(new RegExp(`${SI.cart}/1$`));
    await expect(heading('txt_cart_navigation_login_delivery')).toBeFocused();
    await expect(page).toHaveTitle('Naslov – Nakupovalna košarica | Trgovina Lipa'); // wcag22/2.4.2
    await fillContact(page, SI);
    await toDelivery.click();
    await expect(page).toHaveURL(new RegExp(`${SI.cart}/3$`));
    await expect(heading('txt_cart_navigation_delivery')).toBeFocused();
    await chooseShipping(page);
    await expect(order).not.toHaveAttribute('aria-disabled', 'true');
    const shownTotal = (await order.innerText()).replace(/[^\d]/g, '');
    await order.click();
    await expect(thanks).toBeFocused();
    await expect(page).toHaveTitle(/^Hvala za naročilo – /);
    const [made, ...others] = await orders();
    expect(others).toEqual([]);
    expect(shownTotal).toContain(String(made?.total ?? 'none').replace(/[^\d]/g, ''));
    await page.waitForURL(/\/potrditev\//);
    await expectStatus(page, 'search-bar', 'ready');
    await page.goto(SI.cart);
    await expect(placeholderOf(page, 'checkout').locator('.empty')).toBeVisible();
  },
);

for (const [outcome, state] of [
  ['success', 'paid'],
  ['silent', 'paid'],
  ['decline', 'declined'],
  ['abandon', 'cancelled'],
] as const)
  test(`a card is paid at its provider’s, ${outcome}, and ends in ${state}: one order, and its page or the basket shows the outcome, once`, async ({
    page,
  }) => {
    await enter(page, 'checkout-ready');
    await page.goto('/kosarica/3');
    const { box, order, thanks, orders } = checkoutOf(page);
    const chosen = page.waitForResponse('**/select-billing-method');
    await box.getByRole('radio', { name: /Plačilna kartica/ }).check();
    await chosen;
    await order.click();
    await expect(thanks).toBeVisible();
    await page.waitForURL(/\/pay\?/);
    if (outcome === 'abandon') {
      // The browser's back button leads to the order and how to pay it, not to an empty basket.
      await page.goBack();
      await expect(box.getByText('Naročilo je oddano, plačano pa še ni.')).toBeVisible();
      await box.getByRole('link', { name: 'Nadaljuj na plačilo' }).click();
    }
    await page.locator(`button[value="${outcome}"]`).click();
    await page.waitForURL(outcome === 'silent' ? /\/pay$/ : /\/potrditev\//);
    const made: unknown = await orders();
    expect(made).toMatchObject([{ payment: { state: state } }]);
    if (state !== 'paid') return;
    await page.goto('/kosarica');
    if (outcome === 'silent') {
      // The provider did not redirect back, so the outcome of the order is not known yet.
      await expect(box.getByText('Naročilo je plačano.')).toBeVisible();
      await expect(box.getByRole('link', { name: 'Prikaži naročilo' })).toBeVisible();
      await page.reload();
    }
    await expect(box.locator('.empty')).toBeVisible();
  });

test.describe('steps', () => {
  test('[R2.05] [R2.07] [R2.08] [R2.20] (back-mid-step) every step has an address: reload, back, forward, no deep link past the customer step, and shipping opens only after it', async ({
    page,
  }) => {
    const shippingCode: string[] = [];
    page.on('request', (request) => {
      if (/\/ShippingStep-/.test(request.url())) shippingCode.push(request.url());
    });
    await enter(page, 'filled-cart');
    await page.goto('/kosarica/3');
    const { heading, toDelivery, box } = checkoutOf(page);
    await expect(heading('txt_cart_navigation_login_delivery')).toBeVisible();
    await expect(page).toHaveURL(/\/kosarica\/1$/);
    await fillContact(page, SI);
    expect(shippingCode).toEqual([]);
    const cutOff = () =>
      box.locator('.overlay').evaluate((overlay) => (overlay.firstElementChild?.scrollHeight ?? 0) > overlay.clientHeight);
    expect(await cutOff()).toBe(true);
    if (!isFirefoxChosen()) {
      await page.emulateMedia({ media: 'print' });
      expect(await cutOff()).toBe(false); // content must not be cut off in print
      await page.emulateMedia({ media: null });
    }
    await toDelivery.click();
    await expect(heading('txt_cart_navigation_delivery')).toBeVisible();
    await expect.poll(() => shippingCode.length).toBe(1);
    await page.reload();
    await expect(heading('txt_cart_navigation_delivery')).toBeVisible();
    await page.goBack();
    await expect(heading('txt_cart_navigation_login_delivery')).toBeVisible();
    await page.goForward();
    await expect(heading('txt_cart_navigation_delivery')).toBeVisible();
    await box
      .getByRole('navigation')
      .getByRole('link', { name: /Košarica/ })
      .click();
    await expect(page).toHaveURL(/\/kosarica$/);
    await expect(heading('txt_cart_navigation_basket')).toBeFocused();
  });

  test('input survives a reload and a step back', async ({ page }) => {
    await enter(page, 'filled-cart');
    await page.goto('/kosarica/1');
    const { field, heading } = checkoutOf(page);
    await fillContact(page, SI);
    await page.reload();
    await expect(field('family-name')).toHaveValue("O'Brien-Čuček");
    await page.goto('/kosarica');
    await expect(heading('txt_cart_navigation_basket')).toBeVisible();
    await page.goto('/kosarica/1');
    await expect(field('address-level2')).toHaveValue('Ljubljana');
  });

  for (const width of [1280, 375, 320])
    test(`axe finds no violations in any step at ${width} px, and nothing overflows the window`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, 'checkout-ready');
      const { heading } = checkoutOf(page);
      const steps = {
        '/kosarica': 'txt_cart_navigation_basket',
        '/kosarica/1': 'txt_cart_navigation_login_delivery',
        '/kosarica/3': 'txt_cart_navigation_delivery',
      };
      for (const [path, title] of Object.entries(steps)) {
        await page.goto(path);
        await expect(heading(title)).toBeVisible();
        await expect(page.locator('[data-vitrina="checkout"]').getByRole('button').last()).toBeVisible();
        const wide = await page.locator('[data-vitrina="checkout"]').evaluate((host) => {
          const box = host.shadowRoot?.querySelector('.overlay-scroll');
          return box ? box.scrollWidth - box.clientWidth : null;
        });
        expect(wide, path).toBe(0);
        await expectAccessible(page, watch);
      }
    });
});

test.describe('exactly once', () => {
  const endings: Readonly<Record<string, 'placed' | RegExp>> = {
    'order-answer-lost': 'placed',
    'order-fails': /Naročilo ni bilo oddano/,
    'price-change-at-order': /Znesek naročila se je medtem spremenil/,
    'sold-out-at-order': /ni več dovolj na zalogi/,
    'delivery-unavailable': /Izbrana dostava za pošiljko prodajalca Trgovina Lipa ni več na voljo/,
  };
  for (const [scenario, ending] of Object.entries(endings))
    test(
      `[R4.037] ${scenario}: ${ending === 'placed' ? 'the order is found and shown' : 'the shopper sees why nothing was ordered'}`,
      gateIf(ending === 'placed'),
      async ({ page, watch }) => {
        watch.expectErrors(LOST_REQUEST);
        await enter(page, scenario);
        await page.goto('/kosarica/3');
        const { order, thanks, orders, box } = checkoutOf(page);
        await order.click();
        if (ending === 'placed') {
          await expect(thanks).toBeVisible();
          expect(await orders()).toHaveLength(1);
        } else {
          await expect(box.locator('.flash').filter({ hasText: ending })).toBeVisible();
          await expect(thanks).toBeHidden();
          expect(await orders()).toHaveLength(0);
        }
      },
    );

  test('(ui-03) two clicks by script and two tabs at once are one order', GATE, async ({ page, context }) => {
    await enter(page, 'checkout-ready');
    await page.goto('/kosarica/3');
    const other = await context.newPage();
    await other.goto('/kosarica/3');
    const [mine, theirs] = [checkoutOf(page), checkoutOf(other)];
    await expect(mine.order).toBeVisible();
    await expect(theirs.order).toBeVisible();
    // By the pages' own scripts, so that neither waits for the other's outcome.
    const press = (button: typeof mine.order) => button.evaluate((element: HTMLElement) => element.click());
    await Promise.all([press(mine.order), press(mine.order), press(theirs.order)]);
    // The slower tab shows the same order, or an empty basket.
    const empty = (box: typeof mine.box) => box.locator('.empty');
    await expect(mine.thanks.or(empty(mine.box))).toBeVisible();
    await expect(theirs.thanks.or(empty(theirs.box))).toBeVisible();
    expect(await mine.orders()).toHaveLength(1);
  });

  for (const moment of ['before', 'after'] as const)
    test(`a reload during the submit, ${moment} the shop has received the order: one order in the end`, GATE, async ({ page, watch }) => {
      watch.expectErrors(LOST_REQUEST);
      await enter(page, 'checkout-ready');
      await page.goto('/kosarica/3');
      const { order, thanks, orders } = checkoutOf(page);
      await expect(order).toBeVisible();
      let meet = (): void => undefined;
      const triggeredFaults = new Promise<void>((resolve) => (meet = resolve));
      let isReloaded = false;
      // Never unrouted: that would release the requests of the new page, including its chunks.
      await page.route('**/next-step', async (route) => {
        if (isReloaded) return route.continue();
        if (moment === 'after') await route.fetch();
        meet();
      });
      await order.click();
      await triggeredFaults;
      isReloaded = true;
      await page.reload();
      if (moment === 'before') {
        await expect(order).not.toHaveAttribute('aria-disabled', 'true');
        await order.click();
      }
      await expect(thanks).toBeVisible();
      expect(await orders()).toHaveLength(1);
    });

  for (const isPlaced of [true, false])
    test(
      `[D1] a reload finds no answer about an order that was ${isPlaced ? '' : 'not '}placed: basket and steps can be used, and there is one order in the end`,
      gateIf(isPlaced),
      async ({ page, watch }) => {
        watch.expectErrors(LOST_REQUEST);
        await enter(page, 'checkout-ready');
        await page.goto('/kosarica/3');
        const { box, order, thanks, orders, heading, text } = checkoutOf(page);
        await expect(order).toBeVisible();
        let isAway = true;
        // No automatic check is answered before the press, which would remove the button.
        let finishPress = (): void => undefined;
        const pressed = new Promise<void>((resolve) => (finishPress = resolve));
        await page.route('**/load-purchase*', (route) => (isAway ? route.fulfill({ status: 503 }) : pressed.then(() => route.continue())));
        await page.route('**/next-step', async (route) => {
          if (!isAway) return route.continue();
          if (isPlaced) await route.fetch();
          return route.abort();
        });
        const checkNow = box.getByRole('button', { name: text('txt_order_ask_again') });
        await order.click();
        await expect(checkNow).toBeVisible();
        await page.goto('/kosarica');
        await expect(box.getByText(text('txt_order_unverified'))).toBeVisible();
        await expect(heading('txt_cart_navigation_basket')).toBeVisible();
        if (!isPlaced) {
          await page.goto('/kosarica/3');
          await expect(order).toHaveAttribute('aria-disabled', 'true');
          await box.getByRole('button', { name: text('txt_order_waive'), exact: true }).click();
          await expect(order).toHaveAttribute('aria-disabled', 'false');
        }
        isAway = false;
        await (isPlaced ? checkNow : order).click();
        finishPress();
        await expect(thanks).toBeVisible();
        expect(await orders()).toHaveLength(1);
      },
    );
});
