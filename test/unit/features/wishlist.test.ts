import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import { cartActions, selectShownCart } from '../../../src/features/cart';
import { cartSummaryActions } from '../../../src/features/cartSummary';
import {
  selectChoice,
  selectIsStalled,
  selectItems,
  selectNewest,
  selectPieces,
  wishlistActions,
  wishlistFeature,
} from '../../../src/features/wishlist';
import { sendHeart } from '../../../src/features/wishlist/sendHeart';
import { toTimestamp, toWishlist } from '../../../src/features/wishlist/wishlistMapping';
import { pageActions } from '../../../src/store/pageActions';
import { cartShop } from '../../support/fakes/cartShop';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import type { FakeAnswers } from '../../support/fakes/fakeApi';
import { takeBugs } from '../../support/fakes/reportedBugs';
import { wishlistDto, wishlistItemDto, wishlistShop } from '../../support/fakes/wishlistShop';

const CUSTOMER = { customer: { id: '5', firstname: 'Ana' } };
const LOG = 'vitrina.wishlist-intents';

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** A page of a customer with lists in memory. */
function wishlistPage(options: StoreOptions = {}, shop = wishlistShop()) {
  const bench = createTestStore({ isCartThere: false, config: CUSTOMER, ...options, answers: { ...shop.answers, ...options.answers } });
  const press = pageActions(bench)['wishlist-add'];
  return {
    ...bench,
    server: shop,
    /** Presses a heart; each call is another element. */
    heart: (data: Record<string, string>, fallback?: 'form' | 'link') => press?.(data, {}, fallback),
    logged: () => JSON.parse(bench.page.storage.session.get(LOG) ?? '{"intents":[]}').intents,
    writes: () => bench.api.calls.map(({ operationId, body, query }) => [operationId, { ...body, ...query }]),
    flashes: () => bench.state().flash.messages.map(({ message, type }) => `${message} ${type}`),
    hearts: () => bench.page.pressed['wishlist-add'] ?? {},
  };
}

let open: { dispose: () => void }[] = [];
afterEach(() => {
  open.forEach(({ dispose }) => dispose());
  open = [];
});
function customerPage(...given: Parameters<typeof wishlistPage>) {
  const page = wishlistPage(...given);
  open.push(page);
  return page;
}

