import { act, fireEvent, within } from '@testing-library/react';
import { cartActions } from '../../src/features/cart';
import { articleDto, cartDto } from '../support/fakes/cartDtos';
import type { ArticleDto, CartDto } from '../support/fakes/cartDtos';
import { renderCart } from '../support/widgets/cartDrawer';
import { InvalidResponse } from '../support/fakes/fakeApi';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The open drawer with these lines. */
async function drawer(articles: ArticleDto[], overrides: Partial<CartDto> = {}, options: RenderOptions = {}) {
  const rendered = await renderCart({ cart: cartDto(articles, overrides), ...options });
  await rendered.open();
  const first = () => rendered.lines()[0] as HTMLElement;
  return { ...rendered, first };
}

describe('[D8] [R3.033] save for later', () => {
  const config = { csrfToken: 'token-1', saveForLater: { path: '/kosarica/saved', tokenField: 'csrftoken' } };
  const lines = [
    articleDto(),
    articleDto({ cartItemId: '2', title: 'Kapa', type: 'gift' }),
    articleDto({ cartItemId: '3', title: 'Mlinček', createTime: 0 }),
  ];

  test('is a button of the server’s own form, for bought lines only', async () => {
    const { dialog, tokens } = await drawer(lines, {}, { config });
    const buttons = within(dialog()!).getAllByRole('button', { name: /^Shrani za pozneje/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Shrani za pozneje: Grelnik vode']);
    const { form, name, value } = buttons[0] as HTMLButtonElement;
    expect([name, value, form?.method, form?.getAttribute('action')]).toEqual(['id', '1', 'post', '/kosarica/saved']);
    tokens.current = 'renewed by a sign-in';
    fireEvent.submit(form!);
    expect([...new FormData(form!)]).toEqual([
      ['csrftoken', 'renewed by a sign-in'],
      ['saved', '1'],
    ]);
  });

  test.each([
    ['names no such form', { csrfToken: 'token-1' }],
    ['has no token on this page', { ...config, csrfToken: null }],
  ])('is not offered where the shop %s', async (_how, given) => {
    const { dialog } = await drawer(lines, {}, { config: given });
    expect(within(dialog()!).queryByRole('button', { name: /^Shrani za pozneje/ })).toBeNull();
  });
});

describe('[R1.04] to the wishlist', () => {
  const CUSTOMER = { customer: { id: '5', firstname: 'Ana' }, wishlistUrl: '/seznam-zelja' };
  const lines = [
    articleDto({ count: 3 }),
    articleDto({ cartItemId: '2', title: 'Kapa', type: 'gift' }),
    articleDto({ cartItemId: '3', title: 'Mlinček', createTime: 0 }),
  ];
  const name = /^Na seznam želja/;

  test('is the action of the page’s hearts, with the pieces and the line, for bought lines of a customer', async () => {
    const { dialog } = await drawer(lines, {}, { config: CUSTOMER });
    const buttons = within(dialog()!).getAllByRole('button', { name });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Na seznam želja: Grelnik vode']);
    const { vitrinaAction, variantId, amount, cartItemId } = (buttons[0] as HTMLElement).dataset;
    expect([vitrinaAction, variantId, amount, cartItemId]).toEqual(['wishlist-add', '100', '3', '1']);
  });

  test.each([
    ['guests', { ...CUSTOMER, customer: null }],
    ['customers of a shop without wishlists', { customer: CUSTOMER.customer }],
  ])('is not offered to %s', async (_whom, config) => {
    const { dialog } = await drawer(lines, {}, { config });
    expect(within(dialog()!).queryByRole('button', { name })).toBeNull();
  });

  test('[A125] the line leaves later; the focus on its button goes to the next line, and from the last one to the offer to undo', async () => {
    const two = [articleDto(), articleDto({ cartItemId: '2', variantId: '200', title: 'Kapa' })];
    const { dialog, dispatch, shadow, advanceTimers } = await drawer(
      two,
      {},
      { config: CUSTOMER, answers: { cartDelete: () => new Promise(() => {}) } },
    );
    const remove = async (cartItemId: string) => {
      act(() => void dispatch(cartActions.itemsRemoved({ cartItemIds: [cartItemId] })));
      await advanceTimers(1);
    };
    act(() => within(dialog()!).getByRole('button', { name: 'Na seznam želja: Grelnik vode' }).focus());
    await remove('1');
    expect(shadow.activeElement).toHaveAccessibleName('Odstrani: Kapa');
    act(() => within(dialog()!).getByRole('button', { name: 'Na seznam želja: Kapa' }).focus());
    await remove('2');
    expect(shadow.activeElement).toHaveClass('removed');
  });
});

describe('a line', () => {
  test('[R9.20] its picture is 55×55, from the shop’s own address for carts (A039), twice as large at 2x', async () => {
    const { first } = await drawer(
      [articleDto()],
      { cartMedia: { p100: { url: '/kosarica-slike/p100', title: 'Grelnik vode' } } },
      { config: { mediaUrl: '/slike/{mediaId}/{width}' } },
    );
    const picture = first().querySelector('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['55', '55']);
    expect(picture).toHaveAttribute('src', '/kosarica-slike/p100');
    expect(picture).toHaveAttribute('srcset', '/kosarica-slike/p100 1x, /slike/p100/110 2x');
  });

  test('pictures of adult goods are hidden, and shown for exactly "1"', async () => {
    const { first, unmount } = await drawer([articleDto({ isAdultOnly: true })]);
    expect(first().querySelector('img')).toBeNull();
    expect(first()).toHaveTextContent('Slika je skrita (samo za odrasle)');
    unmount();
    const allowed = await drawer([articleDto({ isAdultOnly: true })], {}, { page: { cookies: { allowAdult: '1' } } });
    expect(allowed.first().querySelector('img')).not.toBeNull();
  });

  test('[R6.16] [A066] once the age is confirmed, the picture is shown without a reload', async () => {
    const { first, page, shop } = await drawer([articleDto({ isAdultOnly: true })]);
    page.cookieJar.set('allowAdult', '2');
    act(() => shop.updateAdultImages());
    expect(first().querySelector('img')).toBeNull();
    page.cookieJar.set('allowAdult', '1');
    act(() => shop.updateAdultImages());
    expect(first().querySelector('img')).not.toBeNull();
  });

  test('its title is a link; without an address it is text', async () => {
    const { lines } = await drawer([articleDto(), articleDto({ cartItemId: '2', url: null, title: 'Brez povezave' })]);
    expect(within(lines()[0] as HTMLElement).getByRole('link', { name: 'Grelnik vode' })).toHaveAttribute('href', '/grelnik-vode');
    expect(within(lines()[1] as HTMLElement).queryByRole('link')).toBeNull();
  });

  test.each([
    ['url-02', 'JaVaScRiPt:window.__xss=1'],
    ['url-03', 'java\tscript:window.__xss=1'],
    ['url-06', 'javascript://shop.si/%0awindow.__xss=1'],
    ['url-07', 'data:text/html,<script>window.__xss=1</script>'],
    ['url-08', 'vbscript:msgbox(1)'],
  ])('%s: %j is neither a link nor a picture', async (_id, url) => {
    const { first } = await drawer(
      [articleDto({ url, marketplacePartnerId: 7 })],
      { marketplacePartners: { 7: { title: 'Mali mlin', url } }, cartMedia: { p100: { url, title: 'Grelnik' } } },
      { config: { mediaUrl: '/slike/{mediaId}/{width}' } },
    );
    expect(within(first()).queryByRole('link')).toBeNull();
    expect(first()).toHaveTextContent('Partner: Mali mlin');
    expect(first().querySelector('img')).toHaveAttribute('src', '/slike/p100/55'); // the shop's picture by its id
  });

  test('markup in the shop’s names is shown as text or dropped', async () => {
    const evil = '<img src=x onerror=alert(1)>Čaj';
    const { first } = await drawer(
      [
        articleDto({
          title: evil,
          marketplacePartnerId: 7,
          params: [{ key: 'SIZE', title: evil, value: evil, measure: evil, css: null }],
          bundles: [{ id: '1', title: evil, type: 'warranty', active: true, actual_price: 1 }],
        }),
      ],
      { marketplacePartners: { 7: { title: evil, url: 'mlin' } } },
    );
    expect(first()).toHaveTextContent(/^Čaj.*Čaj: Čaj Čaj.*Partner: Čaj.*\+ Čaj/);
    expect(first().querySelector('img[src="x"]')).toBeNull();
  });

  test('font-img-fail: a picture that does not load keeps its space', async () => {
    const { first } = await drawer([articleDto()]);
    fireEvent.error(first().querySelector('img') as Element);
    expect(first().querySelector('img')).toBeNull();
    expect(first().querySelector('.thumbnail')).toHaveAttribute('data-empty');
    expect(first()).toHaveTextContent('Grelnik vode');
  });

  test('a colour is a swatch with its name, other parameters are text with their unit', async () => {
    const params = [
      { key: 'COLOR', title: 'Barva', value: 'rjava', measure: null, css: '#7a4b2a' },
      { key: 'SIZE', title: 'Velikost', value: '42', measure: 'cm', css: null },
    ];
    const { first } = await drawer([articleDto({ params })]);
    expect(within(first()).getByRole('img', { name: 'rjava' })).toHaveStyle({ backgroundColor: '#7a4b2a' });
    expect(first()).toHaveTextContent('Velikost: 42 cm');
  });

  test('a parameter with two values shows both', async () => {
    const { first } = await drawer([
      articleDto({
        params: [
          { key: 'M', title: 'Material', value: 'bombaž', measure: null, css: null },
          { key: 'M', title: 'Material', value: 'volna', measure: null, css: null },
        ],
      }),
    ]);
    expect(first()).toHaveTextContent('Material: bombažMaterial: volna');
  });

  test('parameters of the chosen variant replace missing ones', async () => {
    const params = [{ key: 'SIZE', title: 'Velikost', value: '43', measure: null, css: null }];
    const { first } = await drawer([
      articleDto({ variants: [{ variantId: '100', title: 'Številka 43', params, availability: { inStock: 1 } }] }),
    ]);
    expect(first()).toHaveTextContent('Velikost: 43');
  });

  test('[R3.031] [R9.11] goods of a partner have the label "Partner:" with a link, own goods have no label', async () => {
    const { lines } = await drawer([articleDto({ marketplacePartnerId: 7 }), articleDto({ cartItemId: '2' })], {
      marketplacePartners: { 7: { title: 'Mali mlin', url: 'mali-mlin' } },
    });
    expect(lines()[0]).toHaveTextContent('Partner: Mali mlin');
    expect(within(lines()[0] as HTMLElement).getByRole('link', { name: 'Mali mlin' })).toHaveAttribute('href', '/partnerji/mali-mlin');
    expect(lines()[1]).not.toHaveTextContent('Partner:');
  });

  test.each([
    ['a key', 'mali-mlin', '/partnerji/mali-mlin'],
    ['a key of several parts', 'mlini/mali mlin', '/partnerji/mlini/mali mlin'],
    ['a path', '/partnerji/mali-mlin', '/partnerji/mali-mlin'],
    ['an address', 'https://www.shop.si/partnerji/mali-mlin?a=1', 'https://www.shop.si/partnerji/mali-mlin?a=1'],
    ['a way up', '../odjava', null],
    ['nothing', null, null],
  ])('[R2.45] (A013) the partner’s url may be %s: %p leads to %p', async (_what, url, href) => {
    const { first } = await drawer([articleDto({ marketplacePartnerId: 7 })], {
      marketplacePartners: { 7: { title: 'Mali mlin', url } },
    });
    expect(first()).toHaveTextContent('Partner: Mali mlin');
    expect(within(first()).queryByRole('link', { name: 'Mali mlin' })?.getAttribute('href') ?? null).toBe(href);
  });

  test.each(['constructor', '__proto__'])('proto-07: goods of an unnamed partner with the key %s are an ordinary line', async (id) => {
    const { first } = await drawer(
      [],
      {},
      { answers: { widgetCart: () => new InvalidResponse({ ...cartDto(), articles: [{ ...articleDto(), marketplacePartnerId: id }] }) } },
    );
    expect(first()).toHaveTextContent('Grelnik vode');
    expect(first()).not.toHaveTextContent('Partner');
  });

  test('(A013) without the partners’ address the name is text', async () => {
    const { first } = await drawer(
      [articleDto({ marketplacePartnerId: 7 })],
      { marketplacePartners: { 7: { title: 'Mali mlin', url: 'mali-mlin' } } },
      { config: { urlKeys: { cart: '/kosarica' } } },
    );
    expect(first()).toHaveTextContent('Partner: Mali mlin');
    expect(within(first()).queryByRole('link', { name: 'Mali mlin' })).toBeNull();
  });

  test('[R2.44] [R3.039] a bonus set has a label, lists its parts and links to its page', async () => {
    const part = (variantId: string, title: string) => ({ variantId, title, params: [], availability: { inStock: 1 } });
    const variants = [part('101', 'Grelnik vode'), part('102', 'Opekač')];
    const { first } = await drawer(
      [articleDto({ type: 'bonus_set', url: 'zajtrk', title: 'Komplet Zajtrk', variants })],
      {},
      { config: { urlKeys: { cart: '/kosarica', bonusSetDetail: '/komplet' } } },
    );
    expect(first()).toHaveTextContent('Ugodni kompletGrelnik vode + Opekač');
    expect(within(first()).getByRole('link', { name: 'Komplet Zajtrk' })).toHaveAttribute('href', '/komplet/zajtrk');
  });

  test.each([null, '', ' '])('[R8.33] (A095) a bonus set with the url %j is plain text, which is logged once', async (url) => {
    const config = { urlKeys: { cart: '/kosarica', bonusSetDetail: '/komplet' } };
    const { first, lines, page } = await drawer(
      [
        articleDto({ type: 'bonus_set', url, title: 'Komplet Zajtrk' }),
        articleDto({ type: 'bonus_set', url, title: 'Komplet Kosilo', cartItemId: '2' }),
      ],
      {},
      { config },
    );
    expect(first()).toHaveTextContent('Komplet Zajtrk');
    expect(lines().flatMap((line) => within(line).queryAllByRole('link'))).toEqual([]);
    const logged = page.logs.filter(({ message }) => message.includes('Bonus product'));
    expect(logged.map(({ level, message }) => [level, message])).toEqual([['error', 'Bonus product does not have link to detail']]);
    const linked = await drawer([articleDto({ type: 'bonus_set', url: 'zajtrk' })], {}, { config });
    expect(linked.page.logs).toEqual([]);
  });

  test('[R3.040] digital goods are named', async () => {
    const { first } = await drawer([articleDto({ type: 'esd' })]);
    expect(first()).toHaveTextContent('Digitalna vsebina');
  });

  test('[R3.036] [R3.041] a gift is free and can be neither changed nor removed', async () => {
    const { lines } = await drawer([
      articleDto(),
      articleDto({ cartItemId: 'gift-1', type: 'gift', title: 'Kapa', price: { actual: 5, type: 'gift' } }),
    ]);
    const gift = within(lines()[1] as HTMLElement);
    expect(lines()[1]).toHaveTextContent('DariloBrezplačno');
    expect([gift.queryByRole('spinbutton'), gift.queryByRole('button'), gift.queryByRole('checkbox')]).toEqual([null, null, null]);
  });

  test('[R3.047] bought services are named with their price, others are not', async () => {
    const bundles = [
      { id: '1', title: 'Podaljšana garancija', type: 'warranty' as const, active: true, actual_price: 19 },
      { id: '2', title: 'Zavarovanje', type: 'insurance' as const, active: false, actual_price: 9 },
    ];
    const { first } = await drawer([articleDto({ bundles })]);
    expect(first()).toHaveTextContent(/\+ Podaljšana garancija, 19/);
    expect(first()).not.toHaveTextContent('Zavarovanje');
  });

  test('[R3.033] saved items stand apart, without a count', async () => {
    const { inside } = await drawer([articleDto(), articleDto({ cartItemId: '2', createTime: 0, title: 'Shranjeni lonec' })]);
    const saved = within(inside().getByRole('heading', { name: 'Shranjeno za pozneje' }).parentElement as HTMLElement);
    expect(saved.getByRole('link', { name: 'Shranjeni lonec' })).toBeInTheDocument();
    expect(saved.queryByRole('spinbutton')).toBeNull();
    expect(saved.getByRole('button', { name: 'Odstrani: Shranjeni lonec' })).toBeInTheDocument();
  });

  test('[R3.033] [R4.058] a saved item is returned to the cart with all its pieces, once, and keeps the focus', async () => {
    const pot = articleDto({ cartItemId: '2', variantId: '200', createTime: 0, count: 3, title: 'Shranjeni lonec' });
    const cartInsert = jest.fn(() => cartDto([articleDto(), { ...pot, createTime: 1767225600 }]));
    const rendered = await drawer([articleDto(), pot], {}, { answers: { cartInsert } });
    const back = rendered.inside().getByRole('button', { name: 'Prestavi v košarico: Shranjeni lonec' });
    act(() => back.focus());
    fireEvent.click(back);
    fireEvent.click(back);
    await rendered.advanceTimers(400);
    expect(rendered.api.callsOf('cartInsert').map(({ body }) => body)).toMatchObject([{ variantId: '200', count: 3 }]);
    expect(back.isConnected).toBe(false);
    expect(rendered.shadow.activeElement).toBe(rendered.inside().getByRole('button', { name: 'Odstrani: Shranjeni lonec' }));
  });
});

describe('the count', () => {
  const stocked = (inStock: number | null, count = 2) => articleDto({ count, availability: { inStock, availabilityKey: 'stock' } });
  const controls = (rendered: Awaited<ReturnType<typeof drawer>>) => {
    const line = within(rendered.first());
    return {
      field: line.getByRole('spinbutton'),
      less: line.getByRole('button', { name: /^Zmanjšaj/ }),
      more: line.getByRole('button', { name: /^Povečaj/ }),
    };
  };
  const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

  test('[R5.25] [R5.26] allows 1 up to the shop’s maximum and is named after the product', async () => {
    const { field } = controls(await drawer([stocked(500)]));
    expect(field).toHaveAccessibleName('Količina: Grelnik vode');
    expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax'), field.getAttribute('aria-valuenow')]).toEqual([
      '1',
      '30',
      '2',
    ]);
    const { field: other } = controls(await drawer([stocked(500)], {}, { config: { cartMaxArticleItems: 12 } }));
    expect(other).toHaveAttribute('aria-valuemax', '12');
  });

  test('[R5.28] cannot go below one', async () => {
    expect(isOff(controls(await drawer([stocked(500, 1)])).less)).toBe(true);
  });

  test.each([
    ['[R5.32] enough', 2, 2, null],
    ['an unknown stock', null, 2, null],
    ['less than wanted', 2, 3, 'Največ 2 kosa'],
    ['nothing left', 0, 1, 'Razprodano'],
  ])('a line shows why it cannot be bought while that applies: %s', async (_when, inStock, count, reason) => {
    const { first } = await drawer([stocked(inStock, count)]);
    const shown = within(first()).queryByText(/^Največ|^Razprodano/);
    expect(shown?.textContent ?? null).toBe(reason);
  });

  test.each([
    ['[R5.29] at the maximum', stocked(500, 30), true],
    ['[R5.32] with all that is in stock', stocked(2), true],
    ['[R5.32] (A079) with one left in stock', stocked(3), false],
    ['[R5.33] without a stock, which counts as one', stocked(null, 1), true],
  ])('%s, plus is off: %s', async (_when, article, off) => {
    expect(isOff(controls(await drawer([article])).more)).toBe(off);
  });

  test('[R5.30] [R5.31] empty input, letters and zero are rejected: no request', async () => {
    const rendered = await drawer([stocked(500)]);
    const { field } = controls(rendered);
    for (const value of ['', '0', 'abc', '٣']) fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await rendered.advanceTimers(1000);
    expect(field).toHaveValue('2');
    expect(rendered.api.calls.map(({ operationId }) => operationId)).toEqual(['widgetCart']);
  });

  test('[R5.27] letters cannot be typed, Tab leaves the field', async () => {
    const rendered = await drawer([stocked(500)]);
    const { field } = controls(rendered);
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(false);
    for (const key of ['5', 'ArrowLeft', 'Backspace', 'Tab']) expect(fireEvent.keyDown(field, { key })).toBe(true);
  });

  test('[R9.68] fast clicks are shown at once and sent as one call when they have come to rest', async () => {
    const rendered = await drawer(
      [stocked(500)],
      {},
      { answers: { cartChangeAmount: ({ body }) => cartDto([stocked(500, body.amount)]) } },
    );
    const { field, more } = controls(rendered);
    for (let click = 0; click < 5; click += 1) fireEvent.click(more);
    expect(field).toHaveValue('7');
    await rendered.advanceTimers(1);
    expect(field).toHaveValue('7');
    expect(rendered.first().querySelector('.quantity')).toHaveAttribute('data-state', 'saving');
    await rendered.advanceTimers(500);
    expect(rendered.api.callsOf('cartChangeAmount').map(({ body }) => body['amount'])).toEqual([7]);
    expect(rendered.first().querySelector('.quantity')).toHaveAttribute('data-state', 'saved');
  });

  test('[R9.68] a click is not lost when the drawer is closed before it is painted', async () => {
    const rendered = await drawer(
      [stocked(500)],
      {},
      { answers: { cartChangeAmount: ({ body }) => cartDto([stocked(500, body.amount)]) } },
    );
    fireEvent.click(controls(rendered).more);
    rendered.unmount();
    await rendered.advanceTimers(500);
    expect(rendered.api.callsOf('cartChangeAmount').map(({ body }) => body['amount'])).toEqual([3]);
  });
});

test('[R3.018] an invalid price or total is a dash, never NaN', async () => {
  const malformed = {
    ...cartDto(),
    articles: [{ ...articleDto(), price: { actual: '1e309', type: 'normal' } }],
    total: { total: 'NaN', totalNoVat: null },
  };
  const { first, inside } = await drawer([], {}, { answers: { widgetCart: () => new InvalidResponse(malformed) } });
  expect(first().querySelector('.price')).toHaveTextContent('–');
  expect(inside().getByText('Skupaj z DDV').parentElement).toHaveTextContent('Skupaj z DDV–');
});

describe('prices of a line', () => {
  const text = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ') ?? null;

  test('[D8] [R3.035] a line of several pieces shows its total, and below it the unit price', async () => {
    const { first } = await drawer([articleDto({ count: 2, price: { actual: 33.99, type: 'normal' }, availability: { inStock: 9 } })]);
    expect(text(first().querySelector('.price'))).toBe('67,98 €');
    expect(text(first().querySelector('.piece-price'))).toBe('33,99 € / kos');
  });

  test('[D8] the totals of the lines add up to that of the cart, services included', async () => {
    const warranty = { id: '1', title: 'Garancija', type: 'warranty', active: true, actual_price: 5 } as const;
    const { lines } = await drawer(
      [
        articleDto({ count: 2, bundles: [warranty], availability: { inStock: 9 } }),
        articleDto({ cartItemId: '2', variantId: '200', price: { actual: 7.5, type: 'normal' } }),
        articleDto({ cartItemId: '3', variantId: '300', type: 'gift', price: { actual: 3, type: 'normal' } }),
      ],
      { total: { total: 37.5, totalNoVat: 30 } },
    );
    expect(lines().map((line) => text(line.querySelector('.price')))).toEqual(['30 €', '7,50 €', 'Brezplačno']);
  });

  test('[D7] a price that changes while the amount is changed is named on the line', async () => {
    const shop = { price: 10 };
    const cart = (count: number) =>
      cartDto([articleDto({ count, price: { actual: shop.price, type: 'normal' }, availability: { inStock: 9 } })]);
    const rendered = await renderCart({ answers: { widgetCart: () => cart(1), cartChangeAmount: () => cart(2) } });
    await rendered.open();
    const note = () => text(rendered.lines()[0]?.querySelector('.line-note') ?? null);
    expect(note()).toBe('');
    shop.price = 12;
    fireEvent.click(rendered.inside().getByRole('button', { name: 'Povečaj količino: Grelnik vode' }));
    await rendered.advanceTimers(500);
    expect(note()).toBe('Cena se je spremenila, prej 10 €.');
    expect(
      within(rendered.lines()[0] as HTMLElement)
        .getAllByRole('status')
        .map(text),
    ).toContain('Cena se je spremenila, prej 10 €.');
  });
});

test('[D11] [R3.034] a sold-out line has a remove button in place of its amount', async () => {
  const coffee = articleDto({ cartItemId: '2', variantId: '200', title: 'Kava' });
  const rendered = await drawer(
    [articleDto({ availability: { inStock: 0 } }), coffee],
    {},
    { answers: { cartDelete: () => cartDto([coffee]) } },
  );
  expect(within(rendered.first()).queryByRole('spinbutton')).toBeNull();
  expect(rendered.first()).toHaveTextContent('Razprodano');
  fireEvent.click(within(rendered.first()).getByRole('button', { name: 'Odstrani: Grelnik vode' }));
  await rendered.advanceTimers(500);
  expect(rendered.lines()).toHaveLength(1);
});

test('a gift with "gift" in its title gets no second label', async () => {
  const { lines } = await drawer([
    articleDto({ cartItemId: '2', variantId: '200', type: 'gift', title: 'Darilo: kapa' }),
    articleDto({ cartItemId: '3', variantId: '300', type: 'gift', title: 'Šal' }),
    articleDto(),
  ]);
  expect(lines().map((line) => line.querySelector('.tag')?.textContent)).toEqual([undefined, 'Darilo', undefined]);
});
