import type { BrowserWindow } from '../../../src/page/browserWindow';
import * as lazyApis from '../../../src/page/lazyPageApis';
import { createBrowserPage } from '../../../src/page/browserPage';
import { createDisposables } from '../../../src/page/disposables';
import { createPressedMarks } from '../../../src/page/markPressed';

const disposables = createDisposables(window as BrowserWindow);
/** The marks of a new page. */
const create = () => createPressedMarks(window as BrowserWindow, disposables);
afterEach(() => disposables.dispose());
const settled = () => new Promise((resolve) => void setTimeout(resolve));

test('[R1.04] the elements of an action show whether their variant is pressed: aria-pressed only on buttons', () => {
  document.body.innerHTML = `
    <form data-vitrina-action="wishlist-add" data-variant-id="1"><button aria-pressed="false">♥</button></form>
    <button data-vitrina-action="wishlist-add" data-variant-id="2" data-vitrina-pressed aria-pressed="true">♥</button>
    <a href="/prijava" data-vitrina-action="wishlist-add" data-variant-id="1">♥</a>
    <button data-vitrina-action="add-to-cart" data-variant-id="1">V košarico</button>
    <button data-vitrina-action="wishlist-add" data-variant-id="constructor">♥</button>`;
  create()('wishlist-add', { 1: true, 2: false });
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

test('what was marked before stays marked, also where the page prints it anew after many presses', async () => {
  const html = (id: number) => `<button data-vitrina-action="wishlist-add" data-variant-id="${id}" aria-pressed="false">♥</button>`;
  document.body.innerHTML = html(1) + html(2);
  const mark = create();
  mark('wishlist-add', { 1: true });
  for (let press = 0; press < 60; press += 1) {
    mark('wishlist-add', { 2: press % 2 === 0 });
    await settled();
  }
  document.body.innerHTML = `<div>${html(1)}${html(2)}</div>`;
  await settled();
  expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});

describe('[R1.04] a form whose fields name the variant', () => {
  const form = (fields: string, attributes = '') =>
    `<form data-vitrina-action="wishlist-add" ${attributes}>${fields}<button aria-pressed="${String(attributes.includes('pressed'))}">♥</button></form>`;
  const shown = () => {
    const element = document.querySelector('form');
    return [element?.getAttribute('data-vitrina-pressed'), element?.querySelector('button')?.getAttribute('aria-pressed')];
  };
  const choose = (value: string) => {
    const select = document.querySelector('select') as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const SELECT = '<select name="variantId"><option value="11">S</option><option value="12" selected>M</option></select>';

  test('a hidden field: shown as pressed, also after the page has printed it anew or changed the field', async () => {
    const mark = create();
    document.body.innerHTML = form('<input type="hidden" name="variantId" value="11">');
    mark('wishlist-add', { 11: true, 12: false });
    expect(shown()).toEqual(['', 'true']);
    document.body.innerHTML = `<div>${form('<input type="hidden" name="variantId" value="11">')}</div>`;
    await settled();
    expect(shown()).toEqual(['', 'true']);
    document.querySelector('input')?.setAttribute('value', '12');
    await settled();
    expect(shown()).toEqual([null, 'false']);
  });

  test('a select: the mark is of the chosen variant, and of the printed one again', () => {
    const mark = create();
    document.body.innerHTML = form(SELECT, 'data-vitrina-pressed');
    mark('wishlist-add', {});
    expect(shown()).toEqual(['', 'true']);
    choose('11');
    expect(shown()).toEqual([null, 'false']);
    mark('wishlist-add', { 11: true });
    expect(shown()).toEqual(['variant:11', 'true']);
    choose('12');
    expect(shown()).toEqual(['', 'true']);
    mark('wishlist-add', { 12: false });
    expect(shown()).toEqual([null, 'false']);
  });

  test('a script of the page that takes the mark away each time gets its way; what a morph takes once comes back', async () => {
    const mark = create();
    document.body.innerHTML = form('<input type="hidden" name="variantId" value="11">');
    mark('wishlist-add', { 11: true });
    const heart = document.querySelector('form') as HTMLFormElement;
    heart.removeAttribute('data-vitrina-pressed');
    await settled();
    expect(shown()).toEqual(['', 'true']);
    let removals = 0;
    const observer = new MutationObserver(() => {
      removals += 1;
      heart.removeAttribute('data-vitrina-pressed');
    });
    observer.observe(heart, { attributeFilter: ['data-vitrina-pressed'] });
    heart.removeAttribute('data-vitrina-pressed');
    await settled();
    expect(removals).toBeLessThan(200);
    observer.disconnect();
  });
});
