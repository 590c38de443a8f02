import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import type { CountryCode } from '../../src/shop/countries/country';
import { dayText } from '../../widgets/availability/dayText';
import { InvalidResponse } from '../support/fakes/fakeApi';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { fakePage } from '../support/fakes/fakePage';
import { testShop } from '../support/fakes/testShop';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

/** Wednesday, late in the evening. */
const NOW = new Date(2026, 11, 2, 23, 30);
const SERVER_LINE = '<p>Na zalogi (strežnik)</p>';

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

type Found = { availabilityKey: string; inStock?: number | null; earliestDate?: { from: string | null; to: string | null } | null };

const answer = (found: Readonly<Record<string, Found>>): FakeAnswers => ({ getProductsAvailability: () => ({ availability: found }) });

/** A page with a token, which no cache keeps, unless `config` says otherwise. */
async function availability(attributes: Readonly<Record<string, string>>, { config = {}, ...options }: RenderOptions = {}) {
  const rendered = await renderWidget('availability', {
    attributes: { 'variant-id': '7', ...attributes },
    fallback: SERVER_LINE,
    config: { csrfToken: 'token', ...config },
    page: { now: NOW.getTime(), ...options.page },
    ...options,
  });
  await rendered.advanceTimers(0);
  return rendered;
}

/** A page that a cache may have kept. */
const CACHED = { config: { csrfToken: null } };

