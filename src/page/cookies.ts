import { decodeEscapes } from '../lib/decodeEscapes';
import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';
import type { Cookies } from './page';

/** Where cookies are forbidden (sandboxed frames) even reading throws: such a page has none (docs/hostile-pages.md). */
export function createCookies(window: BrowserWindow): Cookies {
  const readAll = (): string => {
    try {
      return String(documentMember(window, 'cookie')); // a page's replacement may return anything
    } catch {
      return '';
    }
  };

  return {
    get(name) {
      for (const part of readAll().split(';')) {
        const [key = '', ...value] = part.split('=');
        if (key.trim() === name) return decodeEscapes(value.join('=').trim());
      }
      return null;
    },
    set(name, value, expires) {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      try {
        const cookie = `${name}=${encodeURIComponent(value)}; Expires=${expires.toUTCString()}; Path=/; SameSite=Lax${secure}`;
        Reflect.set(window.Document.prototype, 'cookie', cookie, window.document);
      } catch {
        // Without cookies nothing is stored, so a dismissed notice is shown again.
      }
    },
  };
}
