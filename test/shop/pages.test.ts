import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CountryCode } from '../../demo-pages/countries/countries';
import { urlKeysOf } from '../../demo-pages/countries/urlKeys';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { all, first, formsTo, formTo, mainOf, piece, textOf } from '../support/shop/pageText';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';
import { everyOne } from '../support/everyOne';

let shop: RunningShop;
let visitor: ShopClient;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_LOGIN_LIMIT: '1000' } });
});
afterAll(() => shop.stop());
beforeEach(() => {
  visitor = createShopClient(shop.url);
});

async function html(path: string, status = 200): Promise<string> {
  const page = await visitor.get(path);
  expect([path, page.status]).toEqual([path, status]);
  return page.text();
}

/** Sends a form as the page has it, with some fields filled in; returns the redirect. */
async function send(form: { action: string; fields: Record<string, string> }, values: Record<string, string> = {}): Promise<Response> {
  return visitor.submit(form.action, { ...form.fields, ...values });
}

async function sendAndFollow(
  form: { action: string; fields: Record<string, string> },
  values: Record<string, string> = {},
): Promise<{ path: string; page: string }> {
  const answer = await send(form, values);
  expect([form.action, answer.status]).toEqual([form.action, 303]);
  const path = answer.headers.get('location') ?? '';
  return { path, page: await html(path) };
}

const credentials = ({ email, password }: { email: string; password: string }): { email: string; password: string } => ({
  email,
  password,
});

async function signIn(customer: { email: string; password: string } = DEMO_CUSTOMERS.regular): Promise<void> {
  await sendAndFollow(formTo(await html('/prijava'), '/prijava'), credentials(customer));
}

/** The address of a product that the search finds and that can be bought. */
async function productPath(keyword = 'baterija'): Promise<string> {
  return first(mainOf(await html(`/iskanje?s=${keyword}&stock=1`)), /class="card-title"><a href="([^"]*)"/);
}

async function putIntoCart(count = '1', keyword = 'baterija'): Promise<string> {
  const { page } = await sendAndFollow(formTo(await html(await productPath(keyword)), '/kosarica/add'), { count });
  return page;
}

const CONTACT = {
  firstname: 'Špela',
  lastname: 'Žagar',
  email: 'spela@primer.example',
  phone: '041 123 456',
  street: 'Čopova 1',
  zip: '1000',
  city: 'Ljubljana',
  delivery: 'standardDelivery',
  payment: 'SIB',
};

