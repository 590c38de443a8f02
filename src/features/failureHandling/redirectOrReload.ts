import type { Steps } from '../../lib/effects';
import { mayRedirect } from '../../shop/redirectGuard';
import { getPage, getShop } from '../sagaContext';

/** R8.15, R8.16, A033: leaves for the server's link, or loads this page again. False when that would be a loop, or no address is allowed. */
export function* redirectOrReload(link: string | null): Steps<boolean> {
  const [page, { links }] = [yield* getPage(), yield* getShop()];
  const target = links.safeTarget(link);
  if (!mayRedirect(page, target ?? page.location.href())) return false;
  if (target === null || target === page.location.href()) page.location.reload();
  else page.location.assign(target);
  return true;
}
