import type { OfferedGoods } from '../../src/features/financingOffer';
import type { AttributeReader } from '../../src/loader/defineWidget';
import { VARIANT_ID } from '../../src/ui/forms/followVariant';

export interface FinancingOfferProps {
  goods: OfferedGoods;
  /** The id of the form whose field `variantId` chooses the variant; '': the form around the placeholder. */
  formId: string;
}

/** In units of the currency, as the server calculates: 499.9 */
const PRICE = /^\d{1,9}(\.\d{1,2})?$/;

/** Null for what is no price. */
export const toPrice = (text: string): number | null => (PRICE.test(text) && Number(text) > 0 ? Number(text) : null);

export function readProps(attributes: AttributeReader): FinancingOfferProps {
  const price = toPrice(attributes.text('price', ''));
  if (price === null) throw new Error('data-price: expected a price such as 499.90');
  const variantId = attributes.text('variant-id', '');
  return { goods: { price, variantId: VARIANT_ID.test(variantId) ? variantId : null }, formId: attributes.text('form', '') };
}
