import { articleDto, cartDto } from './cartDtos';
import type { ArticleDto } from './cartDtos';
import { branchDto, deliveryDto, withSelected } from './checkoutDtos';
import type { CheckoutCartDto } from './checkoutDtos';
import { checkoutShop } from './checkoutShop';
import { addressDto, customerAnswers } from './customerShop';
import type { CustomerShop } from './customerShop';
import type { FakeAnswers } from './fakeApi';

const SERVICES: NonNullable<ArticleDto['bundles']> = [
  { id: 'w1', title: 'Garancija', type: 'warranty', active: false, actual_price: 5 },
  { id: 'i1', title: 'Zavarovanje', type: 'insurance', active: false, actual_price: 4 },
  { id: 'd1', title: 'Namestitev', type: 'digital', active: false, actual_price: 3 },
  { id: 'g1', title: 'Vračilo', type: 'return_guarantee', active: false, actual_price: 2 },
];

export const BRANCHES = [
  branchDto({ id: 'a', name: 'Pošta Center', lat: 46.051, lng: 14.505 }),
  branchDto({ id: 'b', name: 'Paketnik Vič', lat: 46.04, lng: 14.49 }),
];

export interface WholeShopOptions {
  isLogged?: boolean;
  /** The guest has filled the customer step. */
  hasAddresses?: boolean;
  /** The delivery of the customer's last order. */
  isKnownFromBefore?: boolean;
  checkout?: Partial<CheckoutCartDto>;
  answers?: FakeAnswers;
}