describe('a purchase without JavaScript', () => {
  test('a guest searches, opens a product, orders by forms and sees the confirmation', async () => {
    const path = await productPath();
    const product = await html(path);
    const title = first(product, /<h1>([^<]*)<\/h1>/);
    const { page: cart, path: cartPath } = await sendAndFollow(formTo(product, '/kosarica/add'), { count: '2' });
    expect(cartPath).toBe('/kosarica');
    expect(textOf(mainOf(cart))).toContain(`Izdelek »${title}« je v košarici.`);
    expect(textOf(cart)).toContain('Košarica 2 kosa');
    expect(textOf(await html('/kosarica'))).not.toContain('je v košarici.');

    const order = formTo(await html('/narocilo'), '/narocilo');
    const { page: confirmation, path: confirmationPath } = await sendAndFollow(order, CONTACT);
    expect(confirmationPath).toMatch(/^\/potrditev\/\d+\?token=[\w-]{20,}$/);
    const shown = textOf(mainOf(confirmation));
    expect(shown).toContain('Hvala za naročilo');
    expect(shown).toContain(title);
    expect(shown).toContain('Špela Žagar, Čopova 1, 1000 Ljubljana');
    expect(textOf(mainOf(await html('/kosarica')))).toContain('Vaša košarica je prazna.');

    visitor = createShopClient(shop.url);
    await html(confirmationPath.replace(/token=.*/, 'token=wrong'), 404);
  });

  test('the next article after an order is added to a new cart', async () => {
    await putIntoCart();
    await sendAndFollow(formTo(await html('/narocilo'), '/narocilo'), CONTACT);
    expect(textOf(await putIntoCart())).toContain('Košarica 1 kos');
  });

  test('a customer finds the order in the list of orders, once, also when the form was sent twice', async () => {
    await signIn();
    const count = async (): Promise<number> => all(mainOf(await html('/narocila')), /href="(\/narocila\/\d+)"/g).length;
    const before = await count();
    await putIntoCart();
    const form = formTo(await html('/narocilo'), '/narocilo');
    const { path } = await sendAndFollow(form, CONTACT);
    const { path: again } = await sendAndFollow(form, CONTACT);
    expect(again).toBe(path);
    expect(await count()).toBe(before + 1);
    const number = /\d+/.exec(path)?.[0] ?? '';
    expect(textOf(mainOf(await html(`/narocila/${number}`)))).toContain(`Naročilo ${number}`);
    visitor = createShopClient(shop.url);
    await signIn(DEMO_CUSTOMERS.fresh);
    await html(`/narocila/${number}`, 404);
  });

  test('errors of the order form are shown at their fields, and valid values are preserved', async () => {
    await putIntoCart();
    const form = formTo(await html('/narocilo'), '/narocilo');
    const answer = await send(form, { ...CONTACT, email: 'brez afne', zip: '12', delivery: 'balon' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(first(page, /id="f-email-error">([^<]*)</)).toBe('Vnesite veljaven e-naslov, na primer ime@primer.si.');
    expect(first(page, /id="f-zip-error">([^<]*)</)).toBe('Vnesite veljavno poštno številko.');
    expect(first(page, /id="f-delivery-error">([^<]*)</)).toBe('Izberite način dostave.');
    expect(page).toMatch(/id="f-email"[^>]*aria-invalid="true" aria-describedby="f-email-error"/);
    expect(formTo(page, '/narocilo').fields).toMatchObject({
      firstname: 'Špela',
      email: 'brez afne',
      city: 'Ljubljana',
      payment: 'SIB',
      key: form.fields.key,
    });
    expect(page).not.toContain('id="f-city-error"');
  });

  test('amounts are changed and articles removed by forms; plural texts use the dual', async () => {
    let page = await putIntoCart('1');
    for (const [amount, words] of [
      ['2', '2 kosa'],
      ['3', '3 kosi'],
      ['5', '5 kosov'],
      ['1', '1 kos'],
    ] as const) {
      ({ page } = await sendAndFollow(formTo(page, '/kosarica/amount'), { amount }));
      expect(textOf(page)).toContain(`Košarica ${words}`);
    }
    ({ page } = await sendAndFollow(formTo(page, '/kosarica/amount'), { amount: '31' }));
    expect(textOf(mainOf(page))).toContain('Od enega izdelka lahko kupite največ 30 kosov.');
    ({ page } = await sendAndFollow(formTo(page, '/kosarica/amount'), { amount: 'veliko' }));
    expect(textOf(page)).toContain('Košarica 1 kos');
    ({ page } = await sendAndFollow(formTo(page, '/kosarica/remove')));
    expect(textOf(mainOf(page))).toContain('Vaša košarica je prazna.');
  });

  test('every form that changes data carries the csrf token; without it the post is refused', async () => {
    await signIn();
    const paths = ['/', '/iskanje?s=baterija', await productPath(), '/seznam-zelja', '/pozabljeno-geslo', '/registracija', '/prijava'];
    for (const path of paths) {
      const page = await html(path);
      const token = first(page, /"csrfToken":"([^"]*)"/);
      const posts = [...mainOf(page).matchAll(/<form\b[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(([form]) => form);
      expect([path, posts.length > 0]).toEqual([path, true]);
      for (const form of posts) expect(form).toContain(`name="csrftoken" value="${token}"`);
    }
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const refused = await fetch(`${shop.url}/kosarica/add`, {
      method: 'POST',
      body: new URLSearchParams({ variantId: '1' }),
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
    });
    expect(refused.status).toBe(419);
  });
});

describe('hostile input', () => {
  const KEYWORDS = [
    '<script>window.__xss=1</script>',
    '"><img src=x onerror=alert(1)>',
    "' onfocus=alert(1) autofocus='",
    '</title><svg onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}} <%= 7*7 %>',
    'šport 👟 جوارب e\u0301cole',
  ];

  test.each(KEYWORDS)('the keyword %s is shown as typed and never as markup', async (keyword) => {
    const page = await html(`/iskanje?s=${encodeURIComponent(keyword)}`);
    expect(first(page, /<input id="shop-search"[^>]*value="([^"]*)"/)).toBe(keyword);
    expect(first(page, /<h1>([^<]*)<\/h1>/)).toBe(`Rezultati iskanja: ${keyword}`);
    const tags = [...page.matchAll(/<[a-z][^<>]*>/gi)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'));
    expect(tags.filter((tag) => /\son\w+=|^<script>/i.test(tag))).toEqual([]);
  });

  test.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['control characters', 'a\u0000b\u0007c'],
    ['only spaces', '   '],
    ['half of a surrogate pair', '\ud83d'],
  ])('a keyword of %s gets a page', async (_what, keyword) => {
    const query = new URLSearchParams({ s: keyword }).toString();
    await html(`/iskanje?${query}`);
    await html(`/cz/hledani?${query}`);
  });

  test.each([
    '/iskanje?s=a&s=b&c[]=x&c[]=1&page=-3&sort[]=1',
    '/iskanje?s[toString]=1&b[]=99999999999',
    '/cevlji-in-torbe?from=abc&to=1e99&page=999999999',
    '/?r=<b>',
  ])('parameters of another kind than expected do no harm: %s', async (path) => {
    expect(await html(path)).not.toContain('<b>');
  });

  test.each(['/%00', '/znamka/%00', '/vsebina/..%2f..%2fetc', '/partner/%27%20or%201=1', '/narocila/%00'])(
    'an unknown address is not found: %s',
    async (path) => {
      await signIn();
      const page = await html(path, 404);
      expect(textOf(mainOf(page))).toContain('Strani ni mogoče najti');
    },
  );

  test('after signing in the visitor is redirected to a page of the shop and never to another site', async () => {
    for (const [back, target] of [
      ['/kosarica', '/kosarica'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
    ] as const) {
      visitor = createShopClient(shop.url);
      const answer = await send(
        formTo(await html(`/prijava?back=${encodeURIComponent(back)}`), '/prijava'),
        credentials(DEMO_CUSTOMERS.regular),
      );
      expect([back, answer.headers.get('location')]).toEqual([back, target]);
    }
  });
});

interface Sibling {
  language: string;
  /** In texts of money. */
  sign: RegExp;
  keyword: string;
  words: { home: string; add: string; results: RegExp; empty: string };
}

const SHOPS: Readonly<Record<CountryCode, Sibling>> = {
  SI: {
    language: 'sl',
    sign: /\d €/,
    keyword: 'čevlji',
    words: { home: 'Oddelki', add: 'V košarico', results: /\d zadet/, empty: 'Vaša košarica je prazna.' },
  },
  CZ: {
    language: 'cs',
    sign: /\d Kč/,
    keyword: 'boty',
    words: { home: 'Kategorie', add: 'Do košíku', results: /\d výsled/, empty: 'Váš košík je prázdný.' },
  },
  SK: {
    language: 'sk',
    sign: /\d €/,
    keyword: 'topánky',
    words: { home: 'Kategórie', add: 'Do košíka', results: /\d výsled/, empty: 'Váš košík je prázdny.' },
  },
  PL: {
    language: 'pl',
    sign: /\d zł/,
    keyword: 'buty',
    words: { home: 'Działy', add: 'Do koszyka', results: /\d wynik/, empty: 'Twój koszyk jest pusty.' },
  },
  HU: {
    language: 'hu',
    sign: /\d Ft/,
    keyword: 'cipő',
    words: { home: 'Kategóriák', add: 'Kosárba', results: /\d találat/, empty: 'A kosara üres.' },
  },
  HR: {
    language: 'hr',
    sign: /\d €/,
    keyword: 'cipele',
    words: { home: 'Odjeli', add: 'U košaricu', results: /\d rezultat/, empty: 'Vaša košarica je prazna.' },
  },
};

describe.each(Object.entries(SHOPS))('the shop of %s', (code, { language, sign, keyword, words }) => {
  const urls = urlKeysOf(code as CountryCode);
  const home = code === 'SI' ? '/' : `/${code.toLowerCase()}/`;

  test('[R0.02][R0.03][R0.04][R0.05][R0.06][R0.07][R0.08] home, listing and search use its language and currency', async () => {
    const page = await html(home);
    const listing = await html(first(page, /<nav class="menu".*?<a href="([^"]*)"/s));
    const results = await html(`${urls.search}?s=${encodeURIComponent(keyword)}`);
    for (const each of [page, listing, results]) {
      expect(each).toContain(`<html lang="${language}">`);
      expect(textOf(mainOf(each))).toMatch(sign);
    }
    expect(textOf(mainOf(page))).toContain(words.home);
    expect(textOf(mainOf(listing))).toMatch(words.results);
    expect(textOf(mainOf(results))).toMatch(words.results);
    expect(textOf(mainOf(await html(urls.cart)))).toContain(words.empty);
  });

  test('[R5.34] prices have decimals only where they are not whole', async () => {
    const page = mainOf(await html(`${urls.search}?s=${encodeURIComponent(keyword)}`));
    const prices = all(page, /<span class="price-now[^"]*"><span[^>]*>[^<]*<\/span>([^<]*)</g);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) {
      expect(price).not.toMatch(/[,.]00\s/);
      if (code === 'CZ' || code === 'HU') expect(price).not.toMatch(/,\d/);
    }
  });

  test('[D39] the accessible name of every button in the cart contains its text', async () => {
    await visitor.get(`${home}?scenario=discounted-cart`);
    const cart = mainOf(await html(urls.cart));
    const buttons = [...cart.matchAll(/<button[^>]* aria-label="([^"]*)"[^>]*>([^<]*)</g)].map(([, name = '', text = '']) => ({
      name,
      text,
    }));
    expect(buttons.filter(({ name }) => name.includes('ZIMA10'))).toHaveLength(1);
    expect(buttons.filter(({ name, text }) => !name.includes(text))).toEqual([]);
  });

  test('no page shows a text key, an unfilled place or a broken value', async () => {
    const product = first(await html(`${urls.search}?s=${encodeURIComponent(keyword)}`), /class="card-title"><a href="([^"]*)"/);
    const forms = [urls.cart, urls.login, urls.register, urls.passwordRecovery, urls.consents, urls.mailing, urls.question];
    const known = [home, product, ...forms, `${urls.search}?s=qqqxyz`, urls.search];
    const contents = all(await html(home), new RegExp(`href="(${urls.content}/[^"]*)"`, 'g'));
    expect(new Set(contents).size).toBe(10);
    for (const path of [...known, ...contents]) {
      const page = await html(path);
      expect([
        path,
        /\{\w+\}|undefined|NaN|\[object|null/.exec(textOf(page.replace(/<aside class="demo-panel.*<\/aside>/s, '')))?.[0] ?? '',
      ]).toEqual([path, '']);
    }
  });
});

describe('listings', () => {
  const LISTING = '/cevlji-in-torbe';
  const titles = (page: string): string[] => all(mainOf(page), /class="card-title"><a href="([^"]*)"/g);
  const prices = (page: string): number[] =>
    all(mainOf(page), /<span class="price-now[^"]*"><span[^>]*>[^<]*<\/span>([^<]*)</g).map((text) =>
      Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
    );

  test('sorting by price holds over the pages, in both directions', async () => {
    const cheap = [...prices(await html(`${LISTING}?sort=price-asc`)), ...prices(await html(`${LISTING}?sort=price-asc&page=2`))];
    expect(cheap.length).toBe(48);
    expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
    const dear = prices(await html(`${LISTING}?sort=price-desc`));
    expect(dear).toEqual([...dear].sort((a, b) => b - a));
    expect(dear[0]).toBeGreaterThan(cheap[0] ?? 0);
  });

  test('pages follow each other without repeating, keep the filters, and end', async () => {
    const one = await html(`${LISTING}?stock=1&sort=title`);
    const next = first(mainOf(one), /<a rel="next" href="([^"]*)"/);
    expect(new URLSearchParams(next.split('?')[1])).toEqual(new URLSearchParams({ stock: '1', sort: 'title', page: '2' }));
    const two = await html(next);
    expect(titles(one).filter((title) => titles(two).includes(title))).toEqual([]);
    expect(mainOf(two)).toContain('aria-current="page">2<');
    expect(textOf(mainOf(await html(`${LISTING}?page=9999`)))).toContain('Temu izboru ne ustreza noben izdelek.');
  });

  test('filters fold, with the number of active ones; goods on order look different from goods in stock', async () => {
    expect(textOf(piece(await html(LISTING), /<details class="side-box filters">\s*<summary>(.*?)<\/summary>/s))).toBe('Filtri');
    const page = await html(`${LISTING}?stock=1&from=10`);
    expect(textOf(piece(page, /<summary>(Filtri.*?)<\/summary>/s))).toBe('Filtri (2)');
    const tones = [...page.matchAll(/class="availability availability-(\w+)">(?:Po naročilu|Pri dobavitelju)/g)].map(([, tone]) => tone);
    expect([...new Set(tones)]).toEqual(['later']);
  });

  test('filters by brand, price and stock narrow the list and stay chosen', async () => {
    const full = await html(LISTING);
    const brand = first(mainOf(full), /name="b\[\]" value="(\d+)"/);
    const page = await html(`${LISTING}?b[]=${brand}&from=20&to=60,50&stock=1`);
    const found = prices(page);
    expect(found.length).toBeGreaterThan(0);
    expect(everyOne(found, (price) => price >= 20 && price <= 60.5)).toBe(true);
    expect(mainOf(page)).not.toContain('availability-no');
    expect(mainOf(page)).toContain(`name="b[]" value="${brand}" checked`);
    expect(new Set(all(mainOf(page), /class="card-maker">([^<]*)</g)).size).toBe(1);
    expect(page).toMatch(/name="to"[^>]*value="60.5"/);
  });

  test('[R2.40][R2.42] search results take s and c[]', async () => {
    const page = await html('/iskanje?s=cevlji');
    const category = first(mainOf(page), /name="c\[\]" value="(\d+)"/);
    const count = Number(first(mainOf(page), /name="c\[\]" value="\d+"> <span>[^<]*<small>\((\d+)\)/));
    const narrowed = await html(`/iskanje?s=cevlji&src=sug&c[]=${category}&categoryLabel=x`);
    expect(textOf(mainOf(narrowed))).toContain(`${count} zadet`);
    expect(mainOf(narrowed)).toContain(`name="c[]" value="${category}" checked`);
  });
});

