/**
 * Every event that is measured, with its data. Names are ours (A142); the page's configuration may rename them for its tag manager.
 * No field holds personal data: no name, e-mail, phone, address, coupon or token.
 */
export interface EventCatalogue {
  /** R4.043, R2.14-R2.17: with a number in the checkout's steps only. */
  page_view: { page_location: string; page_referrer: string | null; page_number: number | null; step: string | null };
  /** R4.044 */
  begin_checkout: Basket;
  add_to_cart: ItemList;
  remove_from_cart: ItemList;
  /** R4.030 */
  certificate_accepted: object;
  /** R4.031 */
  certificate_rejected: object;
  search: { search_term: string; source: string };
  suggestion_chosen: { kind: string; title: string; search_term: string; position: number };
  /** Items of which half was seen for a second. */
  view_item_list: { item_list_id: string; items: readonly { item_id: string }[] };
  view_promotion: Promotion;
  select_promotion: Promotion;
  login: object;
  /** R4.045 */
  purchase: Basket & { transaction_id: string };
}

export type EventName = keyof EventCatalogue;

export interface MeasuredItem {
  item_id: string | null;
  item_name: string;
  price: number | null;
  quantity: number;
  /** The partner's id; null for the shop's own goods. */
  affiliation: string | null;
}

interface ItemList {
  currency: string;
  value: number | null;
  items: readonly MeasuredItem[];
}

export interface Basket extends ItemList {
  /** R5.39 */
  basket_size: string | null;
  /** R5.41-R5.43 */
  basket_type: BasketType | null;
  /** R9.32-R9.34 */
  marketing_mode: MarketingMode | null;
}

interface Promotion {
  promotion_id: string;
  creative_slot: string;
  ga_tag: string | null;
}

/** One event of the catalogue. Its id is the same wherever and however often it is sent, so that a server can recognise it. */
export type MeasuredEvent = { [Name in EventName]: { id: string; at: number; name: Name; data: EventCatalogue[Name] } }[EventName];

export type BasketType = 'first-party only' | 'third-party only' | 'mixed';
export type MarketingMode = '1P only' | '3P only' | 'mixed';

export const EVENT_NAMES: readonly EventName[] = Object.keys({
  page_view: 1,
  begin_checkout: 1,
  add_to_cart: 1,
  remove_from_cart: 1,
  certificate_accepted: 1,
  certificate_rejected: 1,
  search: 1,
  suggestion_chosen: 1,
  view_item_list: 1,
  view_promotion: 1,
  select_promotion: 1,
  login: 1,
  purchase: 1,
} satisfies Record<EventName, 1>) as EventName[];
