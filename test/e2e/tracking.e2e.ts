import type { Page } from '@playwright/test';
import { addButton, cartWidgetOf, offeredArticles, OFFERING_PAGE } from '../support/browser/cartWidget';
import { allowMeasuring, collectorsOf, measuringRequestsOf } from '../support/browser/collectors';
import { checkoutOf } from '../support/browser/checkoutPage';
import { backForwardBrowser, goInHistory } from './backForwardBrowser';
import { enter, expect, expectStatus, LIGHT_PAGE, LOST_REQUEST, placeholderOf, searchBarOf, test, watchContext } from './shopTest';

const panelOf = (page: Page) => placeholderOf(page, 'privacy-panel');

/** Answers the panel at the foot of the page. */
async function answer(page: Page, name: 'Sprejmem' | 'Zavrnem'): Promise<void> {
  await panelOf(page).scrollIntoViewIfNeeded();
  await expectStatus(page, 'privacy-panel', 'ready');
  await panelOf(page).getByRole('button', { name }).click();
  await expect(panelOf(page).getByRole('button', { name, pressed: true })).toBeVisible();
}

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /outbox|visitor|counted|early|recommended/.test(key)),
  );

async function addFirst(page: Page): Promise<string> {
  await page.goto(OFFERING_PAGE);
  await expectStatus(page, 'cart-drawer', 'ready');
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('no article is offered');
  await addButton(page, article).click();
  return article.variantId;
}

test.describe('consent', () => {
  test('[A063] before the decision nothing is loaded, stored or sent; acceptance sends the page’s own view', async ({ page }) => {
    const requests = measuringRequestsOf(page);
    await addFirst(page);
    await expect(cartWidgetOf(page).button).toHaveAccessibleName(/ 1 /);
    expect([requests, await keysOf(page)]).toEqual([[], []]);
    await answer(page, 'Sprejmem');
    const { expectNames, analytics } = collectorsOf(page);
    await expect
      .poll(async () => (await analytics()).map(({ body }) => body['name']))
      .toEqual(expect.arrayContaining(['page_view', 'add_to_cart']));
    await expectNames((await collectorsOf(page).names()).sort());
  });

  test('[A063] a refusal sends nothing, on this page and the next', async ({ page }) => {
    const requests = measuringRequestsOf(page);
    await page.goto('/');
    await answer(page, 'Zavrnem');
    await addFirst(page);
    await expect(cartWidgetOf(page).button).toHaveAccessibleName(/ 1 /);
    expect([requests, await keysOf(page)]).toEqual([[], []]);
  });
});

test.describe('answers of the analytics', () => {
  for (const [scenario, arrives] of [
    ['analytics-204', true],
    ['analytics-302', true],
    ['analytics-400', false],
    ['analytics-429-twice', true],
    ['analytics-500-twice', true],
  ] as const)
    test(`[R7.164] [R9.42] [R9.44] ${scenario}: an event ${arrives ? 'arrives once' : 'is sent once, and not again'}`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      watch.expectErrors(LOST_REQUEST);
      await enter(page, scenario);
      await allowMeasuring(context, baseURL ?? '');
      const requests = measuringRequestsOf(page);
      const { expectNames } = collectorsOf(page);
      await page.goto(LIGHT_PAGE);
      const tracks = () => requests.filter((request) => request.endsWith('/track')).length;
      if (arrives) await expectNames(['page_view']);
      else await expect.poll(() => requests.filter((request) => request.endsWith('/log')).length).toBe(1);
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vitrina.outbox')))).toEqual([]);
      expect(tracks()).toBe(scenario.endsWith('twice') ? 3 : scenario === 'analytics-302' ? 2 : 1);
    });

  test('[R7.167] (timeout-analytics) analytics that never answer delay nothing: the shopper searches, and the event is sent by the next page', async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(page, 'analytics-silent');
    await allowMeasuring(context, baseURL ?? '');
    const sent = page.waitForRequest(/behaviour\/as-silent\/track/);
    await page.goto(LIGHT_PAGE);
    await sent;
    const { field } = searchBarOf(page);
    await field.fill('grelnik');
    await field.press('Enter');
    await page.waitForURL(/iskanje/);
    const stored = () =>
      page.evaluate(
        () =>
          Object.entries(localStorage)
            .filter(([key]) => key.startsWith('vitrina.outbox'))
            .join()
            .split('page_view').length - 1,
      );
    await expect.poll(stored).toBeGreaterThanOrEqual(2); // the view of the results is measured when the browser is idle
    await enter(page, 'guest');
    await page.goto(LIGHT_PAGE);
    const { names } = collectorsOf(page);
    await expect
      .poll(async () => (await names()).filter((name) => name !== 'view_item_list').sort())
      .toEqual(['page_view', 'page_view', 'page_view', 'search']);
  });
});

