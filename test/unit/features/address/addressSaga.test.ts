import { ApiError } from '../../../../src/api/ApiError';
import { accountActions } from '../../../../src/features/account';
import {
  addressActions,
  CUSTOMER_DRAFT_KEY,
  emptyFields,
  emptyForm,
  selectAddresses,
  selectChosenId,
  selectDeliveryAddress,
} from '../../../../src/features/address';
import type { AddressKind } from '../../../../src/features/address';
import { cartActions, selectCartId } from '../../../../src/features/cart';
import { checkoutActions } from '../../../../src/features/checkout';
import { cartDto } from '../../../support/fakes/cartDtos';
import { addressDto, customerTab } from '../../../support/fakes/customerShop';
import type { CustomerTabOptions } from '../../../support/fakes/customerShop';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { PURCHASE } from '../../../support/fakes/purchase';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const { addressChosen, addressRemoved, addressSubmitted, continueClicked, customerSubmitted, draftChanged, editingChanged } =
  addressActions;

const fields = { ...emptyFields('SI'), firstname: 'Ana', lastname: 'Novak', street: 'Nova 1', city: 'Ptuj', zip: '2250' };
const form = {
  ...emptyForm('SI'),
  email: 'ana@example.com',
  billing: fields,
  shipping: { ...emptyFields('SI'), phone: { prefix: '+386', number: '31222333' } },
};
const customerShop = () => ({
  isLogged: true,
  lists: {
    billing: [addressDto({ billingProfileId: '7', selected: true }), addressDto({ billingProfileId: '-1', street: 'Firma 1' })],
    shipping: [addressDto({ addressId: '21', selected: true }), addressDto({ addressId: '22', street: 'Vikend 2' })],
  },
});

/** [R4.021] [R4.022]: both addresses, the cart once, and the next step. */
const BOTH_AND_ON = ['setBillingAddress', 'setShippingAddress', 'loadCart', 'nextStep', 'loadPurchase'];

/** A customer with two addresses of each kind. */
async function open(options: CustomerTabOptions = {}) {
  const tab = await customerTab({ shop: customerShop(), ...options });
  const list = (kind: AddressKind) =>
    selectAddresses(tab.state(), kind).map(({ id, selected, street }) => `${id} ${street}${selected ? ' *' : ''}`);
  return { ...tab, list, address: () => tab.state().address };
}

describe('the lists', () => {
  test('[R3.005] the selected address and the addresses of single deliveries are taken from the account', async () => {
    const lists = {
      billing: [addressDto({ billingProfileId: '7' })],
      shipping: [addressDto({ addressId: '21' }), addressDto({ addressId: '22', street: 'Vikend 2' })],
    };
    const tab = await open({
      shop: { ...customerShop(), lists },
      answers: {
        widgetAccount: () => ({
          customer: null,
          isAuth: true,
          isLogged: true,
          isWaitingForConfirmation: false,
          addresses: {
            types: lists,
            selected: addressDto({ addressId: '22' }),
            deliveries: { 2: addressDto({ addressId: '30', street: 'Drugje 3' }) },
          },
        }),
      },
    });
    expect(tab.list('shipping')).toEqual(['21 Slovenska cesta 1', '22 Vikend 2 *']);
    expect([selectDeliveryAddress(tab.state(), '2')?.street, selectDeliveryAddress(tab.state(), '1')]).toEqual(['Drugje 3', null]);
  });

  test('[R3.006] [A069] the lists are loaded with the account, also when the address feature is loaded later', async () => {
    const tab = await open();
    expect(tab.list('billing')).toEqual(['7 Slovenska cesta 1 *', '-1 Firma 1']);
    expect(tab.list('shipping')).toEqual(['21 Slovenska cesta 1 *', '22 Vikend 2']);
    expect(tab.callsOf('widgetAccount')).toHaveLength(1);
  });

  test('the cart’s addresses are selected; an address only in the cart comes first (A028)', async () => {
    const cart = { primary: addressDto({ billingProfileId: '-1' }), shipping: addressDto({ addressId: 'cart', street: 'Gostova 3' }) };
    const tab = await open({ shop: { ...customerShop(), cart } });
    expect([selectChosenId(tab.state(), 'billing'), tab.list('shipping')[0]]).toEqual(['-1', 'cart Gostova 3 *']);
  });

  test('a guest has none, and nothing is requested', async () => {
    const tab = await open({ shop: {} });
    expect([tab.list('billing'), tab.callsOf('widgetAccount')]).toEqual([[], []]);
  });

  test('they are cleared when the session ends and when the customer changes', async () => {
    const tab = await open();
    tab.dispatch(accountActions.sessionEnded());
    expect(tab.list('billing')).toEqual([]);
  });
});

