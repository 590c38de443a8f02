import { addButton, offeredArticles, OFFERING_PAGE, restock, storedCounts } from '../support/browser/cartWidget';
import { enter, expect, expectStatus, LOST_REQUEST, searchBarOf, test } from './shopTest';

const CLIENT = '**/chunks/createClient*';

test('[R8.23] where the client of the endpoints is lost there are no suggestions; the next keyword loads it', async ({
  page,
  open,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  let isLost = true;
  await page.route(CLIENT, (route) => (isLost ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await open('/');
  const { field, groups } = searchBarOf(page);
  await field.fill('do');
  await failed;
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  isLost = false;
  await field.fill('dom');
  await expect(groups).toHaveCount(4);
});

test('[D29] where the client of the endpoints is lost the page’s own form adds the item, once', async ({ page, context, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'guest');
  await page.route(CLIENT, (route) => route.abort());
  await page.goto(OFFERING_PAGE);
  await expectStatus(page, 'cart-drawer', 'ready');
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('the page offers nothing');
  await restock(context, [article]);
  await addButton(page, article).click();
  await expect.poll(() => storedCounts(context)).toEqual({ [article.variantId]: 1 });
});

test('[A069] a client of other content is refused, also where the first call leaves at the start of the page', async ({ page, watch }) => {
  watch.expectErrors(/integrity/);
  const account = { isLogged: true, customer: { firstname: 'Ana', vipType: 'regular' } };
  await page.addInitScript(
    (snapshot) => sessionStorage.setItem('vitrina.snapshot', snapshot),
    JSON.stringify({ v: 1, account }), // on a page without a customer: the account is asked at once
  );
  await page.route(CLIENT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.foreign = "1"; export const createClient = null;',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const refused = page.waitForEvent('console', (message) => /vitrina: no account \(widgetAccount: network\)/.test(message.text()));
  await page.goto('/');
  await refused;
  await expectStatus(page, 'cart-drawer', 'ready');
  await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