describe('product pages', () => {
  test('variants that differ in size and colour are a table with the availability of each', async () => {
    const page = mainOf(await html(await productPath('tekaski')));
    const table = piece(page, /<nav class="variants".*?(<table>.*?<\/table>)/s);
    expect(all(table, /<th scope="col">(.*?)<\/th>/gs).map(textOf)).toContain('črna');
    const cells = [...table.matchAll(/<a href="[^"]*\?v=\d+"[^>]*>(.*?)<\/a>/gs)].map(([, cell = '']) => textOf(cell));
    expect(cells.length).toBeGreaterThan(3);
    for (const cell of cells) expect(cell).toMatch(/^\S+, \d+: \S/);
  });

  test('[R2.44] a set shows its parts with links and can be bought where its product is; a gift leads to its page', async () => {
    const page = mainOf(await html('/prostostojeci-hladilnik-ferrilo-terra-260-310-l'));
    const sets = piece(page, /(<ul class="sets">.*?<\/section>)/s);
    const parts = all(sets, /<ul class="set-parts"[^>]*>(.*?)<\/ul>/gs).flatMap((part) => all(part, /<a href="([^"]*)"/g));
    expect(parts.length).toBeGreaterThan(0);
    for (const path of parts) await html(path);
    await send(formTo(sets, '/kosarica/add'));
    expect(textOf(await html('/kosarica'))).toContain(textOf(first(sets, /<h3>(.*?)<\/h3>/s)));
    const tablet = mainOf(await html('/tablicni-racunalnik-tavimo-trio-230-128-gb'));
    const gift = first(tablet, /<section class="gifts".*?<a href="([^"]*)"/s);
    expect(mainOf(await html(gift))).toContain('<h1>');
  });

  test('a rating is shown as stars with a text of their own', async () => {
    const page = mainOf(await html(await productPath('tekaski')));
    expect(page).toMatch(
      /<a href="#reviews"><svg class="stars"[^>]*role="img" aria-label="Povprečna ocena [\d,]+ od 5, število mnenj: \d+\."/,
    );
  });

  test('[R3.038] a colour is a swatch beside its name, and another variant has its own page', async () => {
    const path = await productPath('tekaski');
    const page = mainOf(await html(path));
    expect(page).toMatch(/<circle[^>]*fill="#[0-9a-f]{6}"[^>]*>/i);
    const [other = ''] = all(piece(page, /(<nav class="variants".*?<\/nav>)/s), /<a href="([^"]*)" class="availability-(?:yes|later)">/g);
    const chosen = await html(other);
    expect(mainOf(chosen)).toContain(`data-variant-id="${other.split('v=')[1]}"`);
    const color = first(mainOf(chosen), /<th scope="row">Barva<\/th><td>.*?<\/svg> ([^<]*)</s);
    expect(textOf(mainOf((await sendAndFollow(formTo(chosen, '/kosarica/add'))).page))).toContain(`Barva: ${color}`);
  });

  test('[R9.11][R2.45] goods of a partner name the seller and link to the page of the seller', async () => {
    const cards = mainOf(await html('/iskanje?s=cevlji&stock=1')).split('<li class="card"');
    const card = cards.find((each) => each.includes('Partner:')) ?? '';
    const page = mainOf(await html(first(card, /class="card-title"><a href="([^"]*)"/)));
    const partner = first(page, /Partner: <a href="(\/partner\/[^"]*)"/);
    const title = first(page, /Partner: <a href="[^"]*">([^<]*)</);
    const sellers = mainOf(await html(partner));
    expect(textOf(sellers)).toContain(`Prodajalec ${title}`);
    expect(everyOne(all(sellers, /class="card-partner">([^<]*)</g), (text) => text === `Partner: ${title}`)).toBe(true);
  });

  test('[R6.16] the picture of adult goods is hidden until allowAdult is "1"', async () => {
    const category = first(mainOf(await html('/iskanje?s=vino')), /class="card-title"><a href="([^"]*)"/);
    expect(mainOf(await html(category))).toContain('src="/assets/adult.svg"');
    visitor.setCookie('allowAdult', '2');
    expect(mainOf(await html(category))).toContain('src="/assets/adult.svg"');
    visitor.setCookie('allowAdult', '1');
    expect(mainOf(await html(category))).not.toContain('src="/assets/adult.svg"');
  });

  test('the alternative price is in brackets while the page configuration has one (A018)', async () => {
    const path = await productPath();
    expect(mainOf(await html(path))).not.toContain('price-alternative');
    await visitor.get(`${path}?scenario=dual-price`);
    expect(first(mainOf(await html(path)), /class="price-alternative">([^<]*)</)).toMatch(/^\([\d.]+(,\d\d)?\skn\)$/);
  });
});

