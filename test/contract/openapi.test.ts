import { answerOf, contract, entries, entry, fieldAt, resolve, sentFields } from './contractDocument';

const CART_CALL = /^\/api\/(cart|v2\/cart|auth\/|reg\/submit)/;

type Row = [rows: string, operation: string, method: string, path: string, sends: string[], answers: string[]];

/** Section 7, call by call: the rows, the operation, everything it sends, and the response fields that the requirements or a decision name. */
const CALLS: Row[] = [
  ['[R7.037]', 'suggest', 'GET', '/api/searching/suggest', ['q', 'timestamp'], ['products', 'items']],
  ['(our addition, A122)', 'menu', 'GET', '/api/menu', [], ['items']],
  ['(our addition, A007)', 'refreshCsrfToken', 'GET', '/api/csrf-token', [], ['csrfToken']],
  [
    '[R7.005] [R7.006] [R7.007] [R7.012] [R7.042]',
    'login',
    'POST',
    '/api/auth/login/',
    ['username', 'password', 'isCheckout', 'isWidget'],
    ['customer', 'isAuth', 'isLogged', 'isWaitingForConfirmation', 'consents', 'redirectUrl', 'wso2LoginUrl', 'error.title'],
  ],
  [
    '[R7.091] [R7.145]',
    'widgetAccount',
    'POST',
    '/api/widgets/account',
    [],
    ['customer', 'isAuth', 'isLogged', 'isWaitingForConfirmation', 'consents', 'loyaltyClub', 'mainWishlistId'],
  ],
  ['[R7.092] [R7.146]', 'widgetCart', 'POST', '/api/widgets/cart', [], ['cartId', 'articles']],
  ['[R7.045] [R7.114]', 'cartInsert', 'POST', '/api/cart/put', ['variantId', 'articleId', 'id', 'count'], ['articles', 'price', 'total']],
  ['[R7.046] [R7.117]', 'cartDelete', 'POST', '/api/cart/delete', ['id'], ['articles', 'price', 'total']],
  ['[R7.047] [R7.116]', 'cartChangeAmount', 'POST', '/api/cart/changeAmount', ['amount', 'id'], ['articles', 'price', 'total']],
  [
    '[R7.008] [R7.009] [R7.043]',
    'facebookLogin',
    'POST',
    '/api/auth/fbLogin/',
    ['token', 'userId', 'isCheckout', 'isRegistration', 'isFacebook', 'loyaltyProgramChecked', 'redirect'],
    ['customer', 'isAuth', 'isLogged', 'consents', 'redirectUrl', 'wso2LoginUrl', 'error.title'],
  ],
  ['[R7.014] [R7.015] [R7.044]', 'register', 'POST', '/api/reg/submit', ['data'], ['error', 'errors']],
  [
    '[R7.014] [R7.015] [R7.059]',
    'updateCustomer',
    'POST',
    '/api/cart-customer/update-customer',
    ['data'],
    ['error', 'errors', 'isWaitingForConfirmation'],
  ],
  ['[R7.018] [R7.020]', 'setBillingAddress', 'POST', '/api/address/setBillingAddress', ['data'], ['addressChanged']],
  ['[R7.019] [R7.020]', 'setShippingAddress', 'POST', '/api/address/setShippingAddress', ['data'], ['addressChanged']],
  ['[R7.088] [R7.147]', 'setConsent', 'POST', '/api/privacy-setting/setConsent', ['consentCode', 'consentValue'], ['status']],
  ['[R7.089] [R7.148]', 'setPanelConsent', 'POST', '/api/privacy-setting/setPanelConsent', ['consentValue'], ['status']],
  ['[R7.090] [R7.149]', 'updateConsents', 'POST', '/api/privacy-setting/update-consents', ['consents'], ['status']],
  ['[R7.104]', 'updateSubscription', 'POST', '/api/newsletter/updateSubscription', ['subscribe', 'email'], ['status']],
  ['[R7.048] [R7.118]', 'cartAddWarranty', 'POST', '/api/cart/addWarranty', ['bundleId', 'id'], ['articles', 'price', 'total']],
  ['[R7.049] [R7.118]', 'cartDeleteWarranty', 'POST', '/api/cart/deleteWarranty', ['bundleId', 'id'], ['articles', 'price', 'total']],
  ['[R7.050] [R7.119]', 'cartAddInsurance', 'POST', '/api/cart/addInsurance', ['bundleId', 'id'], ['articles', 'price', 'total']],
  ['[R7.051] [R7.119]', 'cartDeleteInsurance', 'POST', '/api/cart/deleteInsurance', ['bundleId', 'id'], ['articles', 'price', 'total']],
  ['[R7.052] [R7.120]', 'cartAddDigital', 'POST', '/api/cart/addDigital', ['bundleId', 'id'], ['articles', 'price', 'total']],
  ['[R7.053] [R7.120]', 'cartDeleteDigital', 'POST', '/api/cart/deleteDigital', ['bundleId', 'id'], ['articles', 'price', 'total']],
  ['[R7.054] [R7.121]', 'cartAddGuarantee', 'POST', '/api/cart/addGuarantee', ['id'], ['articles', 'price', 'total']],
  ['[R7.055] [R7.121]', 'cartDeleteGuarantee', 'POST', '/api/cart/deleteGuarantee', ['id'], ['articles', 'price', 'total']],
  ['[R7.056]', 'migrateCouponsToAllegro', 'POST', '/api/cart/migrate-coupons-to-allegro', [], ['articles', 'price', 'total']],
  [
    '[R7.057] [R7.126]',
    'addCertificate',
    'POST',
    '/api/cart/add-certificate',
    ['code'],
    ['discounts.messages', 'discounts.codes', 'discounts.status.flashMessages'],
  ],
  ['[R7.058] [R7.127]', 'removeCertificate', 'POST', '/api/cart/remove-certificate', ['code'], ['articles', 'price', 'total']],
  [
    '[R7.081] [R7.122] [R7.123]',
    'checkStep',
    'POST',
    '/api/v2/cart.cart-step/check-step',
    ['step'],
    ['cart.exists', 'cart.items', 'customer.address'],
  ],
  [
    '[R7.082] [R7.124] [R7.125]',
    'nextStep',
    'POST',
    '/api/v2/cart.cart-step/next-step',
    ['step', 'idempotencyKey', 'expectedTotal'],
    ['step', 'status.flashMessages'],
  ],
  ['[R7.060]', 'loadCart', 'GET', '/api/v2/cart.cart-api/load-cart', [], ['cartId', 'articles', 'deliveries', 'billingMethods']],
  ['[R7.061]', 'loadPurchase', 'GET', '/api/v2/cart.cart-api/load-purchase', [], ['purchaseId', 'confirmationUrl']],
  ['[R7.066] [R7.128]', 'setInvoiceNote', 'POST', '/api/v2/cart.cart-api/set-invoice-note', ['invoiceNote'], ['status']],
  [
    '[R7.067] [R7.138]',
    'selectDeliveryMethod',
    'POST',
    '/api/v2/cart.cart-api/select-delivery-method',
    ['order', 'deliveryMethodName', 'deliveryId'],
    ['deliveries'],
  ],
  [
    '[R7.067] [R7.138]',
    'changeDeliveryMethod',
    'PUT',
    '/api/v2/cart.cart-api/select-delivery-method',
    ['order', 'deliveryMethodName', 'deliveryId'],
    ['deliveries'],
  ],
  [
    '[R7.075]',
    'checkDeliveryMethod',
    'GET',
    '/api/v2/cart.cart-api/check-delivery-method',
    ['deliveryId', 'deliveryMethodName'],
    ['available'],
  ],
  ['[R7.070] [R7.135]', 'cleanSelectedDelivery', 'POST', '/api/v2/cart.cart-api/clean-selected-delivery', ['deliveryId'], ['deliveries']],
  [
    '[R7.068] [R7.136]',
    'selectDeliveryInsurance',
    'POST',
    '/api/v2/cart.cart-api/select-delivery-insurance',
    ['deliveryId', 'selected'],
    ['deliveries'],
  ],
  ['[R7.069] [R7.137]', 'selectCampaign', 'POST', '/api/v2/cart.cart-api/select-campaign', ['id', 'selected'], ['deliveries']],
  [
    '[R7.071] [R7.131] [R7.132]',
    'deliveryStrategy',
    'POST',
    '/api/v2/cart.cart-api/delivery-strategy',
    ['strategy'],
    ['availableDeliveryStrategies', 'articles'],
  ],
  ['[R7.076] [R7.133] [R7.134]', 'customerHistory', 'POST', '/api/v2/cart.cart-api/customer-history', [], ['customerHistory']],
  ['[R7.062]', 'geoSuggestions', 'GET', '/api/v2/cart.cart-api/geo-suggestions', ['q'], ['suggestions']],
  ['[R7.064]', 'branchesBasic', 'GET', '/api/v2/cart.cart-api/branches-basic', ['deliveryId', 'deliveryMethodName'], ['branches']],
  [
    '[R7.130]',
    'postBranches',
    'POST',
    '/api/v2/cart.cart-api/branches-basic',
    ['deliveryId', 'deliveryMethodName', 'lat', 'lng', 'distance'],
    ['branches'],
  ],
  [
    '[R7.063]',
    'branchesConfirmAvailability',
    'GET',
    '/api/v2/cart.cart-api/branches-confirm-availability',
    ['ids', 'deliveryId', 'deliveryMethodName'],
    ['branches'],
  ],
  ['[R7.065]', 'branchDetail', 'GET', '/api/v2/cart.cart-api/branch-detail', ['branchId', 'deliveryId'], ['id', 'lat', 'lng']],
  [
    '[R7.072]',
    'autoCompleteBranches',
    'GET',
    '/api/v2/cart.cart-api/auto-complete-branches',
    ['q', 'deliveryId', 'deliveryMethodName'],
    ['branches'],
  ],
  ['[R7.073]', 'orderConsents', 'POST', '/api/v2/cart.cart-api/order-consents', ['consents'], ['status']],
  ['[R7.074]', 'orderConsentNotes', 'POST', '/api/v2/cart.cart-api/order-consent-notes', ['notes'], ['status']],
  [
    '[R7.017] [R7.079]',
    'consents',
    'GET',
    '/api/v2/cart.cart-api/consents',
    ['emailNl', 'register', 'marketing_1p', 'marketing_3p', 'personal_data_3p', 'product_reviews'],
    ['status'],
  ],
  [
    '[R7.077] [R7.139]',
    'selectBillingMethod',
    'POST',
    '/api/v2/cart.cart-api/select-billing-method',
    ['billingMethodId', 'cardId', 'productCode', 'installmentCount', 'depositAmount', 'rememberCard', 'newCard', 'insuranceCode'],
    ['selectedPayment'],
  ],
  ['[R7.078] [R7.140]', 'cleanSelectedPayment', 'POST', '/api/v2/cart.cart-api/clean-selected-payment', [], ['selectedPayment']],
  ['[R7.080] [R7.129]', 'checkGtm', 'GET', '/api/v2/cart.cart-gtm/check-gtm', [], ['status']],
  ['[R7.112]', 'confirmationLoad', 'GET', '/confirmation/load', ['purchaseId'], ['purchaseId', 'confirmationUrl']],
  ['[R7.113]', 'confirmationToken', 'GET', '/confirmation/token', ['purchaseId'], ['token']],
  ['[R7.083] [R7.141]', 'financingLoad', 'GET', '/api/v2/cart.cart-pfc/load', [], ['status', 'billingMethods']],
  [
    '[R7.084] [R7.143]',
    'financingTerms',
    'POST',
    '/api/v2/cart.cart-pfc/terms',
    ['billingMethodId', 'productCode', 'installmentCount', 'depositAmount', 'insuranceCode', 'otp', 'personalId', 'termsVersion'],
    ['billingMethods'],
  ],
  [
    '[R7.085] [R7.142]',
    'financingEnrich',
    'POST',
    '/api/v2/cart.cart-pfc/enrich',
    ['billingMethodId', 'productCode', 'installmentCount', 'depositAmount', 'insuranceCode', 'otp', 'personalId', 'termsVersion'],
    ['billingMethods'],
  ],
  ['[R7.086] [R7.144]', 'financingOtp', 'POST', '/api/v2/cart.cart-pfc/otp', [], ['status']],
  ['[R7.087]', 'revolvingOfferDetail', 'GET', '/api/v2/cart.cart-pfc/get-revolving-offer-detail', ['billingMethodId'], ['offer']],
  ['[R7.105]', 'financialOffers', 'GET', '/api/finance-offer/financial-offers', ['price', 'variantId'], ['offers']],
  ['[R7.106]', 'financingBillingMethods', 'GET', '/api/financing/billing-methods', ['price', 'variantId'], ['billingMethods']],
  [
    '[R7.107]',
    'installmentVariants',
    'GET',
    '/api/financing/installment-variants',
    ['price', 'billingMethodId', 'depositAmount', 'productCode'],
    ['variants'],
  ],
  [
    '[R7.108]',
    'installmentVariant',
    'GET',
    '/api/financing/installment-variant',
    ['price', 'billingMethodId', 'installmentCount', 'depositAmount', 'productCode'],
    ['id'],
  ],
  [
    '[R7.094] [R7.150]',
    'wishlistAddItem',
    'PUT',
    '/api/wishlist/addItem',
    ['variantId', 'wishlistId', 'newWishlistName', 'amount'],
    ['items', 'pieces', 'mainWishListId', 'allWishlists', 'error', 'message'],
  ],
  [
    '[R7.095] [R7.152]',
    'wishlistGetItems',
    'DELETE',
    '/api/wishlist/getItems',
    ['wishlistId'],
    ['items', 'pieces', 'mainWishListId', 'allWishlists', 'error', 'message'],
  ],
  [
    '[R7.093] [R7.153]',
    'wishlistDeleteItem',
    'DELETE',
    '/api/wishlist/deleteItem',
    ['wishListItemId'],
    ['items', 'pieces', 'mainWishListId', 'allWishlists', 'error', 'message'],
  ],
  [
    '[R7.096] [R7.151]',
    'wishlistFindAll',
    'GET',
    '/api/wishlist/findAll',
    [],
    ['items', 'pieces', 'mainWishListId', 'allWishlists', 'error', 'message'],
  ],
  ['[R7.097] [R7.154]', 'wishlistSave', 'POST', '/api/wishlist/save-wishlist', ['wishlistId', 'name'], ['wishlistId']],
  ['[R7.098] [R7.155]', 'wishlistRemove', 'POST', '/api/wishlist/remove-wishlist', ['wishListId'], ['status']],
  ['(our addition, ADR 049)', 'wishlistShare', 'POST', '/api/wishlist/share-wishlist', ['wishListId', 'isShared'], ['shareUrl']],
  ['[R7.099]', 'createCustomerApiKey', 'POST', '/api/digitalContent/createCustomerApiKey', ['productId'], ['apiKey']],
  ['[R7.101]', 'updateCustomerApiKey', 'POST', '/api/digitalContent/updateCustomerApiKey', ['productId', 'apiKey'], ['apiKey']],
  ['[R7.100]', 'getProductLicenseKeys', 'GET', '/api/digitalContent/getProductLicenseKeys', ['orderId', 'productId'], ['keys']],
  ['[R7.102]', 'getPickupCode', 'GET', '/api/tracking/getPickupCode', ['orderId'], ['pickupCode']],
  ['[R7.103]', 'getProductsAvailability', 'GET', '/api/client/getProductsAvailability', ['ids'], ['availability']],
  ['[R7.156]', 'findVariantsById', 'GET', '/api/product/find-variants-by-id', ['ids'], ['variants']],
  ['[R7.157]', 'findVariants', 'GET', '/api/product/find-variants', ['ids'], ['variants']],
  [
    '[R7.158]',
    'recommendedProducts',
    'GET',
    '/api/product/recommended-products',
    ['variantId', 'count', 'accessoryVariants'],
    ['products'],
  ],
  ['[R7.159]', 'similarProducts', 'GET', '/api/product/similar-products', ['productId', 'limit'], ['products']],
  ['[R7.160]', 'recentlyViewed', 'GET', '/api/recently-viewed/retrieve', ['maxItems'], ['ids']],
  ['[R7.161]', 'recentlyViewedProducts', 'GET', '/api/recently-viewed/find-products', ['ids'], ['products']],
  ['[R7.109]', 'getProductReviews', 'GET', '/api/reviews/getProductReviews', ['productId', 'page', 'sort', 'rating'], ['reviews']],
  ['[R7.110]', 'createReview', 'POST', '/api/reviews/createReview', ['productId', 'rating', 'title', 'text', 'pros', 'cons'], ['status']],
  [
    '[R7.111]',
    'updateReview',
    'POST',
    '/api/reviews/updateReview',
    ['reviewId', 'productId', 'rating', 'title', 'text', 'pros', 'cons'],
    ['status'],
  ],
  ['[R7.021] [R7.022]', 'findContentByTitle', 'GET', '/api/shopContent/findByTitle', ['title', 'hash'], ['content.body']],
  ['[R7.024] [R7.025]', 'bannerData', 'GET', '/api/bnr/data', ['pageUrl'], ['banners.data']],
  ['[R7.029]', 'modalSource', 'GET', '/{sourceUrl}', ['modal'], []],
  ['[R7.032]', 'confirmAdultContent', 'GET', '/', ['do', 'confirm'], ['status']],
  ['[R7.031]', 'saveVipModalViewed', 'GET', '/api/vip/save-modal-viewed', [], ['status']],
  ['[R7.033]', 'unclearedLegals', 'GET', '/api/legal-conditions/uncleared-legals', [], ['legals.legal_id', 'legals.text']],
  ['[R7.035]', 'approveLegal', 'POST', '/api/legal-conditions/approve', ['legalId'], ['status']],
  ['[R7.036]', 'deactivateAccount', 'POST', '/api/legal-conditions/deactivate-account', ['legalId'], ['status']],
  [
    '[R7.026] [R7.028]',
    'trackImpression',
    'POST',
    '/api/gtm/event/impression',
    ['listId', 'shopId', 'variants'],
    ['data.ecommerce.impressions'],
  ],
  [
    '[R7.162]',
    'trackCrossSell',
    'POST',
    '/api/xsell/track',
    ['user', 'ga_client_id', 'hit_type', 'placement', 'transaction_id', 'bookmark_id', 'm_id', 's_id'],
    ['status'],
  ],
  ['[R7.164]', 'trackEvent', 'GET', '/api/behaviour/track', ['event'], ['status']],
  ['[R7.165]', 'postTrackEvent', 'POST', '/api/behaviour/track', ['event'], ['status']],
  ['[R7.166]', 'trackLog', 'GET', '/api/behaviour/log', ['event'], ['status']],
];

