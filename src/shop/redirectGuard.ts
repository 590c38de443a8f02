import type { Page } from '../page/page';

/** The same address is left for at most once in this time, across page loads (redirect loops, A033). */
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
 * Asked once before the page is left for `target` by itself (not by a click): false when that address was left for a
 * moment ago. Where session storage is forbidden no memory outlives the page, so the page's own address is refused.
 */
export function mayRedirect(page: Page, target: string): boolean {
  const now = page.clock.now();
  const recent = readVisits(page.storage.session.get(STORAGE_KEY)).filter(([, at]) => Math.abs(now - at) < LOOP_WINDOW_MS);
  if (recent.some(([url]) => url === target)) return false;
  const isRemembered = page.storage.session.set(STORAGE_KEY, JSON.stringify([...recent, [target, now]]));
  return isRemembered || target !== page.location.href();
}
