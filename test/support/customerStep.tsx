import { act, fireEvent } from '@testing-library/react';
import { cartDto } from './cartDtos';
import type { ApiInput, ApiOutput } from '../../src/api/api';
import type { FakeAnswers } from './fakeApi';
import { renderWidget } from './renderWidget';
import type { RenderOptions } from './renderWidget';

type AddressDto = NonNullable<NonNullable<ApiOutput<'setBillingAddress'>>['address']>;
export type AddressData = ApiInput<'setBillingAddress'>['body']['data'];

/** An address as a shop sends it. */
export const addressDto = (overrides: Partial<AddressDto> = {}): AddressDto => ({
  selected: false,
  firstname: 'Ana',
  lastname: 'Novak',
  street: 'Slovenska cesta 1',
  city: 'Ljubljana',
  zip: '1000',
  country: 'SI',
  ...overrides,
});

export interface CustomerShop {
  isLogged: boolean;
  isWaiting: boolean;
  lists: { billing: AddressDto[]; shipping: AddressDto[] };
  cart: { primary: AddressDto | null; shipping: AddressDto | null };
}

/** A shop in memory that keeps what it is told. */
export function customerAnswers(given: Partial<CustomerShop> = {}, more: FakeAnswers = {}) {
  const shop: CustomerShop = {
    isLogged: false,
    isWaiting: false,
    lists: { billing: [], shipping: [] },
    cart: { primary: null, shipping: null },
    ...given,
  };
  const cart = () => ({ ...cartDto(), addresses: { ...shop.cart } });
  const who = () => ({
    customer: shop.isLogged ? { id: '1', firstname: 'Ana', lastname: 'Novak', vipType: 'regular' } : null,
    isAuth: shop.isLogged,
    isLogged: shop.isLogged,
    isWaitingForConfirmation: shop.isWaiting,
  });
  const keep = (kind: 'billing' | 'shipping', data: AddressData) => {
    const name = kind === 'billing' ? 'billingProfileId' : 'addressId';
    const known = shop.lists[kind].find((one) => String(one[name]) === String(data[name]));
    const { billingProfileId: _one, addressId: _other, ...fields } = data;
    const address: AddressDto = {
      ...known,
      ...(fields as Partial<AddressDto>),
      [name]: data[name] ?? String(100 + shop.lists[kind].length),
    };
    shop.lists[kind] =
      known === undefined ? [address, ...shop.lists[kind]] : shop.lists[kind].map((one) => (one === known ? address : one));
    shop.cart[kind === 'billing' ? 'primary' : 'shipping'] = address;
    return { addressChanged: false, address };
  };
  const answers: FakeAnswers = {
    widgetCart: cart,
    loadCart: cart,
    loadPurchase: cart,
    checkStep: () => ({ cart: { exists: true, items: 1 }, customer: { address: { ...shop.cart } } }),
    nextStep: ({ body: { step } }) => ({ step, status: { status: true, flashMessages: [] } }),
    widgetAccount: () => ({ ...who(), addresses: { types: shop.lists } }),
    updateCustomer({ body: { data } }) {
      keep('billing', data.billing ?? {});
      keep('shipping', data.shipping ?? {});
      shop.isWaiting = true;
      return who();
    },
    register() {
      shop.isLogged = true;
      shop.isWaiting = false;
      return who();
    },
    login() {
      shop.isLogged = true;
      return who();
    },
    setBillingAddress: ({ body: { data } }) => keep('billing', data),
    setShippingAddress: ({ body: { data } }) => keep('shipping', data),
    ...more,
  };
  return { shop, answers };
}

export interface CustomerStepOptions extends Omit<RenderOptions, 'answers'> {
  shop?: Partial<CustomerShop>;
  answers?: FakeAnswers;
}

/** The checkout at its customer step, as a page of its own. Under jest's fake timers. */
export async function renderCustomerStep({
  shop: given = {},
  answers: more = {},
  page = {},
  config = {},
  ...options
}: CustomerStepOptions = {}) {
  const { shop, answers } = customerAnswers(given, more);
  const rendered = await renderWidget('checkout', {
    attributes: { mode: 'page' },
    page: { href: 'https://www.shop.si/kosarica/1', ...page },
    config: { ...(shop.isLogged ? { customer: { id: '1', firstname: 'Ana', lastname: 'Novak' } } : {}), ...config },
    answers,
    ...options,
  });
  await rendered.pass(50); // the step's code and its data
  await rendered.pass(50);
  const field = (label: string) => {
    const input = rendered.view.getAllByLabelText(new RegExp(`^${label}( \\*)?$`))[0];
    if (!(input instanceof HTMLInputElement)) throw new Error(`${label} is no input`);
    return input;
  };
  return {
    ...rendered,
    shop,
    callsOf: (...operations: string[]) => rendered.api.calls.filter(({ operationId }) => operations.includes(operationId)),
    flashes: () => rendered.state().flash.messages.map(({ message, cat }) => `${message} (${cat})`),
    step: () => rendered.state().checkout.step,
    /** The field of a label; its star is not part of the name. */
    field,
    /** What a shopper does with a field: it is written and left. Under a shadow root, where user-event sees no focus. */
    write(label: string, value: string) {
      const input = field(label);
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    },
    focused: () => rendered.shadow.activeElement,
    press: async (name: string | RegExp) => {
      await act(async () => rendered.view.getByRole('button', { name }).click());
      await rendered.pass(100);
    },
  };
}

export type RenderedStep = Awaited<ReturnType<typeof renderCustomerStep>>;

/** Writes a guest's data, by their labels in Slovenian. */
export function fillIn(step: RenderedStep, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    'E-naslov': 'ana@example.com',
    Ime: 'Ana',
    Priimek: 'Novak',
    'Ulica in hišna številka': 'Slovenska cesta 1',
    'Poštna številka': '1000',
    Kraj: 'Ljubljana',
    Telefon: '040 123 456',
    ...data,
  };
  return act(async () => {
    for (const [label, value] of Object.entries(values)) step.write(label, value);
  });
}
