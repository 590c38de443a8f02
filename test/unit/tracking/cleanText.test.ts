import { cleanText, cleanUrl } from '../../../src/tracking/cleanText';

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
  ['+386 41 123 456', '*'],
  ['4111 1111 1111 1111', '*'],
])('a typed text %p is measured as %p', (typed, expected) => {
  expect(cleanText(typed)).toBe(expected);
});