function timesUnder(prefix: string): Set<number | undefined> {
  return new Set(
    [...entries.values()].filter(({ path }) => path.startsWith(prefix)).map(({ operation }) => operation['x-vitrina-timeout-ms']),
  );
}

test.each(CALLS)('%s %s is %s %s', (_rows, id, method, path, sends, answers) => {
  const call = entry(id);
  expect([call.method, call.path]).toEqual([method, path]);
  expect(new Set(sentFields(call).filter((name) => name !== 'cartId' && name !== 'intentId'))).toEqual(new Set(sends));
  const answer = answerOf(call);
  expect(answers.filter((field) => !answer || fieldAt(answer, field).length === 0)).toEqual([]);
});

test('only edits of the cart carry the id of the intent (ADR 006)', () => {
  const withId = [...entries.keys()].filter((id) => sentFields(entry(id)).includes('intentId'));
  expect(new Set(withId)).toEqual(
    new Set([
      'cartInsert', 'cartDelete', 'cartChangeAmount', 'cartAddWarranty', 'cartDeleteWarranty', 'cartAddInsurance', 'cartDeleteInsurance',
      'cartAddDigital', 'cartDeleteDigital', 'cartAddGuarantee', 'cartDeleteGuarantee',
    ]),
  ); // prettier-ignore
});

