import type { Availability } from '../../src/features/availability';
import { isoDay } from '../../src/lib/isoDay';
import type { AttributeReader } from '../../src/loader/defineWidget';
import { AVAILABILITY_KEYS } from '../../src/shop/availability';
import { VARIANT_ID } from '../../src/ui/forms/followVariant';

export interface AvailabilityProps {
  variantId: string;
  /** What the server has printed, for scripts; null: nothing. */
  printed: Availability | null;
  /** The id of the form whose field `variantId` chooses the variant; '': the form around the placeholder. */
  formId: string;
  /** The page is about this article. */
  isViewed: boolean;
}

const STOCK_MAX = 1_000_000;

export function readProps(attributes: AttributeReader): AvailabilityProps {
  const variantId = attributes.text('variant-id', '');
  if (!VARIANT_ID.test(variantId)) throw new Error('data-variant-id: expected the id of a variant');
  const key = attributes.choice('availability', ['', ...AVAILABILITY_KEYS], '');
  const inStock = attributes.integer('in-stock', -1, { min: -1, max: STOCK_MAX });
  const [from, to] = [isoDay(attributes.text('from', '')), isoDay(attributes.text('to', ''))];
  return {
    variantId,
    printed: key === '' ? null : { availabilityKey: key, inStock: inStock < 0 ? null : inStock, from: from ?? to, to: to ?? from },
    formId: attributes.text('form', ''),
    isViewed: attributes.flag('viewed', false),
  };
}
