/** R3.100, with what is valid of its colours and URLs. */
export interface HeaderPromotion {
  id: string;
  /** An extension of the contract; null: the server's own strip has the text. */
  title: string | null;
  href: string | null;
  backgroundColor: string | null;
  /** Null without a background: the text could not be read on ours. */
  textColor: string | null;
  backgroundRepeat: string;
  mediaId: string | null;
  /** The picture on phones. */
  mobileMediaId: string | null;
  /** For measuring clicks. */
  gaTag: string | null;
}

/** An entry of `floatingBanners` (R3.101). */
export interface FloatingPromotion {
  id: string;
  title: string;
  text: string | null;
  href: string;
  mediaId: string | null;
  mobileMediaId: string | null;
}

/** What our widgets show of a page's promotions (R3.101). */
export interface Promotions {
  header: HeaderPromotion | null;
  floating: FloatingPromotion | null;
}

export interface PromoState extends Promotions {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  /** R4.088: unknown until the cookie is read, and then nothing floats. */
  isFloatHidden: boolean;
}

export interface WithPromo {
  promo: PromoState;
}

/** Where a promotion is shown. */
export type PromoPlace = 'header' | 'floating';
