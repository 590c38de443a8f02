import { CART_FIELDS, contract, fieldAt, type Schema } from './contractDocument';

type Row = [rows: string, entity: string, fields: readonly string[]];

/** The entities of requirements, section 3 that travel between shop and page, each with the fields that the requirements name. */
const ENTITIES: Row[] = [
  ['[R3.001]', 'Customer', ['id', 'firstname', 'lastname', 'vipType', 'hasFilledAddress', 'consentChanged', 'loyaltyClub', 'consents']],
  ['[R3.004]', 'Consents', ['emailNl', 'register', 'marketing_1p', 'marketing_3p', 'personal_data_3p', 'product_reviews']],
  ['[R3.005]', 'AccountAddresses', ['confirmed', 'types', 'selected', 'editing', 'deliveries']],
  ['[R3.006]', 'AccountAddresses', ['types.billing', 'types.shipping']],
  ['[R3.007]', 'LoyaltyClub', ['register', 'data', 'trialUsed', 'isTrial']],
  ['[R3.008] [R3.009] [R3.011]', 'Address', ['billingProfileId', 'addressId', 'selected']],
  ['[R3.017]', 'Phone', ['prefix', 'number']],
  ['[R3.018] [R3.026] [R3.027] [R3.028] [R3.029]', 'Cart', CART_FIELDS],
  ['[R3.019] [R3.022]', 'Cart', ['price.total', 'price.base', 'price.vat', 'total.total', 'total.totalNoVat']],
  [
    '[R3.020] [R3.021]',
    'Cart',
    ['discounts.messages', 'discounts.codes', 'discounts.value', 'discounts.status.status', 'discounts.status.flashMessages'],
  ],
  [
    '[R3.023] [R3.024] [R3.025]',
    'Cart',
    [
      'marketplacePartners.title',
      'previewDeliveries.cartItemsIds',
      'previewDeliveries.earliestDate.from',
      'previewDeliveries.earliestDate.to',
      'addresses.primary',
      'addresses.shipping',
    ],
  ],
  [
    '[R3.030] [R3.034] [R3.035]',
    'Article',
    [
      'articleId',
      'variantId',
      'cartItemId',
      'bonusSetId',
      'count',
      'bundleId',
      'mainArticleId',
      'marketplacePartnerId',
      'materialType',
      'createTime',
      'availability.inStock',
      'variants',
      'bundles',
      'price.actual',
      'price.type',
      'type',
      'title',
      'url',
      'mainMediaId',
      'isAdultOnly',
      'params',
    ],
  ],
  ['[R3.037]', 'Article', ['params.key', 'params.title', 'params.value', 'params.measure', 'params.css']],
  ['[R3.047]', 'Bundle', ['id', 'title', 'type', 'active', 'actual_price']],
  ['[R3.048] [R3.049]', 'CartItemInput', ['articleId', 'variantId', 'id']],
  [
    '[R3.050] [R3.051] [R3.052]',
    'Delivery',
    [
      'deliveryId',
      'deliveredBy',
      'isMarketplace',
      'marketplaceFreeDeliveryRemains',
      'address.shipping.lat',
      'address.shipping.lng',
      'deliveryMethods',
      'payments.externalId',
      'payments.paymentLimitation',
    ],
  ],
  [
    '[R3.061] [R3.062]',
    'DeliveryMethod',
    ['available', 'selected', 'lowestPrice', 'earliestDate', 'availablePupTransports.id', 'availablePupTransports.icon'],
  ],
  ['[R3.063]', 'Branch', ['cashAndCarry']],
  ['[R3.064] [R3.065]', 'PickupTransport', ['id', 'totalAvailableBranches', 'types.id', 'types.name', 'types.icon']],
  [
    '[R3.066]',
    'DeliveryState',
    [
      'activeDeliveryType',
      'customerHistory',
      'history',
      'preferredBranches',
      'newBranches',
      'availableDeliveryStrategies',
      'campaignBar',
      'searchSelection.deliveries',
      'consents',
      'isVipDelivery',
      'isAllowedNewsletter',
      'isAllowedHeureka',
      'isAllowedProductReviews',
    ],
  ],
  ['[R3.067]', 'PaymentState', ['billingMethods', 'shouldSaveCard', 'newCard']],
  ['[R3.068]', 'BillingMethod', ['childPayments', 'invalid', 'disabled']],
  [
    '[R3.069]',
    'SelectedPaymentInput',
    ['billingMethodId', 'cardId', 'productCode', 'installmentCount', 'depositAmount', 'rememberCard', 'newCard', 'insuranceCode'],
  ],
  [
    '[R3.084] [R3.085]',
    'Wishlist',
    ['items.wishListItemId', 'items.createdTs', 'pieces', 'mainWishListId', 'allWishlists', 'error', 'message'],
  ],
  ['[R3.087]', 'FlashMessage', ['message', 'type', 'cat']],
  ['[R3.090]', 'PurchaseResponse', ['purchaseId', 'purchase', 'confirmationUrl']],
  ['[R3.091]', 'Purchase', ['orderId', 'items', 'total.vat', 'deliveries.price']],
  [
    '[R3.092] [R3.094] [R3.096]',
    'MenuItem',
    [
      'id',
      'name',
      'title',
      'url',
      'label',
      'image.imageId',
      'children',
      'customData',
      'banners.pageId',
      'banners.type',
      'banners.bannerId',
      'banners.mediaId',
      'banners.title',
      'banners.url',
      'brandBanners',
    ],
  ],
  [
    '[R3.093]',
    'MenuCustomData',
    ['height', 'width', 'addToHeightCalculation', 'hideOtherCategories', 'extraPixelsForContent', 'notImportantItem'],
  ],
  [
    '[R3.097]',
    'SuggestResponse',
    [
      'products.urlKey',
      'products.titleFull',
      'products.title',
      'products.mediaId',
      'products.isAdultOnly',
      'products.availabilityKey',
      'products.ranking',
      'products.price.current',
    ],
  ],
  [
    '[R3.098]',
    'SuggestResponse',
    ['items.type', 'items.urlKey', 'items.absoluteUrl', 'items.title', 'items.titleFull', 'items.partnerId', 'items.suggest'],
  ],
  ['[R3.099]', 'Legal', ['legal_id', 'text']],
  ['[R3.100]', 'HeaderBanner', ['id', 'backgroundColor', 'textColor', 'backgroundRepeat', 'url', 'mediaId', 'mobileMediaId', 'gaTag']],
  [
    '[R3.101]',
    'BannerData',
    ['pageId', 'pageBanners', 'backgroundBanner', 'headerBanner', 'infoBanner', 'upperRightCornerBanner', 'floatingBanners'],
  ],
  ['[R3.102]', 'ShopContent', ['title', 'body', 'hash']],
  ['[R3.103]', 'AlternativePriceConfig', ['validFrom', 'validTo', 'currency', 'decimals', 'exchangeRate']],
  ['[R3.104]', 'PartnerLabel', ['partnerTitle', 'partnerUrl', 'partnerPrefix', 'gaEventCategory']],
  ['[R3.105]', 'Modal', ['name', 'title', 'closable', 'size', 'sourceUrl', 'externalSource', 'clearOnClose']],
];

