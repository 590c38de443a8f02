import { accountActions } from '../../../src/features/account';
import { checkoutActions } from '../../../src/features/checkout';
import { deliveryActions, selectConsents, selectNote } from '../../../src/features/delivery';
import { discountActions, selectTypedCode } from '../../../src/features/discount';
import { invoiceNoteActions, selectInvoiceNote } from '../../../src/features/invoiceNote';
import { loginActions, selectLoginEmail } from '../../../src/features/login';
import { pickupActions, pickupSaga, pickupSlice, selectPickup } from '../../../src/features/pickup';
import { checkoutCartDto } from '../../support/fakes/checkoutDtos';
import { customerTab } from '../../support/fakes/customerShop';
import type { CustomerTabOptions } from '../../support/fakes/customerShop';
import { PURCHASE } from '../../support/fakes/purchase';

const { codeTyped, codeRejected, codeAccepted } = discountActions;
const { emailTyped } = loginActions;
const { noteTyped, consentChanged } = deliveryActions;
const { queryChanged, placeChosen, listOpened } = pickupActions;

const KEYS = ['login', 'discount', 'invoice-note', 'delivery', 'pickup'].map((name) => `vitrina.${name}-draft`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(options: CustomerTabOptions = {}) {
  const tab = await customerTab({
    ...options,
    answers: {
      branchesBasic: () => ({ branches: [], transports: [] }),
      autoCompleteBranches: () => ({ branches: [] }),
      setInvoiceNote: () => ({ status: true }),
      orderConsents: () => ({ status: true }),
      orderConsentNotes: () => ({ status: true }),
      ...options.answers,
    },
  });
  tab.injectFeature({ slice: pickupSlice, saga: pickupSaga });
  return tab;
}

type Tab = Awaited<ReturnType<typeof open>>;

const stored = ({ page }: Tab): Record<string, string> =>
  Object.fromEntries(
    KEYS.flatMap((key) => {
      const text = page.storage.session.get(key);
      return text === null ? [] : [[key, text]];
    }),
  );
const reload = (tab: Tab, options: CustomerTabOptions = {}) => open({ ...options, page: { ...options.page, session: stored(tab) } });
const texts = (tab: Tab) => ({
  email: selectLoginEmail(tab.state()),
  code: selectTypedCode(tab.state()),
  invoiceNote: selectInvoiceNote(tab.state()),
  note: selectNote(tab.state()),
  query: selectPickup(tab.state()).draft.query,
});
const EMPTY = { email: '', code: '', invoiceNote: '', note: '', query: '' };

function typeAll({ dispatch }: Tab) {
  dispatch(emailTyped({ email: 'ana@example.com' }));
  dispatch(codeTyped({ code: ' zima' }));
  dispatch(invoiceNoteActions.noteTyped({ text: 'Naročilo 14' }));
  dispatch(noteTyped({ note: 'Zvonec ne dela' }));
  dispatch(queryChanged({ query: 'Celje 🙂' }));
}
const TYPED = { email: 'ana@example.com', code: ' zima', invoiceNote: 'Naročilo 14', note: 'Zvonec ne dela', query: 'Celje 🙂' };

describe('input', () => {
  test('is stored by its feature at once and restored after a reload', async () => {
    const tab = await open();
    typeAll(tab);
    expect(Object.keys(stored(tab))).toEqual(KEYS);
    expect(texts(await reload(tab))).toEqual(TYPED);
  });

  test('is stored shortened when a paste is far too long, and the other drafts stay', async () => {
    const tab = await open();
    tab.dispatch(noteTyped({ note: 'Zvonec ne dela.' }));
    tab.dispatch(codeTyped({ code: 'z'.repeat(70_000) }));
    expect(texts(await reload(tab))).toEqual({ ...EMPTY, note: 'Zvonec ne dela.', code: 'z'.repeat(1000) });
  });

  test('survives the end of the session, login and logout; the placed order clears it', async () => {
    const tab = await open();
    typeAll(tab);
    tab.dispatch(accountActions.sessionEnded());
    expect(texts(tab)).toEqual(TYPED);
    tab.dispatch(accountActions.loggedIn());
    tab.dispatch(accountActions.loggedOut({ isFromOtherTab: true }));
    expect(texts(tab)).toEqual({ ...TYPED, email: '' });
    tab.dispatch(emailTyped({ email: 'ana@example.com' }));
    tab.dispatch(checkoutActions.orderPlaced({ purchase: PURCHASE, isLeaving: true }));
    expect([texts(tab), stored(tab)]).toEqual([EMPTY, {}]);
  });

  test('an accepted code is cleared, a rejected one stays', async () => {
    const tab = await open();
    tab.dispatch(codeTyped({ code: 'ZIMA10' }));
    tab.dispatch(codeRejected({ code: 'ZIMA10', messages: [] }));
    expect(texts(tab).code).toBe('ZIMA10');
    tab.dispatch(codeAccepted({ code: 'ZIMA10', messages: [] }));
    expect([texts(tab).code, stored(tab)]).toEqual(['', {}]);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"v":2,"code":"x","email":"x","text":"x","note":"x","query":"x"}',
    '{"v":1,"code":7,"email":[],"text":{},"note":null,"query":true,"consents":"1","other":"x"}',
    '{"v":1,"consents":{"newsletter":"1","heureka":1}}',
    `{"v":1,"note":"x","x":"${'y'.repeat(70_000)}"}`,
  ])('invalid storage (%.30s) is ignored', async (text) => {
    const tab = await open({ page: { session: Object.fromEntries(KEYS.map((key) => [key, text])) } });
    expect(texts(tab)).toEqual(EMPTY);
    expect(Object.values(selectConsents(tab.state()))).toEqual([false, false, false]);
  });
});

