import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { articleDto, cartDto } from '../support/fakes/cartDtos';
import { renderCart } from '../support/widgets/cartDrawer';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NBSP = '\u00A0';
const pieces = (count: number) => cartDto([articleDto({ count, price: { actual: 12.9, type: 'normal' } })]);

describe('count and total', () => {
  test.each([
    [1, 'Košarica 1 kos 12,90 €'],
    [2, 'Košarica 2 kosa 25,80 €'],
    [3, 'Košarica 3 kosi 38,70 €'],
    [5, 'Košarica 5 kosov 64,50 €'],
  ])('%i pieces are named with the right plural', async (count, name) => {
    const { button, box } = await renderCart({ cart: pieces(count) });
    expect(button()).toHaveAccessibleName(name.replaceAll(' €', `${NBSP}€`));
    expect(box.querySelector('.count')).toHaveTextContent(String(count));
  });

  test('an empty cart has no badge and no total', async () => {
    const { button, box } = await renderCart({ cart: cartDto([]) });
    expect(button()).toHaveAccessibleName('Košarica 0 kosov');
    expect(box.querySelector('.count, .total')).toBeNull();
  });

  test('the cart cached in this tab is painted before the response', async () => {
    const snapshot = JSON.stringify({ v: 1, cart: { exists: true, pieces: 4, total: { total: 40 }, articles: [] } });
    const { button } = await renderCart({
      page: { session: { 'vitrina.snapshot': snapshot } },
      answers: { widgetCart: () => new Promise(() => {}) },
    });
    expect(button()).toHaveAccessibleName(/^Košarica 4 kosi 40/);
  });

  test('without any data it is a button without a count', async () => {
    const { button } = await renderCart({ answers: { widgetCart: () => new Promise(() => {}) } });
    expect(button()).toHaveAccessibleName('Košarica');
  });

  test('the badge stays small, the accessible name has the full number', async () => {
    const { button, box } = await renderCart({ cart: cartDto([articleDto()], { pieces: 1234 }) });
    expect(box.querySelector('.count')).toHaveTextContent('99+');
    expect(button()).toHaveAccessibleName(/1\.234 kosov/);
  });

  test.each([
    [99, '99'],
    [100, '99+'],
  ])('%i pieces are %s on the badge', async (count, badge) => {
    const { box } = await renderCart({ cart: cartDto([articleDto()], { pieces: count }) });
    expect(box.querySelector('.count')?.textContent).toBe(badge);
  });
});

describe('after something was added', () => {
  const added = (attributes: Record<string, string>, options: RenderOptions = {}) =>
    renderCart({ attributes, answers: { cartInsert: () => cartDto([articleDto({ count: 2 })]) }, ...options });

  test('it is announced and the count changes', async () => {
    const { add, advanceTimers, view, box, dialog } = await added({});
    add('100');
    await advanceTimers(0);
    expect(view.getAllByRole('status')[0]).toHaveTextContent('V košarico dodan 1 kos: Grelnik vode');
    expect(box.querySelector('.count')).toHaveTextContent('2');
    expect(box.querySelector('.bump')).not.toBeNull();
    expect(dialog()?.open ?? false).toBe(false);
  });

  test('with data-after-add="open" the drawer opens', async () => {
    const { add, advanceTimers, dialog } = await added({ 'after-add': 'open' });
    add('100');
    await advanceTimers(0);
    await advanceTimers(0);
    expect(dialog()).toHaveAttribute('open');
  });

  test.each([
    ['visible', false],
    ['hidden', true],
  ])('a page with another button before it, in a header that is %s: the first visible one opens and announces', async (_state, isHere) => {
    const other = document.createElement('div');
    other.dataset['vitrina'] = 'cart-drawer';
    other.dataset['vitrinaStatus'] = 'ready';
    document.body.prepend(other);
    const rects = jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function rectsOf(this: HTMLElement) {
      return (this === other && isHere ? [] : [{}]) as unknown as DOMRectList;
    });
    const { add, advanceTimers, dialog, view, box } = await added({ 'after-add': 'open' });
    add('100');
    await advanceTimers(0);
    expect(box.querySelector('.count')).toHaveTextContent('2');
    expect(dialog()?.open ?? false).toBe(isHere);
    expect(view.queryAllByText('V košarico dodan 1 kos: Grelnik vode')).toHaveLength(isHere ? 1 : 0);
    rects.mockRestore();
    other.remove();
  });

  test('on phones it stays closed (A068)', async () => {
    const { add, advanceTimers, dialog } = await added({ 'after-add': 'open' }, { page: { device: 'mobile' } });
    add('100');
    await advanceTimers(0);
    await advanceTimers(0);
    expect(dialog()?.open ?? false).toBe(false);
  });

  test('an invalid value is reported, and only the count changes', async () => {
    const { reported } = await added({ 'after-add': 'opne' });
    expect(reported).toEqual([expect.stringContaining('did you mean "open"')]);
  });
});

