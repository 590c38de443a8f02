import type { BackEntries } from './backEntries';
import type { BrowserWindow } from './browserWindow';
import type { Disposables } from './disposables';
import type { PageLocation } from './page';

/** The URL of the page. `location.assign('/x')` would resolve against `<base href>`, so URLs are made absolute first. */
export function createPageLocation(window: BrowserWindow, { listen }: Disposables): Omit<PageLocation, keyof BackEntries> {
  return {
    href: () => window.location.href,
    origin: () => window.location.origin,
    encode(text) {
      const link = window.document.createElement('a');
      return text.replace(/[^\0-\x7f]+|[\0-\x7f]+/g, (run) => {
        if (run < '\x80') return encodeURIComponent(run);
        link.href = `https://host.invalid/?${run}`; // there is no other encoder for the character sets of old pages
        return link.search.slice(1);
      });
    },
    assign(url) {
      let target: URL;
      try {
        target = new URL(url, window.location.href);
      } catch {
        return;
      }
      if (target.protocol === 'https:' || target.protocol === 'http:') window.location.assign(target.href);
    },
    reload: () => window.location.reload(),
    show(url, isNew) {
      const target = new URL(url, window.location.origin).href;
      try {
        if (isNew) window.history.pushState(null, '', target);
        else window.history.replaceState(window.history.state, '', target);
      } catch {
        // a browser that has had too many of these calls, or a script of the page: the address stays
      }
    },
    onBack: (listener) => listen(window, 'popstate', () => listener()),
  };
}
