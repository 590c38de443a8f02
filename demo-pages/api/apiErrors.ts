import type { LanguageCode } from '../countries/countries';
import { DomainError, type DomainErrorCode } from '../domain/domainError';
import { SERVER_TEXTS } from '../http/serverTexts';
import { Refusal, type Endpoint } from '../http/endpoint';

type TextKey = keyof (typeof SERVER_TEXTS)['sl'];

/** Refusals for the shopper, with status and text. */
const REFUSALS: Readonly<Record<DomainErrorCode, [status: number, text: TextKey]>> = {
  cart_not_found: [409, 'cartChanged'],
  cart_item_not_found: [409, 'cartChanged'],
  cart_changed: [409, 'cartChanged'],
  variant_not_found: [422, 'notFound'],
  not_orderable: [422, 'notOrderable'],
  not_enough_stock: [422, 'outOfStock'],
  too_many: [422, 'tooManyPieces'],
  invalid_amount: [422, 'badRequest'],
  cart_empty: [409, 'cartChanged'],
  email_taken: [422, 'emailTaken'],
  invalid_email: [422, 'emailInvalid'],
  invalid_password: [422, 'passwordInvalid'],
  required_field: [422, 'fieldRequired'],
  invalid_delivery: [422, 'badRequest'],
  invalid_payment: [422, 'badRequest'],
  delivery_unavailable: [422, 'deliveryUnavailable'],
  delivery_missing: [422, 'deliveryMissing'],
  delivery_gone: [422, 'deliveryGone'],
  branch_missing: [422, 'branchMissing'],
  branch_full: [422, 'branchFull'],
  window_taken: [422, 'windowTaken'],
  window_missing: [422, 'windowMissing'],
  payment_unavailable: [422, 'paymentUnavailable'],
  payment_missing: [422, 'paymentMissing'],
  financing_missing: [422, 'financingMissing'],
  address_missing: [422, 'addressMissing'],
  price_changed: [409, 'priceChanged'],
  attempt_used: [409, 'cartChanged'],
  wishlist_not_found: [404, 'notFound'],
  wishlist_is_main: [422, 'mainListStays'],
  service_not_offered: [422, 'serviceNotOffered'],
  code_unknown: [422, 'codeUnknown'],
  code_expired: [422, 'codeExpired'],
  code_elsewhere: [422, 'codeElsewhere'],
  code_used_up: [422, 'codeUsedUp'],
  campaign_gone: [422, 'campaignGone'],
  code_goods_missing: [422, 'codeGoodsMissing'],
  product_not_found: [404, 'notFound'],
  review_exists: [409, 'reviewExists'],
  review_not_found: [404, 'notFound'],
  review_too_short: [422, 'reviewTooShort'],
  review_has_links: [422, 'reviewHasLinks'],
  order_not_found: [404, 'notFound'],
  api_key_exists: [409, 'apiKeyExists'],
  api_key_not_found: [404, 'notFound'],
};

/** Field that an error belongs to, in the contract's names. */
const FIELDS: Partial<Record<DomainErrorCode, string>> = { email_taken: 'email', invalid_email: 'email', invalid_password: 'password' };

/** Errors whose detail names the field. */
const DETAIL_IS_FIELD: ReadonlySet<DomainErrorCode> = new Set(['required_field', 'review_too_short', 'review_has_links']);

/** A domain error as a response of the contract; other errors unchanged. */
export function toRefusal(error: unknown, language: LanguageCode): unknown {
  if (!(error instanceof DomainError)) return error;
  const [status, key] = REFUSALS[error.code];
  const text = SERVER_TEXTS[language][key];
  const field = FIELDS[error.code] ?? (DETAIL_IS_FIELD.has(error.code) ? error.detail : undefined);
  return new Refusal(status, field ? { errors: { [field]: text } } : { error: text });
}

/** Texts that name the affected item. */
const DETAILED: Partial<Record<DomainErrorCode, [key: TextKey, name: string]>> = {
  delivery_missing: ['deliveryMissing', 'seller'],
  delivery_gone: ['deliveryGone', 'seller'],
  not_enough_stock: ['soldOut', 'title'],
  cart_empty: ['cartEmpty', ''],
};

/** The message of a problem, with its article, seller or discount code. */
export function refusalMessage({ code, detail }: DomainError, language: LanguageCode): string {
  const [key, name] = DETAILED[code] ?? [REFUSALS[code][1], ''];
  const text = SERVER_TEXTS[language][key].replace(`{${name}}`, () => detail);
  return code === 'code_expired' || code === 'code_used_up' ? `${detail}: ${text}` : text;
}

/** Wishlist calls carry the message in `describedBy` (A129). */
export function toDescribedRefusal(error: unknown, language: LanguageCode): unknown {
  const refusal = toRefusal(error, language);
  if (!(refusal instanceof Refusal) || typeof refusal.body.error !== 'string') return refusal;
  return new Refusal(refusal.status, { ...refusal.body, describedBy: refusal.body.error });
}

/** Wraps endpoints that refuse invalid input with a message; `toError` decides how it is written. */
export const refusingBy =
  (toError: (error: unknown, language: LanguageCode) => unknown) =>
  (endpoint: Endpoint): Endpoint =>
  async (call) => {
    try {
      return await endpoint(call);
    } catch (error) {
      throw toError(error, call.shop.language);
    }
  };