describe('selecting an address', () => {
  test('[R4.020] [R4.021] [R4.022] [R4.024] [R7.019] loading on, address submitted, cart loaded, then confirmed and selected', async () => {
    const seen: string[] = [];
    const tab = await open({
      answers: {
        setShippingAddress: ({ body: { data } }) => {
          seen.push(`${JSON.stringify(data)} ${tab.address().status} ${tab.list('shipping')[1]}`);
          return { addressChanged: false };
        },
      },
    });
    const before = tab.names().length;
    await tab.act(addressChosen({ kind: 'shipping', id: '22' }));
    expect(seen).toEqual(['{"addressId":"22"} pending 22 Vikend 2']);
    expect(tab.names().slice(before)).toEqual(['setShippingAddress', 'loadCart']);
    expect([tab.list('shipping')[1], tab.address().confirmed, tab.address().status]).toEqual(['22 Vikend 2 *', true, 'idle']);
  });

  test.each([
    ['shipping', true, ['RESET_WITHOUT_PUPS']],
    ['shipping', false, []],
    ['billing', true, []],
  ] as const)('[R4.023] [R7.018] [R7.020] a %s address that is changed: %s, resets %j', async (kind, addressChanged, resets) => {
    const tab = await open({ answers: { setShippingAddress: () => ({ addressChanged }), setBillingAddress: () => ({ addressChanged }) } });
    const reset = jest.spyOn(cartActions, 'cartReset');
    await tab.act(addressChosen({ kind, id: kind === 'shipping' ? '22' : '-1' }));
    expect(reset.mock.calls.map(([payload]) => payload.kind)).toEqual(resets);
  });

  test('[R3.010] -1 can be selected (A072)', async () => {
    const tab = await open();
    await tab.act(addressChosen({ kind: 'billing', id: '-1' }));
    expect(tab.callsOf('setBillingAddress').map(({ body }) => body)).toEqual([{ data: { billingProfileId: '-1' } }]);
    expect(tab.list('billing')).toEqual(['7 Slovenska cesta 1', '-1 Firma 1 *']);
  });

  test('during a call the last selection counts, and each call waits for the one before', async () => {
    const sent: string[] = [];
    const tab = await open({
      answers: {
        setShippingAddress: async ({ body: { data } }) => {
          sent.push(String(data.addressId));
          await new Promise((resolve) => setTimeout(resolve, 50));
          return { addressChanged: false };
        },
      },
    });
    for (const id of ['22', '21', '22', '21']) tab.dispatch(addressChosen({ kind: 'shipping', id }));
    await tab.advanceTimers(500);
    expect(sent).toEqual(['22', '21']);
    expect(selectChosenId(tab.state(), 'shipping')).toBe('21');
  });

  test('a refused address is not selected, and can be selected again', async () => {
    const error = new ApiError('rejected', 'setShippingAddress', { messages: ['Tja ne dostavljamo.'] });
    const tab = await open({ answers: { setShippingAddress: () => error } });
    await tab.act(addressChosen({ kind: 'shipping', id: '22' }));
    expect([selectChosenId(tab.state(), 'shipping'), tab.address().status, tab.flashes()]).toEqual([
      '21',
      'failed',
      ['Tja ne dostavljamo. (form)'],
    ]);
  });

  test.each([
    ['malformed', new InvalidResponse({ ok: 1 }), 'unknown_error (form)'],
    ['timeout', new ApiError('timeout', 'setShippingAddress'), 'err_request_timeout (cart)'],
    ['network', new ApiError('network', 'setShippingAddress'), 'unknown_error (form)'],
    ['503', new ApiError('http', 'setShippingAddress', { status: 503 }), 'unknown_error (form)'],
    ['401', new ApiError('http', 'setShippingAddress', { status: 401 }), 'unknown_error (form)'],
  ])('%s: an error is shown, and loading ends', async (_kind, answer, flash) => {
    const tab = await open({ answers: { setShippingAddress: () => answer } });
    await tab.act(addressChosen({ kind: 'shipping', id: '22' }));
    expect([tab.address().status, tab.flashes().length]).toEqual(['failed', 1]);
    if (_kind !== '401') expect(tab.flashes()).toEqual([flash]);
    else expect([tab.state().account.isLogged, tab.flashes()]).toEqual([false, ['txt_cart_session_ended (cart)']]);
  });
});

