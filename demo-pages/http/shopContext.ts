import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import type { SearchIndexes } from '../domain/suggest';
import type { FaultCounts } from '../demo/faultCounts';

/** What the page configuration holds about the page. */
export interface PageFacts {
  isAdultPage?: boolean;
  isCampaignPage?: boolean;
}

/** The pieces of a page that the server makes, ready to be printed. */
export interface PageParts {
  /** Text of `<script id="vitrina-config" type="application/json">`: safe inside a script element. */
  configJson: string;
  nonce: string;
  /** '' on a page for everybody. */
  csrfToken: string;
  /** HTML of the developer panel; its stylesheet is `panelStylesheet`. */
  panelHtml: string;
  panelStylesheet: string;
  /** Address of the boot tag. */
  vitrinaSrc: string;
  /** Address of a script that reloads the page after a rebuild; null outside `npm run dev`. */
  devScriptSrc: string | null;
}

/** What the server hands to pages and endpoints. */
export interface ShopContext {
  readonly db: ShopDatabase;
  readonly indexes: SearchIndexes;
  /** `npm run dev`: pages reload themselves, templates are not cached. */
  readonly dev: boolean;
  /** For routes that sign somebody in: `{ preHandler: context.limitLogins }`; answers 429 with Retry-After. */
  readonly limitLogins: preHandlerAsyncHookHandler;
  /** The same for requests of a recovery mail. */
  readonly limitRecovery: preHandlerAsyncHookHandler;
  /** Only this machine reaches the shop: mails with secrets may be shown. */
  readonly isLoopback: boolean;
  readonly faultCounts: FaultCounts;
  pageParts(request: FastifyRequest, facts?: PageFacts): PageParts;
  /** Where the stand-in card provider listens; null: there is none, and every card is paid at once. */
  paymentPort(): number | null;
  /** Prints one line to the operator. */
  log(line: string): void;
}
