export type DomainErrorCode =
  | 'cart_not_found'
  | 'cart_item_not_found'
  | 'cart_changed'
  | 'variant_not_found'
  | 'not_orderable'
  | 'not_enough_stock'
  | 'too_many'
  | 'invalid_amount'
  | 'cart_empty'
  | 'email_taken'
  | 'invalid_email'
  | 'invalid_password'
  | 'required_field'
  | 'invalid_delivery'
  | 'invalid_payment'
  | 'delivery_unavailable'
  | 'delivery_missing'
  | 'delivery_gone'
  | 'branch_missing'
  | 'branch_full'
  | 'window_taken'
  | 'window_missing'
  | 'campaign_gone'
  | 'payment_unavailable'
  | 'payment_missing'
  | 'financing_missing'
  | 'address_missing'
  | 'price_changed'
  | 'attempt_used'
  | 'wishlist_not_found'
  | 'wishlist_is_main'
  | 'service_not_offered'
  | 'code_unknown'
  | 'code_expired'
  | 'code_elsewhere'
  | 'code_used_up'
  | 'code_goods_missing'
  | 'product_not_found'
  | 'review_exists'
  | 'review_not_found'
  | 'review_too_short'
  | 'review_has_links'
  | 'order_not_found'
  | 'api_key_exists'
  | 'api_key_not_found';

/** An error that the shopper can fix. `detail` names the field, the article or the stock, for the message. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly detail: string;

  constructor(code: DomainErrorCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'DomainError';
    this.code = code;
    this.detail = detail;
  }
}
