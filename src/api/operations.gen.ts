// Generated from openapi.yaml by `npm run contract`. Do not edit.
import type { operations } from './contract.gen';

/** What the client must know of an operation at run time; see the extensions in openapi.yaml. */
export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly path: string;
  /** The client gives up after this time (A083, A084). */
  readonly timeoutMs?: number;
  /** The client adds the known cartId (A009). */
  readonly cartId?: true;
  /** No timeout message for the shopper (A084). */
  readonly background?: true;
  /** The address comes from the page's configuration or from the caller. */
  readonly address?: 'page';
  /** Configuration value, dots for nesting, that goes before `path`; without it the operation is off. */
  readonly base?: string;
  /** The answer is HTML, not JSON. */
  readonly html?: true;
  /** The answer has a field `data` of its own: it is no wrapper (A005). */
  readonly ownData?: true;
}

export const operationTable: { readonly [Op in keyof operations]: OperationEntry } = {
  suggest: { method: 'GET', path: '/api/searching/suggest', timeoutMs: 5000, background: true },
  refreshCsrfToken: { method: 'GET', path: '/api/csrf-token', background: true },
  login: { method: 'POST', path: '/api/auth/login/', cartId: true },
  widgetAccount: { method: 'POST', path: '/api/widgets/account', background: true },
  widgetCart: { method: 'POST', path: '/api/widgets/cart', background: true },
  cartInsert: { method: 'POST', path: '/api/cart/put', timeoutMs: 5000, cartId: true },
  cartDelete: { method: 'POST', path: '/api/cart/delete', timeoutMs: 5000, cartId: true },
  cartChangeAmount: { method: 'POST', path: '/api/cart/changeAmount', timeoutMs: 5000, cartId: true },
  facebookLogin: { method: 'POST', path: '/api/auth/fbLogin/', cartId: true },
  register: { method: 'POST', path: '/api/reg/submit', cartId: true },
  updateCustomer: { method: 'POST', path: '/api/cart-customer/update-customer', cartId: true },
  setBillingAddress: { method: 'POST', path: '/api/address/setBillingAddress' },
  setShippingAddress: { method: 'POST', path: '/api/address/setShippingAddress' },
  setConsent: { method: 'POST', path: '/api/privacy-setting/setConsent', background: true },
  setPanelConsent: { method: 'POST', path: '/api/privacy-setting/setPanelConsent', background: true },
  updateConsents: { method: 'POST', path: '/api/privacy-setting/update-consents', background: true },
  updateSubscription: { method: 'POST', path: '/api/newsletter/updateSubscription' },
  cartAddWarranty: { method: 'POST', path: '/api/cart/addWarranty', timeoutMs: 5000, cartId: true },
  cartDeleteWarranty: { method: 'POST', path: '/api/cart/deleteWarranty', timeoutMs: 5000, cartId: true },
  cartAddInsurance: { method: 'POST', path: '/api/cart/addInsurance', timeoutMs: 5000, cartId: true },
  cartDeleteInsurance: { method: 'POST', path: '/api/cart/deleteInsurance', timeoutMs: 5000, cartId: true },
  cartAddDigital: { method: 'POST', path: '/api/cart/addDigital', timeoutMs: 5000, cartId: true },
  cartDeleteDigital: { method: 'POST', path: '/api/cart/deleteDigital', timeoutMs: 5000, cartId: true },
  cartAddGuarantee: { method: 'POST', path: '/api/cart/addGuarantee', timeoutMs: 5000, cartId: true },
  cartDeleteGuarantee: { method: 'POST', path: '/api/cart/deleteGuarantee', timeoutMs: 5000, cartId: true },
  migrateCouponsToAllegro: { method: 'POST', path: '/api/cart/migrate-coupons-to-allegro', timeoutMs: 5000, cartId: true },
  addCertificate: { method: 'POST', path: '/api/cart/add-certificate', timeoutMs: 5000, cartId: true },
  removeCertificate: { method: 'POST', path: '/api/cart/remove-certificate', timeoutMs: 5000, cartId: true },
  checkStep: { method: 'POST', path: '/api/v2/cart.cart-step/check-step', timeoutMs: 60000, cartId: true },
  nextStep: { method: 'POST', path: '/api/v2/cart.cart-step/next-step', timeoutMs: 60000, cartId: true },
  loadCart: { method: 'GET', path: '/api/v2/cart.cart-api/load-cart', timeoutMs: 60000, cartId: true },
  loadPurchase: { method: 'GET', path: '/api/v2/cart.cart-api/load-purchase', timeoutMs: 60000, cartId: true },
  setInvoiceNote: { method: 'POST', path: '/api/v2/cart.cart-api/set-invoice-note', timeoutMs: 60000, cartId: true },
  selectDeliveryMethod: { method: 'POST', path: '/api/v2/cart.cart-api/select-delivery-method', timeoutMs: 60000, cartId: true },
  changeDeliveryMethod: { method: 'PUT', path: '/api/v2/cart.cart-api/select-delivery-method', timeoutMs: 60000, cartId: true },
  checkDeliveryMethod: { method: 'GET', path: '/api/v2/cart.cart-api/check-delivery-method', timeoutMs: 60000, cartId: true },
  cleanSelectedDelivery: { method: 'POST', path: '/api/v2/cart.cart-api/clean-selected-delivery', timeoutMs: 60000, cartId: true },
  selectDeliveryInsurance: { method: 'POST', path: '/api/v2/cart.cart-api/select-delivery-insurance', timeoutMs: 60000, cartId: true },
  selectCampaign: { method: 'POST', path: '/api/v2/cart.cart-api/select-campaign', timeoutMs: 60000, cartId: true },
  deliveryStrategy: { method: 'POST', path: '/api/v2/cart.cart-api/delivery-strategy', timeoutMs: 60000, cartId: true },
  customerHistory: { method: 'POST', path: '/api/v2/cart.cart-api/customer-history', timeoutMs: 60000, cartId: true },
  geoSuggestions: { method: 'GET', path: '/api/v2/cart.cart-api/geo-suggestions', timeoutMs: 60000, cartId: true },
  branchesBasic: { method: 'GET', path: '/api/v2/cart.cart-api/branches-basic', timeoutMs: 60000, cartId: true },
  postBranches: { method: 'POST', path: '/api/v2/cart.cart-api/branches-basic', timeoutMs: 60000, cartId: true },
  branchesConfirmAvailability: { method: 'GET', path: '/api/v2/cart.cart-api/branches-confirm-availability', timeoutMs: 60000, cartId: true },
  branchDetail: { method: 'GET', path: '/api/v2/cart.cart-api/branch-detail', timeoutMs: 60000, cartId: true },
  autoCompleteBranches: { method: 'GET', path: '/api/v2/cart.cart-api/auto-complete-branches', timeoutMs: 60000, cartId: true },
  orderConsents: { method: 'POST', path: '/api/v2/cart.cart-api/order-consents', timeoutMs: 60000, cartId: true },
  orderConsentNotes: { method: 'POST', path: '/api/v2/cart.cart-api/order-consent-notes', timeoutMs: 60000, cartId: true },
  consents: { method: 'GET', path: '/api/v2/cart.cart-api/consents', timeoutMs: 60000, cartId: true },
  selectBillingMethod: { method: 'POST', path: '/api/v2/cart.cart-api/select-billing-method', timeoutMs: 60000, cartId: true },
  cleanSelectedPayment: { method: 'POST', path: '/api/v2/cart.cart-api/clean-selected-payment', timeoutMs: 60000, cartId: true },
  checkGtm: { method: 'GET', path: '/api/v2/cart.cart-gtm/check-gtm', timeoutMs: 60000, cartId: true, background: true, ownData: true },
  confirmationLoad: { method: 'GET', path: '/confirmation/load', background: true },
  confirmationToken: { method: 'GET', path: '/confirmation/token', background: true },
  financingLoad: { method: 'GET', path: '/api/v2/cart.cart-pfc/load', timeoutMs: 60000, cartId: true },
  financingTerms: { method: 'POST', path: '/api/v2/cart.cart-pfc/terms', timeoutMs: 60000, cartId: true },
  financingEnrich: { method: 'POST', path: '/api/v2/cart.cart-pfc/enrich', timeoutMs: 60000, cartId: true },
  financingOtp: { method: 'POST', path: '/api/v2/cart.cart-pfc/otp', timeoutMs: 60000 },
  revolvingOfferDetail: { method: 'GET', path: '/api/v2/cart.cart-pfc/get-revolving-offer-detail', timeoutMs: 60000, cartId: true },
  financialOffers: { method: 'GET', path: '/api/finance-offer/financial-offers', background: true },
  financingBillingMethods: { method: 'GET', path: '/api/financing/billing-methods', background: true },
  installmentVariants: { method: 'GET', path: '/api/financing/installment-variants', background: true },
  installmentVariant: { method: 'GET', path: '/api/financing/installment-variant', background: true },
  wishlistAddItem: { method: 'PUT', path: '/api/wishlist/addItem', background: true },
  wishlistGetItems: { method: 'DELETE', path: '/api/wishlist/getItems', background: true },
  wishlistDeleteItem: { method: 'DELETE', path: '/api/wishlist/deleteItem', background: true },
  wishlistFindAll: { method: 'GET', path: '/api/wishlist/findAll', background: true },
  wishlistSave: { method: 'POST', path: '/api/wishlist/save-wishlist', background: true },
  wishlistRemove: { method: 'POST', path: '/api/wishlist/remove-wishlist', background: true },
  createCustomerApiKey: { method: 'POST', path: '/api/digitalContent/createCustomerApiKey', background: true },
  updateCustomerApiKey: { method: 'POST', path: '/api/digitalContent/updateCustomerApiKey', background: true },
  getProductLicenseKeys: { method: 'GET', path: '/api/digitalContent/getProductLicenseKeys', background: true },
  getPickupCode: { method: 'GET', path: '/api/tracking/getPickupCode', background: true },
  getProductsAvailability: { method: 'GET', path: '/api/client/getProductsAvailability', background: true },
  findVariantsById: { method: 'GET', path: '/api/product/find-variants-by-id', background: true },
  findVariants: { method: 'GET', path: '/api/product/find-variants', background: true },
  recommendedProducts: { method: 'GET', path: '/api/product/recommended-products', background: true },
  similarProducts: { method: 'GET', path: '/api/product/similar-products', background: true },
  recentlyViewed: { method: 'GET', path: '/api/recently-viewed/retrieve', background: true },
  recentlyViewedProducts: { method: 'GET', path: '/api/recently-viewed/find-products', background: true },
  getProductReviews: { method: 'GET', path: '/api/reviews/getProductReviews', background: true },
  createReview: { method: 'POST', path: '/api/reviews/createReview', background: true },
  updateReview: { method: 'POST', path: '/api/reviews/updateReview', background: true },
  findContentByTitle: { method: 'GET', path: '/api/shopContent/findByTitle', background: true },
  bannerData: { method: 'GET', path: '/api/bnr/data', background: true },
  modalSource: { method: 'GET', path: '/{sourceUrl}', background: true, address: 'page', html: true },
  confirmAdultContent: { method: 'GET', path: '/', background: true, address: 'page' },
  saveVipModalViewed: { method: 'GET', path: '/api/vip/save-modal-viewed', background: true },
  unclearedLegals: { method: 'GET', path: '/uncleared-legals', timeoutMs: 5000, background: true, address: 'page', base: 'legalConditionsApi' },
  approveLegal: { method: 'POST', path: '/approve', background: true, address: 'page', base: 'legalConditionsApi' },
  deactivateAccount: { method: 'POST', path: '/deactivate-account', background: true, address: 'page', base: 'legalConditionsApi' },
  trackImpression: { method: 'POST', path: '/event/impression', background: true, address: 'page', base: 'gtm.url', ownData: true },
  trackCrossSell: { method: 'POST', path: '/api/xsell/track', background: true },
  trackEvent: { method: 'GET', path: '/api/behaviour/track', timeoutMs: 2000, background: true, address: 'page' },
  postTrackEvent: { method: 'POST', path: '/api/behaviour/track', timeoutMs: 2000, background: true, address: 'page' },
  trackLog: { method: 'GET', path: '/api/behaviour/log', timeoutMs: 2000, background: true, address: 'page' },
};

/** Request fields that the specification does not have: a shop may refuse them (A157, ADR 017). */
export const extensionFields: readonly string[] = ['intentId', 'confirmed', 'idempotencyKey', 'expectedTotal'];
