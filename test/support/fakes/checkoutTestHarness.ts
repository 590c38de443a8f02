import { cartActions } from '../../../src/features/cart';
import {
  checkoutActions,
  checkoutSaga,
  checkoutSlice,
  selectCheckoutStatus,
  selectOrder,
  selectStep,
} from '../../../src/features/checkout';
import { cartDto } from './cartDtos';
import type { FakeAnswers } from './fakeApi';
import type { FakePageOverrides } from './fakePage';
import { createTestStore } from './createTestStore';

const ADDRESS = { firstname: 'Ana', lastname: 'Novak', street: 'Slovenska 1', city: 'Ljubljana', zip: '1000', country: 'SI' };

export interface CheckoutTabOptions {
  page?: FakePageOverrides;
  /** The shop's data of the shopper. */
  hasAddresses?: boolean;
  isEmpty?: boolean;
  isLogged?: boolean;
  answers?: FakeAnswers;
  /** Operations in this set get no response. */
  unanswered?: ReadonlySet<string>;
}

/** A tab on the cart's pages, and an in-memory shop that makes one order of one cart, regardless of the key. */
export function checkoutTestHarness({
  page = {},
  hasAddresses = false,
  isEmpty = false,
  isLogged = false,
  answers = {},
  unanswered = new Set(),
}: CheckoutTabOptions = {}) {
  const shop = { hasAddresses, orders: [] as string[], keys: [] as (string | undefined)[] };
  const cart = () => ({
    ...cartDto(isEmpty || shop.orders.length > 0 ? [] : undefined),
    addresses: { primary: shop.hasAddresses ? ADDRESS : null, shipping: shop.hasAddresses ? ADDRESS : null },
  });
  const purchase = () => ({
    purchaseId: '77',
    purchase: {
      orderId: '20260001',
      items: [{ title: 'Grelnik vode', count: 1, price: 10 }],
      total: { vat: 12.2, total: 10 },
      deliveries: [{ deliveryId: '1', price: 0 }],
    },
    confirmationUrl: '/potrditev/20260001',
  });
  /** The order arrives at the shop. */
  const arrive = (key: string | undefined): void => {
    shop.keys.push(key);
    if (shop.orders.length === 0) shop.orders.push(key ?? '');
  };
  const given: FakeAnswers = {
    widgetCart: cart,
    widgetAccount: () => ({ customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: false }),
    loadCart: cart,
    checkStep: () => ({
      cart: { exists: !isEmpty && shop.orders.length === 0, items: isEmpty ? 0 : 1 },
      customer: { address: cart().addresses },
    }),
    nextStep({ body: { step, idempotencyKey } }) {
      if (idempotencyKey !== undefined) arrive(idempotencyKey);
      const next = { preview: 'customer', customer: 'shipping', shipping: 'confirmation', confirmation: 'confirmation' } as const;
      return { step: next[step], status: { status: 'ok', flashMessages: [] } };
    },
    loadPurchase: () => (shop.orders.length > 0 ? purchase() : cart()),
    ...answers,
  };
  const held: FakeAnswers = Object.fromEntries(
    Object.entries(given).map(([operation, answer]) => [
      operation,
      (input: never) => (unanswered.has(operation) ? new Promise<never>(() => undefined) : (answer as (input: never) => unknown)(input)),
    ]),
  );
  const tab = createTestStore({
    page: { href: 'https://www.shop.si/kosarica', ...page },
    config: isLogged ? { customer: { id: '1', firstname: 'Ana', lastname: 'Novak' } } : {},
    answers: held,
  });
  tab.injectFeature({ slice: checkoutSlice, saga: checkoutSaga });
  tab.dispatch(cartActions.viewMounted());

  const state = () => tab.store.getState() as Parameters<typeof selectStep>[0];
  const advanceTimers = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return {
    ...tab,
    shop,
    arrive,
    addresses: () => cart().addresses,
    purchase,
    advanceTimers,
    step: () => selectStep(state()),
    status: () => selectCheckoutStatus(state()),
    order: () => selectOrder(state()),
    flashes: () => tab.state().flash.messages.map(({ message, type, cat }) => `${message} ${type} ${cat}`),
    path: () => new URL(tab.page.location.href()).pathname,
    /** Mounts the checkout. */
    async open() {
      tab.dispatch(checkoutActions.viewMounted());
      await advanceTimers(50);
    },
    async goTo(step: Parameters<typeof checkoutActions.stepRequested>[0]['step']) {
      tab.dispatch(checkoutActions.stepRequested({ step }));
      await advanceTimers(50);
    },
    async press(ms = 50) {
      tab.dispatch(checkoutActions.orderRequested());
      await advanceTimers(ms);
    },
  };
}