describe('hearts', () => {
  test('[R1.04] [R7.094] [R7.150] a press is stored at once, then adds to the main list and marks the hearts of the article', async () => {
    const { heart, logged, writes, flashes, hearts, server, page } = customerPage();
    const work = heart({ variantId: '100' }, 'form');
    expect(logged()).toMatchObject([{ status: 'waiting', kind: 'insert', item: { variantId: '100' } }]);
    await work;
    expect(writes()).toEqual([['wishlistAddItem', { variantId: '100' }]]);
    expect([server.stored(), logged(), hearts()]).toEqual([{ 100: 1 }, [], { 100: true }]);
    expect(flashes()).toEqual(['txt_wishlist_added success']);
    expect(page.emitted).toContainEqual({ name: 'wishlist-changed', detail: { pieces: 1 } });
    expect(page.posted).toContainEqual({ name: 'vitrina.wishlist', message: { v: 1, kind: 'wishlist-changed' } });
  });

  test('[R3.086] [A127] the payload names the list, or a new one, and nothing else of the form', async () => {
    const { heart, writes, flashes, page } = customerPage({}, wishlistShop({ lists: { 2: 'Za mamo' } }));
    await heart({ variantId: '100', wishlistId: '2', newWishlistName: 'Skrito polje', csrftoken: 'secret' });
    await heart({ variantId: '101', wishlistId: '', newWishlistName: ' Vrt ', csrftoken: 'secret' });
    expect(writes()).toEqual([
      ['wishlistAddItem', { variantId: '100', wishlistId: '2' }],
      ['wishlistAddItem', { variantId: '101', newWishlistName: 'Vrt' }],
    ]);
    expect(flashes()).toEqual(['Izdelek je na seznamu »Za mamo«. success', 'Izdelek je na seznamu »Vrt«. success']);
    expect(JSON.stringify(page.storage.local.keys().map((key) => page.storage.local.get(key)))).not.toContain('secret');
  });

  test('[R7.093] [R7.153] [A126] a press on a pressed heart removes every item of the article, the ids in the query', async () => {
    const { heart, writes, hearts, server } = customerPage(
      {},
      wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 1 }] }),
    );
    await heart({ variantId: '100', vitrinaPressed: '', wishListItemIds: '7,8' });
    expect(writes()).toEqual([['wishlistDeleteItem', { wishListItemId: '7,8' }]]);
    expect([server.stored(), hearts()]).toEqual([{}, { 100: false }]);
  });

  test('[R7.096] [R7.151] a heart that shows another variant than the printed one leaves the printed one’s items alone', async () => {
    const items = [
      { id: '7', listId: '1', variantId: '100', amount: 1 },
      { id: '9', listId: '1', variantId: '101', amount: 1 },
    ];
    const { heart, writes, server } = customerPage({}, wishlistShop({ items }));
    await heart({ variantId: '101', vitrinaPressed: 'variant:101', wishListItemIds: '7' });
    expect(writes().at(-1)).toEqual(['wishlistDeleteItem', { wishListItemId: '9' }]);
    expect(server.stored()).toEqual({ 100: 1 });
  });

  test('[R7.096] [R7.151] an article whose items the page does not know is looked up', async () => {
    const { heart, writes } = customerPage({}, wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 1 }] }));
    await heart({ variantId: '100', vitrinaPressed: '' });
    expect(writes()).toEqual([
      ['wishlistFindAll', {}],
      ['wishlistDeleteItem', { wishListItemId: '7' }],
    ]);
  });

  test.each([{}, { variantId: '' }, { variantId: '1,2' }, { variantId: '<b>' }])('data like %j leave the form to the server', (data) => {
    const { heart, logged } = customerPage();
    expect([heart(data, 'form'), logged()]).toEqual([false, []]);
  });

  test('[D20] under maintenance the form is left to the server', () => {
    const { heart } = customerPage({ config: { ...CUSTOMER, maintenance: true } });
    expect(heart({ variantId: '100' }, 'form')).toBe(false);
  });

  test('[R9.18] a double click adds once', async () => {
    const { state: _state, ...bench } = customerPage();
    const [press, button] = [pageActions(bench)['wishlist-add'], {}];
    const work = press?.({ variantId: '100' }, button);
    expect(press?.({ variantId: '100' }, button)).toBe(true);
    await work;
    expect(press?.({ variantId: '100', vitrinaPressed: '' }, button)).toBe(true);
    expect(bench.writes()).toHaveLength(1);
  });

  test('a press that the shop had confirmed before its code asks for it, as it stood in the log, is not sent again', async () => {
    const { injectFeature, store, writes } = customerPage();
    injectFeature(wishlistFeature);
    const logged = { id: '1', status: 'waiting', kind: 'insert', item: { variantId: '100' } };
    await sendHeart(store, logged, { isRestored: true, hasFlyout: false });
    expect(writes()).toEqual([]);
    void sendHeart(store, logged, { isRestored: false, hasFlyout: false });
    await settled();
    expect(writes()).toEqual([['wishlistAddItem', { variantId: '100' }]]);
  });

  test('a shop without the endpoint: the form is submitted, and nothing stays in the log', async () => {
    const { heart, logged } = customerPage({
      answers: { wishlistAddItem: () => settled().then(() => new ApiError('http', 'wishlistAddItem', { status: 501 })) },
    });
    await expect(heart({ variantId: '100' }, 'form')).rejects.toThrow('missing');
    expect(logged()).toEqual([]);
  });

  test('of two hearts only the one that the shop lacks the endpoint for submits its form', async () => {
    let calls = 0;
    const bench = customerPage({
      answers: {
        wishlistAddItem: () =>
          (calls += 1) === 1
            ? new ApiError('http', 'wishlistAddItem', { status: 422 })
            : new ApiError('http', 'wishlistAddItem', { status: 501 }),
      },
    });
    const [link, form] = [bench.heart({ variantId: '100' }), bench.heart({ variantId: '200' }, 'form')];
    await expect(form).rejects.toThrow('missing');
    await link;
    expect(bench.logged()).toEqual([]);
  });

  test('a bug of ours costs one change, not the queue', async () => {
    const trap = new InvalidResponse({ get items(): unknown { throw new Error('trap'); } }); // prettier-ignore
    const shop = wishlistShop();
    let calls = 0;
    const bench = customerPage(
      { answers: { wishlistAddItem: (input) => ((calls += 1) === 1 ? trap : shop.answers.wishlistAddItem?.(input)) as never } },
      shop,
    );
    await Promise.allSettled([bench.heart({ variantId: '100' }), bench.heart({ variantId: '200' })]);
    await settled();
    expect([bench.server.stored(), bench.logged()]).toEqual([{ 200: 1 }, []]);
    expect(takeBugs()).toHaveLength(1);
  });

  test('where the code cannot be loaded the form is submitted; the log is sent again by the next page, which changes nothing', async () => {
    const bench = customerPage();
    const lost = () => Promise.reject(new Error('the chunk is lost'));
    await expect(pageActions({ ...bench, loadWishlistFeature: lost })['wishlist-add']?.({ variantId: '100' }, {}, 'form')).rejects.toThrow(
      'lost',
    );
    const next = customerPage(
      { page: { session: { [LOG]: bench.page.storage.session.get(LOG) ?? '' } } },
      wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 1 }] }), // stored by the form
    );
    next.resumeWishlist();
    await settled();
    expect([next.server.stored(), next.logged()]).toEqual([{ 100: 1 }, []]);
  });
});

test('[D20] under maintenance a press that a page before has left is not sent, and stays in the log', async () => {
  const left = customerPage();
  const lost = () => Promise.reject(new Error('the chunk is lost'));
  await expect(pageActions({ ...left, loadWishlistFeature: lost })['wishlist-add']?.({ variantId: '100' }, {}, 'form')).rejects.toThrow(
    'lost',
  );
  const session = { [LOG]: left.page.storage.session.get(LOG) ?? '' };
  const next = customerPage({ config: { ...CUSTOMER, maintenance: true }, page: { session } });
  next.resumeWishlist();
  await settled();
  await settled();
  expect([next.server.stored(), next.page.storage.session.get(LOG)]).toEqual([{}, session[LOG]]);
});

