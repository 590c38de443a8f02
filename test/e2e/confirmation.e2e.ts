import type { Page } from '@playwright/test';
import { decode, formTo } from '../support/shop/pageText';
import { expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

/** The `order-placed` events of all pages of the tab. */
async function countPlaced(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('vitrina:order-placed', ({ detail }: CustomEventInit) => {
      sessionStorage.setItem('e2e.placed', `${sessionStorage.getItem('e2e.placed') ?? ''}${JSON.stringify(detail)}\n`);
    });
  });
  return () => page.evaluate(() => (sessionStorage.getItem('e2e.placed') ?? '').split('\n').filter(Boolean));
}

/** Orders by the server's own form, by card or as it is preset; returns the address of the page after it. */
async function orderByForm({ request }: Page, isByCard = false): Promise<string> {
  const page = await request.get('/narocilo?scenario=own-customer,filled-cart');
  const html = await page.text();
  const { action, fields } = formTo(html, '/narocilo');
  const firstOf = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  const choices = {
    delivery: fields['delivery'] ?? 'standardDelivery',
    payment: (isByCard ? undefined : fields['payment']) ?? firstOf('payment'),
  };
  const answer = await request.post(action, { form: { ...fields, ...choices }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

test('[R4.045] [R7.112] the page after an order stays as the server wrote it, and reports the order once', async ({ page, watch }) => {
  const placed = await countPlaced(page);
  const address = await orderByForm(page);
  await page.goto(address);
  await expectStatus(page, 'confirmation', 'ready');
  await expect.poll(placed).toHaveLength(1);
  const number = (await placeholderOf(page, 'confirmation').getAttribute('data-order-number')) ?? '?';
  expect((await placed())[0]).toContain(`"orderId":"${number}"`);
  await expect(placeholderOf(page, 'confirmation').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, watch);
  await page.goto(address);
  await expectStatus(page, 'confirmation', 'ready');
  expect(await placed()).toHaveLength(1);
});

/** What the provider's page of that address tells the shop; returns the address of the confirmation. */
async function payAt({ request }: Page, provider: string, outcome: string): Promise<string> {
  const { action, fields } = formTo(await (await request.get(provider)).text(), '/pay');
  const answer = await request.post(new URL(action, provider).href, { form: { ...fields, outcome }, maxRedirects: 0 });
  return (answer.headers()['location'] ?? '').replace(/&payment=\w+$/, '');
}

test('[R7.112] [D4] at 320 px a new state of the payment says what its page says, and moves nothing below', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const placed = await page.request.get(await orderByForm(page, true));
  const [, pay = ''] = /href="([^"]*\/__pay\/[^"]*)"/.exec(await placed.text()) ?? [];
  const provider = (await page.request.get(decode(pay), { maxRedirects: 0 })).headers()['location'] ?? '';
  await page.goto(await payAt(page, provider, 'decline'));
  await expectStatus(page, 'confirmation', 'ready');
  const [state, order] = [placeholderOf(page, 'confirmation'), page.locator('.confirmation').last()];
  const before = await order.boundingBox();
  const address = await payAt(page, provider, 'later');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const news = state.locator('[part=payment]');
  await expect(news).toBeVisible();
  expect((await order.boundingBox())?.y).toBe(before?.y);
  const [title, lead] = [await news.getByRole('heading').textContent(), await news.locator('p').textContent()];
  await page.goto(address);
  await expect(state.locator('> .outcome h1')).toHaveText(title ?? '?');
  await expect(state.locator('> .lead')).toHaveText(lead ?? '?');
});
