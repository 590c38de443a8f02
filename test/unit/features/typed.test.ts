import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import { cartActions, selectInvoiceNote } from '../../../src/features/cart';
import { checkoutActions } from '../../../src/features/checkout';
import { discountActions } from '../../../src/features/discount';
import { selectTyped, typedActions, TYPED_KEY } from '../../../src/features/typed';
import { checkoutCartDto } from '../../support/fakes/checkoutDtos';
import { customerTab } from '../../support/fakes/customerShop';
import type { CustomerTabOptions } from '../../support/fakes/customerShop';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const { typed } = typedActions;
const { invoiceNoteChanged } = cartActions;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (options: CustomerTabOptions = {}) =>
  customerTab({
    ...options,
    answers: {
      setInvoiceNote: () => ({ status: true }),
      orderConsents: () => ({ status: true }),
      orderConsentNotes: () => ({ status: true }),
      ...options.answers,
    },
  });

const kept = (tab: Awaited<ReturnType<typeof open>>) => tab.page.storage.session.get(TYPED_KEY);
const PURCHASE = {
  purchaseId: '1',
  orderId: '1',
  items: [],
  total: { vat: 1, total: 1 },
  deliveries: [],
  discount: null,
  payment: { title: null, price: null, isOpen: false, isFailed: false, isPaid: false, isAcknowledged: false, transfer: null },
  confirmationUrl: null,
  orderUrl: null,
};

describe('what is typed', () => {
  test('is in the tab at once, and there again after a reload', async () => {
    const tab = await open();
    tab.dispatch(typed({ name: 'code', value: ' zima' }));
    tab.dispatch(typed({ name: 'branchSearch', value: 'Celje 🙂' }));
    const again = await open({ page: { session: { [TYPED_KEY]: kept(tab) ?? '' } } });
    expect([selectTyped(again.state(), 'code'), selectTyped(again.state(), 'branchSearch')]).toEqual([' zima', 'Celje 🙂']);
  });

  test('is not lost by what else was pasted, be it far too long', async () => {
    const tab = await open();
    tab.dispatch(typed({ name: 'note', value: 'Zvonec ne dela.' }));
    tab.dispatch(typed({ name: 'code', value: 'z'.repeat(70_000) }));
    const again = await open({ page: { session: { [TYPED_KEY]: kept(tab) ?? '' } } });
    expect([selectTyped(again.state(), 'note'), selectTyped(again.state(), 'code').length]).toEqual(['Zvonec ne dela.', 1000]);
  });

  test('outlives the session, a login and a logout; it goes with the order', async () => {
    const tab = await open();
    tab.dispatch(typed({ name: 'note', value: 'Zvonec ne dela' }));
    tab.dispatch(typed({ name: 'loginEmail', value: 'ana@example.com' }));
    tab.dispatch(accountActions.sessionEnded());
    expect(selectTyped(tab.state(), 'loginEmail')).toBe('ana@example.com');
    tab.dispatch(accountActions.loggedIn());
    tab.dispatch(accountActions.loggedOut({ isFromOtherTab: true }));
    expect([selectTyped(tab.state(), 'note'), selectTyped(tab.state(), 'loginEmail')]).toEqual(['Zvonec ne dela', '']);
    tab.dispatch(checkoutActions.orderPlaced({ purchase: PURCHASE, isLeaving: true }));
    expect([selectTyped(tab.state(), 'note'), kept(tab)]).toEqual(['', null]);
  });

  test('a code goes with its acceptance', async () => {
    const tab = await open();
    tab.dispatch(typed({ name: 'code', value: 'ZIMA10' }));
    tab.dispatch(discountActions.codeRejected({ code: 'ZIMA10', said: [] }));
    expect(selectTyped(tab.state(), 'code')).toBe('ZIMA10');
    tab.dispatch(discountActions.codeAccepted({ code: 'ZIMA10', said: [] }));
    expect(selectTyped(tab.state(), 'code')).toBe('');
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"v":2,"values":{"code":"x"}}',
    '{"v":1,"values":{"code":7,"other":"x"}}',
    `{"v":1,"x":"${'y'.repeat(30_000)}"}`,
  ])('storage of others (%.30s) is nothing', async (text) => {
    const tab = await open({ page: { session: { [TYPED_KEY]: text } } });
    expect(Object.values(tab.state().typed.values).join('')).toBe('');
  });
});