test('the table above has every operation of the contract', () => {
  expect(new Set(CALLS.map(([, id]) => id))).toEqual(new Set(entries.keys()));
});

test('[R7.003] paths begin at the root of the current origin', () => {
  expect(contract.servers.map((server) => server.url)).toEqual(['/']);
  expect([...entries.values()].filter(({ path }) => !path.startsWith('/'))).toEqual([]);
});

test('[R7.001] [R7.002] every call carries X-Requested-With and the csrf token', () => {
  const { securitySchemes } = contract.components;
  const carried = contract.security.map((all) => Object.keys(all).map((name) => securitySchemes[name]?.name));
  expect(carried).toEqual([['session', 'X-Requested-With', 'X-CSRF-Token']]);
  expect([...entries.values()].filter(({ operation }) => 'security' in operation)).toEqual([]);
});

test('[R7.004] cart, checkout, login and submit calls carry cartId, other calls do not (A009)', () => {
  for (const [id, call] of entries) {
    const hasCartId = CART_CALL.test(call.path) && id !== 'financingOtp';
    expect([id, call.operation['x-vitrina-cart-id'] ?? false, sentFields(call).includes('cartId')]).toEqual([id, hasCartId, hasCartId]);
  }
});

test('[R7.144] the one-time code is sent again without a body', () => {
  expect(entry('financingOtp').operation.requestBody).toBeUndefined();
});

