import type { OperationId } from './api';
import type { ApiErrorKind } from './ApiError';

/** The kind of error; `http` by its status where that matters, `link` for a status error with a link, `page`: a 4xx that is not the shop's answer (A164). */
export type Failure = Exclude<ApiErrorKind, 'http'> | 'link' | '401' | '409' | '419' | '429' | '4xx' | 'page' | '5xx';

/**
 * The effect besides flashes, handled by the feature that owns the state.
 * - `reload`: redirect to the server's link, or reload this page; once (R8.15, R8.16, A033)
 * - `fatal`: the checkout's fatal error state with "try again" (A034)
 * - `refreshCart`: reload the cart, the item may have been added (A082); `applyCart`: apply the cart of the response
 * - `discountError`, `financingError`: the error state of that slice
 * - `signIn`: the session has ended, offer the login; `offerReload`: the page has expired
 * - `wait`: no retry for `retryAfterS`
 * - `formStatus`: the message is shown above the login form, not in a flash (R8.30)
 */
export type ErrorEffect =
  | 'reload'
  | 'fatal'
  | 'refreshCart'
  | 'applyCart'
  | 'discountError'
  | 'financingError'
  | 'signIn'
  | 'offerReload'
  | 'wait'
  | 'formStatus';

/** The shop's own texts, or the key shown if there are none. */
export interface ServerMessage {
  readonly from: 'messages' | 'describedBy';
  readonly orKey: string;
}

export interface CatalogueRow {
  readonly operations: readonly OperationId[] | 'background' | '*';
  readonly failures: readonly Failure[] | '*';
  /** A text key, or the shop's messages; without it no flash is shown. */
  readonly message?: string | ServerMessage;
  /** Default: cart for operations of cart and checkout, form elsewhere (A096). */
  readonly cat?: 'cart' | 'form';
  readonly effect?: ErrorEffect;
  /** Logged; a text replaces the error's own. */
  readonly log?: true | string;
}

const GENERIC = 'err_generic';
const TIMEOUT = 'err_request_timeout';
const orGeneric: ServerMessage = { from: 'messages', orKey: GENERIC };
const CART_LOADS: readonly OperationId[] = ['loadCart', 'loadPurchase', 'checkStep'];
const DISCOUNTS: readonly OperationId[] = ['addCertificate', 'removeCertificate'];
const FINANCING: readonly OperationId[] = ['financingLoad', 'financingTerms', 'financingEnrich', 'financingOtp', 'revolvingOfferDetail'];
const LOGINS: readonly OperationId[] = ['login', 'facebookLogin'];
const SUBMITS: readonly OperationId[] = ['register', 'updateCustomer', 'setBillingAddress', 'setShippingAddress'];
const WISHLIST: readonly OperationId[] = [
  'wishlistDeleteItem',
  'wishlistAddItem',
  'wishlistGetItems',
  'wishlistFindAll',
  'wishlistSave',
  'wishlistRemove',
  'wishlistShare',
];

const DIGITAL: readonly OperationId[] = ['getProductLicenseKeys', 'createCustomerApiKey', 'updateCustomerApiKey'];

/** They wait in a queue and are sent again without the shopper: nobody has to know for how long. */
export const QUEUED: readonly OperationId[] = [
  ...(['cartInsert', 'cartChangeAmount', 'cartDelete', 'cartAddWarranty', 'cartDeleteWarranty', 'cartAddInsurance'] as const),
  ...(['cartDeleteInsurance', 'cartAddDigital', 'cartDeleteDigital', 'cartAddGuarantee', 'cartDeleteGuarantee'] as const),
  ...(['wishlistAddItem', 'wishlistDeleteItem'] as const),
];