test.describe('tag manager', () => {
  for (const scenario of ['tag-manager', 'tag-manager-late', 'tag-manager-blocked'] as const)
    test(`[R4.044] ${scenario}: what is added to the cart ${scenario === 'tag-manager-blocked' ? 'harms nothing' : 'reaches it once'}`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      watch.expectErrors(LOST_REQUEST);
      await enter(page, scenario);
      await allowMeasuring(context, baseURL ?? '');
      await addFirst(page);
      const { idsOf, atSink } = collectorsOf(page);
      await expect.poll(() => idsOf('add_to_cart')).toHaveLength(1);
      const ids = await idsOf('add_to_cart');
      const count = scenario === 'tag-manager-blocked' ? 0 : 1;
      await expect.poll(() => atSink('tag-manager', ids)).toHaveLength(count);
      const entries = await page.evaluate(() =>
        (Reflect.get(window, 'dataLayer') as { event?: string }[]).filter(({ event }) => event === 'add_to_cart'),
      );
      expect(entries).toHaveLength(1);
    });

  for (const [scenario, warnings, entries] of [
    ['data-layer-object', 1, null],
    ['data-layer-frozen', 1, 0],
    ['data-layer-replaced', 0, 1],
    ['data-layer-throws', 0, 0], // it has seen what it threw at
    ['data-layer-getter', 1, null],
  ] as const)
    test(`${scenario}: ${warnings === 0 ? 'no' : 'one'} warning, and the analytics get everything`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      await enter(page, scenario);
      await allowMeasuring(context, baseURL ?? '');
      await addFirst(page);
      await expect.poll(() => collectorsOf(page).idsOf('add_to_cart')).toHaveLength(1);
      expect(watch.warnings.filter((text) => text.includes('dataLayer'))).toHaveLength(warnings);
      const found = await page.evaluate(() => {
        try {
          const list: unknown = Reflect.get(window, 'dataLayer');
          return Array.isArray(list) ? list.filter((entry) => entry.event === 'add_to_cart').length : null;
        } catch {
          return null;
        }
      });
      expect(found).toBe(entries);
    });
});

test('[R7.026] [R7.027] [R7.028] items of which half was seen for a second are sent by list, with the token, and the answer is pushed', async ({
  page,
  context,
  baseURL,
}) => {
  await allowMeasuring(context, baseURL ?? '');
  const impression = page.waitForRequest(/event\/impression$/);
  await page.goto(OFFERING_PAGE);
  const request = await impression;
  const { listId, shopId, variants } = request.postDataJSON();
  expect([listId, shopId, (await request.allHeaders())['x-auth-token']]).toEqual(['listing', 'SI', 'demo-collector']);
  const inView = await page.locator('[data-vitrina-list="listing"] [data-vitrina-item]').evaluateAll((items) =>
    items.flatMap((item) => {
      const { top, height } = item.getBoundingClientRect();
      const seen = Math.min(innerHeight, top + height) - Math.max(0, top);
      return seen >= height / 2 ? [item.getAttribute('data-vitrina-item')] : [];
    }),
  );
  expect(variants).toEqual(inView);
  expect(inView.length).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string; ecommerce?: { impressions: { id: string }[] } }[])
          .find(({ event }) => event === 'impressions')
          ?.ecommerce?.impressions.map(({ id }) => id),
      ),
    )
    .toEqual(inView);
});

for (const scenario of ['impressions-500', 'impressions-silent'] as const)
  test(`[R8.24] ${scenario}: each list that was seen is sent once, and all other events arrive`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    watch.expectErrors(LOST_REQUEST);
    await enter(page, scenario);
    await allowMeasuring(context, baseURL ?? '');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/event/impression')) requests.push(request.postData() ?? '');
    });
    await page.goto(OFFERING_PAGE);
    const { names } = collectorsOf(page);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await names()).sort().filter((name, nth, all) => all[nth - 1] !== name))
      .toEqual(['page_view', 'view_item_list']);
    await page.goto(LIGHT_PAGE);
    await expect.poll(async () => (await names()).filter((name) => name === 'page_view')).toHaveLength(2);
    expect(new Set(requests).size).toBe(requests.length);
    const waiting = () => page.evaluate(() => Object.values(localStorage).filter((text) => String(text).includes('"impressions"')));
    await expect.poll(waiting).toEqual([]);
  });

test('the tag and a promotion twice, and a way back and forward through an overlay: one view of the page and of the promotion', async ({
  page,
  context,
  baseURL,
}) => {
  await allowMeasuring(context, baseURL ?? '');
  await context.grantPermissions(['local-network-access']); // a document that a test has changed counts as one of another network
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const served = await route.fetch();
      const html = await served.text();
      const doubled = html
        .replace(/<script async [^>]*vitrina\.js[^>]*><\/script>/, '$&$&')
        .replace(/<div class="offer-strip"[^>]*>.*?<\/div>/, '$&$&');
      await route.fulfill({ response: served, body: doubled });
    },
  );
  await page.goto('/');
  await expect(page.locator('script[src$="vitrina.js"]')).toHaveCount(2);
  await expect(page.locator('[data-vitrina="promo-strip"]')).toHaveCount(2);
  await expectStatus(page, 'search-bar', 'ready');
  await page.mouse.wheel(0, 10); // the strips load, and stay in view
  const { analytics } = collectorsOf(page);
  const counted = async (name: string) => {
    const found = (await analytics()).filter(({ body }) => body['name'] === name);
    return [...new Map(found.map(({ eventId, body }) => [eventId, Object(body['data']).creative_slot as string | undefined])).values()];
  };
  await expect.poll(async () => (await counted('view_promotion')).sort()).toEqual(['floating', 'header']);
  await cartWidgetOf(page).open();
  await page.goBack();
  await expect(cartWidgetOf(page).dialog).toBeHidden();
  await page.goForward();
  await page.goto(LIGHT_PAGE);
  await expect.poll(() => counted('page_view')).toHaveLength(2);
  expect((await counted('view_promotion')).sort()).toEqual(['floating', 'header']);
});

