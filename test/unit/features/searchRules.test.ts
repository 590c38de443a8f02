import { appendQuery } from '../../../src/features/search/searchRules';

test.each([
  ['/iskanje?s=kolo', [['lang', 'sl']], '/iskanje?s=kolo&lang=sl'],
  ['/iskanje', [['lang', 'sl']], '/iskanje?lang=sl'],
  ['/iskanje?s=kolo', [['s', 'star']], '/iskanje?s=kolo'],
  ['/iskanje?s=kolo&lang=sl', [['lang', 'en'], ['sid', 'a b']], '/iskanje?s=kolo&lang=sl&sid=a%20b'],
  ['/iskanje?s=kolo', [['kat', '1'], ['kat', '2']], '/iskanje?s=kolo&kat=1&kat=2'],
  ['/iskanje?s=kolo', [], '/iskanje?s=kolo'],
] as const)('[R5.23] %s with the hidden fields %j is %s: a parameter of the link is not doubled', (href, fields, expected) => {
  expect(appendQuery(href, fields)).toBe(expected);
}); // prettier-ignore