describe('removing an address', () => {
  test('[R4.027] by id; the next one is selected and submitted (A073)', async () => {
    const tab = await open();
    await tab.act(addressRemoved({ kind: 'shipping', id: '21' }));
    expect(tab.list('shipping')).toEqual(['22 Vikend 2 *']);
    expect(tab.callsOf('setShippingAddress').map(({ body }) => body)).toEqual([{ data: { addressId: '22' } }]);
  });

  test('an address that is not selected is removed without a call, and does not come back with the account', async () => {
    const tab = await open();
    await tab.act(addressRemoved({ kind: 'shipping', id: '22' }));
    await tab.act(accountActions.reloadRequested());
    expect([tab.list('shipping'), tab.callsOf('setShippingAddress')]).toEqual([['21 Slovenska cesta 1 *'], []]);
  });
});

/** The message names the address: it may be one of several, possibly none of them visible. */
const corrected = (address: string): string => `Naslov smo popravili: ${address}. Preverite, ali je pravilen. (form)`;

describe('editing an address', () => {
  test('[R4.025] [R4.026] a new one has no id and comes first, selected', async () => {
    const tab = await open();
    tab.dispatch(editingChanged({ editing: { kind: 'shipping', id: null, isCompany: false, fields } }));
    await tab.act(addressSubmitted({ kind: 'shipping', id: null, isCompany: false, fields }));
    expect(tab.callsOf('setShippingAddress').map(({ body }) => body)).toEqual([
      { data: { firstname: 'Ana', lastname: 'Novak', street: 'Nova 1', city: 'Ptuj', zip: '2250', country: 'SI', phone: fields.phone } },
    ]);
    expect(tab.list('shipping')).toEqual(['102 Nova 1 *', '21 Slovenska cesta 1', '22 Vikend 2']);
    expect(tab.address().editing).toBeNull();
  });

  test('[R4.028] an edited one keeps its position; corrections of the shop are shown', async () => {
    const address = addressDto({ addressId: '22', street: 'Nova ulica 1', city: 'Ptuj', zip: '2250' });
    const tab = await open({ answers: { setShippingAddress: () => ({ addressChanged: true, address }) } });
    tab.dispatch(editingChanged({ editing: { kind: 'shipping', id: '22', isCompany: false, fields } }));
    await tab.act(addressSubmitted({ kind: 'shipping', id: '22', isCompany: false, fields }));
    expect(tab.list('shipping')).toEqual(['21 Slovenska cesta 1', '22 Nova ulica 1 *']);
    expect(tab.flashes()).toEqual([corrected('Ana Novak, Nova ulica 1, 2250 Ptuj')]);
  });

  test('a response without the address: the list is requested', async () => {
    const tab = await open({ answers: { setShippingAddress: () => ({ addressChanged: true }) } });
    tab.dispatch(editingChanged({ editing: { kind: 'shipping', id: null, isCompany: false, fields } }));
    await tab.act(addressSubmitted({ kind: 'shipping', id: null, isCompany: false, fields }));
    expect([tab.address().editing, tab.callsOf('widgetAccount').length]).toEqual([null, 2]);
  });

  test('[R5.45] a refused one stays open, with its errors at the fields (A050)', async () => {
    const error = new ApiError('http', 'setShippingAddress', {
      status: 422,
      messages: ['Ni prava.'],
      body: { errors: { zip: 'Ni prava.' } },
    });
    const tab = await open({ answers: { setShippingAddress: () => error } });
    const editing = { kind: 'shipping' as const, id: null, isCompany: false, fields };
    tab.dispatch(editingChanged({ editing }));
    await tab.act(addressSubmitted(editing));
    expect([tab.address().problems, tab.address().editing, tab.flashes()]).toEqual([
      [{ field: 'shipping.zip', message: 'Ni prava.' }],
      editing,
      ['Ni prava. (form)'],
    ]);
  });
});

