import { toOptions, toSuggestions } from '../../../src/features/suggest/suggestMapping';
import { fakePage } from '../../support/fakes/fakePage';
import { itemDto, productDto, suggestDto } from '../../support/fakes/suggestAnswers';
import { testShop } from '../../support/fakes/testShop';

const hrefsOf = (answer: unknown, keyword = 'čevlji', config = {}) => {
  const { links } = testShop(fakePage(), config);
  return toOptions(toSuggestions(answer), keyword, links).map(({ kind, href }) => `${kind} ${href}`);
};

describe('mapping a response', () => {
  test('[R3.097] products have urlKey, full title, picture, adult flag, availability and current price', () => {
    const answer = suggestDto({ products: [productDto({ isAdultOnly: true, availabilityKey: 'partner_stock' })], items: [] });
    expect(toSuggestions(answer)).toEqual([
      {
        kind: 'product',
        urlKey: 'pohodni-cevlji-triglav',
        title: 'Pohodni čevlji Triglav, rjavi',
        mediaId: 'p100',
        isAdultOnly: true,
        availabilityText: 'txt_availability_partner_stock',
        isSoldOut: false,
        price: 89.9,
      },
    ]);
  });

  test('articles that cannot be had come after the others, which keep the order of the shop', () => {
    const keys = ['sold_out', 'stock', 'unavailable', 'soon', 'unheard'];
    const products = keys.map((availabilityKey, at) => productDto({ urlKey: `a-${at}`, availabilityKey }));
    const shown = toSuggestions(suggestDto({ products, items: [] })).map((one) => one.kind === 'product' && [one.urlKey, one.isSoldOut]);
    expect(shown).toEqual([
      ['a-1', false],
      ['a-3', false],
      ['a-4', false],
      ['a-0', true],
      ['a-2', true],
    ]);
  });

  test('[R3.098] items have type, urlKey, absoluteUrl, title or full title, partnerId and suggest', () => {
    const item = itemDto('brand', {
      id: '17',
      urlKey: 'topla',
      absoluteUrl: 'https://topla.si/',
      title: 'Topla',
      titleFull: 'Topla d. o. o.',
      partnerId: 4,
      suggest: 'topla',
    });
    expect(toSuggestions({ products: [], items: [item] })).toEqual([
      {
        kind: 'brand',
        type: 'brand',
        id: '17',
        urlKey: 'topla',
        absoluteUrl: 'https://topla.si/',
        partnerId: '4',
        title: 'Topla d. o. o.',
        suggest: 'topla',
      },
    ]);
  });

  test('groups have a fixed order: products, categories, brands, partners, others', () => {
    const items = ['topic', 'partner', 'brand', 'category', 'toString'].map((type) => itemDto(type));
    expect(toSuggestions(suggestDto({ items })).map(({ kind }) => kind)).toEqual([
      'product',
      'product',
      'category',
      'brand',
      'partner',
      'other',
      'other',
    ]);
  });
});

