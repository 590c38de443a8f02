import { act, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import type { ApiOutput } from '../../src/api/api';
import { accountActions } from '../../src/features/account';
import { productListsActions } from '../../src/features/productLists';
import { listenToPageActions } from '../../src/loader/listenToPageActions';
import type { CountryCode } from '../../src/shop/countries/country';
import { pageActions } from '../../src/store/pageActions';
import { articleDto, cartDto } from '../support/fakes/cartDtos';
import { InvalidResponse } from '../support/fakes/fakeApi';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { wishlistDto, wishlistItemDto } from '../support/fakes/wishlistShop';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

const NOW = new Date('2026-12-02T12:00:00Z').getTime();
const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIG = { urlKeys: { cart: '/kosarica', partner: '/partner', bonusSetDetail: '/komplet' } };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

type Product = ApiOutput<'similarProducts'>['products'][number];

const product = (id: number, over: Partial<Product> = {}): Product => ({
  variantId: String(id),
  productId: `p${id}`,
  title: `Izdelek ${id}`,
  urlKey: `izdelek-${id}`,
  mediaId: `m${id}`,
  isAdultOnly: false,
  availabilityKey: 'stock',
  price: { current: 24.99, original: null },
  rating: 4.5,
  reviewCount: 12,
  partner: null,
  ...over,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => product(index + 1));

async function list(attributes: Readonly<Record<string, string>>, { config = {}, page = {}, ...options }: RenderOptions = {}) {
  const rendered = await renderWidget('product-list', {
    attributes,
    config: { ...CONFIG, ...config },
    page: { now: NOW, ...page },
    ...options,
  });
  await rendered.advanceTimers(0);
  return rendered;
}
type Rendered = Awaited<ReturnType<typeof list>>;

const SIMILAR = { kind: 'similar', 'product-id': 'p0', 'variant-id': '0' };
const similar = (products: object, options: RenderOptions = {}) =>
  list(SIMILAR, { answers: { similarProducts: () => new InvalidResponse({ products }) }, ...options });

const cardsOf = ({ view }: Rendered) => view.queryAllByRole('listitem');
const titlesOf = (rendered: Rendered) => rendered.view.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const queriesOf = ({ callsOf }: Rendered, ...operations: Parameters<Rendered['callsOf']>) =>
  callsOf(...operations).map(({ query }) => query);
const storedIn = ({ page }: Rendered, country: CountryCode = 'SI'): unknown =>
  JSON.parse(page.storage.local.get(`vitrina.recently-viewed:${country}`) ?? 'null');

describe('what is requested', () => {
  test('[R7.158] [A151] recommended: the variant, how many, and the accessories', async () => {
    const answers: FakeAnswers = { recommendedProducts: () => ({ products: some(3) }) };
    const attributes = { kind: 'recommended', 'variant-id': '77', 'product-id': 'p77', 'accessory-variants': '8, 9,a b,../1' };
    const rendered = await list(attributes, { answers });
    expect(queriesOf(rendered, 'recommendedProducts')).toEqual([{ variantId: '77', count: 11, accessoryVariants: '8,9' }]);
    expect(rendered.view.getByRole('heading', { level: 2 })).toHaveTextContent('K temu priporočamo');
    expect(titlesOf(rendered)).toEqual(['Izdelek 1', 'Izdelek 2', 'Izdelek 3']);
  });

  test('[R7.158] without accessories none are named', async () => {
    const answers: FakeAnswers = { recommendedProducts: () => ({ products: [] }) };
    const rendered = await list({ kind: 'recommended', 'variant-id': '77', count: '4' }, { answers });
    expect(queriesOf(rendered, 'recommendedProducts')).toEqual([{ variantId: '77', count: 5 }]);
  });

  test('[R7.159] similar: the product and a limit; the product of the page is not shown, whatever the shop answers', async () => {
    const rendered = await similar([
      product(0),
      product(1),
      product(2, { variantId: '0', productId: 'x' }),
      product(3, { productId: 'p0' }),
    ]);
    expect(queriesOf(rendered, 'similarProducts')).toEqual([{ productId: 'p0', limit: 11 }]);
    expect(titlesOf(rendered)).toEqual(['Izdelek 1']);
  });

  test.each([
    ['[R7.156]', 'variant-ids', 'findVariantsById'],
    ['[R7.157]', 'product-ids', 'findVariants'],
  ] as const)('%s picked by an editor (%s), each product once', async (_row, attribute, operation) => {
    const variants = [product(5), product(6), product(7, { productId: 'p5' })];
    const answers: FakeAnswers = { findVariantsById: () => ({ variants }), findVariants: () => ({ variants }) };
    const rendered = await list({ kind: 'picked', [attribute]: '5,6', title: 'Za vikend' }, { answers });
    expect(queriesOf(rendered, operation)).toEqual([{ ids: '5,6' }]);
    expect(rendered.view.getByRole('heading', { level: 2 })).toHaveTextContent('Za vikend');
    expect(titlesOf(rendered)).toEqual(['Izdelek 5', 'Izdelek 6']);
  });

  test.each([{ kind: 'recommended' }, { kind: 'similar' }, { kind: 'picked' }, { kind: 'recently-viewed' }])(
    'nothing is requested where an attribute is missing: %j',
    async (attributes) => {
      const rendered = await list(attributes);
      expect(rendered.api.calls).toEqual([]);
      expect(cardsOf(rendered)).toEqual([]);
    },
  );

  test('two placeholders with the same list make one call', async () => {
    const rendered = await similar(some(2));
    const request = {
      kind: 'similar',
      variantId: '0',
      productId: 'p0',
      count: 10,
      accessoryVariants: [],
      variantIds: [],
      productIds: [],
    } as const;
    act(() => void rendered.dispatch(productListsActions.listRequested(request)));
    await rendered.advanceTimers(0);
    expect(queriesOf(rendered, 'similarProducts')).toHaveLength(1);
  });
});

describe('recently viewed', () => {
  const views = (...entries: readonly (readonly [unknown, unknown])[]) => JSON.stringify({ v: 1, views: entries });
  const local = (stored: string, country = 'SI') => ({ local: { [`vitrina.recently-viewed:${country}`]: stored } });
  const answers: FakeAnswers = {
    recentlyViewedProducts: ({ query }) => ({ products: (query?.ids ?? '').split(',').map((id) => product(Number(id))) }),
    wishlistFindAll: () => wishlistDto([]),
  };
  const customer = { customer: { id: '5', firstname: 'Ana' } };

  test('[R7.161] [R9.49] a guest’s ten newest, from the browser, without the product of the page', async () => {
    const stored = views(...Array.from({ length: 14 }, (_, index) => [String(index + 1), NOW - index * 1000] as const));
    const rendered = await list({ kind: 'recently-viewed', 'variant-id': '3' }, { answers, page: local(stored) });
    expect(titlesOf(rendered)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => `Izdelek ${id}`));
    expect(queriesOf(rendered, 'recentlyViewed', 'recentlyViewedProducts')).toEqual([{ ids: '1,2,4,5,6,7,8,9,10,11,12' }]);
  });

  test('[R9.49] the page’s own product is remembered as the newest, each once, 20 in all, by country', async () => {
    const stored = views(...Array.from({ length: 20 }, (_, index) => [String(index + 1), NOW - index * 1000 - 1] as const));
    const rendered = await list(
      { kind: 'recently-viewed', 'variant-id': '7' },
      { answers, page: local(stored, 'HU'), config: { country: 'HU' } },
    );
    const { views: kept } = storedIn(rendered, 'HU') as { views: [string, number][] };
    expect(kept.map(([id]) => id)).toEqual([
      '7',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      ...Array.from({ length: 13 }, (_, index) => String(index + 8)),
    ]);
    expect(kept[0]).toEqual(['7', NOW]);
    const another = await list(
      { kind: 'recently-viewed', 'variant-id': '99' },
      { answers, page: local(stored, 'HU'), config: { country: 'HU' } },
    );
    expect((storedIn(another, 'HU') as { views: unknown[] }).views).toHaveLength(20);
    expect(storedIn(rendered)).toBeNull();
  });

  test('[R9.49] the page of a product is remembered where its availability is shown, too', async () => {
    const rendered = await renderWidget('availability', {
      attributes: { 'variant-id': '42', availability: 'stock', viewed: '' },
      config: { csrfToken: 'token' },
      page: { now: NOW },
    });
    await rendered.advanceTimers(0);
    expect(storedIn(rendered)).toEqual({ v: 1, views: [['42', NOW]] });
  });

  test.each([
    ['product-list', { kind: 'recently-viewed', 'variant-id': '42' }],
    ['availability', { 'variant-id': '42', availability: 'stock', viewed: '' }],
  ])('[R9.49] a page that the browser only prepares is remembered when it is opened (%s)', async (name, attributes) => {
    const rendered = await renderWidget(name, { attributes, config: { csrfToken: 'token' }, page: { now: NOW, prerendering: true } });
    await rendered.advanceTimers(0);
    expect(storedIn(rendered)).toBeNull();
    await rendered.advanceTimers(60_000);
    act(() => rendered.page.open());
    await rendered.advanceTimers(0);
    expect(storedIn(rendered)).toEqual({ v: 1, views: [['42', expect.any(Number)]] });
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"v":2,"views":[["1",1]]}'],
    ['too long', JSON.stringify({ v: 1, views: Array.from({ length: 400 }, () => ['1'.repeat(60), NOW]) })],
    ['other types', views([1, NOW], ['2', 'x'], [null, null], ['a,b', NOW], ['../3', NOW], ['', NOW])],
    ['a list of no pairs', '{"v":1,"views":["1",7,null,{"0":"1"}]}'],
    ['a map', '{"v":1,"views":{"a":1}}'],
    ['views of a year ago', views(['1', NOW - 365 * DAY_MS])],
  ])('what another script has stored is checked: %s', async (_what, stored) => {
    const rendered = await list({ kind: 'recently-viewed' }, { answers, page: local(stored) });
    expect(rendered.api.calls).toEqual([]);
    expect(cardsOf(rendered)).toEqual([]);
  });

  test('a clock that was set back keeps the views', async () => {
    const rendered = await list({ kind: 'recently-viewed' }, { answers, page: local(views(['1', NOW + DAY_MS], ['2', NOW])) });
    expect(titlesOf(rendered)).toEqual(['Izdelek 1', 'Izdelek 2']);
  });

  test('forbidden and full storage harm nothing', async () => {
    for (const page of [{ isStorageForbidden: true }, { isStorageFull: true }]) {
      const rendered = await list({ kind: 'recently-viewed', 'variant-id': '7' }, { answers, page });
      expect(cardsOf(rendered)).toEqual([]);
      expect(rendered.page.logs).toEqual([]);
    }
  });

  test('[R7.160] [R7.161] a customer’s are the shop’s, merged with what the browser has from before the sign-in; nothing is stored', async () => {
    const stored = views(['1', NOW - 1000], ['2', NOW - 3 * DAY_MS], ['30', NOW - 5 * DAY_MS]);
    const rendered = await list(
      { kind: 'recently-viewed', 'variant-id': '31' },
      { answers: { ...answers, recentlyViewed: () => ({ ids: ['30', '31', '32', '1'] }) }, page: local(stored), config: customer },
    );
    expect(queriesOf(rendered, 'recentlyViewed')).toEqual([{ maxItems: 11 }]);
    expect(titlesOf(rendered)).toEqual(['Izdelek 1', 'Izdelek 30', 'Izdelek 32', 'Izdelek 2']);
    expect(storedIn(rendered)).toEqual(JSON.parse(stored));
  });

  test.each([
    ['a failure', () => new ApiError('http', 'recentlyViewed', { status: 500 }), 1],
    ['other types', () => new InvalidResponse({ ids: [7, null, {}, 'a b', ['2']] }), 0],
    ['nothing', () => new InvalidResponse(null), 0],
  ] as const)('[R7.160] with %s of the shop a customer sees what the browser has', async (_what, recentlyViewed, warnings) => {
    const rendered = await list(
      { kind: 'recently-viewed' },
      { answers: { ...answers, recentlyViewed }, page: local(views(['1', NOW])), config: customer },
    );
    expect(titlesOf(rendered)).toContain('Izdelek 1');
    expect(rendered.page.logs).toHaveLength(warnings);
  });
});

