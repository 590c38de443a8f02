import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

const FORM = { action: '/najdi?route=search', fieldName: 'q', others: [] as [string, string][], place: 0, isUtf8: false };

test.each([
  [{}, '/najdi?q=modri%20%C4%8Devlji'],
  [{ fieldName: 'search[keywords]' }, '/najdi?search%5Bkeywords%5D=modri%20%C4%8Devlji'],
  [{ others: [['lang', 'sl'], ['sid', "a&b (c)'"]], place: 1 }, "/najdi?lang=sl&q=modri%20%C4%8Devlji&sid=a%26b%20(c)'"],
  [{ others: [['kat', '1'], ['kat', '2']] }, '/najdi?q=modri%20%C4%8Devlji&kat=1&kat=2'],
  [{ action: 'https://isci.shop.si/' }, 'https://isci.shop.si/?q=modri%20%C4%8Devlji'],
] as const)('[A159] the form %j searches at %s', (changes, href) => {
  const { links } = testShop(fakePage());
  const form = { ...FORM, ...changes };
  expect(links.search({ keyword: 'modri čevlji', form })).toBe(href);
  expect(links.search({ keyword: 'modri čevlji', src: 'sug', categoryIds: ['4'], categoryLabel: 'Čevlji', form })).toBe(
    `${href}&src=sug&c[]=4&categoryLabel=%C4%8Cevlji`,
  );
}); // prettier-ignore

test('[A159] in a page of windows-1250 the keyword is in its character set, what we add in UTF-8', () => {
  const page = fakePage();
  page.location.encode = (text) => encodeURIComponent(text).replaceAll('%C4%8D', '%E8');
  const { links } = testShop(page);
  const category = { type: 'category', id: '4', title: 'Čevlji' };
  expect(links.suggestedItem(category, 'čevlji', FORM)).toBe('/najdi?q=%E8evlji&src=sug&c[]=4&categoryLabel=%C4%8Cevlji');
  expect(links.suggestedProduct('cevlji-1', 'čevlji', FORM)).toBe('/cevlji-1?src=sug&q=%E8evlji');
  expect(links.suggestedProduct('cevlji-1', 'čevlji', { ...FORM, isUtf8: true })).toBe('/cevlji-1?src=sug&q=%C4%8Devlji');
  expect(links.search({ keyword: 'čevlji' })).toBe('/iskanje?s=%C4%8Devlji');
});
