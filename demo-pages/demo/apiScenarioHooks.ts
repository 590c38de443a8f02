import type { Call } from '../http/endpoint';
import { PICKUP_TYPES } from '../domain/checkout/branchTexts';
import { SERVER_TEXTS } from '../http/serverTexts';
import { changedHash, CONTENT_CHANGED } from './contentScenarios';
import { ALL_ATTACKS } from './htmlAttacks';
import { mapDeep } from './malformedResponses';
import { ODD_LICENSES } from './oddLicenses';
import { manyReviews, NO_REVIEWS, ODD_REVIEWS } from './oddReviews';
import { oddConsentsIn } from './oddConsents';
import { hostileMenu, largeMenu } from './oddMenus';
import { manyProducts, oddProducts } from './oddProducts';
import { inScenario, takeOnce } from './scenario';
import { oddVariantsIn } from './oddVariants';

export interface ApiResponse {
  status: number;
  body: unknown;
}

type Fields = Record<string, unknown>;
type Handler = (call: Call) => Promise<ApiResponse>;

interface ApiHook {
  /** Without it every operation. */
  operations?: readonly string[];
  /** Runs around the endpoint, which is `next`. */
  handle(call: Call, next: Handler): Promise<ApiResponse> | ApiResponse;
}

const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });

/** Changes the endpoint's response. */
const respond = (change: (body: Fields, call: Call) => Fields): ApiHook => ({
  handle: async (call, next) => {
    const { status, body } = await next(call);
    return { status, body: change(fieldsOf(body), call) };
  },
});

/** Changes the cart in a response, also within a refusal. */
const changeCart = (change: (cart: Fields, call: Call) => Fields): ApiHook =>
  respond((body, call) => {
    const changed = Array.isArray(body.articles) ? change(body, call) : body;
    return Array.isArray(fieldsOf(body.cart).articles) ? { ...changed, cart: change(fieldsOf(body.cart), call) } : changed;
  });

const withConfirmationUrl = (confirmationUrl: string): ApiHook =>
  respond((body) => ('confirmationUrl' in body ? { ...body, confirmationUrl } : body));

/** An unknown payment code, with nested children. */
const ODD_PAYMENTS = {
  '990': {
    id: '990',
    code: 'XX?',
    title: 'Odd payment',
    childPayments: { '991': { id: '991', title: 'Child', childPayments: { '992': { id: '992', title: 'Grandchild' } } } },
  },
  '993': { id: '993', title: 'A payment without a code' },
};

const withOddPayments = changeCart((cart) => {
  if (!('billingMethods' in cart)) return cart;
  const limited = (payments: unknown): unknown[] =>
    Array.isArray(payments) ? payments.map((payment) => ({ ...payment, paymentLimitation: 'ONLY_ON_MONDAYS' })) : [];
  const deliveries = Array.isArray(cart.deliveries) ? cart.deliveries : [];
  return {
    ...cart,
    billingMethods: { ...fieldsOf(cart.billingMethods), ...ODD_PAYMENTS },
    deliveries: deliveries.map((delivery) => ({ ...delivery, payments: limited(delivery.payments) })),
  };
});

const withoutWallet = changeCart(({ billingMethods, ...cart }) => {
  const methods = Object.entries(fieldsOf(billingMethods)).filter(([, method]) => !String(fieldsOf(method).code).endsWith('_cw'));
  return billingMethods === undefined ? cart : { ...cart, billingMethods: Object.fromEntries(methods) };
});

const withoutKioskIcon = (body: Fields): Fields =>
  fieldsOf(mapDeep(body, (value) => (fieldsOf(value).icon === PICKUP_TYPES.kiosk.icon ? { ...fieldsOf(value), icon: null } : value)));

/** Null island, the other side of the world, and two at the place of a third. */
const ODD_PLACES = [
  { lat: 0, lng: 0 },
  { lat: -33.87, lng: 151.21 },
];
const SHARED_PLACE_FROM = 10;