function schemaOf(entity: string): Schema {
  const schema = contract.components.schemas[entity];
  if (!schema) throw new Error(`The contract has no entity ${entity}`);
  return schema;
}

test.each(ENTITIES)('%s %s has %j', (_rows, entity, fields) => {
  expect(fields.filter((field) => fieldAt(schemaOf(entity), field).length === 0)).toEqual([]);
});

test.each<[string, string, string, unknown[]]>([
  ['[R3.039] [R3.040] [R3.041] [R3.042]', 'Article', 'type', ['bonus_set', 'esd', 'gift', 'variant']],
  ['[R3.043] [R3.044] [R3.045] [R3.046]', 'Bundle', 'type', ['return_guarantee', 'insurance', 'warranty', 'digital']],
  ['[R3.088]', 'FlashMessage', 'type', ['danger', 'success', 'warning', 'info', 'default', 'notice']],
  ['[R3.089]', 'FlashMessage', 'cat', ['cart', 'form']],
  ['[R3.095]', 'MenuBanner', 'type', ['half', 'full']],
])('%s %s %s is one of %j', (_rows, entity, field, words) => {
  expect(fieldAt(schemaOf(entity), field).map((schema) => schema.enum)).toEqual([words]);
});

test('[R3.054] [R3.055] [R3.056] [R3.057] [R3.058] [R3.059] [R3.060] a delivery is selected by one of seven method names', () => {
  expect(schemaOf('DeliveryMethodName').enum).toEqual([
    'expressDelivery',
    'postDelivery',
    'pupDelivery',
    'preferredPupDelivery',
    'standardDelivery',
    'privilegedPupDelivery',
    'outlet',
  ]);
});

test('[R3.070] [R3.071] rememberCard and newCard are always sent, as 0 or 1 (A106)', () => {
  const payment = schemaOf('SelectedPaymentInput');
  expect(payment.required).toEqual(expect.arrayContaining(['rememberCard', 'newCard']));
  expect(schemaOf('Flag01').enum).toEqual([0, 1]);
  for (const name of ['rememberCard', 'newCard']) expect(payment.properties?.[name]).toEqual({ $ref: '#/components/schemas/Flag01' });
});

test('identifiers are strings, so that those beyond 2^53 stay exact', () => {
  expect(schemaOf('Id').type).toBe('string');
  for (const name of ['articleId', 'variantId', 'cartItemId'])
    expect(JSON.stringify(schemaOf('Article').properties?.[name])).toContain('#/components/schemas/Id"');
});
