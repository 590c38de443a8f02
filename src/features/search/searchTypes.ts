import type { SearchForm } from '../../shop/links';

/** Kinds of suggestions, in display order. */
export type SuggestionKind = 'product' | 'category' | 'brand' | 'partner' | 'other';

/** A product of the suggest response (R3.097), validated. */
export interface ProductSuggestion {
  kind: 'product';
  urlKey: string;
  title: string;
  mediaId: string | null;
  isAdultOnly: boolean;
  /** Text key of the availability label. */
  availabilityText: string;
  isSoldOut: boolean;
  price: number | null;
}

/** An item of the suggest response (R3.098), validated. */
export interface ItemSuggestion {
  kind: Exclude<SuggestionKind, 'product'>;
  type: string;
  id: string | null;
  urlKey: string | null;
  absoluteUrl: string | null;
  partnerId: string | null;
  title: string;
  suggest: string | null;
}

/** The shop's suggestions for a keyword: products first, then items by kind. */
export type Suggestion = ProductSuggestion | ItemSuggestion;

/** One row of the popup. `href` is its link. */
export type SearchOption =
  | { kind: 'history'; keyword: string }
  | ({ href: string } & Suggestion)
  /** Full-text search for the field's text. */
  | { kind: 'all'; keyword: string };

export type SuggestOption = Exclude<SearchOption, { kind: 'history' | 'all' }>;

/** The shop's response; options of an older keyword stay on screen until the new ones have loaded. */
export interface SuggestAnswer {
  status: 'pending' | 'ready' | 'failed';
  /** The keyword of the options. */
  keyword: string;
  options: readonly SuggestOption[];
}

/** R4.090, A116: `navigation` is moving through the open list. */
export type SearchPhase =
  | { name: 'idle' }
  | { name: 'focused'; isOpen: boolean }
  | { name: 'suggestions' }
  | { name: 'navigation'; activeIndex: number };

/** One search field of the page (a header and a CMS page may have one each). */
export interface SearchField {
  keyword: string;
  /** A159: the server's own form; null without one, and where only the browser can submit it. */
  form: SearchForm | null;
  /** Only the browser can submit it, as where it is posted. */
  isNative: boolean;
  /** What the browser is to submit now. */
  submission: { keyword: string } | null;
  phase: SearchPhase;
  answer: SuggestAnswer | null;
}

export interface SearchState {
  fields: Record<string, SearchField>;
  /** Newest first (A117). */
  history: readonly string[];
  /** R5.22: false when the page's suggest status is '0'. */
  isSuggestOn: boolean;
}

/** Whether the browser follows the option's link (a click), or the saga redirects (Enter, Tab). */
export type ChosenBy = 'pointer' | 'keyboard';

export type SubmitSource = 'field' | 'history' | 'all' | 'page';
