import type { Page } from '@playwright/test';
import { formTo } from '../support/shop/pageText';
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

/** Orders by the server's own form; returns the address of the page after it. */
async function orderByForm({ request }: Page, prefix: string, orderPath: string): Promise<string> {
  const page = await request.get(`${prefix}${orderPath}?scenario=own-customer,filled-cart`);
  const html = await page.text();
  const { action, fields } = formTo(html, `${prefix}${orderPath}`);
  const firstOf = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  const choices = { delivery: fields['delivery'] ?? 'standardDelivery', payment: fields['payment'] ?? firstOf('payment') };
  const answer = await request.post(action, { form: { ...fields, ...choices }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

for (const [prefix, orderPath] of [
  ['', '/narocilo'],
  ['/hu', '/rendeles'],
] as const)
  test(`[R4.045] [R7.112] the page after an order of ${prefix || '/si'} stays as the server wrote it, and reports the order once`, async ({
    page,
    watch,
  }) => {
    const placed = await countPlaced(page);
    const address = await orderByForm(page, prefix, orderPath);
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
