import type { WithPromo } from '../features/promo';
import { select } from '../lib/effects';
import type { SagaGenerator } from '../lib/effects';
import type { EventCatalogue } from './catalogue';

/** The promotion that is shown in a place; null where it is none of the shop's. */
export function* seenPromotion(place: string): SagaGenerator<EventCatalogue['view_promotion'] | null> {
  const promo = yield* select(({ promo: state }: Partial<WithPromo>) => state);
  if (place === 'floating') {
    return promo?.floating ? { promotion_id: promo.floating.id, creative_slot: 'floating', ga_tag: null } : null;
  }
  return place === 'header' && promo?.header
    ? { promotion_id: promo.header.id, creative_slot: 'header', ga_tag: promo.header.gaTag }
    : null;
}