type Rendered = Awaited<ReturnType<typeof availability>>;
const shown = ({ box }: Rendered): string[] => [...box.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
const isServerLine = ({ box }: Rendered): boolean => box.querySelector('slot') !== null;
const idsAsked = ({ callsOf }: Rendered): unknown[] => callsOf('getProductsAvailability').map(({ query }) => query['ids']);

/** Row, key, and the label in the six languages. */
const LABELS = [
  ['[R3.107]', 'stock', 'Na zalogi', 'Skladem', 'Skladom', 'W magazynie', 'Raktáron', 'Na zalihi'],
  ['[R3.108] [R9.14]', 'partner_stock', 'Partnerska zaloga', 'Skladem u partnera', 'Skladom u partnera', 'W magazynie partnera', 'Raktáron a partnernél', 'Na zalihi kod partnera'],
  ['[R3.109]', 'mall_stock', 'Na zalogi v trgovini', 'Skladem na prodejně', 'Skladom v predajni', 'Dostępny w sklepie', 'Raktáron az üzletben', 'Na zalihi u trgovini'],
  ['[R3.110]', 'central_stock', 'V osrednjem skladišču', 'V centrálním skladě', 'V centrálnom sklade', 'W magazynie centralnym', 'Központi raktárunkban', 'U središnjem skladištu'],
  ['[R3.111]', 'on_demand', 'Po naročilu', 'Na objednávku', 'Na objednávku', 'Na zamówienie', 'Rendelésre', 'Po narudžbi'],
  ['[R3.112] [R9.19]', 'marketplace_on_demand', 'Po naročilu pri partnerju, do 7 dni', 'Na objednávku u partnera, do 7 dnů', 'Na objednávku u partnera, do 7 dní', 'Na zamówienie u partnera, do 7 dni', 'A partnertől rendelésre, legfeljebb 7 nap', 'Po narudžbi kod partnera, do 7 dana'],
  ['[R3.113]', 'sold_out', 'Razprodano', 'Vyprodáno', 'Vypredané', 'Wyprzedany', 'Elfogyott', 'Rasprodano'],
  ['[R3.114]', 'unavailable', 'Ni na voljo', 'Nedostupné', 'Nedostupné', 'Niedostępny', 'Nem elérhető', 'Nije dostupno'],
  ['[R3.115]', 'soon', 'Kmalu na voljo', 'Brzy v prodeji', 'Čoskoro v predaji', 'Wkrótce w sprzedaży', 'Hamarosan kapható', 'Uskoro dostupno'],
  ['[R3.116]', 'unknown', 'Preverite zalogo', 'Ověřte dostupnost', 'Overte dostupnosť', 'Sprawdź dostępność', 'Érdeklődjön a készletről', 'Provjerite zalihu'],
  ['[R3.117]', 'not_sold_separately', 'Ni naprodaj posamično', 'Neprodává se samostatně', 'Nepredáva sa samostatne', 'Nie jest sprzedawany osobno', 'Külön nem kapható', 'Ne prodaje se zasebno'],
  ['[R3.118]', 'digital_content', 'Digitalna vsebina, na voljo takoj', 'Digitální obsah, ihned k dispozici', 'Digitálny obsah, ihneď k dispozícii', 'Treść cyfrowa, dostępna od razu', 'Digitális tartalom, azonnal elérhető', 'Digitalni sadržaj, dostupan odmah'],
  ['[R3.119]', 'supplier', 'Pri dobavitelju', 'U dodavatele', 'U dodávateľa', 'U dostawcy', 'A beszállítónál', 'Kod dobavljača'],
] as const; // prettier-ignore

const COUNTRIES: readonly CountryCode[] = ['SI', 'CZ', 'SK', 'PL', 'HU', 'HR'];

test.each(LABELS)('%s [A136] the label %s in six languages, as printed and as answered', async (_row, availabilityKey, ...texts) => {
  for (const [place, country] of COUNTRIES.entries()) {
    const printed = await availability({ availability: availabilityKey }, { config: { country } });
    expect(printed.view.getByRole('status')).toHaveTextContent(texts[place] ?? '');
    expect(idsAsked(printed)).toEqual([]);
    const answered = await availability(
      {},
      { ...CACHED, config: { country, csrfToken: null }, answers: answer({ '7': { availabilityKey } }) },
    );
    expect(answered.view.getByRole('status')).toHaveTextContent(texts[place] ?? '');
  }
});

test('[R9.19] [A139] a partner’s goods on demand: 7 days, or the day itself when it is known', async () => {
  expect(shown(await availability({ availability: 'marketplace_on_demand' }))).toEqual(['Po naročilu pri partnerju, do 7\u00a0dni']);
  expect(shown(await availability({ availability: 'marketplace_on_demand', from: '2026-12-04', to: '2026-12-09' }))).toEqual([
    'Po naročilu pri partnerju',
    'Dostava od 4. do 9.\u00a0decembra',
  ]);
});

test.each([
  ['SI', 'danes', 'jutri', 'v petek, 4. decembra', 'od 4. do 9. decembra', 'od jutri do 9. decembra', 'od 31. decembra do 4. januarja'],
  ['CZ', 'dnes', 'zítra', 'v pátek 4. prosince', 'od 4. do 9. prosince', 'od zítřka do 9. prosince', 'od 31. prosince do 4. ledna'],
  ['SK', 'dnes', 'zajtra', 'v piatok 4. decembra', 'od 4. do 9. decembra', 'od zajtra do 9. decembra', 'od 31. decembra do 4. januára'],
  ['PL', 'dzisiaj', 'jutro', 'w piątek, 4 grudnia', 'od 4 do 9 grudnia', 'od jutra do 9 grudnia', 'od 31 grudnia do 4 stycznia'],
  [
    'HU',
    'ma',
    'holnap',
    'december 4., péntek',
    'december 4. és 9. között',
    'holnap és december 9. között',
    'december 31. és január 4. között',
  ],
  ['HR', 'danas', 'sutra', 'u petak, 4. prosinca', 'od 4. do 9. prosinca', 'od sutra do 9. prosinca', 'od 31. prosinca do 4. siječnja'],
] as const)('[R7.103] shoppers in %s read the delivery day in the words of their language', (country, ...texts) => {
  const { t } = testShop(fakePage(), { country });
  const text = (from: string, to: string) => dayText(t, from, to, NOW)?.replaceAll('\u00a0', ' ');
  expect([
    text('2026-12-02', '2026-12-02'),
    text('2026-12-03', '2026-12-03'),
    text('2026-12-04', '2026-12-04'),
    text('2026-12-04', '2026-12-09'),
    text('2026-12-03', '2026-12-09'),
    text('2026-12-31', '2027-01-04'),
  ]).toEqual(texts);
});

test('days that are over, in a wrong order, or too far away to be a promise', () => {
  const { t } = testShop(fakePage());
  const text = (from: string, to: string) => dayText(t, from, to, NOW)?.replaceAll('\u00a0', ' ') ?? null;
  expect(text('2026-12-01', '2026-12-01')).toBeNull();
  expect(text('2026-11-30', '2026-12-04')).toBe('v petek, 4. decembra');
  expect(text('2026-12-09', '2026-12-04')).toBe('v sredo, 9. decembra');
  expect(text('2100-01-01', '2100-01-01')).toBeNull();
});

test.each([
  [1, 'še 1 kos'],
  [2, 'še 2 kosa'],
  [3, 'še 3 kosi'],
  [10, 'še 10 kosov'],
])('a shopper sees how many pieces are left: %d', async (inStock, text) => {
  const rendered = await availability({ availability: 'stock', 'in-stock': String(inStock), from: '2026-12-03' });
  expect(shown(rendered)).toEqual([`Na zalogi, ${text.replace(/ (?=kos)/, '\u00a0')}`, 'Dostava jutri']);
});

test('many pieces are not counted, and what is sold out has neither pieces nor a day', async () => {
  expect(shown(await availability({ availability: 'stock', 'in-stock': '11' }))).toEqual(['Na zalogi']);
  expect(shown(await availability({ availability: 'sold_out', 'in-stock': '3', from: '2026-12-03' }))).toEqual(['Razprodano']);
});

test('[R7.103] a fresh page makes no call; one that a cache may keep asks once, and shows the answer in place of what it printed', async () => {
  const answers = answer({ '7': { availabilityKey: 'sold_out', inStock: 0, earliestDate: null } });
  const printed = { availability: 'stock', from: '2026-12-03' };
  expect(idsAsked(await availability(printed, { answers }))).toEqual([]);
  const byMeta = await availability(printed, { answers, ...CACHED, page: { meta: { 'csrf-token': 'token' } } });
  expect(idsAsked(byMeta)).toEqual([]);
  const cached = await availability(printed, { answers, ...CACHED });
  expect(idsAsked(cached)).toEqual(['7']);
  expect(shown(cached)).toEqual(['Razprodano']);
});

test('[R7.103] without a printed key the server’s line stays until the shop has answered', async () => {
  let respond = (_found: object): void => {};
  const getProductsAvailability = () => new Promise<never>((resolve) => (respond = resolve as typeof respond));
  const rendered = await availability({}, { answers: { getProductsAvailability } });
  expect(isServerLine(rendered)).toBe(true);
  await act(async () => respond({ availability: { '7': { availabilityKey: 'supplier' } } }));
  expect(shown(rendered)).toEqual(['Pri dobavitelju']);
});

test.each([
  ['a server error', () => new ApiError('http', 'getProductsAvailability', { status: 500 })],
  ['no network', () => new ApiError('network', 'getProductsAvailability')],
  ['no answer', () => new ApiError('timeout', 'getProductsAvailability')],
  ['nothing', () => new InvalidResponse(null)],
  ['a text', () => new InvalidResponse({ availability: 'stock' })],
] as const)('[A084] after %s the page shows what it knew, and it is logged', async (_what, fails) => {
  const answers = { getProductsAvailability: fails };
  const printed = await availability({ availability: 'stock', from: '2026-12-03' }, { answers, ...CACHED });
  expect(shown(printed)).toEqual(['Na zalogi', 'Dostava jutri']);
  const server = await availability({}, { answers });
  expect(isServerLine(server)).toBe(true);
  expect(server.page.logs.map(({ level, message }) => `${level} ${message.slice(0, 26)}`)).toEqual(['warn vitrina: no availability (']);
  expect(server.state().flash.messages).toEqual([]);
});

test.each([
  [{ availabilityKey: 'STOCK' }, ['Preverite zalogo']],
  [{ availabilityKey: 'constructor' }, ['Preverite zalogo']],
  [{ availabilityKey: 7 }, ['Na zalogi']],
  [[], ['Na zalogi']],
  [{ availabilityKey: 'stock', inStock: -3, earliestDate: 'tomorrow' }, ['Na zalogi']],
  [
    { availabilityKey: 'stock', inStock: '4', earliestDate: { from: '2026-02-31', to: '2026-12-03T08:00:00Z' } },
    ['Na zalogi, še 4\u00a0kosi', 'Dostava jutri'],
  ],
  [{ availabilityKey: 'stock', inStock: Number.NaN, earliestDate: { from: null, to: null } }, ['Na zalogi']],
])('[A136] an answer is checked field by field: %j', async (dto, texts) => {
  const answers = { getProductsAvailability: () => new InvalidResponse({ availability: { '7': dto } }) };
  expect(shown(await availability({ availability: 'stock' }, { answers, ...CACHED }))).toEqual(texts);
});

test('a malformed attribute is reported, and the shop is asked instead', async () => {
  const rendered = await availability(
    { availability: 'stok', 'in-stock': 'many', from: 'soon' },
    { answers: answer({ '7': { availabilityKey: 'stock' } }) },
  );
  expect(rendered.reported).toEqual([expect.stringContaining('data-availability="stok"'), expect.stringContaining('data-in-stock="many"')]);
  expect(shown(rendered)).toEqual(['Na zalogi']);
});

test.each(['', 'a b', '7,8', '../7'])('without a usable variant (%p) the widget does not mount', async (id) => {
  await expect(availability({ 'variant-id': id })).rejects.toThrow('data-variant-id');
});

const FORM = `<form id="buy"><select name="variantId"><option value="7" selected>S</option><option value="8">M</option><option value="9">L</option></select>
  <input name="count" value="1"></form>`;
const SIZES: FakeAnswers = {
  getProductsAvailability: ({ query }) => ({
    availability: Object.fromEntries(
      (query?.ids ?? '').split(',').map((id) => [id, { availabilityKey: id === '8' ? 'sold_out' : 'supplier', inStock: 0 }]),
    ),
  }),
};

test('[R7.103] choosing a variant in the form shows its availability and announces it; each variant is requested once', async () => {
  document.body.insertAdjacentHTML('afterbegin', FORM);
  const select = document.querySelector('select') as HTMLSelectElement;
  const rendered = await availability({ availability: 'stock', form: 'buy' }, { answers: SIZES });
  const choose = async (value: string) => {
    fireEvent.change(select, { target: { value } });
    await rendered.advanceTimers(0);
  };
  expect(shown(rendered)).toEqual(['Na zalogi']);
  await choose('8');
  expect(rendered.view.getByRole('status')).toHaveTextContent('Razprodano');
  await choose('9');
  expect(shown(rendered)).toEqual(['Pri dobavitelju']);
  await choose('7');
  expect(shown(rendered)).toEqual(['Na zalogi']);
  await choose('8');
  expect(idsAsked(rendered)).toEqual(['8', '9']);
  fireEvent.change(document.querySelector('input') as HTMLInputElement, { target: { value: '3' } });
  expect(shown(rendered)).toEqual(['Razprodano']);
});

test('radio buttons, a choice that the browser restored, and a variant that no answer names', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<form id="buy"><input type="radio" name="variantId" value="7"><input type="radio" name="variantId" value="8" checked></form>',
  );
  const rendered = await availability({ availability: 'stock', form: 'buy' }, { answers: answer({}) });
  expect(idsAsked(rendered)).toEqual(['8']);
  expect(shown(rendered)).toEqual(['Preverite zalogo']);
});