describe('opening', () => {
  test('[R2.58] a click opens the drawer, Escape closes it and the button has the focus again', async () => {
    const { open, dialog, button, advanceTimers, page, shadow } = await renderCart();
    await open();
    expect(dialog()).toHaveAttribute('open');
    expect(page.locks()).toBe(1);
    fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }));
    await advanceTimers(0);
    expect(dialog()).not.toHaveAttribute('open');
    expect(page.locks()).toBe(0);
    expect(shadow.activeElement).toBe(button());
  });

  test('Enter and Space open it', async () => {
    for (const key of ['{Enter}', ' ']) {
      const { button, user, advanceTimers, dialog, unmount } = await renderCart();
      act(() => button().focus());
      await user.keyboard(key);
      await advanceTimers(0);
      expect(dialog()).toHaveAttribute('open');
      unmount();
    }
  });

  test('(A068) on phones the button is a link to the cart, and follows when the window grows', async () => {
    const { view, page, box } = await renderCart({ page: { device: 'mobile' } });
    expect(view.getByRole('link', { name: /^Košarica/ })).toHaveAttribute('href', '/kosarica');
    expect(view.queryByRole('button', { name: /^Košarica/ })).toBeNull();
    page.resize(1280);
    await act(async () => box.setAttribute('class', 'vitrina-root is-desktop'));
    expect(view.getByRole('button', { name: /^Košarica/ })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('chunk-slow: while the drawer’s code is loading the button is busy, and a second click leads to the cart', async () => {
    const { button, open, dialog, page } = await renderCart({ loadCartFeature: () => new Promise(() => {}) });
    await open();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect([dialog(), page.assigned]).toEqual([null, []]);
    await open();
    expect(page.assigned).toEqual(['/kosarica']);
  });

  test('[R9.77] chunk-slow: code that never loads ends the wait; no late redirect, and two clicks open the cart page', async () => {
    const { button, open, advanceTimers, page } = await renderCart({ loadCartFeature: () => new Promise(() => {}) });
    await open();
    await advanceTimers(119_000);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await advanceTimers(1_000);
    expect(button()).toHaveAttribute('aria-busy', 'false');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(page.assigned).toEqual([]);
    await open();
    await open();
    expect(page.assigned).toEqual(['/kosarica']);
  });

  test('chunk-404: lost code leads to the cart at once', async () => {
    const { open, page } = await renderCart({ loadCartFeature: () => Promise.reject(new TypeError('lost')) });
    await open();
    expect(page.assigned).toEqual(['/kosarica']);
  });

  test('unmounting cleans up', async () => {
    const { open, unmount, box, page } = await renderCart();
    await open();
    unmount();
    expect(box).toBeEmptyDOMElement();
    expect(page.locks()).toBe(0);
  });
});

describe('hovering [R4.099]', () => {
  const hover = async (rendered: Awaited<ReturnType<typeof renderCart>>, pointerType = 'mouse') => {
    const root = rendered.box.querySelector('.root') as Element;
    const event = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(root, event);
    await rendered.advanceTimers(0);
    await rendered.advanceTimers(0);
  };
  const leave = (rendered: Awaited<ReturnType<typeof renderCart>>) => fireEvent.pointerOut(rendered.box.querySelector('.root') as Element);

  test('shows the cart without taking the focus', async () => {
    const rendered = await renderCart();
    await hover(rendered);
    expect(rendered.isFlyoutShown()).toBe(true);
    expect(rendered.flyout()).toHaveTextContent('Grelnik vode');
    expect(rendered.shadow.activeElement).toBeNull();
  });

  test('an empty cart shows nothing', async () => {
    const rendered = await renderCart({ cart: cartDto([]) });
    await hover(rendered);
    expect(rendered.isFlyoutShown()).toBe(false);
  });

  test('a finger does not hover (A068)', async () => {
    const rendered = await renderCart();
    await hover(rendered, 'touch');
    expect(rendered.isFlyoutShown()).toBe(false);
  });

  test('[R9.16] it closes 250 ms after the pointer leaves', async () => {
    const rendered = await renderCart();
    await hover(rendered);
    leave(rendered);
    await rendered.advanceTimers(249);
    expect(rendered.isFlyoutShown()).toBe(true);
    await rendered.advanceTimers(1);
    expect(rendered.isFlyoutShown()).toBe(false);
  });

  test('Escape closes it', async () => {
    const rendered = await renderCart();
    await hover(rendered);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(rendered.isFlyoutShown()).toBe(false);
  });

  test('a click turns it into the drawer', async () => {
    const rendered = await renderCart();
    await hover(rendered);
    await rendered.open();
    expect(rendered.isFlyoutShown()).toBe(false);
    expect(rendered.dialog()).toHaveAttribute('open');
  });
});

test('[R4.099] on the checkout path the step is set: nothing is shown by hovering', async () => {
  const before = window.location.href;
  window.history.replaceState(null, '', '/kosarica/1');
  const rendered = await renderCart();
  fireEvent.pointerOver(rendered.box.querySelector('.root') as Element);
  await rendered.advanceTimers(0);
  await rendered.advanceTimers(0);
  expect(rendered.isFlyoutShown()).toBe(false);
  window.history.replaceState(null, '', before);
});

test('without a response the button and the link to the cart still work', async () => {
  const { open, advanceTimers, inside } = await renderCart({
    answers: { widgetCart: () => new ApiError('http', 'widgetCart', { status: 400 }) },
  });
  await advanceTimers(5000);
  await open();
  expect(inside().getAllByRole('alert').at(-1)).toHaveTextContent('Košarice trenutno ni mogoče prikazati.');
  expect(inside().getByRole('link', { name: 'Prikaži košarico' })).toHaveAttribute('href', '/kosarica');
});

test.each([
  ['scrolled away', -40, 1],
  ['in view', 20, 0],
])('on a desktop whose button is %s, a notice names what was added where needed', async (_, top, notices) => {
  const rendered = await renderCart({ answers: { cartInsert: () => cartDto([articleDto({ count: 2 })]) } });
  rendered.button().getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: top, width: 100, height: 24 });
  rendered.add('100');
  await rendered.advanceTimers(1000);
  expect(rendered.box.querySelectorAll('.added-notice')).toHaveLength(notices);
});