describe('from the cart', () => {
  const carts = (start = { 100: 2 }) => {
    const shop = cartShop(start);
    const options: StoreOptions = { isCartThere: true, answers: shop.answers };
    return { options, shop, line: { variantId: '100', amount: '2', cartItemId: shop.cart().articles[0]?.cartItemId ?? '' } };
  };
  const openCart = async (options: StoreOptions) => {
    const bench = customerPage(options);
    bench.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
    bench.dispatch(cartActions.refreshRequested());
    await settled();
    return bench;
  };
  const linesOf = (bench: ReturnType<typeof customerPage>) => selectShownCart(bench.state())?.articles.map(({ variantId }) => variantId);

  test('[R3.086] [R7.150] a line goes to the list with its pieces, and leaves the cart once the shop has it; the cart can undo', async () => {
    const { options, shop, line } = carts();
    const bench = await openCart(options);
    const work = bench.heart(line);
    expect([linesOf(bench), bench.logged()]).toEqual([['100'], [expect.objectContaining({ kind: 'insert' })]]);
    await work;
    expect([bench.server.stored(), linesOf(bench), bench.logged()]).toEqual([{ 100: 2 }, [], []]);
    expect(bench.writes()).toContainEqual(['wishlistAddItem', { variantId: '100', amount: 2 }]);
    await settled();
    expect(shop.cart().articles).toEqual([]);
    bench.dispatch(cartActions.removalUndoRequested({ cartItemId: line.cartItemId }));
    await settled();
    expect([shop.cart().pieces, bench.server.stored(), bench.logged()]).toEqual([2, {}, []]); // and off the list again
  });

  test.each([
    ['was on the list before', wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 1 }] }), {}],
    ['of a list that cannot be read', wishlistShop(), { wishlistFindAll: () => new ApiError('http', 'wishlistFindAll', { status: 500 }) }],
  ])('the undo leaves an article on the list that %s', async (_which, server, more) => {
    const { options, shop, line } = carts();
    const bench = customerPage({ ...options, answers: { ...options.answers, ...server.answers, ...more } }, server);
    bench.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
    bench.dispatch(cartActions.refreshRequested());
    await settled();
    await bench.heart(line);
    await settled();
    expect(shop.cart().articles).toEqual([]);
    bench.dispatch(cartActions.removalUndoRequested({ cartItemId: line.cartItemId }));
    await settled();
    expect([shop.cart().pieces, server.stored()]).toEqual([2, { 100: 2 }]);
  });

  test('[R8.21] a refused one stays in the cart', async () => {
    const { options, shop, line } = carts();
    const refused = new ApiError('http', 'wishlistAddItem', { status: 422, body: { describedBy: 'Seznam je poln' } });
    const bench = await openCart({ ...options, answers: { ...options.answers, wishlistAddItem: () => refused } });
    await bench.heart(line);
    await settled();
    expect([linesOf(bench), shop.cart().pieces, bench.flashes()]).toEqual([['100'], 2, ['Seznam je poln danger']]);
  });

  test.each([
    ['stored', () => wishlistDto([wishlistItemDto('9', { variantId: '100', amount: 2 })], {})],
    ['refused', () => new ApiError('http', 'wishlistAddItem', { status: 422, body: { describedBy: 'Seznam je poln' } })],
  ])('signed out before the shop has %s it: the line stays, and nobody hears of it', async (_what, answer) => {
    const { options, shop, line } = carts();
    let finish = (): void => {};
    const wishlistAddItem = () => new Promise((resolve) => (finish = () => resolve(answer()))) as never;
    const bench = await openCart({ ...options, answers: { ...options.answers, wishlistAddItem } });
    void bench.heart(line);
    await settled();
    bench.dispatch(accountActions.loggedOut());
    finish();
    await settled();
    expect([linesOf(bench), shop.cart().pieces, bench.flashes()]).toEqual([['100'], 2, []]);
  });

  test('a page that is left in between: the next one adds it again and removes the line', async () => {
    const { options, shop, line } = carts();
    const left = await openCart({ ...options, answers: { ...options.answers, wishlistAddItem: () => new Promise(() => {}) } });
    void left.heart(line);
    await settled();
    left.page.hide();
    expect(left.api.onLeave).toEqual([{ operationId: 'wishlistAddItem', body: { variantId: '100', amount: 2 } }]);
    const session = { [LOG]: left.page.storage.session.get(LOG) ?? '' };

    const next = customerPage({ ...options, isCartThere: false, page: { session } });
    next.resumeWishlist();
    await settled();
    await settled();
    expect([next.server.stored(), next.logged(), shop.cart().articles]).toEqual([{ 100: 2 }, [], []]);
  });
});

