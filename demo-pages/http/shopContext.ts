import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import type { SearchIndexes } from '../domain/suggest';

/** The page's part of the page configuration. */
export interface PageFacts {
  isAdultPage?: boolean;
  isCampaignPage?: boolean;
  /** Of the contents that widgets request by title. */
  contentHashes?: Readonly<Record<string, string>>;
}

/** The parts of a page that the server renders. */
export interface PageParts {
  /** Text of `<script id="vitrina-config" type="application/json">`: safe inside a script element. */
  configJson: string;
  nonce: string;
  /** '' on a page for everybody. */
  csrfToken: string;
  /** HTML of the developer panel; its stylesheet is `panelStylesheet`. */
  panelHtml: string;
  panelStylesheet: string;
  /** URL of the boot tag. */
  vitrinaSrc: string;
  /** Text of a script before all others; null without one. */
  firstScript: string | null;
  /** URL of the tag manager; null without one. */
  tagManagerSrc: string | null;
  /** URL of a script that reloads the page after a rebuild; null outside `npm run dev`. */
  devScriptSrc: string | null;
}

/** The services of pages and endpoints. */
export interface ShopContext {
  readonly db: ShopDatabase;
  readonly indexes: SearchIndexes;
  /** `npm run dev`: pages reload themselves, templates are not cached. */
  readonly dev: boolean;
  /** For routes that sign in: `{ preHandler: context.limitLogins }`; responds with 429 and Retry-After. */
  readonly limitLogins: preHandlerAsyncHookHandler;
  /** The same for requests of a recovery mail. */
  readonly limitRecovery: preHandlerAsyncHookHandler;
  /** The shop is only reachable from this machine: mails with secrets may be shown. */
  readonly isLoopback: boolean;
  pageParts(request: FastifyRequest, facts?: PageFacts): PageParts;
  /** URL of the stand-in card provider; null without one: every card is then paid at once. */
  paymentPort(): number | null;
  /** Prints one line to the operator. */
  log(line: string): void;
}
