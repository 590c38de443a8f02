import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiInput, ApiOutput } from '../../../src/api/api';
import { cartSummaryActions } from '../../../src/features/cartSummary';
import { checkoutActions } from '../../../src/features/checkout';
import { loginFeature } from '../../../src/features/login';
import { checkoutFeatures } from '../../../widgets/checkout/checkoutFeatures';
import { cartDto } from './cartDtos';
import type { FakeAnswers } from './fakeApi';
import { createTestStore } from './createTestStore';
import type { StoreOptions } from './createTestStore';

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

/** An in-memory shop that stores what is submitted. */
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
    nextStep: ({ body: { step } }) => ({ step: step === 'preview' ? 'customer' : 'shipping', status: { status: 'ok', flashMessages: [] } }),
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
    geoSuggestions: () => ({ suggestions: [] }),
    ...more,
  };
  return { shop, answers };
}

export interface CustomerTabOptions extends StoreOptions {
  shop?: Partial<CustomerShop>;
  /** The page has a cart button, which mounted before the checkout. */
  isButtonShown?: boolean;
}

/** A tab at the customer step, without its view. Needs jest's fake timers. */
export async function customerTab({
  shop: given = {},
  answers: more = {},
  page = {},
  config = {},
  isButtonShown = false,
  isCartThere = true,
}: CustomerTabOptions = {}) {
  const { shop, answers } = customerAnswers(given, more);
  const tab = createTestStore({
    page: { href: 'https://www.shop.si/kosarica/1', ...page },
    config: { ...(shop.isLogged ? { customer: { id: '1', firstname: 'Ana', lastname: 'Novak' } } : {}), ...config },
    answers,
    isCartThere,
  });
  if (isButtonShown) tab.dispatch(cartSummaryActions.viewMounted({ isInCheckout: true }));
  [...checkoutFeatures, loginFeature].forEach(tab.injectFeature);
  const advanceTimers = (ms = 100) => jest.advanceTimersByTimeAsync(ms);
  tab.dispatch(checkoutActions.viewMounted());
  await advanceTimers();
  return {
    ...tab,
    shop,
    advanceTimers,
    names: () => tab.api.calls.map(({ operationId }) => operationId),
    flashes: () => tab.state().flash.messages.map(({ message, cat }) => `${message} (${cat})`),
    async act(action: UnknownAction, ms = 100) {
      tab.dispatch(action);
      await advanceTimers(ms);
    },
  };
}
