import { createLinks } from '../../../src/shop/links';
import { mayRedirect } from '../../../src/shop/redirectGuard';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';

function shop(href = 'https://www.shop.si/kosarica') {
  const page = fakePage({ href });
  const config = readShopConfig(
    JSON.stringify({ urlKeys: { logout: '/odjava' }, allowedOrigins: ['https://sso.example', 'http://plain.example'] }),
    page.log,
  );
  return { page, safeTarget: createLinks(page, config).safeTarget };
}

describe('redirects requested by the server', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https:///evil.example',
    'https://www.shop.si.evil.example/',
    'https://evil.example/https://www.shop.si/',
    'https://evil.example#www.shop.si',
    'https://xn--shp-yna.si/',
    'https://www.shop.si%2eevil.example/',
    'java\nscript:window.__xss=1',
    'javascript:window.__xss=1',
    'data:text/html,x',
    'https://www.shop.si@evil.example/',
    'https://user:secret@www.shop.si/',
    'http://www.shop.si/kosarica',
    'https://www.shop.si:8443/',
    'https://sub.sso.example/',
    'http://sso.example/',
    'http://plain.example/',
    '/kosarica\u0000',
    `/${'a'.repeat(5000)}`,
    '/odjava',
    '/odjava/',
    '/odjava//',
    '/odjava;jsessionid=1',
    '/%6fdj%61va',
    '/ODJAVA',
    '/x/..//odjava',
    '/%E0%A4%A/../odjava%3Bx',
    '/kosarica/../odjava',
    'https://www.shop.si/odjava?x=1',
    '/x?csrftoken=abc',
    '/?do=confirmAdultContent',
  ])('(redirect-01 … redirect-28) %j is refused and reported', (value) => {
    const { safeTarget, page } = shop();
    expect(safeTarget(value)).toBeNull();
    expect(page.logs).toHaveLength(1);
  });

  test.each([
    ['/kosarica', 'https://www.shop.si/kosarica'],
    ['/odjava-2', 'https://www.shop.si/odjava-2'],
    ['kosarica/3?a=1#b', 'https://www.shop.si/kosarica/3?a=1#b'],
    ['https://WWW.SHOP.SI:443/kosarica', 'https://www.shop.si/kosarica'],
    ['https://sso.example/login?x=1', 'https://sso.example/login?x=1'],
    ['//sso.example/login', 'https://sso.example/login'],
  ])('(redirect-14, redirect-29) %j is followed', (value, target) => {
    const { safeTarget, page } = shop();
    expect(safeTarget(value)).toBe(target);
    expect(page.logs).toEqual([]);
  });

  test.each(['', null, undefined])('(redirect-25) %j stays on the page', (value) => {
    const { safeTarget, page } = shop();
    expect(safeTarget(value)).toBeNull();
    expect(page.logs).toEqual([]);
  });

  test.each([{ url: '/x' }, ['/x'], 5, true])('(redirect-27) %j counts as absent, and is reported', (value) => {
    const { safeTarget, page } = shop();
    expect(safeTarget(value)).toBeNull();
    expect(page.logs).toHaveLength(1);
  });

  test('a report contains nothing of the URL, which may carry a session', () => {
    const { safeTarget, page } = shop();
    safeTarget('https://evil.example/?PHPSESSID=abc');
    expect(JSON.stringify(page.logs)).not.toContain('PHPSESSID');
  });

  test('a shop on http may redirect to itself', () => {
    expect(shop('http://localhost:4173/').safeTarget('/kosarica')).toBe('http://localhost:4173/kosarica');
  });
});

describe('redirect loops (redirect-29)', () => {
  const target = 'https://www.shop.si/kosarica';

  test('the same URL is followed once in 30 s, across page loads', () => {
    const { page } = shop();
    expect(mayRedirect(page, target)).toBe(true);
    expect(mayRedirect(page, target)).toBe(false);
    expect(mayRedirect(page, 'https://www.shop.si/potrditev')).toBe(true);
    page.setNow(29_999);
    expect(mayRedirect(page, target)).toBe(false);
    page.setNow(30_000);
    expect(mayRedirect(page, target)).toBe(true);
  });

  test('without storage the page never navigates to its own URL', () => {
    const page = fakePage({ href: target, isStorageForbidden: true });
    expect(mayRedirect(page, target)).toBe(false);
    expect(mayRedirect(page, 'https://www.shop.si/potrditev')).toBe(true);
  });

  test.each(['{', '5', 'null', '[1,["a"],[{},2],["https://www.shop.si/kosarica","x"]]', '{"length":5}'])(
    'a foreign value in the storage is ignored: %s',
    (value) => {
      const page = fakePage({ session: { 'vitrina.redirects': value } });
      expect(mayRedirect(page, target)).toBe(true);
      expect(mayRedirect(page, target)).toBe(false);
    },
  );

  test('a clock that was set back does not block redirects for ever', () => {
    const page = fakePage({ now: 1_000_000, session: { 'vitrina.redirects': JSON.stringify([[target, 9_000_000]]) } });
    expect(mayRedirect(page, target)).toBe(true);
  });
});
