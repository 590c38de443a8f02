import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { accountActions } from '../../src/features/account';
import { cartActions } from '../../src/features/cart';
import { articleDto, cartDto } from '../support/fakes/cartDtos';
import { wishlistDto, wishlistItemDto, wishlistShop } from '../support/fakes/wishlistShop';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CONFIG = { customer: { id: '5', firstname: 'Ana' }, wishlistUrl: '/seznam-zelja' };
const filled = () =>
  wishlistShop({
    lists: { 2: 'Vrt' },
    items: ['7', '8', '9'].map((id) => ({ id, listId: '2', variantId: `10${id}`, amount: 1 })),
  });

async function wishlistPage(wishlistId: string | null, shop = filled(), options: RenderOptions = {}) {
  const rendered = await renderWidget('wishlist', {
    fallback: '<ul><li>Strežnikov seznam</li></ul>',
    attributes: wishlistId === null ? {} : { 'wishlist-id': wishlistId },
    ...options,
    config: CONFIG,
    answers: { ...shop.answers, ...options.answers },
  });
  const { view, advanceTimers } = rendered;
  await advanceTimers(0);
  return {
    ...rendered,
    server: shop,
    titles: () => view.queryAllByRole('listitem').map((item) => item.querySelector('.item-title')?.textContent),
    item: (title: string) => within(view.getByRole('link', { name: title }).closest('li') as HTMLElement),
  };
}

test('[R1.04] [R3.085] a list shows its articles, newest first, with price and link', async () => {
  const { titles, item } = await wishlistPage('2');
  expect(titles()).toEqual(['Izdelek 9', 'Izdelek 8', 'Izdelek 7']);
  expect(item('Izdelek 9').getByText('24,99 €')).toBeVisible();
  expect(item('Izdelek 9').getByRole('link')).toHaveAttribute('href', '/izdelek-9');
  const buy = item('Izdelek 9').getByRole('button', { name: 'V košarico: Izdelek 9' });
  expect(buy.dataset).toMatchObject({ vitrinaAction: 'add-to-cart', variantId: '109', count: '1' });
});

test('the amount is changed, and an article is moved to another list', async () => {
  const { item, user, server, advanceTimers, titles } = await wishlistPage('2');
  await user.click(item('Izdelek 9').getByRole('button', { name: 'Povečaj količino: Izdelek 9' }));
  await user.click(item('Izdelek 8').getByRole('button', { name: 'Premakni na drug seznam: Izdelek 8' }));
  await user.click(item('Izdelek 8').getByRole('button', { name: /^Glavni seznam/ }));
  await advanceTimers(100);
  expect([server.stored('2'), server.stored('1')]).toEqual([{ 107: 1, 109: 2 }, { 108: 1 }]);
  expect(titles()).toEqual(['Izdelek 9', 'Izdelek 7']);
});

