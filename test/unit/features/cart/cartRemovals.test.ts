import { ApiError } from '../../../../src/api/ApiError';
import { cartActions, selectRemoved, selectStalledRemovals } from '../../../../src/features/cart';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { cartShop } from '../../../support/fakes/cartShop';
import { cartTestHarness } from '../../../support/fakes/cartTestHarness';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TRIED_MS = 6000;
const lost = () => new ApiError('network', 'cartDelete');
const undo = (tab: Awaited<ReturnType<typeof cartTestHarness>>, cartItemId: string) =>
  tab.dispatch(cartActions.removalUndoRequested({ cartItemId }));
const stalled = (tab: Awaited<ReturnType<typeof cartTestHarness>>) =>
  selectStalledRemovals(tab.state()).map(({ cartItemId }) => cartItemId);

test('[R5.44] a second press on "undo" before the line is painted restores the line once, whatever became of its removal', async () => {
  const shop = cartShop({ 100: 2, 200: 3 });
  const tab = await cartTestHarness({ shop });
  tab.remove('1');
  await tab.advanceTimers(1000); // removed in the shop
  undo(tab, '1');
  undo(tab, '1');
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.shown()]).toEqual([
    { 100: 2, 200: 3 },
    { 100: 2, 200: 3 },
  ]);
});

test('[R5.44] a second press on "undo" restores the line once, also where the outcome of the removal is unknown', async () => {
  const shop = cartShop({ 100: 2 });
  const tab = await cartTestHarness({ shop, answers: { cartDelete: lost } });
  tab.remove('1');
  await tab.advanceTimers(TRIED_MS);
  undo(tab, '1');
  undo(tab, '1');
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.shown(), tab.intents()]).toEqual([{ 100: 2 }, { 100: 2 }, []]);
});

test('[R5.44] a line that the shop names no variant of cannot be added again: no undo is offered', async () => {
  const lines = [articleDto({ variantId: null }), articleDto({ cartItemId: '2', variantId: '200' })];
  const tab = await cartTestHarness({ answers: { widgetCart: () => cartDto(lines), cartDelete: () => cartDto([]) } });
  tab.remove('1', '2');
  await tab.advanceTimers(100);
  expect(selectRemoved(tab.state()).map(({ article }) => article.cartItemId)).toEqual(['2']);
});

describe('a removal whose outcome is unknown', () => {
  test('[R5.44] undone while the line is still there: its amount is sent, nothing is added', async () => {
    const shop = cartShop({ 100: 2, 200: 1 });
    const tab = await cartTestHarness({ shop, answers: { cartDelete: lost } });
    tab.remove('1', '2');
    await tab.advanceTimers(TRIED_MS);
    expect(stalled(tab)).toEqual(['1', '2']);
    undo(tab, '1');
    await tab.advanceTimers(1000);
    expect([shop.counts(), tab.shown(), stalled(tab)]).toEqual([{ 100: 2, 200: 1 }, { 100: 2 }, ['2']]);
    expect(tab.writes().at(-1)).toMatchObject({ operationId: 'cartChangeAmount', body: { id: '1', amount: 2 } });
    undo(tab, '2');
    await tab.advanceTimers(1000);
    expect([shop.counts(), tab.shown(), tab.intents()]).toEqual([{ 100: 2, 200: 1 }, { 100: 2, 200: 1 }, []]);
    expect(tab.state().cart.removed).toEqual([]);
  });

  test('[R5.44] undone although the shop has removed it: the line can be added again', async () => {
    const shop = cartShop({ 100: 2 });
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartDelete: ({ body }) => {
          shop.arrive('cartDelete', body);
          return lost();
        },
        cartChangeAmount: () => new ApiError('http', 'cartChangeAmount', { status: 404 }),
      },
    });
    tab.remove('1');
    await tab.advanceTimers(TRIED_MS);
    tab.dispatch(cartActions.removalsDismissed());
    undo(tab, '1');
    await tab.advanceTimers(1000);
    expect([tab.shown(), tab.intents(), selectRemoved(tab.state()).length]).toEqual([{}, [], 1]);
    undo(tab, '1');
    await tab.advanceTimers(1000);
    expect([shop.counts(), tab.intents()]).toEqual([{ 100: 2 }, []]);
  });

  test('undone during the call: the line is there once', async () => {
    const shop = cartShop({ 100: 2 });
    const tab = await cartTestHarness({ shop, answers: { cartDelete: lost } });
    tab.remove('1');
    await tab.advanceTimers(100);
    undo(tab, '1');
    await tab.advanceTimers(TRIED_MS);
    expect([shop.counts(), tab.shown(), tab.intents(), stalled(tab)]).toEqual([{ 100: 2 }, { 100: 2 }, [], []]);
  });

  test('the offer to retry outlives the offer to undo', async () => {
    const shop = cartShop({ 100: 2 });
    let isUp = false;
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartDelete({ body }) {
          if (!isUp) return lost();
          shop.arrive('cartDelete', body);
          return shop.cart();
        },
      },
    });
    tab.remove('1');
    await tab.advanceTimers(100);
    tab.dispatch(cartActions.removalsDismissed());
    await tab.advanceTimers(TRIED_MS);
    expect(stalled(tab)).toEqual(['1']);
    isUp = true;
    tab.dispatch(cartActions.retryRequested({ cartItemId: '1' }));
    await tab.advanceTimers(1000);
    expect([shop.counts(), tab.intents(), stalled(tab)]).toEqual([{}, [], []]);
  });
});

