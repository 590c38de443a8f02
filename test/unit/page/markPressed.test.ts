import type { BrowserWindow } from '../../../src/page/browserWindow';
import * as lazyApis from '../../../src/page/lazyPageApis';
import { createBrowserPage } from '../../../src/page/browserPage';
import { markPressed } from '../../../src/page/markPressed';

test('[R1.04] the elements of an action show whether their variant is pressed: aria-pressed only on buttons', () => {
  document.body.innerHTML = `
    <form data-vitrina-action="wishlist-add" data-variant-id="1"><button aria-pressed="false">♥</button></form>
    <button data-vitrina-action="wishlist-add" data-variant-id="2" data-vitrina-pressed aria-pressed="true">♥</button>
    <a href="/prijava" data-vitrina-action="wishlist-add" data-variant-id="1">♥</a>
    <button data-vitrina-action="add-to-cart" data-variant-id="1">V košarico</button>
    <button data-vitrina-action="wishlist-add" data-variant-id="constructor">♥</button>`;
  markPressed(window as BrowserWindow, 'wishlist-add', { 1: true, 2: false });
  const [form, button, link, cart, other] = [...document.querySelectorAll('[data-vitrina-action]')].map((element) => [
    element.hasAttribute('data-vitrina-pressed'),
    (element.querySelector('button') ?? element).getAttribute('aria-pressed'),
  ]);
  expect([form, button, link]).toEqual([
    [true, 'true'],
    [false, 'false'],
    [true, null],
  ]);
  expect([cart, other]).toEqual([
    [false, null],
    [false, null],
  ]);
});

test('[R8.21] a later mark is applied after an earlier one, however long their code takes to load', async () => {
  document.body.innerHTML = '<button data-vitrina-action="wishlist-add" data-variant-id="1" aria-pressed="false">♥</button>';
  const loads: ((apis: typeof lazyApis) => void)[] = [];
  const page = createBrowserPage(window as BrowserWindow, () => new Promise((resolve) => void loads.push(resolve)));
  page.markPressed('wishlist-add', { 1: true });
  page.markPressed('wishlist-add', { 1: false });
  for (const load of loads.reverse()) {
    load(lazyApis);
    await new Promise((resolve) => void setTimeout(resolve));
  }
  expect(document.querySelector('button')).toHaveAttribute('aria-pressed', 'false');
  page.dispose();
});
