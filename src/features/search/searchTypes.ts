/** Kinds of suggestions, in the order in which their groups are shown. */
export type SuggestionKind = 'product' | 'category' | 'brand' | 'partner' | 'other';

/** A product of the suggest answer (R3.097), checked. */
export interface ProductSuggestion {
  kind: 'product';
  urlKey: string;
  title: string;
  mediaId: string | null;
  isAdultOnly: boolean;
  /** Text key of the availability label. */
  availabilityText: string;
  price: number | null;
}

/** An item of the suggest answer (R3.098), checked. */
export interface ItemSuggestion {
  kind: Exclude<SuggestionKind, 'product'>;
  type: string;
  id: string | null;
  urlKey: string | null;
  absoluteUrl: string | null;
  title: string;
  suggest: string | null;
}

/** What the shop suggests for a keyword: products first, then items by kind. */
export type Suggestion = ProductSuggestion | ItemSuggestion;

/** One row of the popup. `href` is where it leads. */
export type SearchOption =
  | { kind: 'history'; keyword: string }
  | ({ href: string } & Suggestion)
  /** The full-text search for what is in the field. */
  | { kind: 'all'; keyword: string };

export type SuggestOption = Exclude<SearchOption, { kind: 'history' | 'all' }>;

/** The shop's answer; options of an older keyword stay on screen until the new ones are there. */
export interface SuggestAnswer {
  status: 'pending' | 'ready' | 'failed';
  /** What the options belong to. */
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
  /** What the server's form would send along with the keyword. */
  others: readonly (readonly [name: string, value: string])[];
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

/** Whether the browser follows the option's link by itself (a click), or we do (Enter, Tab). */
export type ChosenBy = 'pointer' | 'keyboard';

export type SubmitSource = 'field' | 'history' | 'all' | 'page';