describe('the note of the invoice', () => {
  const told = (tab: Awaited<ReturnType<typeof open>>) => tab.callsOf('setInvoiceNote').map(({ body }) => body['invoiceNote']);

  test('[R7.066] [R7.128] goes to the shop, which has it then', async () => {
    const tab = await open();
    await tab.act(invoiceNoteChanged({ invoiceNote: 'Naročilo 14' }));
    expect([told(tab), selectInvoiceNote(tab.state()).status]).toEqual([['Naročilo 14'], 'saved']);
  });

  test.each([
    [new ApiError('http', 'setInvoiceNote', { status: 500 }), 'err_generic (cart)'],
    [new ApiError('http', 'setInvoiceNote', { status: 429, messages: ['<b>Počakajte</b> malo.'] }), 'Počakajte malo. (cart)'],
    [new ApiError('http', 'setInvoiceNote', { status: 401 }), 'txt_cart_session_ended (cart)'],
    [new InvalidResponse({}), 'err_generic (cart)'],
    [new InvalidResponse({ status: false }), 'err_generic (cart)'],
  ])('[R8.06] that it cannot be saved is said (%s), and the next step tells it again', async (error, flash) => {
    let isBroken = true;
    const tab = await open({ answers: { setInvoiceNote: () => (isBroken ? error : { status: true }) } });
    tab.dispatch(typed({ name: 'invoiceNote', value: 'Naročilo 14' }));
    await tab.act(invoiceNoteChanged({ invoiceNote: 'Naročilo 14' }));
    expect([selectInvoiceNote(tab.state()).status, tab.flashes()]).toEqual(['notSaved', [flash]]);
    isBroken = false;
    await tab.act(checkoutActions.stepRequested({ step: 'preview' }));
    expect([told(tab), selectInvoiceNote(tab.state()).status]).toEqual([['Naročilo 14', 'Naročilo 14'], 'saved']);
  });

  test('typed before a reload, it is told with the first step, and once', async () => {
    const session = { [TYPED_KEY]: JSON.stringify({ v: 1, values: { invoiceNote: 'Naročilo 14' } }) };
    const tab = await open({ page: { session } });
    await tab.act(checkoutActions.stepRequested({ step: 'preview' }));
    expect(told(tab)).toEqual(['Naročilo 14']);
  });
});

test('[R7.073] [R7.074] ticks and the note of the delivery are told again after a reload: the shopper’s own, never the shop’s (A049)', async () => {
  const values = { newsletter: '1', heureka: '1', note: 'Zvonec ne dela' };
  const address = { firstname: 'Ana', lastname: 'Novak' };
  const tab = await open({
    page: { href: 'https://www.shop.si/kosarica/3', session: { [TYPED_KEY]: JSON.stringify({ v: 1, values }) } },
    shop: { isLogged: true, cart: { primary: address, shipping: address } as never },
    answers: {
      loadCart: () => checkoutCartDto({ isAllowedNewsletter: true, isAllowedProductReviews: true, consents: { product_reviews: true } }),
    },
  });
  await tab.advanceTimers();
  expect(tab.state().delivery).toMatchObject({
    consents: { newsletter: true, heureka: false, product_reviews: false },
    note: 'Zvonec ne dela',
  });
  expect(tab.callsOf('orderConsents', 'orderConsentNotes').map(({ body }) => body)).toEqual([
    { consents: { newsletter: true } },
    { notes: { delivery: 'Zvonec ne dela' } },
  ]);
});