describe('the whole step', () => {
  test('[R4.018] [R7.014] a guest: the data are submitted, then confirmed; the cart comes with the step (A031, A048)', async () => {
    const tab = await open({ shop: {} });
    const before = tab.names().length;
    await tab.act(customerSubmitted({ form, password: () => '' }));
    expect(tab.names().slice(before)).toEqual(['updateCustomer', 'nextStep', 'loadPurchase']);
    expect([tab.state().account.isWaitingForConfirmation, tab.state().account.isLogged]).toEqual([true, false]);
    expect(tab.state().checkout.step).toBe('shipping');
    expect(tab.flashes()).toEqual([]); // the shop has corrected nothing
    // the next page of the tab has it
    expect(tab.page.storage.session.get('vitrina.snapshot')).toContain('"isWaitingForConfirmation":true');
  });

  test.each([
    ['one address for both', true],
    ['two addresses', false],
  ])('[R4.028] corrections of the shop are shown once, and are in the form: %s', async (_name, isSame) => {
    const kept = addressDto({ street: 'Nova ulica 1', city: 'Ptuj', zip: '2250', billingProfileId: 'cart', addressId: 'cart' });
    const cart = { ...cartDto(), addresses: { primary: kept, shipping: kept } };
    const tab = await open({ shop: {}, answers: { loadPurchase: () => cart, loadCart: () => cart } });
    const written = { ...form, isSame, shipping: { ...fields, phone: form.shipping.phone } };
    tab.dispatch(draftChanged({ draft: written }));
    await tab.act(customerSubmitted({ form: written, password: () => '' }));
    expect(tab.flashes()).toEqual([corrected('Ana Novak, Nova ulica 1, 2250 Ptuj')]);
    const put = { ...fields, street: 'Nova ulica 1' };
    expect(tab.address().draft).toEqual({
      ...written,
      billing: put,
      shipping: isSame ? written.shipping : { ...put, phone: written.shipping.phone },
    });
    await tab.advanceTimers(6000);
    await tab.act(checkoutActions.stepReloadRequested());
    expect(tab.flashes()).toEqual([]);
  });

  test('[R8.03] an old refusal clears on the next submit, also where another field is refused then', async () => {
    const words = ['Poštne številke ni.', 'Telefona ni.'];
    const tab = await open({
      shop: {},
      answers: { updateCustomer: () => new ApiError('rejected', 'updateCustomer', { messages: words.splice(0, 1) }) },
    });
    await tab.act(customerSubmitted({ form, password: () => '' }));
    expect(tab.flashes()).toEqual(['Poštne številke ni. (form)']);
    await tab.act(customerSubmitted({ form, password: () => '' }));
    expect(tab.flashes()).toEqual(['Telefona ni. (form)']);
  });

  test('a guest whose session has ended and whose cart is refused gets the new cart, and the input is kept', async () => {
    let isOver = false;
    const none = { ...cartDto([]), cartId: '990', exists: false };
    const tab = await open({
      shop: {},
      answers: {
        updateCustomer() {
          isOver = true;
          return new ApiError('http', 'updateCustomer', { status: 403, messages: ['Ta košarica ne pripada vam.'] });
        },
        widgetCart: () => (isOver ? none : cartDto()),
        loadCart: () => (isOver ? none : cartDto()),
      },
    });
    tab.dispatch(draftChanged({ draft: form }));
    await tab.act(customerSubmitted({ form, password: () => '' }), 1000);
    expect(tab.flashes()).toEqual(['Ta košarica ne pripada vam. (form)']);
    expect([selectCartId(tab.state()), tab.state().checkout.step, tab.address().draft]).toEqual(['990', 'preview', form]);
  });

  test.each([
    ['gone', { exists: false }],
    ['empty', {}],
  ])('a cart that another tab has left %s leads back to the basket', async (_how, more) => {
    const answers = { widgetCart: () => ({ ...cartDto([]), ...more }), loadCart: () => cartDto() };
    const tab = await open({ shop: {}, answers });
    tab.dispatch(draftChanged({ draft: form }));
    await tab.act(cartActions.refreshRequested(), 1000);
    expect([tab.state().checkout.step, tab.address().draft]).toEqual(['preview', form]);
  });

  test('a cart without addresses changes none, and the next one is awaited', async () => {
    const { addresses: _none, ...without } = cartDto();
    const cart = { ...cartDto(), addresses: { primary: addressDto({ billingProfileId: 'cart', street: 'Nova ulica 1' }), shipping: null } };
    const tab = await open({ shop: {}, answers: { loadPurchase: () => without as typeof cart, loadCart: () => cart } });
    await tab.act(customerSubmitted({ form, password: () => '' }));
    expect(tab.flashes()).toEqual([]);
    await tab.act(checkoutActions.stepReloadRequested());
    expect(tab.flashes()).toEqual([corrected('Ana Novak, Nova ulica 1, 1000 Ljubljana')]);
  });

  test('[R2.65] [R7.014] creating an account: registered after the data are stored, then logged in', async () => {
    const tab = await open({ shop: {} });
    await tab.act(customerSubmitted({ form: { ...form, wantsAccount: true }, password: () => 'dolgo geslo' }), 300);
    expect(tab.names().filter((name) => ['updateCustomer', 'register', 'nextStep'].includes(name))).toEqual([
      'updateCustomer',
      'register',
      'nextStep',
    ]);
    expect(tab.callsOf('register')[0]?.body).toMatchObject({ data: { email: 'ana@example.com', password: 'dolgo geslo' } });
    expect([tab.state().account.isLogged, tab.state().checkout.step]).toEqual([true, 'shipping']);
    expect(JSON.stringify(tab.state())).not.toContain('dolgo geslo');
  });

  test('a refused registration keeps the guest on the step, and the next attempt repeats both', async () => {
    let isTaken = true;
    const taken = () => new ApiError('http', 'register', { status: 422, messages: ['Zaseden.'], body: { errors: { email: 'Zaseden.' } } });
    const known = { customer: null, isAuth: true, isLogged: true, isWaitingForConfirmation: false };
    const tab = await open({ shop: {}, answers: { register: () => (isTaken ? taken() : known) } });
    await tab.act(customerSubmitted({ form: { ...form, wantsAccount: true }, password: () => 'dolgo geslo' }));
    expect([tab.state().checkout.step, tab.address().problems]).toEqual(['customer', [{ field: 'email', message: 'Zaseden.' }]]);
    isTaken = false;
    await tab.act(customerSubmitted({ form, password: () => '' }));
    expect(tab.state().checkout.step).toBe('shipping');
  });

  test('an account created without a response: the shopper is signed in with the typed password', async () => {
    const lost = new ApiError('network', 'register');
    const known = { customer: null, isAuth: true, isLogged: true, isWaitingForConfirmation: false };
    const tab = await open({ shop: {}, answers: { register: () => lost, login: () => known } });
    await tab.act(customerSubmitted({ form: { ...form, wantsAccount: true }, password: () => 'dolgo geslo' }), 300);
    expect(tab.callsOf('login')[0]?.body).toEqual({ username: 'ana@example.com', password: 'dolgo geslo', isCheckout: 1, isWidget: 0 });
    expect([tab.state().account.isLogged, tab.state().checkout.step]).toEqual([true, 'shipping']);
  });

  test('an account that was not created: the sign-in fails, and the first failure is shown', async () => {
    const lost = new ApiError('http', 'register', { status: 502 });
    const refused = new ApiError('http', 'login', { status: 401, messages: ['Napačno geslo.'] });
    const tab = await open({ shop: {}, answers: { register: () => lost, login: () => refused } });
    await tab.act(customerSubmitted({ form: { ...form, wantsAccount: true }, password: () => 'dolgo geslo' }), 300);
    expect(tab.state().flash.messages.map(({ message }) => message)).toEqual(['unknown_error']);
    expect([tab.state().account.isLogged, tab.state().checkout.step]).toEqual([false, 'customer']);
  });

  test('[R4.022] a customer without addresses: each is set, the cart is loaded once, then the next step', async () => {
    const tab = await open({ shop: { isLogged: true } });
    const before = tab.names().length;
    await tab.act(customerSubmitted({ form, password: () => '' }), 300);
    expect(tab.names().slice(before)).toEqual(BOTH_AND_ON);
    expect(tab.callsOf('setShippingAddress')[0]?.body).toMatchObject({
      data: { street: 'Nova 1', phone: { prefix: '+386', number: '31222333' } },
    });
    expect(tab.state().checkout.step).toBe('shipping');
  });

  test('[R4.022] [R4.024] a refused shipping address leaves the billing address set, confirmed and in the cart', async () => {
    const refused = () => new ApiError('rejected', 'setShippingAddress', { body: { error: 'Ne gre.' }, messages: ['Ne gre.'] });
    const tab = await open({ shop: { isLogged: true }, answers: { setShippingAddress: refused } });
    const before = tab.names().length;
    await tab.act(customerSubmitted({ form, password: () => '' }), 300);
    expect(tab.names().slice(before)).toEqual(['setBillingAddress', 'setShippingAddress', 'loadCart']);
    expect([tab.list('billing'), tab.list('shipping')]).toEqual([['100 Nova 1 *'], []]);
    expect([tab.flashes(), tab.state().checkout.step]).toEqual([['Ne gre. (form)'], 'customer']);
  });

  test.each([
    ['error', { error: 'Napaka.' }, ['Napaka.'], ['Napaka. (form)'], []],
    ['errors as list', { errors: ['Prva.', 'Druga.'] }, ['Prva.', 'Druga.'], ['Prva. (form)', 'Druga. (form)'], []],
    ['errors as text', { errors: 'Napaka.' }, ['Napaka.'], ['Napaka. (form)'], []],
    [
      'errors as map',
      { errors: { 'billing.zip': 'Kratka.', x: 'Tuja.' } },
      ['Kratka.', 'Tuja.'],
      ['Kratka. (form)', 'Tuja. (form)'],
      ['billing.zip'],
    ],
    ['both', { error: 'Prva.', errors: { email: 'Druga.' } }, ['Prva.', 'Druga.'], ['Prva. (form)', 'Druga. (form)'], ['email']],
    ['neither', {}, [], ['unknown_error (form)'], []],
  ])(
    '[R5.45] [R7.015] [R8.02] [R8.03] %s: flashes of the form, and errors at the named fields (A050)',
    async (_what, body, messages, flashes, named) => {
      const tab = await open({
        shop: {},
        answers: { updateCustomer: () => new ApiError('rejected', 'updateCustomer', { body, messages }) },
      });
      await tab.act(customerSubmitted({ form, password: () => '' }));
      expect([tab.flashes(), tab.address().problems.map(({ field }) => field)]).toEqual([flashes, named]);
      expect([tab.address().status, tab.state().checkout.step]).toEqual(['failed', 'customer']);
    },
  );

  test('a second press during the submit is ignored', async () => {
    const tab = await open({ shop: {} });
    tab.dispatch(customerSubmitted({ form, password: () => '' }));
    tab.dispatch(customerSubmitted({ form, password: () => '' }));
    await tab.advanceTimers();
    expect(tab.callsOf('updateCustomer')).toHaveLength(1);
  });
});