/** In the whole list only: the rest of the shop's answers are about one branch. */
const withOddPlaces = (body: Fields): Fields => {
  const { branches } = body;
  if (!Array.isArray(branches) || branches.length < 2 * SHARED_PLACE_FROM) return body;
  const { lat, lng } = fieldsOf(branches[SHARED_PLACE_FROM]);
  const placeOf = (index: number) => ODD_PLACES[index] ?? (index > SHARED_PLACE_FROM && index < SHARED_PLACE_FROM + 3 ? { lat, lng } : {});
  return { ...body, branches: branches.map((branch, index) => ({ ...fieldsOf(branch), ...placeOf(index) })) };
};

const withOddBranches = respond((body) => withOddPlaces(withoutKioskIcon(body)));

const completeHouseNumber = (street: unknown): unknown => (typeof street === 'string' ? street.replace(/(\d+)$/, '$1a') : street);

/** Like a shop that knows its country's streets. */
const withChangedAddress: ApiHook = {
  operations: ['setBillingAddress', 'setShippingAddress', 'updateCustomer', 'register'],
  async handle(call, next) {
    const data = mapDeep(call.body.data, (value) => {
      const { street } = fieldsOf(value);
      return street === undefined ? value : { ...fieldsOf(value), street: completeHouseNumber(street) };
    });
    const { status, body } = await next({ ...call, body: { ...call.body, data } });
    const isChanged = JSON.stringify(data) !== JSON.stringify(call.body.data) && 'addressChanged' in fieldsOf(body);
    return { status, body: isChanged ? { ...fieldsOf(body), addressChanged: true } : body };
  },
};

/** The order is made, but the shop responds as if it were not; the first time only. */
const answerMadeOrder = (name: string, answer: (message: string) => ApiResponse): ApiHook => ({
  operations: ['nextStep'],
  async handle(call, next) {
    const made = await next(call);
    if (fieldsOf(made.body).step !== 'confirmation' || !takeOnce(call.shop, name)) return made;
    return answer(SERVER_TEXTS[call.shop.language].failed);
  },
});

/** Fields of the contract that the specification does not have (A157). */
const FIELDS_BEYOND_SPEC = new Set(['intentId', 'idempotencyKey', 'expectedTotal', 'confirmed']);

function findFieldBeyondSpec(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = FIELDS_BEYOND_SPEC.has(name) ? name : findFieldBeyondSpec(inner);
    if (found !== null) return found;
  }
  return null;
}

const refuseUnknownFields: ApiHook = {
  handle(call, next) {
    const name = findFieldBeyondSpec(call.body) ?? findFieldBeyondSpec(call.query);
    if (name === null) return next(call);
    return { status: 400, body: { error: SERVER_TEXTS[call.shop.language].badRequest, errors: { [name]: `${name} is unknown` } } };
  },
};

const STEP_PRICE_PERCENT = 5;

const raisePriceAtEachStep: ApiHook = {
  operations: ['nextStep'],
  async handle(call, next) {
    const { db } = call.context;
    const cartId = call.shop.session.cartIds[call.shop.country] ?? '';
    const first = await db.selectFrom('cartItems').select('id').where('cartId', '=', cartId).orderBy('id').executeTakeFirst();
    if (first)
      await db
        .updateTable('cartItems')
        .set((from) => ({ pricePercent: from('pricePercent', '+', STEP_PRICE_PERCENT) }))
        .where('id', '=', first.id)
        .execute();
    return next(call);
  },
};

/** Promotions with colours that load something, and with links that run a script. */
const withHostilePromotions: ApiHook = {
  operations: ['bannerData'],
  handle: () => {
    const hostile = 'red;background:url(https://shop.invalid/colour)';
    const header = { id: 'hostile', title: '<b>Akcija</b>', backgroundColor: hostile, textColor: hostile, backgroundRepeat: hostile };
    const floating = { id: 'hostile', title: 'Akcija', url: 'javascript:document.title="promotion"' };
    const data = {
      headerBanner: { ...header, url: floating.url, mediaId: '../"),url(https://shop.invalid/picture' },
      floatingBanners: [floating],
    };
    return { status: 200, body: { banners: { data } } };
  },
};

