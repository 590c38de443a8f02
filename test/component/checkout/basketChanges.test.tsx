import { within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { cartActions } from '../../../src/features/cart';
import { checkoutActions } from '../../../src/features/checkout';
import { SEEN_CART_KEY } from '../../../src/features/cartChanges';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import type { CartDto } from '../../support/fakes/cartDtos';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const READ = 'V redu, razumem';
const TITLE = 'Odkar ste nazadnje videli košarico, se je spremenilo:';

const arriving = (day: string, ...cartItemsIds: string[]) => ({ standardDelivery: { cartItemsIds, earliestDate: { from: day, to: day } } });
const code = { code: 'ZIMA10', title: '10 %', value: 1 };

const BEFORE = cartDto([articleDto({ count: 2 }), articleDto({ cartItemId: '2', variantId: '200', title: 'Toaster' })], {
  discounts: { messages: [], codes: [code], value: 1, status: null },
  previewDeliveries: arriving('2026-01-08', '1', '2'),
});
const AFTER = cartDto(
  [
    articleDto({ count: 2, price: { actual: 12.5, type: 'normal' }, availability: { inStock: 1 } }),
    articleDto({ cartItemId: '2', variantId: '200', title: 'Toaster', availability: { inStock: 0 } }),
    articleDto({ cartItemId: '3', variantId: '300', title: 'Nov', availability: { inStock: 0 } }),
  ],
  { previewDeliveries: arriving('2026-01-12', '1', '2', '3') },
);

const NEWS = [
  'Grelnik vode: cena je zdaj 12,50 €, prej 10 €.',
  'Grelnik vode: na zalogi je manj, kot želite. Še na voljo: 1.',
  'Toaster: ni več na zalogi.',
  'Dostava je zdaj predvidena 12. 1. 2026, prej 8. 1. 2026: Grelnik vode, Toaster.',
  'Koda ZIMA10 ne velja več.',
];

test('an edit that waits for a login shows one message, above the lines', async () => {
  const step = await renderBasketStep({
    cart: BEFORE,
    answers: { cartChangeAmount: () => new ApiError('http', 'cartChangeAmount', { status: 401 }) },
  });
  await step.act(cartActions.amountChanged({ cartItemId: '1', amount: 3 }));
  expect(step.view.getAllByText(/^Vaša prijava je potekla/)).toHaveLength(1);
});

type Basket = Awaited<ReturnType<typeof renderBasketStep>>;

/** The text of the notice. */
function noticeOf({ view }: Basket): (string | null)[] {
  const notice = view.queryByText(TITLE)?.parentElement;
  return notice
    ? within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ') ?? null)
    : [];
}

/** A visit after which the browser keeps the last seen cart; its storage for the next one. */
async function visited(cart: CartDto) {
  const step = await renderBasketStep({ cart });
  const local = { [SEEN_CART_KEY]: step.page.storage.local.get(SEEN_CART_KEY) ?? '' };
  step.unmount();
  return local;
}

test('on the first visit nothing has changed, and no personal data is stored', async () => {
  const step = await renderBasketStep({ cart: BEFORE });
  expect(noticeOf(step)).toEqual([]);
  expect(JSON.parse(step.page.storage.local.get(SEEN_CART_KEY) ?? '')).toEqual({
    v: 1,
    cartId: '550012',
    lines: { '1': { price: 10, inStock: 20, day: '2026-01-08' }, '2': { price: 10, inStock: 20, day: '2026-01-08' } },
    codes: ['ZIMA10'],
  });
});

test('changed price, stock, delivery and code are in one notice, new lines are not', async () => {
  const step = await renderBasketStep({ cart: AFTER, page: { local: await visited(BEFORE) } });
  expect(noticeOf(step)).toEqual(NEWS);
  await step.press(READ);
  expect(noticeOf(step)).toEqual([]);
  expect(step.shadow.activeElement).toHaveAttribute('role', 'status'); // the button has unmounted
});

test('a reload shows it again until it is dismissed, and never after', async () => {
  const local = await visited(BEFORE);
  const unread = await renderBasketStep({ cart: AFTER, page: { local } });
  const kept = { [SEEN_CART_KEY]: unread.page.storage.local.get(SEEN_CART_KEY) ?? '' };
  unread.unmount();
  const again = await renderBasketStep({ cart: AFTER, page: { local: kept } });
  expect(noticeOf(again)).toEqual(NEWS);
  await again.press(READ);
  const read = { [SEEN_CART_KEY]: again.page.storage.local.get(SEEN_CART_KEY) ?? '' };
  again.unmount();
  expect(noticeOf(await renderBasketStep({ cart: AFTER, page: { local: read } }))).toEqual([]);
});

test('of a hundred new prices the first are named and the rest counted, and a removed code is shown all the same', async () => {
  const basketAt = (price: number, codes: (typeof code)[]) => {
    const articles = Array.from({ length: 100 }, (_, place) =>
      articleDto({ cartItemId: `${place}`, title: `Kava ${place}`, price: { actual: price, type: 'normal' } }),
    );
    return cartDto(articles, { discounts: { messages: [], codes, value: 0, status: null } });
  };
  const step = await renderBasketStep({ cart: basketAt(12, []), page: { local: await visited(basketAt(10, [code])) } });
  const notice = noticeOf(step);
  expect(notice.slice(0, 6).map((text) => text?.split(':')[0])).toEqual([0, 1, 2, 3, 4, 5].map((place) => `Kava ${place}`));
  expect(notice.slice(6)).toEqual(['Koda ZIMA10 ne velja več.', 'Drugih sprememb: 94.']);
});

describe('the days are those shown above the lines: a seller’s last line decides', () => {
  const goods = ['1', '2', '3'].map((id) => articleDto({ cartItemId: id, variantId: `${id}00`, title: `Kos ${id}` }));
  const partners = articleDto({ cartItemId: '4', variantId: '400', title: 'Tuji', marketplacePartnerId: 9 });
  const saved = articleDto({ cartItemId: '5', variantId: '500', title: 'Shranjeni', createTime: 0 });
  const at = (days: Readonly<Record<string, string>>) =>
    cartDto([...goods.filter(({ cartItemId }) => Object.hasOwn(days, String(cartItemId))), partners, saved], {
      previewDeliveries: Object.fromEntries(
        Object.entries({ '4': '2026-01-08', ...days }).map(([id, day]) => [
          id,
          { cartItemsIds: [id], earliestDate: { from: day, to: day } },
        ]),
      ),
    });
  const before = { '1': '2026-01-08', '2': '2026-01-12' };

  test.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['one comes earlier, the last does not', { ...before, '1': '2026-01-07' }, []],
    ['one comes with the last', { ...before, '1': '2026-01-12' }, []],
    ['one is later than all', { ...before, '1': '2026-01-15' }, ['Dostava je zdaj predvidena 15. 1. 2026, prej 12. 1. 2026: Kos 1.']],
    ['the shopper adds a later one', { ...before, '3': '2026-01-20' }, []],
    ['the shopper removes the last', { '1': '2026-01-08' }, []],
    ['a saved line has another day', { ...before, '5': '2026-02-01' }, []],
  ])('%s', async (_what, days, notice) => {
    const first = at({ ...before, '5': '2026-01-09' });
    const step = await renderBasketStep({ cart: at({ '5': '2026-01-09', ...days }), page: { local: await visited(first) } });
    expect(noticeOf(step)).toEqual(notice);
  });
});

