import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { CALLS_AFTER_PAINT, PAINT_FIRST } from '../../lib/paintFirst';
import { accountActions } from '../account';
import { joinReviews, NO_FIELDS } from './reviewRules';
import type {
  Review,
  ReviewChoice,
  ReviewDraft,
  ReviewFields,
  ReviewForm,
  ReviewList,
  ReviewPage,
  ReviewsState,
  WithReviews,
} from './reviewTypes';

interface OfProduct {
  productId: string;
}

const initialState: ReviewsState = { lists: {}, forms: {}, drafts: { list: [] }, customerId: null, handedOver: null };

const NO_FORM: ReviewForm = { status: 'idle', problems: [], message: null };

const NO_LIST: ReviewList = {
  ...{ status: 'pending', more: 'idle', page: 1, choice: { sort: 'newest', stars: null }, isKnown: false },
  ...{ reviews: [], total: null, average: null, count: 0, histogram: null, sorts: [], own: null },
};

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const listOf = ({ lists }: ReviewsState, productId: string): ReviewList => own(lists, productId) ?? NO_LIST;

function setList(state: ReviewsState, productId: string, change: Partial<ReviewList>): ReviewsState {
  return { ...state, lists: { ...state.lists, [productId]: { ...listOf(state, productId), ...change } } };
}

function requestList(state: ReviewsState, productId: string, choice: Partial<ReviewChoice>): ReviewsState {
  return setList(state, productId, { status: 'pending', more: 'idle', choice: { ...listOf(state, productId).choice, ...choice } });
}

function setForm(state: ReviewsState, productId: string, change: Partial<ReviewForm>): ReviewsState {
  return { ...state, forms: { ...state.forms, [productId]: { ...NO_FORM, ...change } } };
}

/** A draft of another customer waits unseen for that customer's return. */
const draftOf = ({ drafts, customerId }: ReviewsState, productId: string): ReviewDraft | undefined =>
  drafts.list.find((draft) => draft.productId === productId && (draft.customerId ?? customerId) === customerId);

/** The changed draft is the newest; null removes it. */
function setDraft(state: ReviewsState, productId: string, change: Partial<ReviewDraft> | null): ReviewsState {
  const known = draftOf(state, productId);
  if (change === null && known === undefined) return state;
  const others = state.drafts.list.filter((draft) => draft.productId !== productId);
  if (change === null) return { ...state, drafts: { list: others } };
  const { customerId } = state;
  const draft = { ...NO_FIELDS, reviewId: null, isSubmitted: false, ...known, ...change, productId, customerId };
  return { ...state, drafts: { list: [draft, ...others] } };
}

/** What a guest has written becomes this customer's; the drafts of another one are dropped. */
function meetCustomer(state: ReviewsState, customerId: string | null): ReviewsState {
  if (customerId === null || customerId === state.customerId) return state;
  const list = state.drafts.list.filter((draft) => (draft.customerId ?? customerId) === customerId);
  const forms = state.customerId === null ? state.forms : {};
  return { ...state, customerId, forms, drafts: { list: list.map((draft) => ({ ...draft, customerId })) } };
}

/** Another visitor has no own review on this page. */
const forgetOwn = (state: ReviewsState): ReviewsState => ({
  ...state,
  lists: Object.fromEntries(Object.entries(state.lists).map(([id, list]) => [id, { ...list, own: null }])),
});