test('a script of the page changes the variant of the placeholder; what is no id changes nothing', async () => {
  const rendered = await availability({ availability: 'stock' }, { answers: SIZES });
  const set = (id: string) => act(async () => rendered.host.setAttribute('data-variant-id', id));
  await set('8');
  await rendered.advanceTimers(0);
  expect(shown(rendered)).toEqual(['Razprodano']);
  await set('" onclick="x');
  await rendered.advanceTimers(0);
  expect(shown(rendered)).toEqual(['Razprodano']);
  expect(idsAsked(rendered)).toEqual(['8']);
});

test('while a chosen variant is not known, the line of another one is not shown', async () => {
  const rendered = await availability({}, { answers: { getProductsAvailability: () => new Promise<never>(() => {}) } });
  act(() => rendered.host.setAttribute('data-variant-id', '8'));
  await rendered.advanceTimers(0);
  expect(isServerLine(rendered)).toBe(false);
  expect(shown(rendered)).toEqual(['']);
});

test('a shopper who comes back after a minute reads the present state, one who was away for seconds causes no call', async () => {
  const rendered = await availability({ availability: 'stock' }, { answers: answer({ '7': { availabilityKey: 'sold_out' } }) });
  const comeBack = async (ms: number) => {
    rendered.page.setNow(NOW.getTime() + ms);
    act(() => rendered.page.setHidden(true));
    act(() => rendered.page.setHidden(false));
    await rendered.advanceTimers(0);
  };
  await comeBack(59_000);
  expect(idsAsked(rendered)).toEqual([]);
  await comeBack(61_000);
  expect(idsAsked(rendered)).toEqual(['7']);
  expect(shown(rendered)).toEqual(['Razprodano']);
  rendered.unmount();
  await comeBack(200_000);
  expect(idsAsked(rendered)).toEqual(['7']);
});