describe('the pickup list', () => {
  const WHOSE = { deliveryId: '1', deliveryMethodName: 'pupDelivery' as const };
  const LJUBLJANA = { title: 'Ljubljana', lat: 46.05, lng: 14.5 };

  test('[R7.062] opens with the last search and repeats it, also after a reload', async () => {
    const tab = await open();
    tab.dispatch(listOpened({ ...WHOSE, place: LJUBLJANA }));
    expect(selectPickup(tab.state())).toMatchObject({ query: 'Ljubljana', place: LJUBLJANA });
    tab.dispatch(queryChanged({ query: 'Celje' }));
    const again = await reload(tab);
    await again.act(listOpened({ ...WHOSE, place: LJUBLJANA }));
    expect(selectPickup(again.state())).toMatchObject({ query: 'Celje', place: null });
    expect(again.callsOf('geoSuggestions').map(({ query }) => query)).toEqual([{ q: 'Celje' }]);
  });

  test('does not search for the place of the delivery; a chosen place is the last search', async () => {
    const tab = await open();
    await tab.act(listOpened({ ...WHOSE, place: LJUBLJANA }));
    expect(stored(tab)).toEqual({});
    await tab.act(placeChosen({ place: LJUBLJANA }));
    expect(tab.callsOf('geoSuggestions')).toEqual([]);
    expect(texts(await reload(tab)).query).toBe('Ljubljana');
  });
});

describe('[R7.073] [R7.074] consents and the courier note', () => {
  const ADDRESS = { firstname: 'Ana', lastname: 'Novak' };
  const SHIPPING = {
    page: { href: 'https://www.shop.si/kosarica/3' },
    shop: { isLogged: true, cart: { primary: ADDRESS, shipping: ADDRESS } as never },
    answers: {
      loadCart: () => checkoutCartDto({ isAllowedNewsletter: true, isAllowedProductReviews: true, consents: { product_reviews: true } }),
    },
  };
  const submitted = (tab: Tab) => tab.callsOf('orderConsents', 'orderConsentNotes').map(({ body }) => body);

  test('are submitted again after a reload: only what the shopper ticked and the shop allows, never what the shop sent (A049)', async () => {
    const first = await open();
    first.dispatch(consentChanged({ name: 'newsletter', isGiven: true }));
    first.dispatch(consentChanged({ name: 'heureka', isGiven: true }));
    first.dispatch(noteTyped({ note: 'Zvonec ne dela' }));
    const tab = await reload(first, SHIPPING);
    await tab.advanceTimers();
    expect(selectConsents(tab.state())).toMatchObject({ newsletter: true, product_reviews: false });
    expect(submitted(tab)).toEqual([{ consents: { newsletter: true } }, { notes: { delivery: 'Zvonec ne dela' } }]);
  });

  test('are not submitted again for the same cart', async () => {
    const tab = await open(SHIPPING);
    await tab.act(consentChanged({ name: 'newsletter', isGiven: true }));
    await tab.act(deliveryActions.noteSubmitted({ note: 'Zvonec ne dela' }));
    await tab.act(checkoutActions.stepReady());
    await tab.act(checkoutActions.stepReady());
    expect(submitted(tab)).toHaveLength(2);
  });

  test('one dispatch ticks, stores and submits', async () => {
    const tab = await open(SHIPPING);
    await tab.act(consentChanged({ name: 'newsletter', isGiven: true }));
    expect(selectConsents(tab.state()).newsletter).toBe(true);
    expect(Object.keys(stored(tab))).toEqual(['vitrina.delivery-draft']);
    expect(submitted(tab)).toEqual([{ consents: { newsletter: true } }]);
  });
});