/** The device may be shared: after a sign-out nothing of the customer's stays. */
const forgetCustomer = (state: ReviewsState): ReviewsState => ({ ...forgetOwn(state), forms: {}, drafts: { list: [] }, customerId: null });

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    /** A view shows the product's reviews. */
    reviewsRequested: (state, { payload: { productId } }: PayloadAction<OfProduct>) => requestList(state, productId, {}),
    /** Only reviews with as many stars, or all of them. */
    starsChosen: {
      prepare: (payload: OfProduct & Pick<ReviewChoice, 'stars'>) => ({ payload, meta: PAINT_FIRST }),
      reducer: (state: ReviewsState, { payload: { productId, stars } }: PayloadAction<OfProduct & Pick<ReviewChoice, 'stars'>>) =>
        requestList(state, productId, { stars }),
    },
    sortChosen: {
      prepare: (payload: OfProduct & Pick<ReviewChoice, 'sort'>) => ({ payload, meta: CALLS_AFTER_PAINT }),
      reducer: (state: ReviewsState, { payload: { productId, sort } }: PayloadAction<OfProduct & Pick<ReviewChoice, 'sort'>>) =>
        requestList(state, productId, { sort }),
    },
    reviewsSucceeded: (state, { payload: { productId, page } }: PayloadAction<OfProduct & { page: ReviewPage }>) =>
      setList(state, productId, { ...page, status: 'ready', more: 'idle', page: 1, isKnown: true }),
    reviewsFailed: (state, { payload: { productId } }: PayloadAction<OfProduct>) => setList(state, productId, { status: 'failed' }),
    /** "Show more" (A121). */
    moreRequested: {
      prepare: (payload: OfProduct) => ({ payload, meta: PAINT_FIRST }),
      reducer: (state: ReviewsState, { payload: { productId } }: PayloadAction<OfProduct>) =>
        setList(state, productId, { more: 'pending' }),
    },
    moreSucceeded: (state, { payload: { productId, page } }: PayloadAction<OfProduct & { page: ReviewPage }>) => {
      const list = listOf(state, productId);
      const reviews = joinReviews(list.reviews, page.reviews);
      // A page without anything new is the last one, whatever the total.
      const total = reviews.length === list.reviews.length ? reviews.length : page.total;
      return setList(state, productId, { reviews, total, more: 'idle', page: list.page + 1 });
    },
    moreFailed: (state, { payload: { productId } }: PayloadAction<OfProduct>) => setList(state, productId, { more: 'failed' }),

    /** The shopper writes; the first time with the fields to start with. */
    draftChanged: (
      state,
      { payload: { productId, ...change } }: PayloadAction<OfProduct & Partial<ReviewFields & Pick<ReviewDraft, 'reviewId'>>>,
    ) => {
      const before = own(state.forms, productId);
      const isRefused = before?.status === 'refused';
      const problems = isRefused ? before.problems.filter(({ field }) => !Object.hasOwn(change, field)) : [];
      const form = isRefused ? { ...before, problems } : before?.status === 'exists' ? before : NO_FORM;
      return setForm(setDraft(state, productId, { ...change, isSubmitted: false }), productId, form);
    },
    draftDiscarded: (state, { payload: { productId } }: PayloadAction<OfProduct>) =>
      setForm(setDraft(state, productId, null), productId, NO_FORM),
    draftsRestored: (state, { payload }: PayloadAction<ReviewsState['drafts']>) => ({ ...state, drafts: payload }),
    /** Who was signed in before this feature was loaded. */
    customerMet: (state, { payload: { customerId } }: PayloadAction<Pick<ReviewsState, 'customerId'>>) => meetCustomer(state, customerId),
    /** It is sent now, or after the sign-in. */
    reviewSubmitted: (state, { payload: { productId } }: PayloadAction<OfProduct & { canHandOver?: boolean }>) =>
      setForm(setDraft(state, productId, { isSubmitted: true }), productId, NO_FORM),
    sendingStarted: (state, { payload: { productId } }: PayloadAction<OfProduct>) => setForm(state, productId, { status: 'pending' }),
    /** The session has ended: it waits for the sign-in. */
    sendingPaused: (state, { payload: { productId } }: PayloadAction<OfProduct>) => setForm(state, productId, NO_FORM),
    reviewStored: (state, { payload: { productId, review } }: PayloadAction<OfProduct & { review: Review }>) =>
      setForm(setList(setDraft(state, productId, null), productId, { own: review }), productId, {
        status: review.isApproved ? 'published' : 'sent',
      }),
    /** The server's own form has it now, and keeps it where it refuses it. */
    reviewHandedOver: (state, { payload: { productId, handedOver } }: PayloadAction<OfProduct & Pick<ReviewsState, 'handedOver'>>) => ({
      ...setForm(setDraft(state, productId, null), productId, NO_FORM),
      handedOver,
    }),
    reviewRefused: (state, { payload: { productId, ...form } }: PayloadAction<OfProduct & Pick<ReviewForm, 'problems' | 'message'>>) =>
      setForm(setDraft(state, productId, { isSubmitted: false }), productId, { ...form, status: 'refused' }),
    /** The customer has a review of this product: the shopper decides whether the new one replaces it. */
    ownReviewFound: (state, { payload: { productId, reviewId } }: PayloadAction<OfProduct & { reviewId: string }>) =>
      setForm(setDraft(state, productId, { isSubmitted: false, reviewId }), productId, { status: 'exists' }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(accountActions.accountSucceeded, (state, { payload: { customer } }) => meetCustomer(state, customer?.id ?? null))
      .addCase(accountActions.customerReceived, (state, { payload: { customer } }) => meetCustomer(state, customer?.id ?? null))
      .addCase(accountActions.loggedOut, forgetCustomer)
      .addCase(accountActions.sessionEnded, forgetOwn);
  },
});

export const reviewsActions = reviewsSlice.actions;

export const selectReviewList = ({ reviews }: WithReviews, productId: string): ReviewList => listOf(reviews, productId);

export const selectHandedOverReview = ({ reviews }: WithReviews): ReviewsState['handedOver'] => reviews.handedOver;

export const selectReviewForm = ({ reviews }: WithReviews, productId: string): ReviewForm => own(reviews.forms, productId) ?? NO_FORM;

/** Null: nothing is written. */
export const selectReviewDraft = ({ reviews }: WithReviews, productId: string): ReviewDraft | null => draftOf(reviews, productId) ?? null;