test('[R7.115] [R9.40] cart calls end after 5 s, calls of the checkout only after a safety limit (A083)', () => {
  expect(timesUnder('/api/cart/')).toEqual(new Set([5000]));
  expect(timesUnder('/api/v2/')).toEqual(new Set([60_000]));
});

test('[R7.034] [R9.65] the legal conditions end after 5 s', () => {
  expect(entry('unclearedLegals').operation['x-vitrina-timeout-ms']).toBe(5000);
});

test.each(['trackEvent', 'postTrackEvent', 'trackLog'])('[R7.167] [R9.41] %s ends after 2 s', (id) => {
  expect(entry(id).operation['x-vitrina-timeout-ms']).toBe(2000);
});

test('[R7.163] hit_type of a cross-sell is always P', () => {
  const body = entry('trackCrossSell').operation.requestBody?.content['application/json']?.schema;
  expect(body && fieldAt(body, 'hit_type')[0]?.const).toBe('P');
});

test('only calls that the shopper starts in cart, checkout, login and submit may show a timeout (A084)', () => {
  const shown = [...entries].filter(([, { operation }]) => !operation['x-vitrina-background']).map(([, { path }]) => path);
  expect(shown.filter((path) => !/^\/api\/(cart|v2\/cart|auth|reg|address|newsletter)/.test(path))).toEqual([]);
});

