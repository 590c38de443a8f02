import type { SagaGenerator } from '../../lib/effects';
import { mayRedirect } from '../../shop/redirectGuard';
import { getPage, getShop } from '../sagaContext';

/** R8.15, R8.16, A033: redirects to the server's link, or reloads this page. Null when that would loop. */
export function* redirectOrReload(link: string | null): SagaGenerator<'redirect' | 'reload' | null> {
  const [page, { links }] = [yield* getPage(), yield* getShop()];
  const target = links.safeTarget(link);
  if (!mayRedirect(page, target ?? page.location.href())) return null;
  if (target === null || target === page.location.href()) {
    page.location.reload();
    return 'reload';
  }
  page.location.assign(target);
  return 'redirect';
}
