/** The entry of the modules. */
export const MAIN = 'src/main.ts';

/** The libraries of every page: a chunk of their own, which returning visitors keep when only our code has changed. */
export const LIBRARIES = 'src/libraries.ts';

/** The cart, loaded with the drawer or an add-to-cart button (ADR 007). */
export const CART_FEATURE = 'src/features/cart/index.ts';

/** Calls the shop's endpoints; loaded with the first call (ADR 018). */
export const CLIENT = 'src/api/createClient.ts';

const STEPS = ['widgets/checkout/Checkout.tsx', 'widgets/checkout/customer/CustomerStep.tsx', 'widgets/checkout/shipping/ShippingStep.tsx'];

/** Wishlists share code with the cart, which is there at idle. */
const WISHLISTS = [
  'widgets/wishlist-flyout/WishlistFlyout.tsx',
  'widgets/wishlist-flyout/ListChoice.tsx',
  'widgets/wishlist/WishlistPage.tsx',
];

/** What the shopper decides or learns on a page; they share state and texts. */
const NOTICES = ['widgets/privacy-panel/PrivacyPanel.tsx', 'widgets/newsletter/Mailing.tsx', 'widgets/confirmation/ThankYou.tsx'];

/** Offers to the shopper: they share state and texts. */
const OFFERS = [
  'widgets/promo-strip/Strip.tsx',
  'widgets/promo-float/Float.tsx',
  'widgets/vip-strip/VipStrip.tsx',
  'widgets/smart-box/SmartBox.tsx',
];

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
  'widgets/legal-modal/ConditionsModal.tsx',
  'widgets/gdpr-modal/DataModal.tsx',
];

const REGISTRATION = 'widgets/registration/Registration.tsx';

/**
 * Groups of lazy modules: what one of `of` has in common with any other of its group is one chunk, loaded by all of `of` and `by`.
 * Without it, esbuild creates a chunk for every set of modules that share code, and opening the drawer would load eight. What lazy
 * modules of no common group share is loaded by every page.
 */
export const SHARED_CHUNKS = [
  { of: [CART_FEATURE, 'widgets/cart-drawer/CartPanel.tsx'], by: [...STEPS, ...WISHLISTS, ...ACCOUNT, REGISTRATION] },
  { of: STEPS, by: [] },
  { of: WISHLISTS, by: [] },
  { of: ACCOUNT, by: ['widgets/checkout/customer/CustomerStep.tsx', REGISTRATION] },
  { of: [REGISTRATION], by: ['widgets/checkout/customer/CustomerStep.tsx'] },
  { of: OFFERS, by: ['widgets/vip-welcome/VipWelcome.tsx'] },
  { of: NOTICES, by: [] },
  { of: MENUS, by: [] },
  { of: OVERLAYS, by: ['src/connected/serverHtml/sanitize.ts'] },
];

/**
 * Modules that the code of some folders gets one copy of. One that the cart shares with the menu would be a chunk of its own, and the drawer, which may
 * be three scripts, would load a fourth. Such a module holds no state: the copies know nothing of each other.
 */