const SIGNED_OUT = { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: false, consents: {}, redirectUrl: null };

function leadToSignOn({ shop }: Call): ApiResponse {
  return { status: 200, body: { ...SIGNED_OUT, wso2LoginUrl: `${shop.prefix}/__sign-on`, csrfToken: shop.csrfToken } };
}

const hasAdultGoods = (body: unknown): boolean => JSON.stringify(body)?.includes('"isAdultOnly":true') ?? false;

/** A067: the shop marks the answers whose goods may need the shopper's age. */
const withAdultHeader: ApiHook = {
  async handle(call, next) {
    const answer = await next(call);
    if (!call.shop.allowAdult && hasAdultGoods(answer.body)) call.reply.header('adult-content', '1');
    return answer;
  },
};

const withChangedContent = respond(({ content, ...body }) =>
  content
    ? {
        ...body,
        content: {
          ...fieldsOf(content),
          body: `${String(fieldsOf(content).body)}<p>2.0</p>`,
          hash: changedHash(String(fieldsOf(content).hash)),
        },
      }
    : { ...body, content },
);

const withHostileContent = respond(({ content, ...body }) => ({ ...body, content: { ...fieldsOf(content), body: ALL_ATTACKS } }));

const withHostileLegals: ApiHook = {
  operations: ['unclearedLegals'],
  handle: () => ({ status: 200, body: { legals: [{ legal_id: 4, text: ALL_ATTACKS }] } }),
};

/** A response with the consents of the customer replaced, wherever it has any. */
const withOddConsents = respond((body) => fieldsOf(mapDeep(body, oddConsentsIn)));

const refuse = (operations: readonly string[]): ApiHook => ({ operations, handle: () => ({ status: 200, body: { status: false } }) });

/** Lists of products. */
const changeProducts = (change: (products: unknown, call: Call) => Fields[]): ApiHook => ({
  ...respond((body, call) => ({ ...body, products: change(body.products, call) })),
  operations: ['recommendedProducts', 'similarProducts', 'recentlyViewedProducts'],
});

const withEachProduct = (changed: Fields): ApiHook =>
  changeProducts((products) => (Array.isArray(products) ? products.map((product) => ({ ...product, ...changed })) : []));

const SOLD_OUT = { availabilityKey: 'sold_out', inStock: 0, earliestDate: null };

const soldOutSince: ApiHook = {
  operations: ['getProductsAvailability'],
  ...respond(({ availability }) => ({
    availability: Object.fromEntries(Object.keys(fieldsOf(availability)).map((id) => [id, SOLD_OUT])),
  })),
};

