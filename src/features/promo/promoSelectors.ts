import type { FloatingPromotion, HeaderPromotion, WithPromo } from './promoTypes';

/** Null while loading, after a failed load (R8.27), and if the page has none. */
export const selectHeaderPromotion = ({ promo }: WithPromo): HeaderPromotion | null => promo.header;

/** R4.088 */
export const selectFloatingPromotion = ({ promo }: WithPromo): FloatingPromotion | null => (promo.isFloatHidden ? null : promo.floating);