describe('a card', () => {
  test('[R0.01] [R0.09] [R0.10] [R2.45] [R3.104] [R9.11] goods of a partner have its label with a link, the shop’s own have none', async () => {
    const partner = { partnerTitle: 'Zeleni kot', partnerUrl: 'zeleni-kot', partnerPrefix: null, gaEventCategory: 'partner' };
    const rendered = await similar([product(1), product(2, { partner })]);
    const [own, other] = cardsOf(rendered) as [HTMLElement, HTMLElement];
    expect(own).not.toHaveTextContent('Partner:');
    expect(other).toHaveTextContent('Partner: Zeleni kot');
    expect(within(other).getByRole('link', { name: 'Zeleni kot' })).toHaveAttribute('href', '/partner/zeleni-kot');
  });

  test.each([
    ['its own prefix', { partnerPrefix: 'Prodaja' }, 'Prodaja Zeleni kot', '/partner/zeleni-kot'],
    ['a path', { partnerUrl: '/prodajalci/zk' }, 'Partner: Zeleni kot', '/prodajalci/zk'],
    ['a script', { partnerUrl: 'javascript:alert(1)' }, 'Partner: Zeleni kot', null],
    ['no url', { partnerUrl: null }, 'Partner: Zeleni kot', null],
    ['markup', { partnerTitle: '<b>Zeleni</b> kot' }, 'Partner: Zeleni kot', '/partner/zeleni-kot'],
  ])('[R2.45] [R3.104] (A013) the label with %s', async (_what, over, text, href) => {
    const partner = { partnerTitle: 'Zeleni kot', partnerUrl: 'zeleni-kot', ...over };
    const rendered = await similar([product(1, { partner })]);
    expect(cardsOf(rendered)[0]).toHaveTextContent(text);
    expect(rendered.view.queryByRole('link', { name: 'Zeleni kot' })?.getAttribute('href') ?? null).toBe(href);
  });

  test('price, price before the discount, rating and link', async () => {
    const rendered = await similar([product(1, { price: { current: 18.99, original: 24.99 } })]);
    const card = cardsOf(rendered)[0] as HTMLElement;
    expect(card).toHaveTextContent(/Redna cena: 24,99\s€Cena: 18,99\s€/);
    expect(card).toHaveTextContent('Popust 24 %');
    expect(within(card).getByRole('img', { name: 'Ocena 4,5 od 5, število mnenj: 12' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Izdelek 1' })).toHaveAttribute('href', '/izdelek-1');
  });

  test('the price in a second currency, where the shop shows one', async () => {
    const alternativePrice = { currency: 'HRK', decimals: 2, exchangeRate: 7.5345 };
    expect(cardsOf(await similar([product(1)], { config: { alternativePrice } }))[0]).toHaveTextContent(/\(188,29\sHRK\)|\(188,29\skn\)/);
  });

  test.each(['sold_out', 'unavailable', 'soon', 'not_sold_separately'])(
    '[R3.113] %s cannot be added, and says why',
    async (availabilityKey) => {
      const rendered = await similar([product(1, { availabilityKey })]);
      expect(rendered.view.queryByRole('button', { name: /košarico/ })).toBeNull();
      expect(cardsOf(rendered)[0]).toHaveTextContent(/Razprodano|Ni na voljo|Kmalu na voljo|Ni naprodaj posamično/);
    },
  );

  test('[R6.16] pictures of goods for adults are hidden unless allowAdult is 1', async () => {
    const pictures = async (cookies: Record<string, string>) => {
      const rendered = await similar([product(1, { isAdultOnly: true }), product(2)], { page: { cookies } });
      const [adult, plain] = cardsOf(rendered) as [HTMLElement, HTMLElement];
      expect(plain.querySelector('img')).toHaveAttribute('src', '/media/m2/200');
      return [adult.querySelector('img')?.getAttribute('src') ?? null, /samo za odrasle/.test(adult.textContent)];
    };
    expect(await pictures({})).toEqual([null, true]);
    expect(await pictures({ allowAdult: '0' })).toEqual([null, true]);
    expect(await pictures({ allowAdult: 'true' })).toEqual([null, true]);
    expect(await pictures({ allowAdult: '1' })).toEqual(['/media/m1/200', false]);
  });

  test.each(['carousel', 'grid'])(
    'pictures load near the viewport, in the width of the card and the pixels of the screen (%s); a product without one keeps the place',
    async (layout) => {
      const products = [product(1), product(2, { mediaId: null }), product(3, { mediaId: 'a b,/../"' })];
      const rendered = await list({ ...SIMILAR, layout }, { answers: { similarProducts: () => ({ products }) } });
      const [first, second, third] = cardsOf(rendered) as [HTMLElement, HTMLElement, HTMLElement];
      const widthsOf = (card: HTMLElement) => card.querySelector('img')?.srcset.split(', ') ?? [];
      expect(widthsOf(first)).toEqual(expect.arrayContaining(['/media/m1/120 120w', '/media/m1/240 240w', '/media/m1/400 400w']));
      expect(first.querySelector('img')).toHaveAttribute('src', '/media/m1/200');
      expect(first.querySelector('img')?.sizes).toMatch(/^auto, /);
      expect(first.querySelector('img')).toHaveAttribute('loading', 'lazy');
      expect(second.querySelector('.thumbnail')).toHaveAttribute('data-empty');
      for (const candidate of widthsOf(third)) expect(candidate).toMatch(/^\/media\/a%20b%2C[^\s,]*\/\d+ \d+w$/);
    },
  );

  test('hostile and broken products: what has no id, title or link is left out, the rest is cleaned', async () => {
    const rendered = await similar([
      product(1, { urlKey: 'javascript:alert(1)' }),
      product(2, { urlKey: '../../api' }),
      { ...product(3), title: '' },
      { ...product(4), variantId: 'a b' },
      null,
      'x',
      { ...product(5), title: '<img src=x onerror=alert(1)>Miza', rating: 11, reviewCount: -4, price: { current: '19.9', original: 'x' } },
      { ...product(6), title: 'a'.repeat(5000), rating: Number.NaN, price: null },
      { ...product(7), price: { current: 5, original: 1e21 }, partner: [] },
    ]);
    expect(titlesOf(rendered)).toEqual(['Miza', expect.stringMatching(/^a{150,200}…?$/), 'Izdelek 7']);
    const [five, six, seven] = cardsOf(rendered) as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(five).getByRole('img', { name: /^Ocena 5 od 5/ })).toBeVisible();
    expect(five).toHaveTextContent(/19,90\s€/);
    expect(within(six).queryByRole('button', { name: /košarico/ })).toBeNull();
    expect(seven).not.toHaveTextContent('Popust');
    expect(rendered.box.querySelector('img[onerror]')).toBeNull();
  });

  test('a list that PHP has sent as a map, with a gap, is a list', async () => {
    expect(titlesOf(await similar({ 0: product(1), 2: product(3) }))).toEqual(['Izdelek 1', 'Izdelek 3']);
  });

  test('200 products can be shown; more are cut to as many as the page wants', async () => {
    expect(cardsOf(await similar(some(200)))).toHaveLength(10);
    const all = await list({ ...SIMILAR, count: '200' }, { answers: { similarProducts: () => ({ products: some(300) }) } });
    expect(cardsOf(all)).toHaveLength(200);
    expect(queriesOf(all, 'similarProducts')).toEqual([{ productId: 'p0', limit: 200 }]);
    expect(cardsOf(await list({ ...SIMILAR, count: '3' }, { answers: { similarProducts: () => ({ products: some(200) }) } }))).toHaveLength(
      3,
    );
  });

  test('[R3.104] what tracking reads: the list, its items, the article beside it, and the category of a partner', async () => {
    const partner = { partnerTitle: 'Zeleni kot', partnerUrl: 'zeleni-kot', gaEventCategory: 'partner-link' };
    const rendered = await similar([product(1), product(2, { partner })]);
    const marked = rendered.view.getByRole('list');
    expect(marked.dataset).toMatchObject({ vitrinaList: 'similar', placement: 'similar', mainVariantId: '0' });
    expect(cardsOf(rendered).map(({ dataset }) => dataset['vitrinaItem'])).toEqual(['1', '2']);
    expect(rendered.view.getByRole('link', { name: 'Zeleni kot' }).dataset['gaEventCategory']).toBe('partner-link');
    const variants = [product(5)];
    const picked = await list({ kind: 'picked', 'variant-ids': '5' }, { answers: { findVariantsById: () => ({ variants }) } });
    expect(picked.view.getByRole('list').dataset['placement']).toBeUndefined(); // an editor's choice is no recommendation
  });
});

describe('pressing', () => {
  /** As on a page: one listener for all elements with an action. */
  async function pressable(options: RenderOptions) {
    const similarProducts = () => ({ products: some(2) });
    const rendered = await list(SIMILAR, { ...options, answers: { similarProducts, ...options.answers } });
    stop = listenToPageActions(pageActions(rendered), rendered.page);
    return rendered;
  }
  let stop = (): void => {};
  afterEach(() => stop());

  test('[R9.50] [R3.048] [A085] add to cart sends the variant, and no count for one piece; the button says so for 3 seconds', async () => {
    const rendered = await pressable({
      answers: { cartInsert: () => cartDto([articleDto({ variantId: '1' })]), widgetCart: () => cartDto([]) },
    });
    const add = () => rendered.view.getByRole('button', { name: /^V košaric[oi]: Izdelek 1$/ });
    await rendered.user.click(add());
    await rendered.advanceTimers(0);
    expect(rendered.callsOf('cartInsert').map(({ body }) => ({ variantId: body['variantId'], count: body['count'] }))).toEqual([
      { variantId: '1', count: undefined },
    ]);
    expect(add()).toHaveAccessibleName('V košarici: Izdelek 1');
    expect(rendered.view.getByRole('button', { name: 'V košarico: Izdelek 2' })).toBeVisible();
    await rendered.advanceTimers(3000);
    expect(add()).toHaveAccessibleName('V košarico: Izdelek 1');
  });

  test('[R3.086] a customer’s heart adds to the wishlist and shows it', async () => {
    const rendered = await pressable({
      config: { customer: { id: '5', firstname: 'Ana' }, wishlistUrl: '/seznam-zelja' },
      answers: {
        wishlistFindAll: () => wishlistDto([]),
        wishlistAddItem: () => wishlistDto([wishlistItemDto('1', { variantId: '1' })]),
      },
    });
    const heart = () => rendered.view.getByRole('button', { name: 'Na seznam želja: Izdelek 1' });
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await rendered.user.click(heart());
    await rendered.advanceTimers(0);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(rendered.callsOf('wishlistAddItem').map(({ body }) => body['variantId'])).toEqual(['1']);
  });

  test('[R3.086] a heart that the server has printed pressed stays pressed, takes the article off, and is nobody’s after the sign-out', async () => {
    const heartOf = (id: string, pressed: string) =>
      `<form data-vitrina-action="wishlist-add" data-variant-id="${id}" ${pressed}><button>♥</button></form>`;
    const rendered = await pressable({
      config: { customer: { id: '5', firstname: 'Ana' }, wishlistUrl: '/seznam-zelja' },
      fallback: `<ul><li>${heartOf('1', 'data-vitrina-pressed')}</li><li>${heartOf('2', 'data-vitrina-pressed')}</li></ul>`,
      answers: {
        wishlistFindAll: () => wishlistDto([wishlistItemDto('7', { variantId: '1' }), wishlistItemDto('8', { variantId: '2' })]),
        wishlistDeleteItem: () => wishlistDto([wishlistItemDto('8', { variantId: '2' })]),
      },
    });
    const heart = (id: number) => rendered.view.getByRole('button', { name: `Na seznam želja: Izdelek ${id}` });
    expect([heart(1), heart(2)].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    expect(rendered.callsOf('wishlistFindAll')).toEqual([]); // all hearts are printed
    await rendered.user.click(heart(1));
    await rendered.advanceTimers(0);
    expect([heart(1), heart(2)].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(rendered.callsOf('wishlistAddItem')).toEqual([]);
    act(() => void rendered.dispatch(accountActions.loggedOut()));
    expect(heart(2)).toHaveAttribute('aria-pressed', 'false');
  });

  const ANA = { customer: { id: '5', firstname: 'Ana' }, wishlistUrl: '/seznam-zelja' };
  const listName = (wishlistId: string, pieces: number) => ({
    wishlistId,
    name: `Seznam ${wishlistId}`,
    isMain: wishlistId === '1',
    pieces,
  });
  const LISTS: FakeAnswers = {
    wishlistFindAll: () =>
      wishlistDto([wishlistItemDto('7', { variantId: '1' })], { allWishlists: [listName('1', 1), listName('2', 1), listName('3', 0)] }),
    wishlistGetItems: () => wishlistDto([wishlistItemDto('9', { variantId: '3' })]),
  };
  const pressedIn = ({ view }: Rendered) =>
    view.getAllByRole('button', { name: /^Na seznam želja/ }).map((heart) => heart.getAttribute('aria-pressed') === 'true');

  test('[R3.086] [R7.151] [R7.152] hearts that the page does not know follow all lists of the customer, asked for once; nobody’s after the sign-out', async () => {
    const answers: FakeAnswers = { ...LISTS, similarProducts: () => ({ products: some(3) }) };
    const rendered = await pressable({ config: ANA, answers });
    await rendered.advanceTimers(0);
    expect(pressedIn(rendered)).toEqual([true, false, true]);
    act(() => void rendered.dispatch(productListsActions.wishedRequested()));
    await rendered.advanceTimers(0);
    expect(queriesOf(rendered, 'wishlistFindAll', 'wishlistGetItems')).toEqual([{}, { wishlistId: '2' }]);
    act(() => void rendered.dispatch(accountActions.loggedOut()));
    expect(pressedIn(rendered)).toEqual([false, false, false]);
  });

  test('who has signed out before the wishlist arrives has no pressed hearts', async () => {
    let answer = (_lists: unknown): void => {};
    const wishlistFindAll = () => new Promise((resolve) => (answer = resolve)) as never;
    const rendered = await pressable({ config: ANA, answers: { wishlistFindAll } });
    await rendered.advanceTimers(0);
    expect(rendered.callsOf('wishlistFindAll')).toHaveLength(1);
    act(() => void rendered.dispatch(accountActions.loggedOut()));
    answer(wishlistDto([wishlistItemDto('7', { variantId: '1' })]));
    await rendered.advanceTimers(0);
    expect(pressedIn(rendered)).toEqual([false, false]);
  });

  test('[R3.086] a press on such a heart removes the article from the wishlist', async () => {
    const rendered = await pressable({ config: ANA, answers: { ...LISTS, wishlistDeleteItem: () => wishlistDto([]) } });
    await rendered.advanceTimers(0);
    await rendered.user.click(rendered.view.getByRole('button', { name: 'Na seznam želja: Izdelek 1' }));
    await rendered.advanceTimers(0);
    expect(queriesOf(rendered, 'wishlistDeleteItem')).toEqual([{ wishListItemId: '7' }]);
    expect(pressedIn(rendered)).toEqual([false, false]);
  });

  test.each([
    ['an error', () => new ApiError('http', 'wishlistFindAll', { status: 500 })],
    ['a text', () => new InvalidResponse('none')],
    ['items of every wrong kind', () => new InvalidResponse({ items: [null, 7, { variantId: {} }], allWishlists: 'x' })],
  ] as const)('[A084] with %s as the wishlist hearts are not pressed, and nothing is said', async (_what, wishlistFindAll) => {
    const rendered = await pressable({ config: ANA, answers: { wishlistFindAll } });
    await rendered.advanceTimers(0);
    expect(pressedIn(rendered)).toEqual([false, false]);
    expect(rendered.state().flash.messages).toEqual([]);
  });

  test('no wishlist is asked for where a guest looks, or where the server has printed every heart', async () => {
    const printed =
      '<form data-vitrina-action="wishlist-add" data-variant-id="1"></form><form data-vitrina-action="wishlist-add" data-variant-id="2"></form>';
    for (const options of [{}, { config: ANA, fallback: printed }]) {
      const rendered = await pressable({ ...options, answers: LISTS });
      await rendered.advanceTimers(0);
      expect(pressedIn(rendered)).toEqual([false, false]);
      expect(rendered.callsOf('wishlistFindAll')).toEqual([]);
      stop();
    }
  });
});

describe('states', () => {
  const FALLBACK = '<h2>Podobni (strežnik)</h2><ul><li><a href="/x">X</a></li></ul>';
  const isServer = ({ box }: Rendered) => box.querySelector('slot') !== null;

  test.each([
    ['SI', 'Nalagamo izdelke'],
    ['HU', 'Termékek betöltése'],
  ] as const)('%s: loading without a fallback is a skeleton of the final size, announced', async (country, text) => {
    const never = { similarProducts: () => new Promise<never>(() => {}) };
    const rendered = await list(SIMILAR, { answers: never, config: { country } });
    expect(rendered.view.getByRole('status')).toHaveTextContent(text);
    expect(rendered.box.querySelectorAll('.card:empty')).toHaveLength(6);
  });

  test('with a fallback the server’s list stays while loading, and is replaced by the answer', async () => {
    let respond = (_answer: object): void => {};
    const similarProducts = () => new Promise<never>((resolve) => (respond = resolve as typeof respond));
    const rendered = await list(SIMILAR, { fallback: FALLBACK, answers: { similarProducts } });
    expect(isServer(rendered)).toBe(true);
    await act(async () => respond({ products: some(2) }));
    expect(isServer(rendered)).toBe(false);
    expect(titlesOf(rendered)).toEqual(['Izdelek 1', 'Izdelek 2']);
  });

  test.each([
    ['an error', () => new ApiError('http', 'similarProducts', { status: 500 }), 1],
    ['no network', () => new ApiError('network', 'similarProducts'), 1],
    ['no answer', () => new ApiError('timeout', 'similarProducts'), 1],
    ['nothing', () => new InvalidResponse(null), 1],
    ['a text', () => new InvalidResponse({ products: 'none' }), 1],
    ['an empty list', () => ({ products: [] }), 0],
    ['only the product of the page', () => ({ products: [product(0)] }), 0],
  ] as const)('[A084] with %s the server’s list stays, or there is nothing; failures are logged', async (_what, similarProducts, logs) => {
    const server = await list(SIMILAR, { fallback: FALLBACK, answers: { similarProducts } });
    expect(isServer(server)).toBe(true);
    expect(server.page.logs.map(({ level }) => level)).toEqual(Array.from({ length: logs }, () => 'warn'));
    expect(server.state().flash.messages).toEqual([]);
    const bare = await list(SIMILAR, { answers: { similarProducts } });
    expect(bare.box).toBeEmptyDOMElement();
  });

  test('goods whose article the shop does not name are shown beside a variant whose article the page does not name', async () => {
    const products = [{ ...product(1), productId: null }, product(77)];
    const answers: FakeAnswers = { recommendedProducts: () => new InvalidResponse({ products }) };
    const rendered = await list({ kind: 'recommended', 'variant-id': '77' }, { answers });
    expect(titlesOf(rendered)).toEqual(['Izdelek 1']);
  });

  test('a list that failed is requested again with the next placeholder that shows it, one that is there is not', async () => {
    let fails = true;
    const similarProducts = () => (fails ? new ApiError('network', 'similarProducts') : { products: some(1) });
    const { dispatch, callsOf, advanceTimers } = await list({}, { answers: { similarProducts } });
    const nothing = { accessoryVariants: [], variantIds: [], productIds: [] };
    const request = productListsActions.listRequested({ kind: 'similar', variantId: '0', productId: 'p0', count: 10, ...nothing });
    const asked = async (): Promise<number> => {
      dispatch(request);
      await advanceTimers(0);
      return callsOf('similarProducts').length;
    };
    expect(await asked()).toBe(1);
    fails = false;
    expect([await asked(), await asked()]).toEqual([2, 2]);
  });

  test.each([
    ['carousel', 'ul.row'],
    ['grid', 'ul.grid'],
  ])('the layout %s', async (layout, selector) => {
    const rendered = await list({ ...SIMILAR, layout }, { answers: { similarProducts: () => ({ products: some(3) }) } });
    expect(rendered.box.querySelectorAll(`${selector} > li`)).toHaveLength(3);
    expect(rendered.view.getByRole('list', { name: 'Podobni izdelki' })).toBeVisible();
  });

  test('bad attributes are reported and replaced by defaults', async () => {
    const rendered = await list({ kind: 'simlar', count: '0', layout: 'slider' });
    expect(rendered.reported).toEqual([
      expect.stringContaining('did you mean "similar"'),
      expect.stringContaining('data-count="0"'),
      expect.stringContaining('data-layout="slider"'),
    ]);
  });
});

describe('its place', () => {
  const restore = globalThis.IntersectionObserver;
  let seen: { isIntersecting: boolean; boundingClientRect: { top: number } };
  let report: (entry: typeof seen) => void;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (entry) => {
          seen = entry;
          callback([entry]);
        };
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => void (globalThis.IntersectionObserver = restore));

  const IN_VIEW = { isIntersecting: true, boundingClientRect: { top: 100 } };
  const BELOW = { isIntersecting: false, boundingClientRect: { top: 2000 } };
  const ABOVE = { isIntersecting: false, boundingClientRect: { top: -2000 } };
  const FRAME_MS = 16;
  const answers: FakeAnswers = { similarProducts: () => ({ products: some(2) }) };
  /** A placeholder of this height, where the observer has last seen it. */
  const ofHeight = (height: number) => (host: HTMLElement) => {
    host.getBoundingClientRect = () => ({ height, top: seen.boundingClientRect.top }) as DOMRect;
  };
  beforeEach(() => void (seen = IN_VIEW));
  /** The observer's report, and the frame after it. */
  const reportAndRender = async ({ advanceTimers }: Rendered, entry: typeof seen) => {
    act(() => report(entry));
    await advanceTimers(FRAME_MS);
  };

  test('a long list fills its cards as the shopper comes near, in slices, and up to where the shopper has jumped', async () => {
    const observed: { element: Element; report: (entry: object) => void }[] = [];
    globalThis.IntersectionObserver = class {
      constructor(private readonly callback: (entries: unknown[]) => void) {}
      observe(element: Element) {
        if (element.matches('li')) observed.push({ element, report: (entry) => this.callback([entry]) });
        else this.callback([BELOW]);
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    seen = BELOW;
    const rendered = await list(
      { ...SIMILAR, count: '200' },
      { answers: { similarProducts: () => ({ products: some(200) }) }, before: ofHeight(0) },
    );
    await rendered.advanceTimers(FRAME_MS);
    const filled = () => cardsOf(rendered).filter((card) => card.childElementCount > 0).length;
    const first = filled();
    expect(cardsOf(rendered)).toHaveLength(200);
    expect(first).toBeLessThan(50);
    const cards = cardsOf(rendered);
    expect(observed.at(-1)?.element).toBe(cards[first]);
    const rootBounds = { left: 0, top: 0 };
    await act(async () => observed.at(-1)?.report({ isIntersecting: false, boundingClientRect: { left: 900, top: 0 }, rootBounds }));
    expect(filled()).toBe(first);
    await act(async () => observed.at(-1)?.report({ isIntersecting: true, boundingClientRect: { left: 300, top: 0 }, rootBounds }));
    const second = filled();
    expect(second).toBeGreaterThan(first);
    expect(observed.at(-1)?.element).toBe(cards[second]);
    await act(async () => observed.at(-1)?.report({ isIntersecting: false, boundingClientRect: { left: -4000, top: 0 }, rootBounds }));
    expect(filled()).toBeGreaterThan(second);
  });

  test.each([
    ['in view', IN_VIEW],
    ['above the window', ABOVE],
  ])('%s a list without a reserved place waits until it moves nothing', async (_where, entry) => {
    const rendered = await list(SIMILAR, { answers, before: ofHeight(0) });
    await reportAndRender(rendered, entry);
    expect(cardsOf(rendered)).toEqual([]);
    await reportAndRender(rendered, BELOW);
    expect(cardsOf(rendered)).toHaveLength(2);
  });

  test('while it is in view the server’s list stays', async () => {
    const rendered = await list(SIMILAR, { answers, fallback: '<p>Strežnik</p>', before: ofHeight(500) });
    await reportAndRender(rendered, IN_VIEW);
    expect(cardsOf(rendered)).toEqual([]);
    await reportAndRender(rendered, BELOW);
    expect(cardsOf(rendered)).toHaveLength(2);
  });

  test('a place that the page reserves is filled in view, and keeps its height until it is out of view', async () => {
    const rendered = await list(SIMILAR, { answers, before: ofHeight(420) });
    const section = rendered.box.querySelector('section') as HTMLElement;
    act(() => report(IN_VIEW));
    expect(cardsOf(rendered)).toHaveLength(2);
    expect(section.style.minHeight).toBe('420px');
    await reportAndRender(rendered, BELOW);
    expect(section.style.minHeight).toBe('');
  });

  test('an observer that is late changes nothing in view', async () => {
    const rendered = await list(SIMILAR, { answers, before: ofHeight(100) });
    act(() => report(IN_VIEW));
    rendered.host.getBoundingClientRect = () => ({ height: 100, top: 300 }) as DOMRect;
    await reportAndRender(rendered, BELOW);
    expect(cardsOf(rendered)).toEqual([]);
  });

  test('a page that scrolls it into view after the observer’s report and before the next frame: nothing moves', async () => {
    const rendered = await list(SIMILAR, { answers, before: ofHeight(100) });
    act(() => report(BELOW));
    seen = IN_VIEW;
    await rendered.advanceTimers(FRAME_MS);
    expect(cardsOf(rendered)).toEqual([]);
    await reportAndRender(rendered, IN_VIEW);
    await reportAndRender(rendered, BELOW);
    expect(cardsOf(rendered)).toHaveLength(2);
  });
});
