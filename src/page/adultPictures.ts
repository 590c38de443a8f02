import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';

const ADDRESS = 'data-vitrina-adult';
const DESCRIPTION = 'data-vitrina-adult-alt';

function isOfWeb(address: string, base: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, base).protocol);
  } catch {
    return false; // not by `URL.canParse`, which a page's old polyfill lacks
  }
}

/** Pictures of the page that show a substitute until the age is confirmed: their own address and `alt` are in attributes. */
export function showAdultPictures(window: BrowserWindow): void {
  const { document, location } = window;
  for (const image of documentMember(window, 'querySelectorAll').call(document, `img[${ADDRESS}]`)) {
    const address = image.getAttribute(ADDRESS) ?? '';
    if (!isOfWeb(address, location.href)) continue;
    image.removeAttribute('srcset');
    image.setAttribute('src', address);
    image.setAttribute('alt', image.getAttribute(DESCRIPTION) ?? '');
    for (const name of [ADDRESS, DESCRIPTION]) image.removeAttribute(name);
  }
}