/** requirements, section 8: operation × failure → response. The first matching row applies. Each row cites its source; s401 … are ids of docs/faults-and-inputs.md. */
export const ERROR_CATALOGUE: readonly CatalogueRow[] = [
  // never shown to the shopper
  { operations: '*', failures: ['aborted'] }, // by the caller
  { operations: ['bannerData'], failures: '*' }, // R8.27
  { operations: ['saveVipModalViewed'], failures: '*', log: "Can't save viewed flag for vip program welcome modal" }, // R8.32
  { operations: ['findContentByTitle', 'trackImpression', 'suggest', 'modalSource'], failures: '*', log: true }, // R8.23 R8.24 R8.25 R8.26
  // background requests caused by the shopper
  { operations: ['widgetAccount', ...WISHLIST], failures: ['401'], effect: 'signIn' }, // s401
  { operations: WISHLIST, failures: '*', message: { from: 'describedBy', orKey: GENERIC } }, // R8.21 A129
  { operations: ['approveLegal', 'deactivateAccount', 'confirmAdultContent'], failures: '*', message: GENERIC }, // A065 A066
  { operations: ['createReview', 'updateReview'], failures: '*', message: orGeneric }, // A140
  { operations: DIGITAL, failures: ['401'], effect: 'signIn' }, // s401
  { operations: DIGITAL, failures: '*', message: orGeneric }, // R7.099 R7.100 R7.101
  { operations: 'background', failures: '*', log: true }, // A084
  // any operation
  { operations: '*', failures: ['link'], effect: 'reload' }, // R8.16 A033
  { operations: CART_LOADS, failures: ['timeout'], message: TIMEOUT, effect: 'fatal' }, // R8.01 A034
  { operations: ['cartInsert'], failures: ['timeout'], message: TIMEOUT, effect: 'refreshCart' }, // R8.01 A082
  { operations: DISCOUNTS, failures: ['timeout'], message: TIMEOUT, effect: 'discountError' }, // R8.01 R8.13
  { operations: FINANCING, failures: ['timeout'], message: TIMEOUT, effect: 'financingError' }, // R8.01 R8.18
  { operations: '*', failures: ['timeout'], message: TIMEOUT, cat: 'cart' }, // R8.01
  {
    operations: LOGINS,
    failures: ['network', 'offline', '409', '419', '429', 'page', '5xx', 'malformed'],
    message: orGeneric,
    effect: 'formStatus',
  }, // A046: nothing about passwords
  { operations: LOGINS, failures: '*', message: { from: 'messages', orKey: 'msg_login_failed' }, effect: 'formStatus' }, // R8.30 A046
  // additions (R8.15 A082): a reload shows the reason and the stock, unless the addition is only delayed
  { operations: ['cartInsert'], failures: ['401'], effect: 'signIn' }, // s401: kept until the shopper signs in
  { operations: ['cartInsert'], failures: ['429'], message: orGeneric, effect: 'wait' }, // s429: kept until the shop accepts requests again
  { operations: ['cartInsert'], failures: ['offline'], message: GENERIC }, // no page to load
  {
    operations: ['cartInsert'],
    failures: ['409', '419', '4xx', 'page', '5xx', 'network', 'malformed', 'rejected'],
    message: orGeneric,
    effect: 'reload',
  },
  { operations: '*', failures: ['409'], message: orGeneric, effect: 'applyCart' }, // s409
  { operations: '*', failures: ['429'], message: orGeneric, effect: 'wait' }, // s429
  { operations: '*', failures: ['419'], message: orGeneric, effect: 'offerReload' }, // csrf-419
  // single operations
  { operations: ['cartChangeAmount'], failures: ['4xx', 'page', 'rejected'], message: orGeneric, log: true }, // A155
  { operations: ['cartChangeAmount'], failures: '*', log: true }, // R8.22
  { operations: ['register'], failures: ['401'], message: { from: 'messages', orKey: 'unknown_error' } }, // R8.02: no session has ended
  { operations: '*', failures: ['401'], effect: 'signIn' }, // s401
  { operations: CART_LOADS, failures: ['network', 'offline', '5xx', 'malformed'], message: GENERIC, effect: 'fatal' }, // R8.11 R4.048 R4.049
  { operations: SUBMITS, failures: '*', message: { from: 'messages', orKey: 'unknown_error' }, cat: 'form' }, // R8.02 R8.03
  { operations: ['selectDeliveryMethod', 'changeDeliveryMethod'], failures: '*', message: orGeneric }, // R8.12
  { operations: DISCOUNTS, failures: '*', message: orGeneric, effect: 'discountError' }, // R8.13 R8.14
  { operations: FINANCING, failures: '*', effect: 'financingError' }, // R8.18 R8.19
  { operations: '*', failures: '*', message: GENERIC }, // R8.06 R8.07 R8.08 R8.09 R8.10 R4.040
];
