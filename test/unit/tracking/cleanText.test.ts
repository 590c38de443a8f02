import { cleanText, cleanUrl, withoutEmails } from '../../../src/tracking/cleanText';

test.each([
  ['https://www.shop.si/iskanje?s=čaj&page=2#r', 'https://www.shop.si/iskanje?s=%C4%8Daj&page=2'],
  ['https://www.shop.si/potrditev/260100017?token=abc', 'https://www.shop.si/potrditev/260100017'],
  ['https://www.shop.si/?email=ana%40example.si&utm_source=mail', 'https://www.shop.si/?utm_source=mail'],
  ['https://www.shop.si/?q=ana%40example.si', 'https://www.shop.si/?q=*'],
  ['https://www.shop.si/odjava/ana@example.si/', 'https://www.shop.si/odjava/*/'],
  ['https://www.shop.si/r/4f9a1c7be02d4e0f9a1c7be02d4e0f', 'https://www.shop.si/r/*'],
  ['https://www.shop.si/?x=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'https://www.shop.si/'],
  ['https://ana:geslo@www.shop.si/a', 'https://www.shop.si/a'],
  ['https://www.shop.si/grelnik-vode-2000-w-s-termometrom', 'https://www.shop.si/grelnik-vode-2000-w-s-termometrom'],
  ['https://www.shop.si/iskanje?s=Ana+%3Cana%2540example.si%3E', 'https://www.shop.si/iskanje?s=Ana+*'],
  ['https://www.shop.si/a?next=%2Fb%3Ftoken%3Dabc&page=2', 'https://www.shop.si/a?next=%2Fb&page=2'],
  ['https://www.shop.si/a?to=https%3A%2F%2Fx.si%2F%23id_token%3Dabc', 'https://www.shop.si/a?to=https%3A%2F%2Fx.si%2F'],
  ['https://www.shop.si/a;jsessionid=ABC123/b', 'https://www.shop.si/a/b'],
  ['https://www.shop.si/reset/4F9A1C7BE02D', 'https://www.shop.si/reset/*'],
  ['https://www.shop.si/?ime=Ana&priimek=Novak&naslov=Cesta+1&telefon=1&geslo=x&stran=2', 'https://www.shop.si/?stran=2'],
  ['about:blank', 'null*'],
  ['', null],
  [null, null],
  ['not an address', null],
])('an address has no fragment, token or e-mail: %p', (href, expected) => {
  if (expected === 'null*') expect(cleanUrl(href)).not.toContain('@');
  else expect(cleanUrl(href)).toBe(expected);
});

test.each([
  ['grelnik vode 2000', 'grelnik vode 2000'],
  ['ana@example.si grelnik', '* grelnik'],
  ['ana @ example.si', '*'],
  ['ana＠example.si', '*'],
  ['+386 41 123 456', '*'],
  ['(041) 123-456', '*'],
  ['12.12.1990', '*'],
  ['iphone 15 pro 256 GB', 'iphone 15 pro 256 GB'],
  ['4111 1111 1111 1111', '*'],
])('a typed text %p is measured as %p', (typed, expected) => {
  expect(cleanText(typed)).toBe(expected);
});

test('a text of the shop keeps its numbers', () => {
  expect(withoutEmails('Bon 4006381333931 za ana@example.si')).toBe('Bon 4006381333931 za *');
});

test('a text of 100,000 characters is cleaned as any other', () => {
  for (const part of ['a', 'a@', '@a', '1 ', 'a ', '(1', 'a.a@'])
    expect(cleanText(part.repeat(50_000).slice(0, 100_000)).length).toBeLessThanOrEqual(100_000);
});
