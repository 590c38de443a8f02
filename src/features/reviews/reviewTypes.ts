import type { HandedOver } from '../failureHandling';
import type { FlashMessage } from '../flash';
import type { Problem } from '../problems';

export interface Review {
  reviewId: string;
  /** 1 to 5 in halves or finer; null where the shop sends anything else. */
  rating: number | null;
  /** Untrusted texts, never parsed as markup. */
  title: string;
  text: string;
  pros: readonly string[];
  cons: readonly string[];
  author: string | null;
  /** ISO day, e.g. `2026-01-03`. */
  day: string | null;
  isApproved: boolean;
  isVerified: boolean;
  /** Media ids. */
  photos: readonly string[];
}

export type ReviewSort = 'newest' | 'best' | 'worst';

/** What of the reviews is shown. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Only reviews with this many stars. */
  stars: number | null;
}

/** One page of a product's reviews. */
export interface ReviewPage {
  reviews: readonly Review[];
  /** Of the chosen stars; null where the shop sends none. */
  total: number | null;
  /** Of all reviews of the product. */
  average: number | null;
  count: number;
  /** Reviews with 1 to 5 stars; null where the shop cannot filter by them. */
  histogram: readonly number[] | null;
  /** Empty where the shop cannot sort. */
  sorts: readonly ReviewSort[];
  own: Review | null;
}

export interface ReviewList extends ReviewPage {
  /** Of the first page of the choice; what is shown stays until it is there. */
  status: 'pending' | 'ready' | 'failed';
  more: 'idle' | 'pending' | 'failed';
  page: number;
  choice: ReviewChoice;
  /** Whether anything has been received. */
  isKnown: boolean;
}

/** What the shopper writes; as typed. */
export interface ReviewFields {
  /** 0: not chosen yet. */
  rating: number;
  title: string;
  text: string;
  /** One per line. */
  pros: string;
  cons: string;
}

export interface ReviewDraft extends ReviewFields {
  productId: string;
  /** Whose it is; null: a guest's, which the next customer takes over. */
  customerId: string | null;
  /** The customer's own review that it replaces. */
  reviewId: string | null;
  /** Submitted; it is sent as soon as the shopper is signed in. */
  isSubmitted: boolean;
}

/**
 * The form of a product: `refused` with the shop's reasons, `exists`: the customer has another review of the product, `sent`: it awaits
 * approval, `published`: it does not.
 */
export interface ReviewForm {
  status: 'idle' | 'pending' | 'refused' | 'exists' | 'sent' | 'published';
  problems: readonly Problem[];
  message: Pick<FlashMessage, 'message' | 'markup' | 'isKey'> | null;
}

export interface ReviewsState {
  /** By product, as all of these. */
  lists: Readonly<Record<string, ReviewList>>;
  forms: Readonly<Record<string, ReviewForm>>;
  /** Newest first. */
  drafts: { list: readonly ReviewDraft[] };
  /** The customer of this page, also after the session has ended: whose drafts are shown. */
  customerId: string | null;
  /** A164 */
  handedOver: HandedOver;
}

export interface WithReviews {
  reviews: ReviewsState;
}