test('[R8.06] a refused removal cancels its undo: the line is there once', async () => {
  const shop = cartShop({ 100: 2 });
  let refuse = (_error: ApiError) => {};
  const tab = await cartTestHarness({ shop, answers: { cartDelete: () => new Promise((resolve) => (refuse = resolve)) } });
  tab.remove('1');
  await tab.advanceTimers(100);
  undo(tab, '1');
  refuse(new ApiError('http', 'cartDelete', { status: 422 }));
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.shown(), tab.intents()]).toEqual([{ 100: 2 }, { 100: 2 }, []]);
});

test('[R5.44] the undo of a removal without a response is sent again, with the same id', async () => {
  const shop = cartShop({ 100: 5 });
  const ids: unknown[] = [];
  const tab = await cartTestHarness({
    shop,
    answers: {
      cartInsert: ({ body }) => {
        ids.push(body.intentId);
        if (ids.length === 1) return new ApiError('timeout', 'cartInsert');
        shop.arrive('cartInsert', body);
        return shop.cart();
      },
    },
  });
  tab.remove('1');
  await tab.advanceTimers(1000);
  undo(tab, '1');
  await tab.advanceTimers(TRIED_MS);
  expect([shop.counts(), new Set(ids).size, ids.length]).toEqual([{ 100: 5 }, 1, 2]);
});

test('[R5.44] the undo of an unsent removal keeps an unsent amount and the pieces added since', async () => {
  const shop = cartShop({ 100: 2 });
  const tab = await cartTestHarness({ shop, page: { online: false } });
  await tab.advanceTimers(1000);
  tab.change('1', 4);
  tab.remove('1');
  tab.add('100');
  undo(tab, '1');
  tab.page.setOnline(true);
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.shown(), tab.intents()]).toEqual([{ 100: 5 }, { 100: 5 }, []]);
});

describe('[R5.44] the offer to undo outlives edits made before the removal', () => {
  const offered = (tab: Awaited<ReturnType<typeof cartTestHarness>>) => selectRemoved(tab.state()).map(({ article }) => article.variantId);

  test('an amount and an addition that the shop confirms after it', async () => {
    const shop = cartShop({ 100: 2, 200: 1 }, () => ({ responseMs: 900 }));
    const tab = await cartTestHarness({ shop });
    await tab.advanceTimers(1000);
    tab.change('1', 5);
    tab.add('200');
    await tab.advanceTimers(400); // the amount is being sent
    tab.remove('1');
    await tab.advanceTimers(700); // confirmed, the addition is being sent
    tab.remove('2');
    await tab.advanceTimers(700);
    expect(offered(tab)).toEqual(['100', '200']);
    await tab.advanceTimers(5000);
    expect([shop.counts(), offered(tab)]).toEqual([{}, ['100', '200']]);
    undo(tab, '1');
    undo(tab, '2');
    await tab.advanceTimers(5000);
    expect([shop.counts(), tab.shown(), offered(tab)]).toEqual([{ 100: 5, 200: 2 }, { 100: 5, 200: 2 }, []]);
  });
});
