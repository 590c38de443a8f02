import { hasPanel } from '../../src/features/menu';
import type { ServerLink } from '../../src/connected/menu/readLinks';
import type { MenuItem } from '../../src/features/menu';
import { parseHttpUrl } from '../../src/shop/urls';

/** Origin and path: a category stays the same whatever its page, order and filters. */
function pageOf(address: string, base: string): string | null {
  const url = parseHttpUrl(address, base);
  return url && url.origin + url.pathname.replace(/\/$/, '');
}

/** Whether the menu may open at a category of this page, once it is there: the page states one, or is one of the first level. */
export const hasCategory = (links: readonly ServerLink[], address: string, stated: string): boolean =>
  stated !== '' || links.some(({ href }) => pageOf(href, address) === pageOf(address, address));

function pathTo(items: readonly MenuItem[], isMeant: (item: MenuItem) => boolean): readonly MenuItem[] | null {
  for (const item of items) {
    if (isMeant(item)) return [item];
    const below = pathTo(item.children, isMeant);
    if (below !== null) return [item, ...below];
  }
  return null;
}

export interface CurrentPath {
  /** The ids of the levels that lead to the current category. */
  path: readonly string[];
  /** The id of the current category. */
  id: string | null;
}

/** Where the menu opens: at the category of this address, or else at the one that the page states by address or id. */
export function currentPath(items: readonly MenuItem[], address: string, stated: string): CurrentPath {
  const [page, other] = [pageOf(address, address), pageOf(stated, address)];
  const isAt = (item: MenuItem, place: string | null): boolean =>
    item.href !== null && place !== null && pageOf(item.href, address) === place;
  const found =
    pathTo(items, (item) => isAt(item, page)) ?? (stated === '' ? null : pathTo(items, (item) => item.id === stated || isAt(item, other)));
  const last = found?.at(-1);
  if (!found || last === undefined) return { path: [], id: null };
  return { path: (hasPanel(last) ? found : found.slice(0, -1)).map(({ id }) => id), id: last.id };
}