describe('another list', () => {
  const offers = (bench: ReturnType<typeof customerPage>) => bench.state().flash.messages.map(({ offer }) => offer);

  test('[R3.086] where the page can show the choice, the message offers it; the article moves to a list or to a new one', async () => {
    const bench = customerPage({}, wishlistShop({ lists: { 2: 'Vrt' } }));
    bench.injectFeature(wishlistFeature);
    bench.dispatch(wishlistActions.chooserMounted({ isMounted: true }));
    await bench.heart({ variantId: '100' });
    const [offer] = offers(bench);
    expect(offer?.label).toBe('txt_wishlist_change_list');
    bench.dispatch(offer?.action as UnknownAction);
    const known = { kind: 'move', variantId: '100', amount: 1, wishListItemId: selectChoice(bench.state())?.wishListItemId ?? '' } as const;
    bench.dispatch(wishlistActions.changed({ ...known, wishlistId: '2', newWishlistName: null }));
    await settled();
    expect([bench.server.stored(), bench.server.stored('2'), bench.hearts()]).toEqual([{}, { 100: 1 }, { 100: true }]);
    expect(bench.flashes().at(-1)).toBe('Izdelek je premaknjen na seznam »Vrt«. success');

    const [moved] = selectItems(bench.state(), '2');
    const again = { ...known, wishListItemId: moved?.wishListItemId ?? '' };
    bench.dispatch(wishlistActions.changed({ ...again, wishlistId: null, newWishlistName: 'Knjige' }));
    expect(selectItems(bench.state(), '2')).toEqual([]);
    await settled();
    const created = Object.entries(bench.server.lists()).find(([, name]) => name === 'Knjige')?.[0];
    expect([bench.server.stored('2'), bench.server.stored(created), bench.hearts()]).toEqual([{}, { 100: 1 }, { 100: true }]);
  });

  test('[R3.086] the offer is about the article that was added, not about another one of the list', async () => {
    const bench = customerPage({}, wishlistShop({ lists: { 2: 'Vrt' }, items: [{ id: '7', listId: '1', variantId: '555', amount: 1 }] }));
    bench.injectFeature(wishlistFeature);
    bench.dispatch(wishlistActions.chooserMounted({ isMounted: true }));
    await bench.heart({ variantId: '100' });
    const [offer] = offers(bench);
    bench.dispatch(offer?.action as UnknownAction);
    expect(selectChoice(bench.state())?.variantId).toBe('100');
  });

  test('without a view for it, and for a line of the cart, nothing is offered', async () => {
    const bench = customerPage({ answers: cartShop({}).answers });
    await bench.heart({ variantId: '100' });
    bench.dispatch(wishlistActions.chooserMounted({ isMounted: true }));
    await bench.heart({ variantId: '101', cartItemId: '5' });
    expect(offers(bench)).toEqual([undefined]); // of both, as one message
  });

  test('a move to a new list that is sent again does not create it twice; its name is cut between characters', async () => {
    const shop = wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 3 }] });
    const name = '🎁'.repeat(120);
    const item = { kind: 'move', wishListItemId: '7', variantId: '100', amount: 3, newWishlistName: name };
    const log = (id: string) => JSON.stringify({ at: 0, country: 'SI', intents: [{ ...item, id, status: 'sent' }] });
    for (const id of ['a', 'b']) {
      const bench = customerPage({ page: { session: { [LOG]: log(id) } } }, shop);
      bench.resumeWishlist();
      await settled();
      expect(bench.logged()).toEqual([]);
    }
    const names = Object.values(shop.lists());
    expect(names).toEqual(['Moj seznam želja', '🎁'.repeat(100)]);
    expect(shop.stored()).toEqual({});
  });
});