export const COPIED_MODULES = [
  {
    into: ['widgets/confirmation/', 'widgets/newsletter/', 'widgets/privacy-panel/', 'src/features/confirmation/', 'src/features/privacy/'],
    modules: [
      'src/api/errorCatalogue.ts',
      'src/api/failureResponse.ts',
      'src/api/operationKinds.gen.ts',
      'src/connected/ServerText.tsx',
      'src/connected/menu/readLinks.ts',
      'src/features/failureHandling/assertConfirmed.ts',
      'src/features/failureHandling/assertStatusOk.ts',
      'src/features/failureHandling/dismissFlashes.ts',
      'src/features/failureHandling/index.ts',
      'src/features/failureHandling/redirectOrReload.ts',
      'src/features/failureHandling/retryRules.ts',
      'src/features/failureHandling/showFailure.ts',
      'src/features/mailing/index.ts',
      'src/features/mailing/mailingSaga.ts',
      'src/features/mailing/mailingSlice.ts',
      'src/features/mailing/sendSubscription.ts',
      'src/features/purchaseReports/index.ts',
      'src/lib/stripInvisible.ts',
      'src/shop/redirectGuard.ts',
      'src/ui/forms/EmailHint.tsx',
      'src/ui/forms/emailRule.ts',
      'src/ui/forms/emailSuggestion.ts',
      'src/ui/forms/field.css',
      'src/ui/forms/validation.ts',
    ],
  },
  {
    into: ['widgets/registration/'],
    modules: [
      'src/connected/customerForm/CompanyFields.tsx',
      'src/connected/customerForm/ErrorSummary.tsx',
      'src/connected/customerForm/FormField.tsx',
      'src/connected/customerForm/NameFields.tsx',
      'src/connected/customerForm/PhoneField.tsx',
      'src/connected/customerForm/checkoutTexts.ts',
      'src/connected/customerForm/formRules.ts',
      'src/connected/customerForm/useCustomerForm.ts',
      'src/connected/customerForm/useFieldAnnouncement.ts',
      'src/connected/customerForm/useWarnings.ts',
      'src/features/problems/index.ts',
      'src/features/problems/toFormProblems.ts',
      'src/features/problems/toProblems.ts',
      'src/lib/stripInvisible.ts',
      'src/shop/countries/companyIds.ts',
      'src/shop/countries/personName.ts',
      'src/shop/countries/phone.ts',
      'src/shop/countries/postCode.ts',
      'src/ui/forms/emailRule.ts',
      'src/ui/forms/field.css',
      'src/ui/forms/validation.ts',
      'src/ui/text/DeferredStatus.tsx',
    ],
  },
  {
    into: ['src/features/login/'],
    modules: [
      'src/features/drafts/index.ts',
      'src/features/drafts/keepDraft.ts',
      'src/features/problems/index.ts',
      'src/features/problems/toFormProblems.ts',
      'src/features/problems/toProblems.ts',
    ],
  },
  ...['adult-modal', 'confirmation', 'mega-menu', 'mobile-menu', 'registration', 'shop-content', 'user-menu', 'wishlist'].map((widget) => ({
    into: [`widgets/${widget}/`],
    modules: ['src/connected/ServerSlot.tsx', 'src/connected/serverHtml/pageText.ts'],
  })),
  { into: ['src/connected/login/'], modules: ['src/lib/stripInvisible.ts', 'src/ui/forms/emailRule.ts', 'src/ui/forms/validation.ts'] },
  { into: ['src/connected/account/'], modules: ['src/shop/countries/personName.ts', 'src/ui/forms/field.css'] },
  {
    into: ['widgets/mobile-menu/'],
    modules: [
      'src/connected/useHoldPage.ts',
      'src/ui/graphics/CloseIcon.tsx',
      'src/ui/keyboard/focusBoundary.ts',
      'src/ui/overlays/modal.css',
      'src/ui/overlays/useModal.ts',
      'src/ui/rendering/watchVisibility.ts',
    ],
  },
  {
    into: [
      'src/connected/modals/',
      'src/features/adult/',
      'src/features/collection/',
      'src/features/content/',
      'src/features/legal/',
      'src/features/modalContent/',
      'src/features/vipWelcome/',
    ],
    modules: [
      'src/api/errorCatalogue.ts',
      'src/api/failureResponse.ts',
      'src/api/operationKinds.gen.ts',
      'src/connected/useHoldPage.ts',
      'src/features/failureHandling/assertConfirmed.ts',
      'src/features/failureHandling/assertStatusOk.ts',
      'src/features/failureHandling/dismissFlashes.ts',
      'src/features/failureHandling/index.ts',
      'src/features/failureHandling/redirectOrReload.ts',
      'src/features/failureHandling/retryRules.ts',
      'src/features/failureHandling/showFailure.ts',
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
