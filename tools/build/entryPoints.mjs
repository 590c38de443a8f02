/** The entry of the modules. */
export const MAIN = 'src/main.ts';

/** The libraries of every page: a chunk of their own, which returning visitors keep when only our code has changed. */
export const LIBRARIES = 'src/libraries.ts';

/** The cart, loaded with the drawer or an add-to-cart button (ADR 007). */
export const CART_FEATURE = 'src/features/cart/index.ts';

/** Calls the shop's endpoints; loaded with the first call (ADR 018). */
export const CLIENT = 'src/api/createClient.ts';

/** What measures, loaded once the shopper allows it (ADR 044). */
export const MEASURING = 'src/measuring.ts';

const SHIPPING = 'widgets/checkout/shipping/ShippingStep.tsx';
const STEPS = [
  'widgets/checkout/Checkout.tsx',
  'widgets/checkout/customer/CustomerStep.tsx',
  SHIPPING,
  'widgets/checkout/Confirmation.tsx',
];

/** Payment by instalments, within the shipping step. */
const FINANCING = 'widgets/checkout/shipping/financing/FinancingPanel.tsx';

/** The calculator of product pages: it shows variants as the checkout does. */
const FINANCING_OFFER = 'widgets/financing-offer/FinancingOffer.tsx';
/** The map of pickup points; it shares code with the step that shows it. */
const PICKUP_MAP = 'widgets/checkout/shipping/map/PickupMap.tsx';
/** The QR codes of five countries: they share how it is drawn. */
const QR_CODES = ['upnQr', 'spayd', 'payBySquare', 'hct', 'zbp'].map((name) => `src/lib/paymentCodes/${name}.ts`);

/** Time windows, within the shipping step of shops with their flag (ADR 040). */
const WINDOWS = 'widgets/checkout/windows/TimeWindows.tsx';

/** Wishlists share code with the cart, which is there at idle. */
const WISHLISTS = [
  'widgets/wishlist-flyout/WishlistFlyout.tsx',
  'widgets/wishlist-flyout/ListChoice.tsx',
  'widgets/wishlist/WishlistPage.tsx',
];

/** What the shopper decides or learns on a page; they share state and texts. */
const NOTICES = ['widgets/privacy-panel/PrivacyPanel.tsx', 'widgets/newsletter/Newsletter.tsx', 'widgets/confirmation/Confirmation.tsx'];

/** Offers to the shopper: they share state and texts. */
const OFFERS = [
  'widgets/promo-strip/PromoStrip.tsx',
  'widgets/promo-float/PromoFloat.tsx',
  'widgets/vip-strip/VipStrip.tsx',
  'widgets/smart-box/SmartBox.tsx',
];

/** Of the product page: they share texts and what an availability is called. */
const PRODUCTS = ['widgets/availability/Availability.tsx', 'widgets/product-list/ProductList.tsx'];

/** The menu of phones and that of desktops: they share state and texts. */
const MENUS = ['widgets/mega-menu/MegaMenu.tsx', 'widgets/mobile-menu/MobileMenu.tsx'];

/** The login form and the customer's pages in the header. */
const ACCOUNT = [
  'widgets/login-drawer/LoginDrawer.tsx',
  'widgets/account-dashboard/AccountDashboard.tsx',
  'widgets/user-menu/UserMenu.tsx',
];

/** Modals by name, and contents of the editors: they share the dialog and what shows the server's HTML. */
const OVERLAYS = [
  'widgets/page-modals/PageModals.tsx',
  'widgets/vip-welcome/VipWelcome.tsx',
  'widgets/shop-content/ShopContent.tsx',
  'widgets/adult-modal/AdultModal.tsx',
  'widgets/legal-modal/LegalModal.tsx',
  'widgets/gdpr-modal/GdprModal.tsx',
];

/** Stars and reviews of a product. */
const REVIEWS = ['widgets/product-reviews/ProductReviews.tsx', 'widgets/star-rating/StarRating.tsx'];

const REGISTRATION = 'widgets/registration/Registration.tsx';

/**
 * Groups of lazy modules: what one of `of` has in common with any other of its group is one chunk, loaded by all of `of` and `by`.
 * Without it, esbuild creates a chunk for every set of modules that share code, and opening the drawer would load eight. What lazy
 * modules of no common group share is loaded by every page.
 */
export const SHARED_CHUNKS = [
  {
    of: [CART_FEATURE, 'widgets/cart-drawer/CartPanel.tsx'],
    by: [...STEPS, FINANCING, PICKUP_MAP, WINDOWS, ...WISHLISTS, ...ACCOUNT, REGISTRATION],
  },
  { of: [FINANCING], by: [SHIPPING] },
  { of: [WINDOWS], by: [SHIPPING] },
  { of: [FINANCING_OFFER], by: [FINANCING] },
  { of: STEPS, by: [FINANCING, PICKUP_MAP, WINDOWS] },
  { of: WISHLISTS, by: [] },
  { of: ACCOUNT, by: ['widgets/checkout/customer/CustomerStep.tsx', REGISTRATION] },
  { of: [REGISTRATION], by: ['widgets/checkout/customer/CustomerStep.tsx'] },
  { of: OFFERS, by: ['widgets/vip-welcome/VipWelcome.tsx'] },
  { of: NOTICES, by: [] },
  { of: PRODUCTS, by: [] },
  { of: MENUS, by: [] },
  { of: QR_CODES, by: [] },
  { of: REVIEWS, by: [] },
  { of: OVERLAYS, by: ['src/connected/serverHtml/sanitize.ts'] },
];