/** An in-memory shop with everything the checkout requests; it stores what is submitted. */
export function fakeCheckoutShop({
  isLogged = false,
  hasAddresses = isLogged,
  isKnownFromBefore = false,
  checkout = {},
  answers: more = {},
}: WholeShopOptions = {}) {
  const addresses = hasAddresses
    ? {
        primary: addressDto({ billingProfileId: '7', selected: true }),
        shipping: addressDto({ addressId: '21', selected: true, phone: { prefix: '+386', number: '40123456' } }),
      }
    : { primary: null, shipping: null };
  const lists: CustomerShop['lists'] = isLogged
    ? {
        billing: [{ ...addresses.primary }, addressDto({ billingProfileId: '8', street: 'Trg 2' })],
        shipping: [{ ...addresses.shipping }, addressDto({ addressId: '22', street: 'Trg 2' })],
      }
    : { billing: [], shipping: [] };
  const customer = customerAnswers({ isLogged, isWaiting: hasAddresses && !isLogged, cart: addresses, lists });
  const choices = checkoutShop(
    {
      deliveries: [{ ...deliveryDto(), insurance: { selected: false, price: 1.5 } }],
      selectedPayment: null,
      campaignBar: { id: '5', title: 'Zimska akcija' },
      availableDeliveryStrategies: [
        { id: 'together', title: 'Vse skupaj', selected: true, price: 0 },
        { id: 'apart', title: 'Vsak posebej', selected: false, price: 2 },
      ],
      isAllowedNewsletter: true,
      isAllowedHeureka: true,
      isAllowedProductReviews: true,
      ...checkout,
    },
    BRANCHES,
  );
  const shop = {
    lines: [articleDto({ count: 2, bundles: SERVICES }), articleDto({ cartItemId: '2', variantId: '101', title: 'Toaster' })],
    codes: [] as string[],
    orders: [] as string[],
    invoiceNote: '',
    orderNotes: {} as Record<string, unknown>,
    suggestions: [{ title: 'Celje', lat: 46.23, lng: 15.26 }],
  };
  const sum = () => cartDto(shop.lines);
  const cart = (): CheckoutCartDto => ({
    ...choices.cart(),
    ...sum(),
    cartId: String(550012 + shop.orders.length),
    deliveries: choices.cart().deliveries ?? [],
    selectedPayment: choices.cart().selectedPayment ?? null,
    addresses: { ...customer.shop.cart },
    discounts: {
      messages: [],
      codes: shop.codes.map((code) => ({ code, title: '10 %', value: 1 })),
      value: shop.codes.length,
      status: null,
    },
  });
  const purchase = () => ({
    purchaseId: '77',
    purchase: {
      orderId: '20260001',
      items: [{ title: 'Grelnik vode', count: 2, price: 10 }],
      total: { vat: 20, total: 16.39 },
      deliveries: [{ deliveryId: '1', price: 0 }],
    },
    confirmationUrl: '/potrditev/20260001',
  });
  const change = (changes: () => void) => () => {
    changes();
    return cart();
  };
  /** Selections change `choices`; the response is the whole cart. */
  const full = Object.fromEntries(
    Object.entries(choices.answers).map(([name, answer]) => [
      name,
      (input: never) => {
        const given = (answer as (one: never) => object)(input);
        return 'articles' in given ? cart() : given;
      },
    ]),
  ) as FakeAnswers;
  const service = (active: boolean) =>
    function switchService({ body }: { body: { id: string; bundleId?: string } }) {
      const bundleId = body.bundleId ?? 'g1';
      shop.lines = shop.lines.map((line) => ({
        ...line,
        bundles: line.bundles?.map((one) => (one.id === bundleId ? { ...one, active } : one)) ?? [],
      }));
      return cart();
    };
  const answers: FakeAnswers = {
    ...customer.answers,
    ...full,
    refreshCsrfToken: () => ({ csrfToken: 'fresh' }),
    facebookLogin: ({ body }) => customer.answers.login?.({ body: { username: body.userId, password: body.token } } as never) as never,
    widgetCart: cart,
    loadCart: cart,
    loadPurchase: () => (shop.orders.length > 0 ? purchase() : cart()),
    checkStep: () => ({
      cart: { exists: shop.lines.length > 0, items: shop.lines.length },
      customer: { address: { ...customer.shop.cart } },
    }),
    nextStep({ body: { step, idempotencyKey } }) {
      if (idempotencyKey !== undefined) {
        shop.orders = shop.orders.includes(idempotencyKey) ? shop.orders : [...shop.orders, idempotencyKey];
        shop.lines = [];
      }
      const next = { preview: 'customer', customer: 'shipping', shipping: 'confirmation', confirmation: 'confirmation' } as const;
      return { step: next[step], status: { status: 'ok', flashMessages: [] } };
    },
    cartChangeAmount({ body }) {
      shop.lines = shop.lines.map((line) => (line.cartItemId === String(body.id) ? { ...line, count: body.amount } : line));
      return cart();
    },
    cartDelete({ body }) {
      shop.lines = shop.lines.filter(({ cartItemId }) => !String(body.id).split(',').includes(cartItemId));
      return cart();
    },
    cartInsert: change(() => {
      shop.lines = [
        ...shop.lines.filter(({ cartItemId }) => cartItemId !== '2'),
        articleDto({ cartItemId: '2', variantId: '101', title: 'Toaster' }),
      ];
    }),
    cartAddWarranty: service(true),
    cartDeleteWarranty: service(false),
    cartAddInsurance: service(true),
    cartDeleteInsurance: service(false),
    cartAddDigital: service(true),
    cartDeleteDigital: service(false),
    cartAddGuarantee: service(true),
    cartDeleteGuarantee: service(false),
    addCertificate({ body }) {
      shop.codes = [...new Set([...shop.codes, body.code])];
      return cart();
    },
    removeCertificate({ body }) {
      shop.codes = shop.codes.filter((code) => code !== body.code);
      return cart();
    },
    migrateCouponsToAllegro: change(() => {
      shop.codes = [];
    }),
    setInvoiceNote({ body }) {
      shop.invoiceNote = body.invoiceNote;
      return { status: true };
    },
    orderConsents({ body }) {
      Object.assign(shop.orderNotes, body.consents);
      return { status: true };
    },
    orderConsentNotes({ body }) {
      Object.assign(shop.orderNotes, body.notes);
      return { status: true };
    },
    selectDeliveryInsurance({ body }) {
      choices.set({
        deliveries: (choices.cart().deliveries ?? []).map((one) => ({ ...one, insurance: { selected: body.selected, price: 1.5 } })),
      });
      return cart();
    },
    selectCampaign: change(() => void choices.set({ campaignBar: null })),
    deliveryStrategy({ body }) {
      const { availableDeliveryStrategies: all = [] } = choices.cart();
      const availableDeliveryStrategies = all.map((one) => ({ ...one, selected: one.id === body.strategy }));
      choices.set({ availableDeliveryStrategies });
      return { ...cart(), availableDeliveryStrategies } as never;
    },
    customerHistory: () => ({ customerHistory: isKnownFromBefore ? { 1: { deliveryMethodName: 'standardDelivery', branch: null } } : {} }),
    checkDeliveryMethod: () => ({ available: true }),
    geoSuggestions: () => ({ suggestions: shop.suggestions }),
    ...more,
  };
  return {
    shop,
    customer: customer.shop,
    answers,
    cart,
    choose: (method: string, payment: string | null = null) =>
      choices.set({
        deliveries: (choices.cart().deliveries ?? []).map((one) => withSelected(one, method)),
        ...(payment === null ? {} : { selectedPayment: { billingMethodId: payment, rememberCard: 0, newCard: 0 } }),
      }),
    delivery: () => choices.cart().deliveries?.[0],
    selected: () => Object.entries(choices.cart().deliveries?.[0]?.deliveryMethods ?? {}).find(([, { selected }]) => selected)?.[0] ?? null,
    payment: () => choices.cart().selectedPayment?.billingMethodId ?? null,
    choices,
  };
}

export type WholeShop = ReturnType<typeof fakeCheckoutShop>;
