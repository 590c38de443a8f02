import type { Page } from '@playwright/test';

/** Fills the order form of a guest, or the missing fields of a customer's form, and submits it. */
export async function sendOrder(page: Page): Promise<void> {
  const values = {
    firstname: 'Ana',
    lastname: 'Kupec',
    email: 'ana@vitrina.example',
    phone: '+386 40 123 456',
    street: 'Glavna ulica 1',
    zip: '1000',
    city: 'Ljubljana',
  };
  const form = page.locator('form.order');
  for (const [name, value] of Object.entries(values)) await form.locator(`input[name="${name}"]`).fill(value);
  // By keyboard: waiting for a stable element may take forever on a page without JavaScript.
  await form.locator('input[name="delivery"]').first().press('Space');
  await form.locator('input[name="payment"]').last().press('Space');
  await form.locator('button[type="submit"]').click();
}

/** Adds the product of the open product page to the cart, by the server's form or by the widget. */
export async function buy(page: Page): Promise<void> {
  const before = page.url();
  const done = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && /\/(add|cart\/put)$/.test(new URL(answer.url()).pathname),
  );
  await page.locator('form.buy button[type="submit"]').click();
  if ((await done).request().isNavigationRequest()) await page.waitForURL((url) => url.href !== before);
}
