import type { Page } from '../page/page';

/** At most one redirect to the same URL in this time, across page loads (redirect loops, A033). */
const LOOP_WINDOW_MS = 30_000;
const STORAGE_KEY = 'vitrina.redirects';

function readVisits(text: string | null): [string, number][] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry: unknown): entry is [string, number] => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/**
 * Call before an automatic redirect to `target` (not on a click): false when there was one to the same URL just before. If
 * session storage is forbidden nothing is remembered across pages, so redirects to the current URL are rejected.
 */
export function mayRedirect(page: Page, target: string): boolean {
  const now = page.clock.now();
  const recent = readVisits(page.storage.session.get(STORAGE_KEY)).filter(([, at]) => Math.abs(now - at) < LOOP_WINDOW_MS);
  if (recent.some(([url]) => url === target)) return false;
  const isRemembered = page.storage.session.set(STORAGE_KEY, JSON.stringify([...recent, [target, now]]));
  return isRemembered || target !== page.location.href();
}