describe('guests', () => {
  test('[R1.04] the press of a guest calls nothing and leads to the sign-in; the next page adds the article', async () => {
    const guest = customerPage({ config: { customer: null } });
    expect(guest.heart({ variantId: '100' }, 'link')).toBe(false);
    await settled();
    expect(guest.api.calls).toEqual([]);
    const session = { [LOG]: guest.page.storage.session.get(LOG) ?? '' };

    const next = customerPage({ page: { session } });
    next.resumeWishlist();
    await settled();
    expect(next.writes()).toEqual([['wishlistAddItem', { variantId: '100' }]]);
    expect([next.logged(), next.flashes()]).toEqual([[], ['txt_wishlist_added success']]);
  });

  test('a heart that was turned back and is pressed again at once waits again; a double click is one press', async () => {
    const bench = customerPage({ config: { customer: null, urlKeys: { login: '/prijava' } } });
    const [press, button] = [pageActions({ ...bench, loadFirstVisible: ([first]) => first === 'login-drawer' })['wishlist-add'], {}];
    const waiting = () => bench.logged().map(({ item }: { item: { variantId: string } }) => item.variantId);
    for (let click = 0; click < 2; click += 1) void press?.({ variantId: '100' }, button, 'link');
    await settled();
    expect(waiting()).toEqual(['100']);
    bench.dispatch(accountActions.signInDismissed());
    void press?.({ variantId: '100' }, button, 'link');
    await settled();
    expect(waiting()).toEqual(['100']);
  });

  const guestPage = (options: StoreOptions = {}) => {
    const bench = customerPage({ ...options, config: { customer: null, urlKeys: { login: '/prijava' }, ...options.config } });
    const press = pageActions({ ...bench, loadFirstVisible: ([first]) => first === 'login-drawer' })['wishlist-add'];
    const heart = async (data: Record<string, string>) => {
      const outcome = press?.(data, {}, 'link');
      await settled();
      return outcome;
    };
    return { ...bench, heart };
  };
  const signIn = async ({ dispatch, state }: ReturnType<typeof guestPage>) => {
    dispatch(accountActions.accountSucceeded({ ...state().account, isLogged: true }));
    dispatch(accountActions.loggedIn());
    await settled();
  };

  test('[R1.04] hearts wait, marked, while the form is open; closing it turns all of them back, and a later sign-in adds nothing', async () => {
    const guest = guestPage();
    expect([await guest.heart({ variantId: '100' }), await guest.heart({ variantId: '101' })]).toEqual([true, true]);
    expect([guest.hearts(), guest.logged().length]).toEqual([{ 100: true, 101: true }, 2]);
    guest.dispatch(accountActions.signInDismissed());
    expect([guest.hearts(), guest.logged()]).toEqual([{ 100: false, 101: false }, []]);
    await signIn(guest);
    expect(guest.writes()).toEqual([]);
  });

  test('[R1.04] signing in from the form adds every heart that waits', async () => {
    const guest = guestPage();
    await guest.heart({ variantId: '100' });
    await guest.heart({ variantId: '101' });
    await signIn(guest);
    expect([guest.server.stored(), guest.logged()]).toEqual([{ 100: 1, 101: 1 }, []]);
  });

  test('a waiting heart that is pressed again turns back and opens nothing', async () => {
    const guest = guestPage();
    await guest.heart({ variantId: '100' });
    guest.dispatch(accountActions.displayChanged({ display: null }));
    await guest.heart({ variantId: '100', vitrinaPressed: '' });
    expect([guest.hearts(), guest.logged(), guest.state().account.display]).toEqual([{ 100: false }, [], null]);
  });

  test('closed before the wishlists’ code has loaded: nothing waits', async () => {
    const guest = guestPage();
    const press = pageActions({ ...guest, loadFirstVisible: () => true, loadWishlistFeature: () => new Promise<never>(() => {}) })[
      'wishlist-add'
    ];
    void press?.({ variantId: '100' }, {}, 'link');
    guest.dispatch(accountActions.signInDismissed());
    expect(guest.logged()).toEqual([]);
  });

  test('[R1.04] on the next page, e.g. to register, hearts still wait: marked, and with a message that says so and can say no', async () => {
    const before = guestPage();
    await before.heart({ variantId: '100' });
    const next = guestPage({ page: { session: { [LOG]: before.page.storage.session.get(LOG) ?? '' } } });
    next.resumeWishlist();
    await settled();
    expect([next.hearts(), next.flashes()]).toEqual([{ 100: true }, ['Na seznam želja bomo po vaši prijavi dodali: 1 izdelek. info']]);
    const [message] = next.state().flash.messages;
    expect(message?.offer?.label).toBe('txt_wishlist_held_drop');
    next.dispatch(message?.offer?.action as UnknownAction);
    expect([next.hearts(), next.logged()]).toEqual([{ 100: false }, []]);
  });

  test('what a customer changed before the session ended stays when the form is closed', async () => {
    const bench = customerPage({ answers: { wishlistAddItem: () => new ApiError('http', 'wishlistAddItem', { status: 401 }) } });
    await bench.heart({ variantId: '100' });
    bench.dispatch(accountActions.signInDismissed());
    expect([bench.hearts(), bench.logged().length]).toEqual([{ 100: true }, 1]);
  });

  test('on a page without a login form, a heart that leads nowhere itself leads to the sign-in', () => {
    const guest = customerPage({ config: { customer: null, urlKeys: { login: '/prijava' } } });
    expect([guest.heart({ variantId: '100' }), guest.page.assigned]).toEqual([true, ['/prijava']]);
  });

  test('a page that shows lists waits until the guest has signed in, then adds and loads', async () => {
    const bench = customerPage({ config: { customer: null } });
    bench.injectFeature(wishlistFeature);
    void bench.heart({ variantId: '100' }, 'link');
    bench.dispatch(wishlistActions.listRequested({ wishlistId: null }));
    await settled();
    expect(bench.api.calls).toEqual([]);
    bench.dispatch(accountActions.accountSucceeded({ ...bench.state().account, isLogged: true }));
    bench.dispatch(accountActions.loggedIn());
    await settled();
    expect(bench.writes().map(([operation]) => operation)).toContain('wishlistFindAll');
  });

  test.each([
    '{',
    'null',
    '{"at":0,"intents":[null,{"id":"x"},{"id":"a","kind":"insert"},{"id":"b","kind":"insert","item":{"variantId":"1,2"}}]}',
  ])('an invalid log %j sends nothing', async (log) => {
    const bench = customerPage({ page: { session: { [LOG]: log } } });
    bench.resumeWishlist();
    await settled();
    expect(bench.api.calls).toEqual([]);
  });
});

