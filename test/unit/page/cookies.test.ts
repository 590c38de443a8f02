import type { BrowserWindow } from '../../../src/page/browserWindow';
import { createCookies } from '../../../src/page/cookies';

/** A window whose document has the given accessor for `cookie`, e.g. where cookies are forbidden. */
function windowWithCookie(accessor: PropertyDescriptor, protocol = 'https:'): BrowserWindow {
  const prototype = Object.defineProperty({}, 'cookie', { configurable: true, ...accessor });
  return { Document: { prototype }, document: {}, location: { protocol } } as unknown as BrowserWindow;
}

function forbidden(): never {
  throw new DOMException('The document is sandboxed', 'SecurityError');
}

const reading = (text: string) => createCookies(windowWithCookie({ get: () => text }));

describe('cookies', () => {
  test('[R1.13] a cookie is found by its exact name only', () => {
    const cookies = reading('xpreload_pups=1; preload_pupsx=2; PRELOAD_PUPS=3; preload_pups=4');
    expect(cookies.get('preload_pups')).toBe('4');
    expect(cookies.get('preload')).toBeNull();
  });

  test('the first cookie of a name counts, and a value may contain equals signs', () => {
    expect(reading('a=first; a=second').get('a')).toBe('first');
    expect(reading('token=YWJj==; b=2').get('token')).toBe('YWJj==');
  });

  test('a value is decoded, or returned unchanged where decoding fails', () => {
    expect(reading('a=%C4%8Devlji').get('a')).toBe('čevlji');
    expect(reading('a=%E4%2').get('a')).toBe('%E4%2');
  });

  test('a cookie without a value is empty, not absent', () => {
    expect(reading('preload_pups=; b=1').get('preload_pups')).toBe('');
    expect(reading('').get('preload_pups')).toBeNull();
  });

  test('where reading or writing cookies throws, there are none and no error is raised', () => {
    const cookies = createCookies(windowWithCookie({ get: forbidden, set: forbidden }));
    expect(cookies.get('a')).toBeNull();
    expect(() => cookies.set('a', '1', new Date(0))).not.toThrow();
  });

  test.each([undefined, null, {}])('a replaced document.cookie (e.g. by a consent script) that returns %p has no cookies', (given) => {
    expect(createCookies(windowWithCookie({ get: () => given })).get('a')).toBeNull();
  });

  test('(cookie-06) our cookies have Path=/, SameSite=Lax, their expiry and, on https, Secure', () => {
    const written: string[] = [];
    const set = (cookie: string) => void written.push(cookie);
    createCookies(windowWithCookie({ set })).set('vip_notice_closed', 'a b;c', new Date('2027-11-21T00:00:00Z'));
    createCookies(windowWithCookie({ set }, 'http:')).set('a', '1', new Date(0));
    expect(written[0]).toBe('vip_notice_closed=a%20b%3Bc; Expires=Sun, 21 Nov 2027 00:00:00 GMT; Path=/; SameSite=Lax; Secure');
    expect(written[1]).not.toContain('Secure');
  });

  test('a form named "cookie" does not hide the cookies', () => {
    document.cookie = 'real=1';
    Object.defineProperty(document, 'cookie', { configurable: true, value: document.createElement('form') });
    try {
      expect(createCookies(window as unknown as BrowserWindow).get('real')).toBe('1');
    } finally {
      Reflect.deleteProperty(document, 'cookie');
    }
  });
});
