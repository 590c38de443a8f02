import { ApiError } from '../../api/ApiError';
import { fallbackScope } from '../../api/fallbackScope';
import type { FallbackScope } from '../../api/fallbackScope';

/** In a feature's state: a new object each time that the server's own form or link takes over. */
export type HandedOver = { readonly scope: FallbackScope } | null;

interface HandOver {
  /** The page has a form or a link for it. */
  canHandOver: boolean;
  /** How it was done before on this page. */
  before: HandedOver;
  /** Doing it twice changes nothing, so that a page instead of an answer is passed, too. */
  isRepeatable?: boolean;
}

/** Whether the server's own form or link takes over now; null: a message is shown. */
export function decideHandover(error: unknown, { canHandOver, before, isRepeatable = false }: HandOver): HandedOver {
  if (!canHandOver || !(error instanceof ApiError)) return null;
  const scope = isRepeatable && error.kind === 'malformed' && error.cause === 'html' ? 'once' : fallbackScope(error);
  return scope === null || (scope === 'once' && before?.scope === 'once') ? null : { scope };
}