describe('failures', () => {
  const refused = (status: number, details: object = {}) => new ApiError('http', 'wishlistAddItem', { status, ...details });

  test.each([
    ['the text of describedBy', { body: { describedBy: 'Seznam je <b>poln</b>' }, statusText: 'Unprocessable' }, 'Seznam je poln'],
    ['the status text', { statusText: 'Unprocessable Content' }, 'Unprocessable Content'],
    ['the generic error where HTTP/2 has none', {}, 'err_generic'],
  ])('[R8.21] [A129] a refused addition shows %s, stores it, and releases the heart', async (_what, details, text) => {
    const { heart, flashes, hearts, state, logged } = customerPage({ answers: { wishlistAddItem: () => refused(422, details) } });
    await heart({ variantId: '100' });
    expect(flashes()).toEqual([`${text} danger`]);
    expect([hearts(), logged()]).toEqual([{ 100: false }, []]);
    expect(state().wishlist.error).toBe(text === 'err_generic' ? 'Prišlo je do napake. Prosimo, poskusite znova.' : text);
  });

  test.each([
    ['html-07', '<a href="java&#10;script:window.__xss=1">x</a>', 'x'],
    ['html-16', '<template><img src=x onerror="window.__xss=1"></template>', 'Unprocessable Content'],
    ['html-34', '<x-foo onclick="window.__xss=1" style="animation-name:x" onanimationstart="window.__xss=1">x</x-foo>', 'x'],
  ])('[R8.21] %s: describedBy %s is shown as %j, without its markup', async (_id, describedBy, text) => {
    const answers = { wishlistAddItem: () => refused(422, { body: { describedBy }, statusText: 'Unprocessable Content' }) };
    const { heart, state } = customerPage({ answers });
    await heart({ variantId: '100' });
    const { messages } = state().flash;
    expect(messages.map(({ message }) => message)).toEqual([text]); // what it keeps of its markup is sanitised where it is shown
  });

  test('[A164] a 404 in the shop’s words is about the list and said; one without is no such endpoint, and the form is submitted instead', async () => {
    const answering = (body: object) => customerPage({ answers: { wishlistAddItem: () => refused(404, { body }) } });
    const gone = answering({ error: 'wishlist', describedBy: 'Seznama ni več.' });
    await expect(gone.heart({ variantId: '100' }, 'form')).resolves.toBeUndefined();
    expect([gone.flashes(), gone.logged()]).toEqual([['Seznama ni več. danger'], []]);
    const absent = answering({ message: 'Not Found' });
    await expect(absent.heart({ variantId: '100' }, 'form')).rejects.toThrow('the endpoint is missing');
    expect([absent.flashes(), absent.logged()]).toEqual([[], []]);
  });

  test('what waits for the next sign-in is not sent when the page is left', async () => {
    const bench = customerPage({ answers: { wishlistAddItem: () => refused(401) } });
    await bench.heart({ variantId: '100' });
    bench.page.hide();
    expect([bench.api.onLeave, bench.logged().length]).toEqual([[], 1]);
  });

  test('s401: the session has ended: the addition is kept, and sent after the next sign-in', async () => {
    let isOver = true;
    const shop = wishlistShop();
    const bench = customerPage(
      { answers: { wishlistAddItem: (input) => (isOver ? refused(401) : shop.answers.wishlistAddItem?.(input)) as never } },
      shop,
    );
    await bench.heart({ variantId: '100' });
    expect([bench.flashes(), bench.state().account.isLogged]).toEqual([['txt_wishlist_session_ended warning'], false]);
    expect(bench.logged()).toHaveLength(1);
    isOver = false;
    bench.dispatch(accountActions.accountSucceeded({ ...bench.state().account, isLogged: true }));
    bench.dispatch(accountActions.loggedIn());
    await settled();
    expect([shop.stored(), bench.logged()]).toEqual([{ 100: 1 }, []]);
  });

  describe('with an unknown outcome', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

    test('the addition is sent again; a new list is not created twice', async () => {
      const shop = wishlistShop();
      let calls = 0;
      const bench = customerPage(
        {
          answers: {
            wishlistAddItem(input) {
              const answer = shop.answers.wishlistAddItem?.(input);
              return ((calls += 1) === 1 ? new ApiError('network', 'wishlistAddItem') : answer) as never;
            },
          },
        },
        shop,
      );
      const work = bench.heart({ variantId: '100', newWishlistName: 'Vrt' });
      await pass(2000);
      await work;
      expect(Object.values(shop.lists())).toEqual(['Moj seznam želja', 'Vrt']);
      expect(bench.logged()).toEqual([]);
    });

    test('after four attempts the heart is released with a text', async () => {
      const bench = customerPage({ answers: { wishlistAddItem: () => new ApiError('network', 'wishlistAddItem') } });
      void bench.heart({ variantId: '100' });
      await pass(10_000);
      expect(bench.api.callsOf('wishlistAddItem')).toHaveLength(4);
      expect([bench.hearts(), bench.flashes(), bench.logged()]).toEqual([{ 100: false }, ['err_generic danger'], []]);
    });

    test('an edit that was given up is sent with the next one when the connection is back', async () => {
      const shop = wishlistShop({ items: ['7', '8'].map((id) => ({ id, listId: '1', variantId: `10${id}`, amount: 1 })) });
      let isReachable = false;
      const answer: FakeAnswers['wishlistAddItem'] = (input) =>
        (isReachable ? shop.answers.wishlistAddItem?.(input) : new ApiError('network', 'wishlistAddItem')) as never;
      const bench = customerPage({ answers: { wishlistAddItem: answer } }, shop);
      bench.injectFeature(wishlistFeature);
      const setAmount = (id: string) =>
        bench.dispatch(wishlistActions.changed({ kind: 'amount', wishListItemId: id, wishlistId: '1', variantId: `10${id}`, amount: 3 }));
      setAmount('7');
      await pass(10_000);
      expect(selectIsStalled(bench.state())).toBe(true);
      bench.page.setOnline(false);
      setAmount('8');
      await pass(0);
      isReachable = true;
      bench.page.setOnline(true);
      await pass(0);
      expect(shop.stored()).toEqual({ 107: 3, 108: 3 });
      expect(selectIsStalled(bench.state())).toBe(false);
    });

    test('s429: it is sent when the pause is over', async () => {
      let calls = 0;
      const shop = wishlistShop();
      const answer: FakeAnswers['wishlistAddItem'] = (input) =>
        ((calls += 1) === 1 ? refused(429, { retryAfterS: 7 }) : shop.answers.wishlistAddItem?.(input)) as never;
      const bench = customerPage({ answers: { wishlistAddItem: answer } }, shop);
      void bench.heart({ variantId: '100' });
      await pass(6900);
      expect(calls).toBe(1);
      await pass(200);
      expect(shop.stored()).toEqual({ 100: 1 });
    });

    test('offline nothing is sent until the connection is back', async () => {
      const bench = customerPage({ page: { online: false } });
      void bench.heart({ variantId: '100' });
      await pass(10_000);
      expect([bench.api.calls, bench.logged().length]).toEqual([[], 1]);
      expect(jest.getTimerCount()).toBe(0); // and nothing tries it all the time
      bench.page.setOnline(true);
      await pass(0);
      expect(bench.server.stored()).toEqual({ 100: 1 });
    });
  });

  test('a closed tab loses nothing: pagehide flushes, and the next page sends what is in the log', async () => {
    const never = customerPage({ answers: { wishlistAddItem: () => new Promise(() => {}) } });
    void never.heart({ variantId: '100' });
    await settled();
    never.page.hide();
    expect(never.api.onLeave).toEqual([{ operationId: 'wishlistAddItem', body: { variantId: '100' } }]);
    const tabBackup = never.page.storage.local.keys().find((key) => key.startsWith(LOG)) ?? '';
    const local = { [tabBackup]: never.page.storage.local.get(tabBackup) ?? '' };

    const next = customerPage({ page: { local } }); // another tab, after the first was closed
    next.resumeWishlist();
    await new Promise((resolve) => setTimeout(resolve, 400)); // the other page has 300 ms to answer that it is open
    await settled();
    expect(next.server.stored()).toEqual({ 100: 1 });
    expect(next.page.storage.local.keys().filter((key) => key.startsWith(LOG))).toEqual([]);
  });
});

