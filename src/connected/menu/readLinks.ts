export interface ServerLink {
  name: string;
  href: string;
}

/** The text of an element of the server on one line. */
export const lineOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The server's own links in a menu's placeholder; shown until the menu has loaded. */
export function readLinks(host: HTMLElement, toHref: (value: unknown) => string | null): ServerLink[] {
  return [...host.querySelectorAll('a[href]')].flatMap((link) => {
    const [name, href] = [lineOf(link), toHref(link.getAttribute('href'))];
    return name === '' || href === null ? [] : [{ name, href }];
  });
}
