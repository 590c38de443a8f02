import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { accountActions } from '../../src/features/account';
import { wishlistActions } from '../../src/features/wishlist';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { wishlistDto, wishlistItemDto, wishlistShop } from '../support/fakes/wishlistShop';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CONFIG = { customer: { id: '5', firstname: 'Ana' }, wishlistUrl: '/seznam-zelja' };
const items = (count: number) => Array.from({ length: count }, (_, index) => wishlistItemDto(String(index + 1)));

async function flyout({ config = {}, ...options }: RenderOptions = {}) {
  const rendered = await renderWidget('wishlist-flyout', {
    fallback: '<a href="/seznam-zelja">Seznam želja</a>',
    answers: { wishlistFindAll: () => wishlistDto(items(7)) },
    ...options,
    config: { ...CONFIG, ...config },
  });
  const { host, view, advanceTimers } = rendered;
  const pointer = (type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') => {
    const event = new MouseEvent(type);
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    act(() => void host.dispatchEvent(event));
  };
  return {
    ...rendered,
    button: () => view.getByRole('button', { name: /^Seznam želja: / }),
    titles: () => view.queryAllByRole('listitem').map((item) => item.querySelector('.title')?.textContent),
    hover: async () => {
      pointer('pointerenter');
      await advanceTimers(200);
    },
    pointer,
  };
}

test('[R2.59] [R9.48] [R3.085] hovering shows the five newest and the way to all; leaving closes it after 250 ms', async () => {
  const { hover, titles, view, pointer, advanceTimers, callsOf } = await flyout();
  expect(callsOf('wishlistFindAll')).toEqual([]);
  await hover();
  expect(titles()).toEqual(['Izdelek 7', 'Izdelek 6', 'Izdelek 5', 'Izdelek 4', 'Izdelek 3']);
  expect(view.getByRole('link', { name: /Izdelek 7.*24,99/ })).toHaveAttribute('href', '/izdelek-7');
  expect(view.getByRole('link', { name: 'Prikaži seznam želja (7)' })).toHaveAttribute('href', '/seznam-zelja');
  pointer('pointerleave');
  await advanceTimers(250);
  expect(titles()).toEqual([]);
  await hover(); // known by now
  expect([titles().length, callsOf('wishlistFindAll').length]).toEqual([5, 1]);
});

test('each article shows its stock and what it cost before, as its list does', async () => {
  const before = { current: 24.99, original: 29.99 };
  const { hover, view } = await flyout({
    answers: {
      wishlistFindAll: () =>
        wishlistDto([
          { ...wishlistItemDto('1'), price: before, availabilityKey: 'stock' },
          { ...wishlistItemDto('2'), availabilityKey: 'sold_out' },
        ]),
    },
  });
  await hover();
  const [second, first] = view.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Izdelek 1Na zalogi24,99.€Redna cena: 29,99.€/);
  expect(second).toHaveTextContent(/Izdelek 2Razprodano24,99.€$/);
});

test('after a sign-out, maybe in another tab, the printed count is gone', async () => {
  const { button, dispatch, box } = await flyout({ attributes: { pieces: '12' } });
  expect(button()).toHaveAccessibleName('Seznam želja: 12 izdelkov');
  act(() => void dispatch(accountActions.loggedOut({ isFromOtherTab: true })));
  expect(button()).toHaveAccessibleName('Seznam želja: 0 izdelkov');
  expect(box.querySelector('.count')).toBeNull();
});

test('a pointer that only passes, and a finger, open nothing and call nothing', async () => {
  const { pointer, advanceTimers, callsOf, titles } = await flyout();
  pointer('pointerenter');
  await advanceTimers(100);
  pointer('pointerleave');
  pointer('pointerenter', 'touch');
  await advanceTimers(1000);
  expect([titles(), callsOf('wishlistFindAll')]).toEqual([[], []]);
});

