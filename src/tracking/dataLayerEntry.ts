import type { EventName, MeasuredEvent } from './catalogue';
import type { TrackingConfig } from './trackingConfig';

/** What tag managers expect in `ecommerce`. */
const COMMERCE: readonly EventName[] = [
  'begin_checkout',
  'add_to_cart',
  'remove_from_cart',
  'purchase',
  'view_promotion',
  'select_promotion',
];
const BESIDE: readonly string[] = ['basket_size', 'basket_type', 'marketing_mode', 'ga_tag'];

/**
 * The entries of an event (A142). None for a renamed-to-null event, for a list that was seen (the shop's answer is pushed instead), and
 * for the opening of a page outside the checkout, which tag managers count themselves.
 */
export function dataLayerEntries({ id, name, data }: MeasuredEvent, { eventNames }: TrackingConfig): object[] {
  const event = Object.hasOwn(eventNames, name) ? eventNames[name] : name;
  const isOurs = name !== 'view_item_list' && !(name === 'page_view' && data.page_number === null);
  if (!isOurs || event === null || event === undefined) return [];
  const base = { event, vitrina_event_id: id };
  if (!COMMERCE.includes(name)) return [{ ...base, ...data }];
  const [beside, commerce] = [true, false].map((isBeside) =>
    Object.fromEntries(Object.entries(data).filter(([field]) => BESIDE.includes(field) === isBeside)),
  );
  // The tag manager would merge the lists of two events.
  return [{ ecommerce: null }, { ...base, ...beside, ecommerce: commerce }];
}