describe('the menu of lists', () => {
  test('opens with the focus on the first list; arrow keys move along, Escape and a press elsewhere close it', async () => {
    const shop = wishlistShop({ lists: { 2: 'Vrt', 3: 'Za mamo' }, items: [{ id: '7', listId: '2', variantId: '107', amount: 1 }] });
    const { item, user, box, shadow } = await wishlistPage('2', shop);
    const button = item('Izdelek 7').getByRole('button', { name: 'Premakni na drug seznam: Izdelek 7' });
    await user.click(button);
    expect(shadow.activeElement).toHaveTextContent(/^Glavni seznam/);
    await user.keyboard('{ArrowDown}');
    expect(shadow.activeElement).toHaveTextContent(/^Za mamo/);
    await user.keyboard('{Escape}');
    expect([box.querySelector('.target'), shadow.activeElement]).toEqual([null, button]);
    await user.click(button);
    fireEvent.pointerDown(document.body);
    expect([box.querySelector('.target'), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });

  test('[R3.086] a new list takes the article, too', async () => {
    const { item, user, callsOf, advanceTimers } = await wishlistPage('2');
    await user.click(item('Izdelek 8').getByRole('button', { name: 'Premakni na drug seznam: Izdelek 8' }));
    fireEvent.change(item('Izdelek 8').getByRole('textbox', { name: 'Ime seznama' }), { target: { value: 'Vikend' } });
    await user.click(item('Izdelek 8').getByRole('button', { name: 'Ustvari seznam' }));
    await advanceTimers(100);
    expect(callsOf('wishlistAddItem').map(({ body }) => body)).toEqual([{ variantId: '108', newWishlistName: 'Vikend', amount: 1 }]);
  });
});

test('[R7.153] an article is removed, and the removal undone', async () => {
  const { item, user, view, server, advanceTimers, titles } = await wishlistPage('2');
  await user.click(item('Izdelek 8').getByRole('button', { name: 'Odstrani: Izdelek 8' }));
  expect(titles()).toEqual(['Izdelek 9', 'Izdelek 7']);
  await advanceTimers(0);
  expect(server.stored('2')).toEqual({ 107: 1, 109: 1 });
  await user.click(view.getByRole('button', { name: 'Razveljavi' }));
  await advanceTimers(0);
  expect(server.stored('2')).toEqual({ 107: 1, 108: 1, 109: 1 });
});

test('[R2.48] [R7.154] a list is renamed; an empty name is not sent', async () => {
  const { user, view, page, callsOf, advanceTimers } = await wishlistPage('2');
  await user.click(view.getByRole('button', { name: 'Preimenuj' }));
  const field = view.getByRole('textbox', { name: 'Ime seznama' });
  fireEvent.change(field, { target: { value: ' ' } });
  await user.click(view.getByRole('button', { name: 'Shrani' }));
  expect(view.getByText('Vnesite ime seznama.')).toBeVisible();
  expect(callsOf('wishlistSave')).toEqual([]);
  fireEvent.change(field, { target: { value: ' Balkon ' } });
  await user.click(view.getByRole('button', { name: 'Shrani' }));
  await advanceTimers(0);
  expect(callsOf('wishlistSave').map(({ body }) => body)).toEqual([{ name: 'Balkon', wishlistId: '2' }]);
  expect(page.assigned).toEqual(['/seznam-zelja-detail/2']);
});

describe('a sign-out in another tab', () => {
  test('a name that is being typed stays: it is there again after the next sign-in', async () => {
    const customer = { ...CONFIG.customer, lastname: 'Novak' };
    const widgetAccount = () => ({ isAuth: true, isLogged: true, isWaitingForConfirmation: false, customer });
    const { view, dispatch, advanceTimers } = await wishlistPage(null, filled(), { answers: { widgetAccount } });
    fireEvent.change(view.getByRole('textbox', { name: 'Ime seznama' }), { target: { value: 'Za rojstni dan' } });
    act(() => void dispatch(accountActions.loggedOut({ isFromOtherTab: true })));
    expect(view.getByRole('link', { name: 'Prijavi se' })).toHaveAttribute('href', '/seznam-zelja');
    expect(view.queryByRole('textbox')).toBeNull();
    expect(view.queryByText('Vrt')).toBeNull();
    act(() => void dispatch(accountActions.reloadRequested({ isFromOtherTab: true })));
    await advanceTimers(0);
    expect(view.getByRole('textbox', { name: 'Ime seznama' })).toHaveValue('Za rojstni dan');
    expect(view.getByRole('link', { name: /^Vrt/ })).toBeVisible();
  });

  test('a removal can be undone also after the session has ended', async () => {
    const { user, view, item, dispatch } = await wishlistPage('2');
    await user.click(item('Izdelek 8').getByRole('button', { name: 'Odstrani: Izdelek 8' }));
    act(() => void dispatch(accountActions.sessionEnded()));
    expect(view.getByRole('button', { name: /^Razveljavi/ })).toBeVisible();
  });

  test('a new name of a list stays, the removed article does not', async () => {
    const { user, view, box, item, dispatch } = await wishlistPage('2');
    await user.click(item('Izdelek 8').getByRole('button', { name: 'Odstrani: Izdelek 8' }));
    await user.click(view.getByRole('button', { name: 'Preimenuj' }));
    fireEvent.change(view.getByRole('textbox', { name: 'Ime seznama' }), { target: { value: 'Balkon' } });
    act(() => void dispatch(accountActions.loggedOut({ isFromOtherTab: true })));
    expect(box.querySelector('input')).toHaveValue('Balkon');
    expect(box).not.toHaveTextContent(/Izdelek/);
  });
});

test('[R2.49] [R7.155] a list is removed after a confirmation; the main list offers neither', async () => {
  const { user, view, page, server, advanceTimers } = await wishlistPage('2');
  await user.click(view.getByRole('button', { name: 'Izbriši seznam' }));
  await user.click(view.getByRole('button', { name: 'Prekliči' }));
  await user.click(view.getByRole('button', { name: 'Izbriši seznam' }));
  expect(view.getByText('Želite izbrisati seznam »Vrt« z vsemi izdelki?')).toBeVisible();
  await user.click(view.getByRole('button', { name: 'Izbriši seznam' }));
  await advanceTimers(0);
  expect([page.assigned, Object.keys(server.lists())]).toEqual([['/seznam-zelja'], ['1']]);
  const main = await wishlistPage('1');
  expect(main.view.queryByRole('button', { name: 'Izbriši seznam' })).toBeNull();
});

test.each([
  [40, true],
  [41, false],
])('all %i articles of a list are added by one press: %p; otherwise it says why not', async (length, isOffered) => {
  const items = Array.from({ length }, (_, at) => ({ id: String(at), listId: '2', variantId: `5${at}`, amount: 1 }));
  const { view } = await wishlistPage('2', wishlistShop({ lists: { 2: 'Vrt' }, items }));
  expect(view.queryAllByRole('button', { name: /v košarico$/ })).toHaveLength(isOffered ? 1 : 0);
  expect(view.queryAllByText('V košarico lahko naenkrat dodate največ 40 izdelkov.')).toHaveLength(isOffered ? 0 : 1);
});

test('after each press the focus is on a control', async () => {
  const { user, view, item, shadow } = await wishlistPage('2');
  const active = () => shadow.activeElement;
  await user.click(view.getByRole('button', { name: 'Preimenuj' }));
  expect(active()).toBe(view.getByRole('textbox', { name: 'Ime seznama' }));
  await user.click(view.getByRole('button', { name: 'Prekliči' }));
  expect(active()).toBe(view.getByRole('button', { name: 'Preimenuj' }));
  await user.click(view.getByRole('button', { name: 'Izbriši seznam' }));
  expect(active()).toBe(view.getByRole('button', { name: 'Prekliči' }));
  await user.click(view.getByRole('button', { name: 'Prekliči' }));
  expect(active()).toBe(view.getByRole('button', { name: 'Izbriši seznam' }));
  await user.click(item('Izdelek 8').getByRole('button', { name: 'Odstrani: Izdelek 8' }));
  const status = view.getByText('Razveljavi').parentElement;
  expect(active()).toBe(status);
  await user.click(view.getByRole('button', { name: 'Razveljavi' }));
  expect(active()).toBe(status);
  await user.click(item('Izdelek 9').getByRole('button', { name: 'Premakni na drug seznam: Izdelek 9' }));
  await user.click(item('Izdelek 9').getByRole('button', { name: /^Glavni seznam/ }));
  expect(active()).toBe(status);
});

test('[R2.46] [R2.47] [R7.151] the overview links to each list, and creates a new one', async () => {
  const { view, user, page, advanceTimers } = await wishlistPage(null);
  expect(view.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Glavni seznam0 izdelkov', '/seznam-zelja-detail/1'],
    ['Vrt3 izdelki', '/seznam-zelja-detail/2'],
  ]);
  await user.type(view.getByRole('textbox', { name: 'Ime seznama' }), 'Knjige');
  await user.click(view.getByRole('button', { name: 'Ustvari seznam' }));
  await advanceTimers(0);
  expect(page.assigned).toEqual(['/seznam-zelja-detail/71']);
});

test('the overview pictures the newest articles of every list; one that fails has empty places and says nothing', async () => {
  const shop = wishlistShop({
    lists: { 2: 'Vrt', 3: 'Prazen' },
    items: [
      { id: '6', listId: '1', variantId: '106', amount: 1 },
      { id: '7', listId: '2', variantId: '107', amount: 1 },
      { id: '8', listId: '2', variantId: '108', amount: 1 },
    ],
  });
  const picturesOf = (box: HTMLElement) => [...box.querySelectorAll('.list')].map((list) => list.querySelectorAll('img').length);
  const { box, callsOf, advanceTimers } = await wishlistPage(null, shop);
  await advanceTimers(100);
  expect(picturesOf(box)).toEqual([1, 2, 0]);
  const waiting = [...box.querySelectorAll('.list')].map((list) => list.querySelectorAll('.thumbnail[data-empty]').length);
  expect(waiting).toEqual([0, 0, 0]); // what has no article is drawn as free, not as a picture that never comes
  expect([...box.querySelectorAll('.list')].map((list) => list.querySelectorAll('.cover-free').length)).toEqual([3, 2, 0]); // an empty list has no row
  expect(callsOf('wishlistGetItems').map(({ query }) => query)).toEqual([{ wishlistId: '2' }]); // nothing for an empty one
  const failed = await wishlistPage(null, shop, {
    answers: { wishlistGetItems: () => new ApiError('http', 'wishlistGetItems', { status: 500 }) },
  });
  await failed.advanceTimers(100);
  expect([picturesOf(failed.box), failed.state().flash.messages]).toEqual([[1, 0, 0], []]);
});

test('an article shows its stock and a reduced price as the shop sends them', async () => {
  const items = [
    wishlistItemDto('7', { price: { current: 20, original: 25 } }),
    wishlistItemDto('8', { price: { current: 20, original: 15 }, availabilityKey: 'new' as 'stock' }),
    wishlistItemDto('9', { availabilityKey: 'sold_out' }),
  ];
  const { item } = await wishlistPage('2', filled(), {
    answers: { wishlistGetItems: () => wishlistDto(items) },
  });
  const text = (title: string) => item(title).getByText(title).closest('.item-text');
  expect(text('Izdelek 7')).toHaveTextContent(/Na zalogi.*20 €.*Redna cena: 25 €/);
  expect(text('Izdelek 8')).toHaveTextContent(/Preverite zalogo20 €$/);
  expect(text('Izdelek 9')).toHaveTextContent(/Razprodano/);
});

test('sharing passes links to the articles; all are added to the cart at once', async () => {
  const { view, user, page, advanceTimers, dispatch, state } = await wishlistPage('2', filled(), {
    answers: {
      cartInsert: () => new ApiError('http', 'cartInsert', { status: 429 }),
      widgetCart: () => new ApiError('network', 'widgetCart'),
    },
  });
  await user.click(view.getByRole('button', { name: 'Deli' }));
  await advanceTimers(0);
  expect(page.shared).toEqual([
    { title: 'Vrt', text: ['9', '8', '7'].map((id) => `Izdelek ${id}\nhttps://www.shop.si/izdelek-${id}`).join('\n\n') },
  ]);
  await user.click(view.getByRole('button', { name: 'Dodaj 3 izdelke v košarico' }));
  await advanceTimers(0);
  expect(state().cart.intents.map((intent) => intent.kind === 'insert' && intent.item.variantId)).toEqual(['109', '108', '107']);
  act(() => void dispatch({ type: 'end' }));
});

describe('to the cart', () => {
  const cartOf = (ids: readonly string[]) =>
    cartDto(ids.map((variantId) => articleDto({ cartItemId: `c${variantId}`, variantId, title: `Izdelek ${variantId}`, count: 1 })));
  const shopOf = (fails: readonly string[] = []) => {
    const inCart: string[] = [];
    return {
      widgetCart: () => cartOf(inCart),
      cartInsert: ({ body }: { body: { variantId?: string } }) => {
        const { variantId = '' } = body;
        if (fails.includes(variantId)) return new ApiError('http', 'cartInsert', { status: 422, messages: ['Razprodano.'] });
        inCart.push(variantId);
        return cartOf(inCart);
      },
    } as NonNullable<RenderOptions['answers']>;
  };

  test('“add all” says beside its button how many are in the cart, with the way to it; it is heard', async () => {
    const { view, user, advanceTimers } = await wishlistPage('2', filled(), { answers: shopOf() });
    await user.click(view.getByRole('button', { name: 'Dodaj 3 izdelke v košarico' }));
    await advanceTimers(5000);
    const outcome = view.getByText('3 izdelki so v košarici.').closest('[role=status]') as HTMLElement;
    expect(within(outcome).getByRole('link', { name: 'Prikaži košarico' })).toHaveAttribute('href', '/kosarica');
  });

  test('what was removed and what was added are told in one place: the newer one', async () => {
    const { view, user, advanceTimers } = await wishlistPage('2', filled(), { answers: shopOf() });
    const remove = (id: string) => user.click(view.getByRole('button', { name: new RegExp(`^Odstrani.*Izdelek ${id}`) }));
    await remove('9');
    expect(view.getByText('Odstranjeno: Izdelek 9')).toBeVisible();
    await user.click(view.getByRole('button', { name: 'Dodaj 2 izdelka v košarico' }));
    await advanceTimers(5000);
    expect(view.getByText('2 izdelka sta v košarici.')).toBeVisible();
    expect(view.queryByText(/^Odstranjeno/)).toBeNull();
    await remove('8');
    expect(view.getByText('Odstranjeno: Izdelek 8')).toBeVisible();
    expect(view.queryByText(/v košarici\.$/)).toBeNull();
  });

  test('an article that could not be added is not counted', async () => {
    const { view, user, advanceTimers } = await wishlistPage('2', filled(), { answers: shopOf(['108']) });
    await user.click(view.getByRole('button', { name: 'Dodaj 3 izdelke v košarico' }));
    await advanceTimers(5000);
    expect(view.getByText('V košarici: 2 od 3. Drugih izdelkov ni bilo mogoče dodati.')).toBeVisible();
  });

  test('an article’s own button says that it is in the cart, for a while', async () => {
    const { item, dispatch, loadCartFeature, advanceTimers } = await wishlistPage('2', filled(), { answers: shopOf() });
    await act(async () => void (await loadCartFeature()));
    act(() => void dispatch(cartActions.addRequested({ variantId: '108', count: 1 })));
    await advanceTimers(1000);
    expect(item('Izdelek 8').getByRole('button', { name: 'V košarici: Izdelek 8' })).toBeVisible();
    expect(item('Izdelek 9').getByRole('button', { name: 'V košarico: Izdelek 9' })).toBeVisible();
    await advanceTimers(3000);
    expect(item('Izdelek 8').getByRole('button', { name: 'V košarico: Izdelek 8' })).toBeVisible();
  });
});

test('[R8.21] [A129] a list that cannot be loaded leaves the server’s page; one that is gone says so', async () => {
  const failed = await wishlistPage('2', filled(), {
    answers: { wishlistGetItems: () => new ApiError('http', 'wishlistGetItems', { status: 500, statusText: 'Internal Server Error' }) },
  });
  expect(failed.box.querySelector('slot')).not.toBeNull();
  expect(failed.state().flash.messages.map(({ message }) => message)).toEqual(['Internal Server Error']);
  const gone = await wishlistPage('99');
  expect(gone.view.getByText('Tega seznama ni več.')).toBeVisible();
});

test('s401 in mid-session: the change waits, with a note', async () => {
  const { item, user, view, advanceTimers } = await wishlistPage('2', filled(), {
    answers: { wishlistDeleteItem: () => new ApiError('http', 'wishlistDeleteItem', { status: 401 }) },
  });
  await user.click(item('Izdelek 8').getByRole('button', { name: 'Odstrani: Izdelek 8' }));
  await advanceTimers(0);
  expect(view.getByText(/^Vaša prijava je potekla\./)).toBeVisible();
});

test('a change without an answer is kept, with a retry', async () => {
  const shop = filled();
  let isDown = true;
  const { item, user, view, server, advanceTimers } = await wishlistPage('2', shop, {
    answers: {
      wishlistDeleteItem: (input) =>
        (isDown ? new ApiError('network', 'wishlistDeleteItem') : shop.answers.wishlistDeleteItem?.(input)) as never,
    },
  });
  await user.click(item('Izdelek 8').getByRole('button', { name: 'Odstrani: Izdelek 8' }));
  await advanceTimers(10_000);
  expect(view.getByText('Nekatere spremembe niso shranjene.')).toBeVisible();
  isDown = false;
  await user.click(view.getByRole('button', { name: 'Poskusi znova' }));
  await advanceTimers(0);
  expect(server.stored('2')).toEqual({ 107: 1, 109: 1 });
  expect(view.queryByText('Nekatere spremembe niso shranjene.')).toBeNull();
});

test('articles that are sold out, of unknown price or for adults', async () => {
  const items = [
    wishlistItemDto('1', { availabilityKey: 'sold_out' }),
    wishlistItemDto('2', { price: undefined as never, isAdultOnly: true, urlKey: null }),
  ];
  const shop = wishlistShop();
  const { view } = await wishlistPage('1', shop, { answers: { wishlistGetItems: () => wishlistDto(items) } });
  expect(view.getByText('Razprodano')).toBeVisible();
  expect(view.queryByRole('button', { name: 'V košarico: Izdelek 1' })).toBeNull();
  expect(view.getByText('Slika je skrita (samo za odrasle)')).toBeInTheDocument();
  expect(view.queryByRole('link', { name: 'Izdelek 2' })).toBeNull();
});

describe('a shop that shows lists to everybody who has the link (ADR 049)', () => {
  const sharing = () =>
    wishlistShop({ lists: { 2: 'Vrt' }, items: [{ id: '7', listId: '2', variantId: '107', amount: 1 }], sharesLists: true });
  const LINK = 'https://www.shop.si/seznam-zelja-shared/t71';
  const toClipboard = (writeText: () => Promise<void>) => {
    const spy = jest.fn(writeText);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: spy } });
    return spy;
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'share');
  });

  test('the link is created, copied and ended; the focus stays in the box', async () => {
    const { view, user, shadow, callsOf, page, advanceTimers } = await wishlistPage('2', sharing());
    const writeText = toClipboard(() => Promise.resolve());
    await user.click(view.getByRole('button', { name: 'Deli' }));
    expect(view.getByText('Kdor dobi povezavo, lahko vidi seznam. Vašega imena na njem ni.')).toBeVisible();
    expect(callsOf('wishlistShare')).toEqual([]); // looking shares nothing
    expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'Ustvari povezavo' }));
    await user.click(view.getByRole('button', { name: 'Ustvari povezavo' }));
    await advanceTimers(0);
    const field = view.getByRole('textbox', { name: 'Povezava do seznama' });
    expect([field, shadow.activeElement]).toEqual([expect.objectContaining({ value: LINK, readOnly: true }), field]);
    await user.click(view.getByRole('button', { name: 'Kopiraj povezavo' }));
    await advanceTimers(0);
    expect(writeText.mock.calls).toEqual([[LINK]]);
    expect(view.getByText('Povezava je kopirana.')).toBeVisible();
    expect(view.queryByRole('button', { name: 'Pošlji povezavo' })).toBeNull(); // no share dialog here
    await user.click(view.getByRole('button', { name: 'Prenehaj deliti' }));
    await advanceTimers(0);
    expect(view.queryByRole('textbox', { name: 'Povezava do seznama' })).toBeNull();
    expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'Ustvari povezavo' }));
    expect(callsOf('wishlistShare').map(({ body }) => body)).toEqual([
      { wishListId: '2', isShared: true },
      { wishListId: '2', isShared: false },
    ]);
    await user.click(view.getByRole('button', { name: 'Zapri' }));
    expect([shadow.activeElement, page.shared]).toEqual([view.getByRole('button', { name: 'Deli' }), []]);
  });

  test('the device’s share dialog gets the link; without clipboard access the link is selected', async () => {
    const { view, user, page, advanceTimers } = await wishlistPage('2', sharing());
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
    toClipboard(() => Promise.reject(new Error('denied')));
    await user.click(view.getByRole('button', { name: 'Deli' }));
    await user.click(view.getByRole('button', { name: 'Ustvari povezavo' }));
    await advanceTimers(0);
    await user.click(view.getByRole('button', { name: 'Pošlji povezavo' }));
    await advanceTimers(0);
    expect(page.shared).toEqual([{ title: 'Vrt', url: LINK }]);
    const field = view.getByRole<HTMLInputElement>('textbox', { name: 'Povezava do seznama' });
    field.setSelectionRange(0, 0);
    await user.click(view.getByRole('button', { name: 'Kopiraj povezavo' }));
    await advanceTimers(0);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
    expect(view.queryByText('Povezava je kopirana.')).toBeNull();
  });

  test('[R8.21] a refused link says why, and the list stays unshared', async () => {
    const { view, user, state, advanceTimers } = await wishlistPage('2', sharing(), {
      answers: {
        wishlistShare: () => new ApiError('http', 'wishlistShare', { status: 422, body: { describedBy: 'Seznama ni mogoče deliti.' } }),
      },
    });
    await user.click(view.getByRole('button', { name: 'Deli' }));
    await user.click(view.getByRole('button', { name: 'Ustvari povezavo' }));
    await advanceTimers(0);
    expect(state().flash.messages.map(({ message }) => message)).toEqual(['Seznama ni mogoče deliti.']);
    expect(view.getByRole('button', { name: 'Ustvari povezavo' })).toHaveAttribute('aria-busy', 'false');
  });

  test.each(['https://evil.example/list', '//evil.example/list', 'javascript:alert(1)', ''])(
    'a link to %s is not offered',
    async (shareUrl) => {
      const dto = wishlistDto([wishlistItemDto('7')], { allWishlists: [{ wishlistId: '2', name: 'Vrt', shareUrl }] });
      const { view, user } = await wishlistPage('2', sharing(), { answers: { wishlistGetItems: () => dto } });
      await user.click(view.getByRole('button', { name: 'Deli' }));
      expect(view.getByRole('button', { name: 'Ustvari povezavo' })).toBeVisible();
      expect(view.queryByRole('textbox')).toBeNull();
    },
  );

  test('the overview marks a shared list', async () => {
    const shop = sharing();
    await wishlistPage('2', shop).then(async ({ view, user, advanceTimers }) => {
      await user.click(view.getByRole('button', { name: 'Deli' }));
      await user.click(view.getByRole('button', { name: 'Ustvari povezavo' }));
      await advanceTimers(0);
    });
    const { view } = await wishlistPage(null, shop);
    expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Glavni seznam0 izdelkov',
      'Vrt1 izdelekDeljen s povezavo',
    ]);
  });
});

test('[R1.04] an empty list says how it is filled, and leads to the shop', async () => {
  const { view } = await wishlistPage('2', wishlistShop({ lists: { 2: 'Vrt' }, items: [] }));
  expect(view.getByText('Na seznamu še ni izdelkov.')).toBeVisible();
  expect(view.getByRole('link', { name: 'Oglejte si ponudbo' })).toHaveAttribute('href', '/');
});