test('a shopper who continues and comes back sees the notice of changes no more', async () => {
  const step = await renderBasketStep({ cart: AFTER, page: { local: await visited(BEFORE) } });
  await step.act(checkoutActions.stepRequested({ step: 'customer' }));
  await step.act(checkoutActions.stepRequested({ step: 'preview' }));
  expect(step.view.getByText('Povzetek')).toBeInTheDocument();
  expect(noticeOf(step)).toEqual([]);
});

test('a change while the basket is open is shown; a change back is not', async () => {
  const step = await renderBasketStep({ cart: BEFORE });
  step.setCart(AFTER);
  await step.act(cartActions.refreshRequested());
  expect(noticeOf(step)).toEqual(NEWS);
  step.setCart(BEFORE);
  await step.act(cartActions.refreshRequested());
  expect(noticeOf(step)).toEqual([]);
});

test('a code that the shopper removes, and a line that is available again or of another cart, are not shown', async () => {
  const without = { ...BEFORE, discounts: { messages: [], codes: [], value: 0, status: null } };
  const step = await renderBasketStep({ cart: BEFORE, answers: { removeCertificate: () => (step.setCart(without), without) } });
  await step.press('Odstrani kodo ZIMA10');
  expect(noticeOf(step)).toEqual([]);
  step.unmount();

  const back = await renderBasketStep({
    cart: cartDto([articleDto({ count: 2 })]),
    page: { local: await visited(cartDto([articleDto({ count: 2, availability: { inStock: 0 } })])) },
  });
  expect(noticeOf(back)).toEqual(['Grelnik vode: spet na zalogi.']);
  back.unmount();

  const other = await renderBasketStep({ cart: { ...AFTER, cartId: '7' }, page: { local: await visited(BEFORE) } });
  expect(noticeOf(other)).toEqual([]);
});

test.each(['', 'x', '{"v":1}', '{"v":1,"lines":[],"codes":{}}', '{"v":2,"lines":{},"codes":[]}', '{"v":1,"lines":{"1":5},"codes":[5]}'])(
  'a foreign value in the storage (%s) shows nothing',
  async (value) => {
    expect(noticeOf(await renderBasketStep({ cart: BEFORE, page: { local: { [SEEN_CART_KEY]: value } } }))).toEqual([]);
  },
);