describe('continuing with the lists', () => {
  test('[R4.022] a selected address that the cart does not have is submitted first, and the cart loaded once', async () => {
    const tab = await open();
    const before = tab.names().length;
    await tab.act(continueClicked(), 300);
    expect(tab.names().slice(before)).toEqual(BOTH_AND_ON);
    expect(tab.state().checkout.step).toBe('shipping');
  });

  test.each(['billing', 'shipping'] as const)('without a %s address it stays, and shows which one is missing', async (kind) => {
    const { lists } = customerShop();
    const tab = await open({ shop: { isLogged: true, lists: { ...lists, [kind]: [] } } });
    await tab.act(continueClicked(), 300);
    expect([tab.flashes(), tab.state().checkout.step]).toEqual([[`txt_address_missing_${kind} (form)`], 'customer']);
    expect([...tab.callsOf('setBillingAddress'), ...tab.callsOf('setShippingAddress')]).toEqual([]);
  });

  test.each(['billing', 'shipping'] as const)('with %s addresses of which none is selected, too', async (kind) => {
    const { lists } = customerShop();
    const unselected = lists[kind].map((entry) => ({ ...entry, selected: false }));
    const tab = await open({ shop: { isLogged: true, lists: { ...lists, [kind]: unselected } } });
    await tab.act(continueClicked(), 300);
    expect([tab.flashes(), tab.state().checkout.step]).toEqual([[`txt_address_choose_${kind} (form)`], 'customer']);
  });
});

describe('the draft', () => {
  const kept = (tab: Awaited<ReturnType<typeof open>>) => tab.page.storage.session.get(CUSTOMER_DRAFT_KEY);

  test('input is stored in the tab at once and restored after a reload', async () => {
    const tab = await open({ shop: {} });
    tab.dispatch(draftChanged({ draft: form }));
    const again = await open({ shop: {}, page: { session: { [CUSTOMER_DRAFT_KEY]: kept(tab) ?? '' } } });
    expect(again.address().draft).toEqual(form);
  });

  test('(session-expiry) it survives the session, the login and the logout in another tab; the order clears it', async () => {
    const tab = await open({ shop: {} });
    tab.dispatch(draftChanged({ draft: form }));
    tab.dispatch(accountActions.sessionEnded());
    tab.dispatch(accountActions.loggedIn());
    await tab.advanceTimers();
    tab.dispatch(accountActions.loggedOut({ isFromOtherTab: true }));
    await tab.advanceTimers();
    expect(kept(tab)).toContain('ana@example.com');
    tab.dispatch(checkoutActions.orderPlaced({ purchase: PURCHASE, isLeaving: true }));
    expect([kept(tab), tab.address().draft]).toEqual([null, null]);
  });
});