describe('links of suggestions', () => {
  test('[R2.37] a product to /{urlKey}?src=sug&s={keyword}', () => {
    expect(hrefsOf(suggestDto({ products: [productDto()], items: [] }), 'a&b=c#d')).toEqual([
      'product /pohodni-cevlji-triglav?src=sug&s=a%26b%3Dc%23d',
    ]);
  });

  test('[R2.38] [R2.39] a brand to its page at the brand key, or to its absolute URL, with src=sug', () => {
    const items = [itemDto('brand', { urlKey: 'topla' }), itemDto('brand', { absoluteUrl: 'https://topla.si/akcija?a=1' })];
    expect(hrefsOf({ items })).toEqual(['brand /znamke/topla?src=sug', 'brand https://topla.si/akcija?a=1&src=sug']);
  });

  test('[R2.40] [R2.41] [R2.42] [R2.43] a category to the results with s, src, c[] and categoryLabel', () => {
    expect(hrefsOf({ items: [itemDto('category', { id: '412', title: 'Čevlji' })] }, 'rjavi')).toEqual([
      'category /iskanje?s=rjavi&src=sug&c[]=412&categoryLabel=%C4%8Cevlji',
    ]);
  });

  test('a partner to its page, anything else to a search (A120)', () => {
    const items = [itemDto('partner', { urlKey: 'sportko' }), itemDto('topic', { suggest: 'zimski čevlji' })];
    const hrefs = hrefsOf({ items });
    expect(hrefs[0]).toMatch(/^partner \/partnerji\/sportko/);
    expect(hrefs[1]).toMatch(/^other \/iskanje\?s=zimski%20%C4%8Devlji/);
  });

  test.each([
    'javascript:window.__xss=1',
    'JaVaScRiPt:window.__xss=1',
    'java\tscript:window.__xss=1',
    'data:text/html,<script>window.__xss=1</script>',
    'vbscript:msgbox(1)',
    'javascript://shop.si/%0awindow.__xss=1',
  ])('a URL that could run script makes no link: %s', (bad) => {
    const answer = { products: [productDto({ urlKey: bad })], items: [itemDto('brand', { absoluteUrl: bad })] };
    for (const href of hrefsOf(answer)) expect(href).toMatch(/^\w+ \//);
    expect(hrefsOf(answer).join()).not.toMatch(/script:|data:/i);
  });

  test('a suggestion without a URL is left out (A011)', () => {
    expect(hrefsOf({ items: [itemDto('brand')] }, 'x', { urlKeys: { search: '/iskanje' } })).toEqual([]);
  });
});

describe('responses of a faulty server', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Notice: Undefined index'],
    ['a list', [productDto()]],
    ['empty', {}],
    ['null lists', { products: null, items: null }],
    ['objects for lists', { products: { length: 3 }, items: { total: 0, next: {} } }],
    ['lists of invalid items', { products: [null, 1, 'x', [], {}], items: [undefined, true, {}] }],
  ])('%s: no suggestions and no error', (_name, answer) => {
    expect(toSuggestions(answer)).toEqual([]);
  });

  test('a list that PHP prints as a map, because a key is missing, is a list', () => {
    expect(toSuggestions({ items: { 1: itemDto('brand'), 3: itemDto('category') } }).map(({ kind }) => kind)).toEqual([
      'category',
      'brand',
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no title', { title: undefined, titleFull: null }],
    ['an empty title', { title: ' ', titleFull: '' }],
    ['a title of the wrong type', { title: 1, titleFull: { a: 1 } }],
    ['no address', { urlKey: null }],
    ['an address of the wrong type', { urlKey: 12 }],
  ])('a product with %s is left out, the others stay', (_name, changes) => {
    const found = toSuggestions({ products: [{ ...productDto(), ...changes }, productDto()], items: [] });
    expect(found).toHaveLength(1);
  });

  test('[R3.097] a title of digits, which PHP sends as a number, is shown', () => {
    expect(toSuggestions({ products: [{ ...productDto(), titleFull: 1984 }] })[0]).toMatchObject({ title: '1984' });
    expect(toSuggestions({ products: [{ ...productDto(), titleFull: null, title: 1984 }] })[0]).toMatchObject({ title: '1984' });
  });

  test('[R3.097] a price that the shop sends as a text is shown as well (A005)', () => {
    expect(toSuggestions({ products: [{ ...productDto(), price: { current: '89.90' } }] })[0]).toMatchObject({ price: 89.9 });
  });

  test.each([null, undefined, '89,90', Number.NaN, Number.POSITIVE_INFINITY, -1, {}, []])('a price of %p is not shown', (current) => {
    expect(toSuggestions({ products: [{ ...productDto(), price: { current } }] })[0]).toMatchObject({ price: null });
    expect(toSuggestions({ products: [{ ...productDto(), price: current }] })[0]).toMatchObject({ price: null });
  });

  test.each([
    [undefined, false], [null, false], [false, false], [0, false], ['0', false],
    [true, true], [1, true], ['1', true], ['false', true], [{}, true],
  ])('isAdultOnly %p hides the picture: %p', (isAdultOnly, hidden) => {
    expect(toSuggestions({ products: [{ ...productDto(), isAdultOnly }] })[0]).toMatchObject({ isAdultOnly: hidden });
  }); // prettier-ignore

  test('unknown, missing and inherited availability keys are shown as unknown (A136)', () => {
    for (const availabilityKey of ['tomorrow', undefined, 7, 'toString', '__proto__']) {
      expect(toSuggestions({ products: [{ ...productDto(), availabilityKey }] })[0]).toMatchObject({
        availabilityText: 'txt_availability_unknown',
      });
    }
  });

  test('ids are kept as text; a number that lost digits is dropped', () => {
    const idOf = (id: unknown) => toSuggestions({ items: [{ ...itemDto('category'), id }] })[0];
    expect(idOf('9007199254740993')).toMatchObject({ id: '9007199254740993' });
    expect(idOf(412)).toMatchObject({ id: '412' });
    expect(idOf(2 ** 60)).toMatchObject({ id: null });
  });

  test('an oversized response is cut', () => {
    const found = toSuggestions({
      products: Array.from({ length: 10_000 }, () => productDto()),
      items: Array.from({ length: 10_000 }, () => itemDto('brand')),
    });
    expect(found.length).toBeLessThan(20);
    expect(toSuggestions({ products: [productDto({ titleFull: 'x'.repeat(100_000) })] })[0]?.title).toHaveLength(200);
  });

  test.each([
    ['Rjavi <b>čev</b>lji', 'Rjavi čevlji'],
    ['<em class="hit">Kab</em>el', 'Kabel'],
    ['L&#039;Or&eacute;al &#8211; 50 ml &trade;', "L'Oréal – 50 ml ™"],
    ['Rock &amp; Roll', 'Rock & Roll'],
    ['Kabel <HDMI> 2 m', 'Kabel <HDMI> 2 m'],
    ['Kabel <img src=x onerror="window.__xss=1"> HDMI', 'Kabel HDMI'],
    ['Kabel &lt;img src=x onerror=alert(1)&gt;', 'Kabel <img src=x onerror=alert(1)>'],
  ])('marks of the server are removed, and what PHP escapes is read: %s', (titleFull, title) => {
    expect(toSuggestions({ products: [productDto({ titleFull })] })[0]?.title).toBe(title);
    expect(toSuggestions({ items: [itemDto('brand', { title: titleFull })] })[0]?.title).toBe(title);
  });

  test('a title of nothing but markup is none', () => {
    const titleFull = '<object data="javascript:window.__xss=1"></object>';
    expect(toSuggestions({ products: [productDto({ titleFull, title: 'Kabel' })] })[0]?.title).toBe('Kabel');
  });

  test('fields of a polluted prototype are not read as the server’s', () => {
    const polluted = Object.create({ urlKey: 'evil', title: 'Evil', price: { current: 1 } }) as object;
    expect(toSuggestions({ products: [polluted] })).toEqual([]);
  });
});
