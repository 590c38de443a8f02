import type { IdNames } from './idNames';

/** What the rules need to know about the HTML and the page. */
export interface SanitizeContext {
  /** Where the HTML came from: its relative URLs and its forms without an address belong there. */
  readonly sourceUrl: string;
  /** The page without its fragment. */
  readonly pageUrl: string;
  /** HTML of the shop itself keeps its classes, placeholders and actions; that of another origin does not. */
  readonly isOwn: boolean;
  /** Origins to which forms may be submitted. */
  readonly formOrigins: ReadonlySet<string>;
  readonly imageOrigins: ReadonlySet<string>;
  readonly ids: IdNames;
}
