import { expect } from '@jest/globals';
import { createCartClient, type CartClient, type WireCart } from './cartClient';

export interface WireMethod {
  available: boolean;
  selected: boolean;
  lowestPrice: number;
  earliestDate: { from: string; to: string } | null;
  availablePupTransports: { id: string; icon: string }[];
  branch: { id: string } | null;
  timeWindows?: { id: string; from: string; to: string; available: boolean; remaining?: number; surcharge?: number }[];
  timeWindowId?: string | null;
  timeWindowHeldUntil?: string | null;
  timeWindowRequired?: boolean;
  price?: number;
}

export interface WireBranch {
  id: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  lat: number;
  lng: number;
  transportId: string;
  typeId: string;
  available: boolean;
  price: number | null;
  openingHours?: string | null;
  capacity?: number;
  cashAndCarry?: boolean;
}

export interface WireBranches {
  branches: WireBranch[];
  transports: { id: string; totalAvailableBranches: number; types: { id: string; name: string; icon: string | null }[] }[];
}

export interface WireDelivery {
  deliveryId: string;
  deliveredBy: string;
  isMarketplace: boolean;
  isDigital: boolean;
  cartItemsIds: string[];
  marketplaceFreeDeliveryRemains: number | null;
  deliveryMethods: Record<string, WireMethod>;
  payments: { externalId: string; paymentLimitation: string }[];
  insurance?: { selected: boolean; price: number };
}

export interface WireBillingMethod {
  id: string;
  code: string;
  title: string;
  description: string | null;
  price: number;
  selected: boolean;
  invalid: boolean;
  disabled: boolean;
  childPayments: Record<string, WireBillingMethod>;
}

export type WireAddress = Record<string, unknown> & { billingProfileId?: number | string; addressId?: number | string; selected: boolean };

export interface WireCheckout extends WireCart {
  deliveries: WireDelivery[];
  selectedPayment: { billingMethodId: string } | null;
  billingMethods: Record<string, WireBillingMethod>;
  addresses: { primary: WireAddress | null; shipping: WireAddress | null };
  isVipDelivery: boolean;
}

export interface WireNextStep {
  step?: string;
  status: { status: string; message?: string; flashMessages: { message: string; type: string; cat: string }[]; link: string | null };
}

export interface WirePurchase {
  purchaseId: string;
  purchase: {
    orderId: string;
    items: { title: string; count: number; price: number; variantId: string | null; marketplacePartnerId: number | null }[];
    total: { vat: number };
    deliveries: {
      deliveryId: string;
      price: number;
      deliveryMethodName: string | null;
      earliestDate: object | null;
      timeWindow?: { from: string; to: string } | null;
    }[];
    payment: {
      code: string;
      state: string;
      isAcknowledged: boolean;
      transfer: { recipient: string; iban: string; amount: number; reference: string; dueDate: string } | null;
    };
  };
  confirmationUrl: string;
}

/** The input of a guest of each country in the customer step. */
export const CONTACTS = {
  SI: { prefix: '', zip: '1000', city: 'Ljubljana', phone: { prefix: '+386', number: '40123456' } },
  CZ: { prefix: '/cz', zip: '110 00', city: 'Praha 1', phone: { prefix: '+420', number: '601123456' } },
  SK: { prefix: '/sk', zip: '811 01', city: 'Bratislava', phone: { prefix: '+421', number: '912123456' } },
  PL: { prefix: '/pl', zip: '00-001', city: 'Warszawa', phone: { prefix: '+48', number: '512345678' } },
  HU: { prefix: '/hu', zip: '1051', city: 'Budapest', phone: { prefix: '+36', number: '201234567' } },
  HR: { prefix: '/hr', zip: '10000', city: 'Zagreb', phone: { prefix: '+385', number: '911234567' } },
} as const;
export type CheckoutCountry = keyof typeof CONTACTS;

export interface CheckoutClient extends CartClient {
  /** The path of an endpoint in the visitor's country. */
  checkout(): Promise<WireCheckout>;
  /** A request that must succeed. */
  ask<Answer = WireCheckout>(method: string, path: string, body?: object): Promise<Answer>;
  fillIn(changes?: object): Promise<void>;
  /** The first method of each delivery (or the given one where offered), and a payment. */
  choose(paymentCode?: string, methodName?: string): Promise<WireCheckout>;
  order(idempotencyKey: string, changes?: object): Promise<WireNextStep>;
  purchase(cartId?: string | null): Promise<WirePurchase>;
  /** The visit's orders in the database. */
  orders(): Promise<{ number: string; cartId: string; total: number; payment: { code: string; state: string } }[]>;
}

const API = '/api/v2/cart.cart-api';

/** A visitor who orders, in any country. */
export async function createCheckoutClient(
  shopUrl: string,
  scenario = 'filled-cart',
  country: CheckoutCountry = 'SI',
): Promise<CheckoutClient> {
  const visitor = await createCartClient(shopUrl);
  const { prefix, zip, city, phone } = CONTACTS[country];
  await visitor.get(`${prefix}/?scenario=${scenario}`);
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await visitor.call(method, prefix + path, body);
    const read: unknown = await answer.json();
    expect([path, answer.status, answer.status === 200 ? null : read]).toEqual([path, 200, null]);
    return read as Answer;
  };
  const checkout = () => ask<WireCheckout>('GET', `${API}/load-cart`);
  return Object.assign(visitor, {
    orders: async () => (await (await visitor.get(`${prefix}/__demo/orders`)).json()).orders,
    ask,
    checkout,
    async fillIn(changes: object = {}) {
      const address = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna 1', zip, city, country };
      await ask('POST', '/api/cart-customer/update-customer', {
        data: { email: 'ana@vitrina.example', billing: address, shipping: { ...address, phone }, ...changes },
      });
    },
    async choose(paymentCode?: string, methodName = 'standardDelivery') {
      const { deliveries } = await checkout();
      for (const { deliveryId, deliveryMethods } of deliveries) {
        const names = Object.keys(deliveryMethods).filter((name) => deliveryMethods[name]?.available);
        const deliveryMethodName = names.includes(methodName) ? methodName : names[0];
        if (deliveryMethodName) await ask('POST', `${API}/select-delivery-method`, { deliveryId, deliveryMethodName, order: {} });
      }
      const { billingMethods } = await checkout();
      const methods = Object.values(billingMethods).flatMap((method) => {
        const children = Object.values(method.childPayments);
        return children.length > 0 ? children : [method];
      });
      const method = methods.find(({ code, invalid, disabled }) =>
        paymentCode === undefined ? !invalid && !disabled : code === paymentCode,
      );
      return ask<WireCheckout>('POST', `${API}/select-billing-method`, { billingMethodId: method?.id ?? '?', rememberCard: 0, newCard: 0 });
    },
    order: (idempotencyKey: string, changes: object = {}) =>
      ask<WireNextStep>('POST', '/api/v2/cart.cart-step/next-step', { step: 'confirmation', idempotencyKey, ...changes }),
    purchase: (cartId: string | null = null) =>
      ask<WirePurchase>('GET', `${API}/load-purchase${cartId === null ? '' : `?cartId=${cartId}`}`),
  });
}