describe('on a phone', () => {
  const phone: RenderOptions = { page: { device: 'mobile' }, answers: { cartInsert: () => cartDto([articleDto({ count: 2 })]) } };

  test('[D24] an added article is named at the bottom of the window, with a link to the cart, for a while', async () => {
    const rendered = await renderCart(phone);
    await rendered.advanceTimers(0);
    rendered.add('100');
    await rendered.advanceTimers(1000);
    const notice = () => rendered.box.querySelector('.added-notice');
    expect(notice()).toHaveTextContent(/košaric/);
    expect(within(notice() as HTMLElement).getByRole('link', { name: 'Prikaži košarico' })).toHaveAttribute('href', '/kosarica');
    await rendered.advanceTimers(6000);
    expect(notice()).toBeNull();
  });

  test('several in a row are counted, not shown one after the other', async () => {
    let count = 1;
    const answer = () => cartDto([articleDto({ count: (count += 1) })]);
    const rendered = await renderCart({ ...phone, answers: { cartInsert: answer } });
    for (let turn = 0; turn < 3; turn += 1) {
      rendered.add('100');
      await rendered.advanceTimers(1000);
    }
    expect(rendered.box.querySelectorAll('.added-notice')).toHaveLength(1);
    expect(rendered.box.querySelector('.added-notice')).toHaveTextContent(/dodani 3 kosi: .* …/);
  });

  test('an addition after the notice of another has gone is named alone', async () => {
    let count = 1;
    const answer = () => cartDto([articleDto({ count: (count += 1) })]);
    const rendered = await renderCart({ ...phone, answers: { cartInsert: answer } });
    const notice = () => rendered.box.querySelector('.added-notice');
    await rendered.advanceTimers(0);
    rendered.add('100');
    await rendered.advanceTimers(1000);
    expect(notice()).toHaveTextContent(/dodan 1 kos/);
    await rendered.advanceTimers(6000);
    expect(notice()).toBeNull();
    rendered.add('100');
    await rendered.advanceTimers(1000);
    expect(notice()).toHaveTextContent(/dodan 1 kos: [^…]*Prikaži košarico$/);
  });

  test('[D13] [R2.61] on the checkout path the button leads to the first step; elsewhere it is a plain link', async () => {
    const rendered = await renderCart(phone);
    const link = () => rendered.view.getByRole('link', { name: /^Košarica/ });
    expect(fireEvent.click(link())).toBe(true);

    const before = window.location.href;
    const checkout = document.createElement('div');
    checkout.setAttribute('data-vitrina', 'checkout');
    document.body.append(checkout);
    window.history.replaceState(null, '', '/kosarica/1');
    expect(fireEvent.click(link())).toBe(false);
    await rendered.advanceTimers(0);
    expect(rendered.page.assigned).toEqual([]); // the checkout opens its preview step; no page load
    checkout.remove();
    window.history.replaceState(null, '', before);
  });
});