/** The hooks of scenarios around an endpoint, by the scenario's name. */
const HOOKS: Readonly<Record<string, ApiHook>> = {
  'cart-redirect': changeCart((cart, { shop }) => ({ ...cart, redirectUrl: shop.urlKeys.cart })),
  'odd-payments': withOddPayments,
  'odd-branches': withOddBranches,
  'no-card-wallet': withoutWallet,
  'address-changed': withChangedAddress,
  'confirmation-script': withConfirmationUrl('javascript:document.title="confirmation-script"'),
  'confirmation-elsewhere': withConfirmationUrl('https://shop.invalid/potrditev'),
  'hostile-promotions': withHostilePromotions,
  'large-menu': { operations: ['menu'], ...respond(({ items, ...menu }) => ({ ...menu, items: largeMenu(items) })) },
  'hostile-menu': { operations: ['menu'], handle: () => ({ status: 200, body: { items: hostileMenu() } }) },
  'single-sign-on': { operations: ['login'], handle: leadToSignOn },
  'next-step-link': {
    operations: ['nextStep'],
    handle: ({ shop }) => ({ status: 200, body: { status: { status: 'error', flashMessages: [], link: shop.urlKeys.cart } } }),
  },
  'order-made-409': answerMadeOrder('order-made-409', (error) => ({ status: 409, body: { error } })),
  'order-made-error': answerMadeOrder('order-made-error', (error) => ({
    status: 200,
    body: { error, status: { status: 'error', flashMessages: [], link: null } },
  })),
  'order-made-401': answerMadeOrder('order-made-401', () => ({ status: 401, body: { error: 'unauthorized' } })),
  'financing-error': {
    operations: ['financingLoad'],
    async handle(call, next) {
      const loaded = await next(call);
      if (fieldsOf(loaded.body).status !== 'pending' || !takeOnce(call.shop, 'financing-error')) return loaded;
      return { status: 200, body: { status: 'err_provider_down', messages: [] } };
    },
  },
  'financing-odd': {
    operations: ['financingLoad', 'financingTerms', 'financialOffers', 'installmentVariants'],
    ...respond((body) => fieldsOf(mapDeep(body, oddVariantsIn))),
  },
  'strict-fields': refuseUnknownFields,
  'no-csrf-endpoint': { operations: ['refreshCsrfToken'], handle: () => ({ status: 404, body: { error: 'Not Found' } }) },
  'price-drift': raisePriceAtEachStep,
  'adult-content-header': withAdultHeader,
  [CONTENT_CHANGED]: { ...withChangedContent, operations: ['findContentByTitle'] },
  'content-missing': { operations: ['findContentByTitle'], handle: () => ({ status: 200, body: { content: null } }) },
  'hostile-content': { ...withHostileContent, operations: ['findContentByTitle'] },
  'hostile-legals': withHostileLegals,
  'legal-not-approved': refuse(['approveLegal', 'deactivateAccount']),
  'consent-not-saved': refuse(['setConsent', 'setPanelConsent', 'updateConsents']),
  'odd-consents': withOddConsents,
  'sold-out-since': soldOutSince,
  'no-products': changeProducts(() => []),
  'many-products': changeProducts((products) => manyProducts(products)),
  'adult-products': withEachProduct({ isAdultOnly: true }),
  'sold-out-products': withEachProduct({ availabilityKey: 'sold_out' }),
  'odd-products': changeProducts((products, { query: { variantId, productId } }) =>
    oddProducts(products, { ...(variantId ? { variantId } : {}), ...(productId ? { productId } : {}) }),
  ),
  'odd-licenses': { operations: ['getProductLicenseKeys'], handle: () => ({ status: 200, body: ODD_LICENSES }) },
  'no-licenses': { operations: ['getProductLicenseKeys'], handle: () => ({ status: 200, body: { keys: [] } }) },
  'api-key-twice': {
    operations: ['createCustomerApiKey', 'updateCustomerApiKey'],
    handle: async (call, next) => {
      await next(call);
      return next(call);
    },
  },
  'no-reviews': { operations: ['getProductReviews'], handle: () => ({ status: 200, body: NO_REVIEWS }) },
  'many-reviews': {
    operations: ['getProductReviews'],
    handle: ({ query }) => ({
      status: 200,
      body: manyReviews(Number(query.page ?? 1), query.rating === undefined ? null : Number(query.rating)),
    }),
  },
  'odd-reviews': { operations: ['getProductReviews'], handle: () => ({ status: 200, body: ODD_REVIEWS }) },
  'review-refused': {
    operations: ['createReview', 'updateReview'],
    handle: ({ shop }) => {
      const { reviewHasLinks, reviewTooShort } = SERVER_TEXTS[shop.language];
      return { status: 422, body: { errors: { title: reviewHasLinks, text: reviewTooShort } } };
    },
  },
  'vip-viewed-fails': {
    operations: ['saveVipModalViewed'],
    handle: ({ shop }) => ({ status: 500, body: { error: SERVER_TEXTS[shop.language].failed } }),
  },
};

/** The endpoint of an operation, with the hooks of the visit's scenarios around it. */
export function withScenarioHooks(operationId: string, endpoint: Handler): Handler {
  return (call) =>
    Object.entries(HOOKS)
      .filter(([name, { operations }]) => inScenario(call.shop, name) && (operations?.includes(operationId) ?? true))
      .reduce<Handler>(
        (next, [, hook]) =>
          async (inner) =>
            hook.handle(inner, next),
        endpoint,
      )(call);
}