/** What follows when a call has failed; groups that cannot share it with others each have a copy. */
const FAILURE_HANDLING = [
  'src/api/errorCatalogue.ts',
  'src/api/failureResponse.ts',
  'src/api/operationKinds.gen.ts',
  'src/features/failureHandling/assertStatusOk.ts',
  'src/features/failureHandling/dismissFlashes.ts',
  'src/features/failureHandling/index.ts',
  'src/features/failureHandling/redirectOrReload.ts',
  'src/features/failureHandling/retryRules.ts',
  'src/features/failureHandling/showFailure.ts',
];

/**
 * Modules that the code of some folders gets one copy of. One that the cart shares with the menu would be a chunk of its own, and the drawer, which may
 * be three scripts, would load a fourth. Such a module holds no state: the copies know nothing of each other.
 */
export const COPIED_MODULES = [
  {
    into: ['src/preview/'],
    modules: [
      'src/lib/closestMatch.ts',
      'src/lib/constructableSheet.ts',
      'src/loader/placeholders.ts',
      'src/preview/previewSwitch.ts',
      'src/shop/flags.ts',
      'src/ui/text/copyText.ts',
    ],
  },
  { into: ['src/tracking/'], modules: ['src/lib/pollUntil.ts'] },
  { into: ['src/loader/prefetchPages.ts'], modules: ['src/lib/policyName.ts'] },
  { into: ['src/page/'], modules: ['src/lib/policyName.ts'] },
  {
    into: ['widgets/checkout/shipping/map/', 'src/features/pickupMap/'],
    modules: [
      'src/shop/region.ts',
      'src/ui/graphics/CloseIcon.tsx',
      'src/ui/rendering/useMediaQuery.ts',
      'widgets/checkout/shipping/icons.tsx',
    ],
  },
  {
    into: ['widgets/confirmation/', 'widgets/newsletter/', 'widgets/privacy-panel/', 'src/features/confirmation/', 'src/features/privacy/'],
    modules: [
      'src/connected/ServerText.tsx',
      'src/connected/menu/readLinks.ts',
      'src/connected/purchase/PaymentCode.tsx',
      'src/connected/purchase/TransferBlock.tsx',
      'src/connected/purchase/loadPaymentCode.ts',
      'src/connected/purchase/texts/lazy',
      'src/connected/purchase/transfer.css',
      'src/features/bankTransfer/bankTransfer.ts',
      'src/features/bankTransfer/index.ts',
      'src/features/bankTransfer/toPaymentOrder.ts',
      ...FAILURE_HANDLING,
      'src/features/newsletter/index.ts',
      'src/features/newsletter/newsletterSaga.ts',
      'src/features/newsletter/newsletterSlice.ts',
      'src/features/newsletter/sendSubscription.ts',
      'src/features/purchaseReports/index.ts',
      'src/lib/isoDay.ts',
      'src/lib/pollUntil.ts',
      'src/lib/stripInvisible.ts',
      'src/shop/redirectGuard.ts',
      'src/ui/forms/EmailHint.tsx',
      'src/ui/forms/emailRule.ts',
      'src/ui/forms/emailSuggestion.ts',
      'src/ui/forms/field.css',
      'src/ui/forms/validation.ts',
      'src/ui/text/copyText.ts',
    ],
  },
  {
    into: ['widgets/registration/'],
    modules: [
      'src/connected/customerForm/AccountFields.tsx',
      'src/connected/customerForm/CompanyFields.tsx',
      'src/connected/customerForm/FormField.tsx',
      'src/connected/customerForm/NameFields.tsx',
      'src/connected/customerForm/PhoneField.tsx',
      'src/connected/customerForm/texts/lazy',
      'src/connected/customerForm/formRules.ts',
      'src/connected/customerForm/useCustomerForm.ts',
      'src/connected/customerForm/useFieldAnnouncement.ts',
      'src/connected/customerForm/useWarnings.ts',
      'src/features/problems/index.ts',
      'src/features/problems/toFormErrors.ts',
      'src/features/problems/toProblems.ts',
      'src/lib/stripInvisible.ts',
      'src/shop/countries/companyIds.ts',
      'src/shop/countries/personName.ts',
      'src/shop/countries/phone.ts',
      'src/shop/countries/postCode.ts',
      'src/ui/forms/emailRule.ts',
      'src/ui/forms/field.css',
      'src/ui/forms/validation.ts',
    ],
  },
  {
    into: ['src/lib/paymentCodes/hub3.ts'],
    modules: [
      'src/lib/paymentCodes/bankAccount.ts',
      'src/lib/paymentCodes/fields.ts',
      'src/lib/paymentCodes/pathOf.ts',
      'src/lib/paymentCodes/slipReference.ts',
    ],
  },
  {
    into: ['widgets/product-reviews/', 'widgets/star-rating/', 'src/features/reviews/'],
    modules: [
      'src/api/isOutcomeUnknown.ts',
      'src/connected/ServerSlot.tsx',
      'src/connected/ServerText.tsx',
      'src/connected/serverHtml/pageText.ts',
      'src/features/drafts/index.ts',
      'src/features/drafts/keepDraft.ts',
      ...FAILURE_HANDLING,
      'src/features/problems/index.ts',
      'src/features/problems/toFormErrors.ts',
      'src/features/problems/toProblems.ts',
      'src/lib/isoDay.ts',
      'src/shop/redirectGuard.ts',
      'src/ui/forms/CharacterCount.tsx',
      'src/ui/forms/field.css',
    ],
  },
  {
    into: ['widgets/digital-content/', 'src/features/digitalContent/'],
    modules: [
      'src/api/isOutcomeUnknown.ts',
      'src/connected/ServerSlot.tsx',
      'src/connected/ServerText.tsx',
      'src/connected/notices/notices.css',
      'src/connected/serverHtml/pageText.ts',
      ...FAILURE_HANDLING,
      'src/shop/redirectGuard.ts',
      'src/ui/text/copyText.ts',
    ],
  },
  {
    into: ['src/features/login/'],
    modules: [
      'src/features/drafts/index.ts',
      'src/features/drafts/keepDraft.ts',
      'src/features/problems/index.ts',
      'src/features/problems/toFormErrors.ts',
      'src/features/problems/toProblems.ts',
    ],
  },
  ...[
    'adult-modal',
    'confirmation',
    'mega-menu',
    'mobile-menu',
    'promo-strip',
    'registration',
    'shop-content',
    'user-menu',
    'wishlist',
  ].map((widget) => ({
    into: [`widgets/${widget}/`],
    modules: ['src/connected/ServerSlot.tsx', 'src/connected/serverHtml/pageText.ts'],
  })),
  {
    into: ['widgets/availability/', 'widgets/product-list/', 'src/features/availability/', 'src/features/productLists/'],
    modules: [
      'src/lib/calendarDay.ts',
      'src/lib/isoDay.ts',
      'src/shop/availability.ts',
      'src/ui/graphics/Stars.tsx',
      'src/ui/graphics/starFill.ts',
      'src/ui/graphics/stars.css',
      'src/ui/rendering/useWhenBelow.ts',
    ],
  },
  { into: ['widgets/product-list/', 'widgets/wishlist/'], modules: ['src/connected/cart/useAdded.ts'] },
  { into: ['src/features/address/'], modules: ['src/lib/lruCache.ts'] },
  { into: ['src/features/menu/'], modules: ['src/api/isEndpointMissing.ts'] },
  { into: ['src/features/wishlist/'], modules: ['src/api/isEndpointMissing.ts', 'src/lib/untilState.ts', 'src/lib/waitForState.ts'] },
  { into: ['src/features/promo/'], modules: ['src/lib/colour.ts'] },
  { into: ['widgets/financing-offer/'], modules: ['src/ui/forms/field.css', 'src/ui/forms/followVariant.ts'] },
  { into: ['widgets/mega-menu/'], modules: ['src/ui/overlays/useAnchorPosition.ts'] },
  { into: ['src/connected/login/'], modules: ['src/lib/stripInvisible.ts', 'src/ui/forms/emailRule.ts', 'src/ui/forms/validation.ts'] },
  { into: ['src/connected/account/'], modules: ['src/shop/countries/personName.ts', 'src/ui/forms/field.css'] },
  {
    into: ['widgets/mobile-menu/'],
    modules: [
      'src/connected/useHoldPage.ts',
      'src/ui/graphics/CloseIcon.tsx',
      'src/ui/keyboard/focusBoundary.ts',
      'src/ui/keyboard/restoreFocus.ts',
      'src/ui/overlays/modal.css',
      'src/ui/overlays/useModal.ts',
      'src/ui/rendering/watchVisibility.ts',
    ],
  },
  {
    into: [
      'src/connected/modals/',
      'src/features/adult/',
      'src/features/dataConsent/',
      'src/features/content/',
      'src/features/legal/',
      'src/features/modalContent/',
      'src/features/vipWelcome/',
    ],
    modules: [
      'src/connected/useHoldPage.ts',
      ...FAILURE_HANDLING,
      'src/lib/untilState.ts',
      'src/lib/waitForState.ts',
      'src/shop/redirectGuard.ts',
      'src/ui/graphics/CloseIcon.tsx',
      'src/ui/keyboard/focusBoundary.ts',
      'src/ui/keyboard/useKeyboardScroll.ts',
      'src/ui/overlays/Dialog.tsx',
      'src/ui/overlays/Modal.tsx',
      'src/ui/overlays/dialog.css',
      'src/ui/overlays/modal.css',
      'src/ui/overlays/useModal.ts',
      'src/ui/rendering/watchVisibility.ts',
    ],
  },
];