describe('lists', () => {
  const load = async (options: StoreOptions, wishlistId: string | null = null, shop = wishlistShop()) => {
    const bench = customerPage(options, shop);
    bench.injectFeature(wishlistFeature);
    bench.dispatch(wishlistActions.listRequested({ wishlistId }));
    await settled();
    return bench;
  };

  test('[R2.59] [R9.48] [R3.085] [A128] the newest five, by createdTs in its three formats; ties by the larger id', async () => {
    const at = (id: string, createdTs: unknown) => wishlistItemDto(id, { createdTs: createdTs as number });
    const items = [
      at('9', 1_767_225_600),
      at('10', '1767225600'),
      at('3', '2026-01-02T00:00:00+01:00'),
      at('4', 1_767_400_000_000),
      at('5', 'yesterday'),
      at('6', 1_767_225_599),
      at('7', null),
    ];
    const { state } = await load({ answers: { wishlistFindAll: () => new InvalidResponse(wishlistDto(items)) } });
    expect(selectNewest(state()).map(({ wishListItemId }) => wishListItemId)).toEqual(['4', '3', '10', '9', '6']);
    expect(selectPieces(state())).toBe(7);
  });

  test.each([
    [1_767_225_600, 1_767_225_600_000],
    ['1767225600', 1_767_225_600_000],
    [1_767_225_600_000, 1_767_225_600_000],
    ['2026-01-01T00:00:00Z', 1_767_225_600_000],
    ['2026-13-45', 0],
    [-5, 0],
    [Number.NaN, 0],
    [1e300, 0],
    [{}, 0],
    [null, 0],
    ['', 0],
  ])('[A128] createdTs %p is %p', (sent, time) => expect(toTimestamp(sent)).toBe(time));

  test('[R3.084] [A127] the state has the items by wishListItemId, pieces, mainWishListId, allWishlists, error and message', async () => {
    const { state } = await load({}, null, wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 2 }] }));
    expect(state().wishlist).toMatchObject({
      items: { 7: { wishListItemId: '7', variantId: '100', amount: 2, createdTs: 1_767_225_607_000 } },
      pieces: 1,
      mainWishListId: '1',
      allWishlists: [{ wishlistId: '1', name: 'Moj seznam želja', isMain: true, pieces: 1 }],
      error: null,
      message: null,
    });
  });

  test.each([null, [], 'text', 7, {}, { items: 'x' }, { items: null }])('a response like %j is no list', (answer) => {
    expect(toWishlist(answer, null, { toHref: () => null, origin: 'https://www.shop.si' })).toBeNull();
  });

  test('every field of the wrong type: what is readable stays, nothing throws', () => {
    const wrong: unknown[] = [null, 7, -1, '', 'x', [], {}, true, Number.NaN, '<script>alert(1)</script>'];
    const fields = [
      'wishListItemId',
      'variantId',
      'title',
      'urlKey',
      'mediaId',
      'createdTs',
      'amount',
      'price',
      'availabilityKey',
      'isAdultOnly',
    ];
    for (const name of fields)
      for (const value of wrong) {
        const answer = toWishlist({ items: { a: { ...wishlistItemDto('7'), [name]: value } }, pieces: value, allWishlists: value }, '1', {
          toHref: String,
          origin: 'https://www.shop.si',
        });
        for (const item of answer?.items ?? []) {
          expect(item.amount).toBeGreaterThanOrEqual(1);
          expect(item.createdTs).toBeGreaterThanOrEqual(0);
          expect(item.price === null || item.price >= 0).toBe(true);
          expect(item.title ?? '').not.toMatch(/[<>]/);
        }
      }
  });

  test('hostile names are texts of limited length', () => {
    const names = ['<img src=x onerror=alert(1)>Ana', 'a'.repeat(500), '👩‍👩‍👧‍👦 družina', '   '];
    const allWishlists = names.map((name, index) => ({ wishlistId: String(index), name }));
    expect(
      toWishlist({ items: {}, pieces: 0, allWishlists }, null, { toHref: String, origin: 'https://www.shop.si' })?.allWishlists.map(
        ({ name }) => name,
      ),
    ).toEqual(['Ana', 'a'.repeat(100), '👩‍👩‍👧‍👦 družina', '#3']);
  });

  test('[R7.095] [R7.152] [A126] the items of a list are requested without item ids; a list that is gone is recognised', async () => {
    const { writes, state, dispatch } = await load({}, '1');
    dispatch(wishlistActions.listRequested({ wishlistId: '99' }));
    await settled();
    expect(writes()).toEqual([
      ['wishlistGetItems', { wishlistId: '1' }],
      ['wishlistGetItems', { wishlistId: '99' }],
    ]);
    expect(state().wishlist.lists).toEqual({ 1: 'ready', 99: 'missing' });
  });

  test('an amount, a move and a removal show at once and are stored', async () => {
    const shop = wishlistShop({
      lists: { 2: 'Vrt' },
      items: ['7', '8', '9'].map((id) => ({ id, listId: '1', variantId: `10${id}`, amount: 1 })),
    });
    const { state, dispatch, server } = await load({}, '1', shop);
    dispatch(wishlistActions.changed({ kind: 'amount', wishListItemId: '7', wishlistId: '1', variantId: '107', amount: 3 }));
    dispatch(
      wishlistActions.changed({ kind: 'move', wishListItemId: '8', wishlistId: '2', newWishlistName: null, variantId: '108', amount: 1 }),
    );
    dispatch(wishlistActions.changed({ kind: 'delete', wishListItemIds: ['9'], variantId: null }));
    expect(selectItems(state(), '1').map(({ wishListItemId, amount }) => [wishListItemId, amount])).toEqual([['7', 3]]);
    await settled();
    expect([server.stored('1'), server.stored('2')]).toEqual([{ 107: 3 }, { 108: 1 }]);
    expect(selectItems(state(), '1').map(({ wishListItemId, amount }) => [wishListItemId, amount])).toEqual([['7', 3]]);
  });

  test('[R2.47] [R2.48] [A125] [R7.097] [R7.154] after saving, the browser goes to the list’s page', async () => {
    const config = { ...CUSTOMER, wishlistUrl: '/seznam-zelja' };
    const { dispatch, page, writes } = await load({ config });
    dispatch(wishlistActions.listSaved({ wishlistId: null, name: 'Vrt' }));
    await settled();
    dispatch(wishlistActions.listSaved({ wishlistId: '71', name: 'Vrt in balkon' }));
    await settled();
    expect(writes().slice(1)).toEqual([
      ['wishlistSave', { name: 'Vrt' }],
      ['wishlistSave', { name: 'Vrt in balkon', wishlistId: '71' }],
    ]);
    expect(page.assigned).toEqual(['/seznam-zelja-detail/71', '/seznam-zelja-detail/71']);
  });

  test('[R2.46] [R2.49] [A125] [R7.098] [R7.155] after removing, to the overview; without wishlistUrl it is the url key clientWishlist', async () => {
    const { dispatch, page, writes } = await load({ config: { ...CUSTOMER, urlKeys: { clientWishlist: '/zelje' } } });
    dispatch(wishlistActions.listRemoved({ wishlistId: '2' }));
    await settled();
    expect(writes().at(-1)).toEqual(['wishlistRemove', { wishListId: '2' }]);
    expect(page.assigned).toEqual(['/zelje']);
  });

  test('another tab has changed a list: what this one shows is requested again', async () => {
    const { page, api } = await load({}, '1');
    page.receive('vitrina.wishlist', { v: 1, kind: 'wishlist-changed' });
    page.receive('vitrina.wishlist', { kind: 'forged' });
    await settled();
    expect(api.callsOf('wishlistGetItems')).toHaveLength(2);
  });

  test('signing out leaves nothing of the lists', async () => {
    const { state, dispatch, api } = await load({}, '1', wishlistShop({ items: [{ id: '7', listId: '1', variantId: '100', amount: 1 }] }));
    const { account } = state();
    dispatch(accountActions.loggedOut());
    await settled();
    expect(state().wishlist).toMatchObject({ items: {}, allWishlists: [] });
    // The hearts of the page are released, and what it shows is requested again after the next sign-in.
    expect(Object.values(state().wishlist.hearts)).not.toContain(true);
    const before = api.callsOf('wishlistGetItems').length;
    dispatch(accountActions.accountRestored(account));
    dispatch(accountActions.loggedIn({ isFromOtherTab: true }));
    await settled();
    expect(api.callsOf('wishlistGetItems').length).toBe(before + 1);
  });
});
