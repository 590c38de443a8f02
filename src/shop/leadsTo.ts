import { parseHttpUrl } from './urls';

/**
 * Whether a link leads to the page at `here`: same origin, path and parameters. The page may have parameters of its own, as of a campaign; without
 * those of the link, `index.php?page=terms` is another page than `index.php?page=cart`.
 */
export function leadsTo(link: unknown, here: string): boolean {
  const [target, page] = [parseHttpUrl(link, here), new URL(here)];
  if (target === null || target.origin !== page.origin || target.pathname !== page.pathname) return false;
  return [...target.searchParams].every(([name, value]) => page.searchParams.getAll(name).includes(value));
}
