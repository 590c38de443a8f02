import { ApiError } from '../../api/ApiError';
import { serverWay } from '../../api/serverWay';
import type { ServerWay } from '../../api/serverWay';

/** In a feature's state: a new object each time that the server's own way is taken. */
export type HandedOver = { readonly way: ServerWay } | null;

interface HandOver {
  /** The page has a form or a link for it. */
  canHandOver: boolean;
  /** How it was done before on this page. */
  before: HandedOver;
  /** Doing it twice changes nothing, so that a page instead of an answer is passed, too. */
  isRepeatable?: boolean;
}

/** Whether the server's own way is taken now; null: a message is shown. */
export function serverWayNow(error: unknown, { canHandOver, before, isRepeatable = false }: HandOver): HandedOver {
  if (!canHandOver || !(error instanceof ApiError)) return null;
  const way = isRepeatable && error.kind === 'malformed' && error.cause === 'html' ? 'once' : serverWay(error);
  return way === null || (way === 'once' && before?.way === 'once') ? null : { way };
}