test('calls at configured addresses name their configuration key (A064, A143)', () => {
  const bases = [...entries.values()].flatMap(({ path, operation: { 'x-vitrina-base': base } }) =>
    base ? [[base.key, path.startsWith(`${base.path}/`)]] : [],
  );
  expect(bases).toEqual([
    ['legalConditionsApi', true],
    ['legalConditionsApi', true],
    ['legalConditionsApi', true],
    ['gtm.url', true],
  ]);
});

describe('[R7.041] [R7.171] what the requirements leave open is written down', () => {
  test.each([...entries])(
    '%s has a summary, a description, a request and a response with example, and its errors',
    (_id, { operation, parameters }) => {
      expect(operation.summary).toMatch(/\S/);
      expect(operation.description).toMatch(/\S/);
      for (const parameter of parameters.filter(({ required }) => required))
        expect([parameter.name, parameter.example]).not.toContain(undefined);
      for (const described of [...parameters, ...Object.values(operation.responses).map(resolve)])
        expect(described.description).toMatch(/\S/);
      for (const part of [operation.requestBody, ...Object.values(operation.responses)]) {
        for (const media of Object.values(part ? resolve(part).content : {}))
          expect(Object.keys(media)).toContain('examples' in media ? 'examples' : 'example');
      }
      const refused = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      expect(refused.map(([status]) => status)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      for (const [, answer] of refused)
        expect(resolve(answer).content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
    },
  );

  test('every request body refuses unknown fields', () => {
    const open = [...entries].filter(([, { operation }]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (!schema) return false;
      const found = resolve(schema);
      return found.additionalProperties !== false && found.allOf?.[0]?.additionalProperties !== false;
    });
    expect(open.map(([id]) => id)).toEqual([]);
  });
});
