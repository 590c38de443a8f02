import { toPlainText } from '../../../src/lib/plainText';

describe('character references, as PHP writes them', () => {
  test.each([
    ['O&#039;Brien &amp; Sons', "O'Brien & Sons"],
    ['Ni ve&#269; na voljo&#x2026;', 'Ni več na voljo…'],
    ['&Scaron;koda &ndash; ostala sta &bdquo;dva&ldquo;', 'Škoda – ostala sta „dva“'],
    ['v&yacute;rez, k&ocirc;&ncaron;, B&Uuml;k', 'výrez, kôň, BÜk'],
    ['12&nbsp;&euro;', '12 €'],
    ['&amp;lt;b&amp;gt; stays written', '&lt;b&gt; stays written'],
    ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
    ['R&D; AT&T; &unknown; &#; &#x; &toString;', 'R&D; AT&T; &unknown; &#; &#x; &toString;'],
    ['&#0; &#1114112; &#9999999999;', '&#0; &#1114112; &#9999999999;'],
    ['&#xd800;&#128512;', '\ufffd😀'],
  ])('%j is read as %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});