test('two tabs: each measures its own, and both share what waits', async ({ page, context, baseURL }) => {
  await allowMeasuring(context, baseURL ?? '');
  const other = await context.newPage();
  await Promise.all([page.goto(LIGHT_PAGE), other.goto(LIGHT_PAGE)]);
  const { analytics } = collectorsOf(page);
  await expect.poll(async () => (await analytics()).length).toBe(2);
  expect(new Set((await analytics()).map(({ eventId }) => eventId)).size).toBe(2);
});

test('[R4.046] [R7.162] promotions that were seen and followed, and the purchase of a recommended article: each arrives once', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, 'checkout-ready');
  await allowMeasuring(context, baseURL ?? '');
  const { analytics, atSink, idsOf } = collectorsOf(page);
  const promotions = async (wanted: string) => {
    const found = (await analytics()).filter(({ body }) => body['name'] === wanted);
    const slots = found.map(({ eventId, body }) => [eventId, (body['data'] as { creative_slot: string }).creative_slot] as const);
    return [...new Map(slots).values()].sort();
  };
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  await page.mouse.move(640, 400); // not on the server's strip, which would stay while the pointer is there
  await page.mouse.wheel(0, 10); // the strip stays in view
  const strip = placeholderOf(page, 'promo-strip').getByRole('link', { name: /ZIMA10/ });
  await expect(strip).toBeVisible();
  await expect.poll(() => promotions('view_promotion')).toEqual(['floating', 'header']);
  await strip.click();
  await page.waitForURL((url) => url.pathname !== '/');
  await expect.poll(() => promotions('select_promotion')).toEqual(['header']);

  await page.goto('/pametna-ura-orvika-sava-200-40-mm');
  const list = page.locator('[data-vitrina="product-list"][data-kind="recommended"]');
  await list.scrollIntoViewIfNeeded();
  const item = list.locator('[data-vitrina-item]').filter({ has: page.getByRole('button', { name: /košarico/ }) }).first(); // prettier-ignore
  await item.scrollIntoViewIfNeeded();
  const variantId = (await item.getAttribute('data-vitrina-item')) ?? '';
  await item.getByRole('button', { name: /košarico/ }).click();
  await expect.poll(() => idsOf('add_to_cart')).toHaveLength(1);
  const { order, thanks, orders } = checkoutOf(page);
  await page.goto('/kosarica/3');
  await order.click();
  await expect(thanks).toBeVisible();
  const [placed] = await orders();
  await expect.poll(() => idsOf('purchase')).toHaveLength(1);
  const isThere = () => atSink('xsell', [`${placed?.number}-${variantId}`]);
  await expect.poll(isThere).toHaveLength(1);
  expect((await isThere())[0]?.body).toMatchObject({ hit_type: 'P', transaction_id: placed?.number, s_id: variantId });
  // What was followed before, and nothing twice. (What is in view for a second on the later pages is seen there, too.)
  expect(await promotions('select_promotion')).toEqual(['header']);
});

test('a tab that is closed right after: what has happened in it arrives without another page', async ({ page, context, baseURL }) => {
  await allowMeasuring(context, baseURL ?? '');
  const other = await context.newPage();
  await other.goto('/assets/shop.css'); // of the same browser, without widgets
  const added = page.waitForResponse(/\/api\/cart\//);
  await addFirst(page);
  await added;
  await expect(cartWidgetOf(page).button).toHaveAccessibleName(/ 1 /);
  await page.close();
  const { names } = collectorsOf(other);
  await expect.poll(async () => (await names()).filter((name) => name !== 'view_item_list').sort()).toEqual(['add_to_cart', 'page_view']);
});

test.describe('with a back-forward cache', () => {
  const newContext = backForwardBrowser();

  test('a page that returns is a view of its own, and what waits is sent', async ({ baseURL }) => {
    const context = await newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 }, locale: 'sl-SI' });
    const watch = await watchContext(context);
    await allowMeasuring(context, baseURL ?? '');
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-restored', String(persisted)));
    });
    const { expectNames } = collectorsOf(page);
    await page.goto(LIGHT_PAGE);
    await expectNames(['page_view']);
    await page.goto('/vsebina/kontakt');
    await expectNames(['page_view', 'page_view']);
    await goInHistory(page, -1);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expectNames(['page_view', 'page_view', 'page_view']);
    await watch.conclude();
    await context.close();
  });
});
