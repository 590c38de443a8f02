import { hasMarkup } from '../../../src/lib/markupTags';
import { parseMarkup } from '../../../src/lib/serverMarkup';
import type { MarkupNode } from '../../../src/lib/serverMarkup';

/** The tree in brackets: `a(/x)[text]`. */
const print = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${node.tag}${node.href === null ? '' : `(${node.href})`}[${print(node.children)}]`))
    .join('');
const parse = (message: string): string => print(parseMarkup(message));

test.each([
  ['emphasis', 'Cena <b>je</b> <em>nova</em>.', 'Cena b[je] em[nova].'],
  ['a link', 'Glej <a href="/pogoji?a=1&amp;b=2">pogoje</a>', 'Glej a(/pogoji?a=1&b=2)[pogoje]'],
  ['a list', '<ul><li>ena<li>dve</li></ul>', 'ul[li[ena]li[dve]]'],
  ['lines and paragraphs', 'ena<br>dve<br/><p>tri<p>štiri', 'enabr[]dvebr[]p[tri]p[štiri]'],
  ['elements that are not closed', '<b>a<i>b', 'b[ai[b]]'],
  ['elements closed in the wrong order', '<b>a<i>b</b>c</i>', 'b[ai[b]]c'],
  ['a list item outside of a list', '<li>ena</li>', 'ena'],
  ['a link in a link', '<a href="/a">a<a href="/b">b</a></a>', 'a(/a)[a]a(/b)[b]'],
  ['entities', '1 &lt; 2 &amp; 3 &lt;b&gt;', '1 < 2 & 3 <b>'],
])('[R8.30] [A021] %s', (_name, message, tree) => expect(parse(message)).toBe(tree));

test.each([
  ['scripts and styles with their content', 'a<script>alert(1)</script>b<style>*{}</style>', 'a b '],
  ['a script that never ends', 'a<script>alert(1)', 'a '],
  ['handlers and all other attributes', '<b onclick="alert(1)" class=x id=y style="z" data-q=1>a</b>', 'b[a]'],
  ['unknown elements, but not their text', '<img src=x onerror=alert(1)><form><svg><b>a</b></svg></form>', 'b[a]'],
  ['comments', 'a<!-- <b>b</b> -->c', 'a c'],
  ['a tag hidden in an attribute', '<a title="<img src=x onerror=alert(1)>" href="/a">a</a>', 'a(/a)[a]'],
  ['a tag that never ends', 'a<img src=x onerror=alert(1) ', 'a'],
])('[A021] %s are dropped', (_name, message, tree) => expect(parse(message)).toBe(tree));

test('a message nested very deeply stays shallow, and a long one is cut', () => {
  expect(print(parseMarkup('<b>'.repeat(5000))).split('[')).toHaveLength(9);
  expect(print(parseMarkup(`<b>${'x'.repeat(20_000)}`)).length).toBeLessThan(10_100);
});

test('only allowed elements count as markup', () => {
  expect(['<b>a</b>', 'a<br>', '1 < 2', '<script>x</script>', '<img src=x>'].map(hasMarkup)).toEqual([true, true, false, false, false]);
});