describe('wishlists and alerts', () => {
  test('[R2.46][R2.47][R2.48][R2.49] a list is created, filled, emptied and removed; each step redirects correctly', async () => {
    await signIn(DEMO_CUSTOMERS.vip);
    const { path, page } = await sendAndFollow(formTo(await html('/seznam-zelja'), '/seznam-zelja'), { title: 'Za <b>mamo</b>' });
    expect(path).toMatch(/^\/seznam-zelja-detail\/\d+$/);
    expect(first(mainOf(page), /<h1>([^<]*)<\/h1>/)).toBe('Za <b>mamo</b>');
    const wishlistId = path.split('/').at(-1) ?? '';
    const product = await html(await productPath());
    const { page: list, path: listPath } = await sendAndFollow(formTo(product, '/seznam-zelja/add'), { wishlistId });
    expect(listPath).toBe(path);
    expect(textOf(mainOf(list))).toContain(first(product, /<li aria-current="page">([^<]*)</).split(',')[0]);
    expect(textOf(mainOf((await sendAndFollow(formTo(list, `${path}/remove`))).page))).toContain('Na seznamu še ni izdelkov.');

    visitor = createShopClient(shop.url);
    await signIn(DEMO_CUSTOMERS.fresh);
    await html(path, 404);
    visitor = createShopClient(shop.url);
    await signIn(DEMO_CUSTOMERS.vip);
    const { path: after } = await sendAndFollow(formTo(await html(path), `${path}/delete`));
    expect(after).toBe('/seznam-zelja');
    await html(path, 404);
  });

  test('a price is watched and no longer watched', async () => {
    await signIn(DEMO_CUSTOMERS.vipPlus);
    const product = formTo(await html(await productPath()), '/obvescanje/add');
    const { page } = await sendAndFollow(product, { kind: 'price', priceBelow: '12,50' });
    expect(textOf(mainOf(page))).toContain('cena pod 12,50 €');
    const { page: wrong } = await sendAndFollow(product, { kind: 'price', priceBelow: 'poceni' });
    expect(textOf(mainOf(wrong))).toContain('Dejanje ni uspelo.');
    const { page: after } = await sendAndFollow(formTo(page, '/obvescanje/remove'));
    expect(textOf(mainOf(after))).toContain('Ne spremljate še nobenega izdelka.');
  });

  test.each(['/moj-racun', '/narocila', '/seznam-zelja', '/obvescanje'])('%s sends a guest to the sign-in form and back', async (path) => {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/prijava?back=${encodeURIComponent(path)}`]);
    const form = formTo(await html(`/prijava?back=${encodeURIComponent(path)}`), '/prijava');
    expect((await sendAndFollow(form, credentials(DEMO_CUSTOMERS.regular))).path).toBe(path);
  });
});

describe('accounts', () => {
  test('[R7.168] a visitor registers, signs out by a link with the token, and sets a new password by the recovery mail', async () => {
    const email = `nina-${process.pid}@primer.example`;
    const form = formTo(await html('/registracija'), '/registracija');
    const wrong = await (await send(form, { firstname: 'Nina', lastname: '', email, password: 'kratko', passwordAgain: 'drugo' })).text();
    expect(all(wrong, /class="field-error" id="f-(\w+)-error"/g)).toEqual(['lastname', 'password', 'passwordAgain']);
    expect(formTo(wrong, '/registracija').fields).toMatchObject({ firstname: 'Nina', email, password: '' });
    const { path, page } = await sendAndFollow(form, {
      firstname: 'Nina',
      lastname: 'Novak',
      email,
      password: 'dolgo geslo 1',
      passwordAgain: 'dolgo geslo 1',
    });
    expect(path).toBe('/moj-racun');

    expect((await visitor.get('/odjava')).status).toBe(419);
    const logout = first(page, /href="(\/odjava\?csrftoken=[^"]*)"/);
    expect((await visitor.get(logout)).status).toBe(303);
    expect((await visitor.get('/moj-racun')).status).toBe(303);

    const taken = await (
      await send(formTo(await html('/registracija'), '/registracija'), {
        firstname: 'N',
        lastname: 'N',
        email,
        password: 'dolgo geslo 1',
        passwordAgain: 'dolgo geslo 1',
      })
    ).text();
    expect(first(taken, /id="f-email-error">([^<]*)</)).toBe('Ta e-naslov je že registriran.');

    await send(formTo(await html('/pozabljeno-geslo'), '/pozabljeno-geslo'), { email });
    const link = first(await html('/__demo/mails'), /href="(\/pozabljeno-geslo\/new\?token=[^"]*)"/);
    const next = formTo(await html(link), '/pozabljeno-geslo/new');
    expect((await sendAndFollow(next, { password: 'novo geslo 22', passwordAgain: 'novo geslo 22' })).path).toBe('/prijava');
    expect((await visitor.get(link)).headers.get('location')).toBe('/pozabljeno-geslo');
    const login = formTo(await html('/prijava'), '/prijava');
    expect((await send(login, { email, password: 'dolgo geslo 1' })).status).toBe(422);
    expect((await send(login, { email, password: 'novo geslo 22' })).status).toBe(303);
  });

  test('the recovery page is the same for an unknown address', async () => {
    const answer = await send(formTo(await html('/pozabljeno-geslo'), '/pozabljeno-geslo'), { email: 'nihce@primer.example' });
    expect(textOf(mainOf(await answer.text()))).toContain('Če račun s tem e-naslovom obstaja');
  });
});

describe('what the widgets find in a page', () => {
  test("every page has one search-bar around the server's form and one back-to-top around a link", async () => {
    for (const path of ['/', '/cz/', '/iskanje?s=cevlji', await productPath(), '/kosarica', '/prijava', '/ni-je']) {
      const page = await (await visitor.get(path)).text();
      expect([path, all(page, /data-vitrina="(search-bar|back-to-top)"/g).sort()]).toEqual([path, ['back-to-top', 'search-bar']]);
      expect(page).toMatch(
        /data-vitrina="search-bar">\s*<form[^>]*method="get"[^>]*>\s*<label[^>]*for="shop-search">[^<]+<\/label>\s*<input id="shop-search" type="search" name="s"/,
      );
      expect(page).toMatch(/data-vitrina="back-to-top"><a href="#top">[^<]+<\/a>/);
      expect(page).toContain('<body id="top">');
    }
  });

  test("the region that the shop's script replaces is a page fragment with its own placeholder", async () => {
    const home = await html('/');
    const [one = '', two = ''] = all(home, /data-recommended="(\d+)"/g);
    const fragment = await html(`/recommended?r=${two}`);
    expect(fragment).not.toContain('<html');
    expect(fragment).toContain('data-vitrina="back-to-top"');
    expect(fragment).toMatch(new RegExp(`data-recommended="${two}" aria-current="true"`));
    expect(all(fragment, /class="card-title"><a href="([^"]*)"/g)).not.toEqual(
      all(await html(`/recommended?r=${one}`), /class="card-title"><a href="([^"]*)"/g),
    );
    expect(mainOf(await html(`/?r=${two}`))).toMatch(new RegExp(`data-recommended="${two}" aria-current="true"`));
  });

  test('the hearts of that fragment lead back to its page, not to the bare fragment', async () => {
    const [, two = ''] = all(await html('/'), /data-recommended="(\d+)"/g);
    const backs = all(await html(`/recommended?r=${two}`), /class="heart" href="[^"]*\?back=([^"]*)"/g);
    expect(new Set(backs.map(decodeURIComponent))).toEqual(new Set([`/?r=${two}`]));
  });

  test("a content editor's page keeps its placeholders, the misspelt one too", async () => {
    expect(all(mainOf(await html('/vsebina/nasveti')), /data-vitrina="([^"]*)"/g)).toEqual(['adult-modal', 'search-bar', 'back-to-top']);
    expect(all(mainOf(await html('/vsebina/nasveti-osnutek')), /data-vitrina="([^"]*)"/g)).toEqual([
      'adult-modal',
      'serach-bar',
      'back-to-top',
    ]);
  });

  test('add-to-cart forms name their variant for the widgets and work without them', async () => {
    const page = mainOf(await html('/'));
    const forms = all(page, /<form action="\/kosarica\/add" method="post" (data-vitrina-action="add-to-cart" data-variant-id="\d+")>/g);
    expect(forms.length).toBe(formsTo(page, '/kosarica/add').length);
    expect(forms.length).toBeGreaterThan(0);
  });

  test('under maintenance there is no menu, search, cart or purchase, but the way back stays', async () => {
    await visitor.get('/?scenario=maintenance');
    const page = await visitor.get('/kosarica');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '600']);
    const text = await page.text();
    expect(text).not.toMatch(/data-vitrina="search-bar"|class="menu"|class="header-cart"/);
    expect(text).toContain('data-vitrina="back-to-top"');
    expect((await visitor.submit('/kosarica/add', { variantId: '1' })).status).toBe(503);
  });
});