test('by the keyboard the button opens the flyout and Escape closes it', async () => {
  const { button, user, titles, advanceTimers } = await flyout({ attributes: { pieces: '7' } });
  expect(button()).toHaveAccessibleName('Seznam želja: 7 izdelkov');
  button().focus();
  await user.keyboard('{Enter}');
  await advanceTimers(0);
  expect([titles().length, button().getAttribute('aria-expanded')]).toEqual([5, 'true']);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual([]);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('dialog/outside-click: opened by the keyboard, a press elsewhere closes it, and one inside does not', async () => {
  const { button, titles, view, advanceTimers } = await flyout();
  act(() => button().focus());
  fireEvent.click(button());
  await advanceTimers(0);
  fireEvent.pointerDown(view.getByRole('list', { name: 'Seznam želja' }));
  expect(titles()).toHaveLength(5);
  fireEvent.pointerDown(document.body);
  expect(titles()).toEqual([]);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('[R8.21] [A129] a failure shows a text and a retry', async () => {
  let calls = 0;
  const answers = {
    wishlistFindAll: () => ((calls += 1) === 1 ? new ApiError('http', 'wishlistFindAll', { status: 500 }) : wishlistDto(items(1))),
  };
  const { hover, view, user, titles, advanceTimers, state } = await flyout({ answers });
  await hover();
  expect(view.getByRole('alert')).toHaveTextContent('Seznama želja trenutno ni mogoče prikazati.');
  expect(state().flash.messages).toHaveLength(1);
  await user.click(view.getByRole('button', { name: 'Poskusi znova' }));
  await advanceTimers(0);
  expect(titles()).toEqual(['Izdelek 1']);
});

test('an empty list explains the hearts; while it loads there are placeholders', async () => {
  let answer: () => void = () => undefined;
  const shop = wishlistShop();
  const { hover, view, advanceTimers } = await flyout({
    answers: { ...shop.answers, wishlistFindAll: () => new Promise((resolve) => (answer = () => resolve(wishlistDto([])))) },
  });
  await hover();
  expect(view.getByRole('status', { name: /^Nalagamo seznam želja/ })).toBeVisible();
  answer();
  await advanceTimers(0);
  expect(view.getByText('Na seznamu še ni izdelkov.')).toBeVisible();
});

test('[R1.04] a guest is asked to sign in, without a call', async () => {
  const { hover, view, api } = await flyout({ config: { customer: null } });
  await hover();
  expect(view.getByRole('link', { name: 'Prijavi se' })).toHaveAttribute('href', '/seznam-zelja');
  expect(api.calls.filter(({ operationId }) => operationId.startsWith('wishlist'))).toEqual([]);
});

test('items without name, price, link or picture, and of hostile texts, are shown without throwing', async () => {
  const wrong = { title: 7, price: 'x', urlKey: 'javascript:alert(1)', mediaId: {}, createdTs: [], amount: 'x' };
  const { hover, view, titles } = await flyout({
    answers: {
      wishlistFindAll: () =>
        new InvalidResponse({ items: [{ ...wishlistItemDto('1'), ...wrong }, null, 7, { wishListItemId: '2' }], pieces: 'x' }),
    },
  });
  await hover();
  expect(titles()).toEqual([undefined]); // no main list is named: nothing is known of it
  expect(view.queryByRole('link', { name: /javascript/ })).toBeNull();
});

describe('[R3.086] the choice of a list', () => {
  const heart = '<button type="button" data-vitrina-action="wishlist-add" data-variant-id="107">Srce</button>';

  beforeEach(() => {
    document.body.insertAdjacentHTML('afterbegin', heart);
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList); // jsdom has no layout
  });
  afterEach(() => document.querySelector('[data-vitrina-action]')?.remove());

  async function choice() {
    const shop = wishlistShop({ lists: { 2: 'Vrt', 3: 'A'.repeat(100) }, items: [{ id: '7', listId: '1', variantId: '107', amount: 2 }] });
    const rendered = await flyout({ answers: shop.answers });
    const { dispatch, advanceTimers } = rendered;
    act(() => void dispatch(wishlistActions.listRequested({ wishlistId: null })));
    await advanceTimers(0);
    act(() => void dispatch(wishlistActions.choiceOpened({ wishListItemId: '7' })));
    return { ...rendered, server: shop, group: () => rendered.view.queryByRole('group', { name: 'Na kateri seznam?' }) };
  }

  test('shows all lists, the article’s own pressed and focused; another one takes the article, and the focus returns to the heart', async () => {
    const { view, user, shadow, server, group, advanceTimers } = await choice();
    const main = view.getByRole('button', { name: /^Glavni seznam/ });
    expect([main.getAttribute('aria-pressed'), shadow.activeElement]).toEqual(['true', main]);
    await user.click(view.getByRole('button', { name: /^Vrt/ }));
    await advanceTimers(0);
    expect([server.stored(), server.stored('2'), group()]).toEqual([{}, { 107: 2 }, null]);
    expect(document.activeElement).toHaveTextContent('Srce');
  });

  test('a new list takes it, too; an empty name is not sent', async () => {
    const { view, user, server, group, advanceTimers } = await choice();
    await user.click(view.getByRole('button', { name: 'Ustvari seznam' }));
    expect(view.getByText('Vnesite ime seznama.')).toBeVisible();
    fireEvent.change(view.getByRole('textbox', { name: 'Ime seznama' }), { target: { value: 'Za mamo' } });
    await user.click(view.getByRole('button', { name: 'Ustvari seznam' }));
    await advanceTimers(0);
    expect(Object.values(server.lists())).toContain('Za mamo');
    expect([server.stored(), group()]).toEqual([{}, null]);
  });

  test('Escape, its button and a press elsewhere close it and change nothing', async () => {
    const { view, user, dispatch, group, callsOf } = await choice();
    const reopen = () => act(() => void dispatch(wishlistActions.choiceOpened({ wishListItemId: '7' })));
    await user.keyboard('{Escape}');
    expect([group(), document.activeElement?.textContent]).toEqual([null, 'Srce']);
    reopen();
    await user.click(view.getByRole('button', { name: 'Zapri izbiro seznama' }));
    expect(group()).toBeNull();
    reopen();
    fireEvent.pointerDown(document.body);
    expect([group(), callsOf('wishlistAddItem')]).toEqual([null, []]);
  });

  test('a page that hides the flyout is offered no choice', async () => {
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
    const { state } = await choice();
    expect(state().wishlist.chooser).toBe('absent');
  });
});
