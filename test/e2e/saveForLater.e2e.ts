import { storedCart } from '../support/browser/cartWidget';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';

test('[D8] [R3.033] the basket saves an item for later by the server’s own form, with the edit made just before, and moves it back', async ({
  page,
  context,
}) => {
  await enter(page, 'filled-cart');
  await page.goto('/kosarica');
  await expectStatus(page, 'checkout', 'ready');
  const basket = placeholderOf(page, 'checkout');
  const button = basket.getByRole('button', { name: /^Shrani za pozneje: / }).first();
  const title = ((await button.getAttribute('aria-label')) ?? '').replace('Shrani za pozneje: ', '');
  const countOf = async (id: string) => (await storedCart(context)).lines.find(({ cartItemId }) => cartItemId === id)?.count;
  const saved = async () => (await storedCart(context)).lines.flatMap(({ cartItemId, isSaved }) => (isSaved ? [cartItemId] : []));
  const id = (await button.getAttribute('value')) ?? '';
  const count = (await countOf(id)) ?? 0;

  await basket
    .getByRole('button', { name: `Povečaj količino: ${title}` })
    .first()
    .click();
  await button.click();
  await expect.poll(saved).toEqual([id]);
  await expect.poll(() => countOf(id)).toBe(count + 1);

  await basket.getByRole('button', { name: `Prestavi v košarico: ${title}` }).click();
  await expect.poll(saved).toEqual([]);
  await expect(basket.getByRole('button', { name: `Shrani za pozneje: ${title}` })).toBeVisible();
});
