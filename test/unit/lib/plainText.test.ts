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
    ['L&#039;Or&eacute;al &#8211; 50 ml &trade;', "L'Oréal – 50 ml ™"],
    ['&Scaron;&Ccedil;&aring;&ntilde;&agrave;&odblac;&eogon;&zdot;&lstrok;&dstrok;', 'ŠÇåñàőężłđ'],
    ['2&frac12; &micro;F, 4&ensp;&Omega;, Wi&shy;Fi &reg;', '2½ µF, 4 Ω, WiFi ®'],
    ['R&D; AT&T; &unknown; &#; &#x; &toString;', 'R&D; AT&T; &unknown; &#; &#x; &toString;'],
    ['&#0; &#1114112; &#9999999999;', '&#0; &#1114112; &#9999999999;'],
    ['&#xd800;&#128512;', '\ufffd😀'],
  ])('%j is read as %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});

describe('brackets', () => {
  test.each([
    ['Kabel <HDMI> 2 m', 'Kabel <HDMI> 2 m'],
    ['<USB-C> na <b>HDMI</b>', '<USB-C> na HDMI'],
    ['5 < 6 > 4, a<b', '5 < 6 > 4, a'],
    ['<em class="hit">Kab</em>el', 'Kabel'],
    ['Torba<img src=x onerror=alert(1)> usnjena', 'Torba usnjena'],
    ['Torba<br/>usnjena<!-- skrito -->', 'Torba usnjena'],
    ['Torba <a href="/x?a=1>2">več</a>', 'Torba več'],
    ['Torba <img src=x onerror=', 'Torba'],
    ['<script>alert(1)</script>Torba<style>p{}</style>', 'Torba'],
  ])('%j is read as %j', (html, text) => expect(toPlainText(html)).toBe(text));
});
