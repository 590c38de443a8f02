import { fillGuest } from '../support/shopperActions/screenActions';
import { checkoutScreen } from '../support/widgets/checkoutScreen';
import type { CheckoutScreen } from '../support/widgets/checkoutScreen';
import { sample } from '../support/testScope';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sentBy = ({ network }: CheckoutScreen, operation: string) =>
  network.calls.filter(({ operationId }) => operationId === operation).map(({ body }) => body);

describe('codes as people copy them', () => {
  async function submit(typed: string) {
    const screen = await checkoutScreen({ path: '/kosarica' });
    await screen.settle();
    await screen.type('.codes input', typed);
    await screen.press('Uporabi');
    await screen.settle();
    return screen;
  }

  test.each([
    ['zima10', 'zima10'],
    ['  ZIMA 10\n', 'ZIMA 10'],
    ['\u00a0zima\u200910', 'zima 10'],
    ['x'.repeat(64), 'x'.repeat(64)],
  ])('[R7.126] %j is submitted as %j', async (typed, code) => {
    const screen = await submit(typed);
    expect(sentBy(screen, 'addCertificate')).toEqual([{ code }]);
    expect(screen.field('.codes input')?.value).toBe('');
    expect(screen.all('.code')[0]?.textContent).toContain(code.slice(0, 4));
  });

  test('a script is an unknown code: shown as text, never as markup', async () => {
    const script = '<svg/onload=alert(1)>';
    const screen = await submit(script);
    expect(sentBy(screen, 'addCertificate')).toEqual([{ code: script }]);
    expect([screen.field('.codes input')?.value, screen.all('svg[onload]')]).toEqual([script, []]);
    expect(screen.messages()).toContain('Kode ni mogoče uporabiti.');
  });

  test.each([
    ['', 'Vnesite kodo.'],
    ['   ', 'Vnesite kodo.'],
    ['z'.repeat(1000), 'Koda je predolga; imeti sme največ 64\u00a0znakov.'],
  ])('%.20j shows an error, stays as typed, and is not sent', async (typed, message) => {
    const screen = await submit(typed);
    expect(sentBy(screen, 'addCertificate')).toEqual([]);
    expect([screen.field('.codes input')?.value, screen.messages()]).toEqual([typed, [message]]);
  });
});

/** Names and streets as copied from other programs, and as submitted. */
const COPIED = [
  ['S\u030cpela', 'Špela'],
  ['\u202eana\u202c', 'ana'],
  ['Ana\u200b \u00a0 Mar\u00adija', 'Ana Marija'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  [`${'S\u030c'.repeat(100)}\u200b`, 'Š'.repeat(100)],
] as const;

/** A town of each country, and a phone. */
const PLACES = {
  SI: ['1000', '40123456'],
  CZ: ['110 00', '601123456'],
  SK: ['811 01', '905123456'],
  PL: ['00-001', '512345678'],
  HU: ['1051', '301234567'],
  HR: ['10000', '912345678'],
} as const;

const NAMES = [
  'Žofija Čuk-Đurić',
  'Řehoř Ďáblík',
  'Ľubomír Ôžvold',
  'Łucja Świętosława',
  'Őze Tűnde',
  "O'Brien",
  'D’Angelo 🙂',
  'Ž',
  'Á'.repeat(100),
];
const STREETS = ["L'udovíta Štúra 7/a", 'ul. Świętego Wawrzyńca 3 m. 4', 'Ő', 'ž'.repeat(200)];

const CASES = NAMES.map((name, place) => ({ name, street: STREETS[place % STREETS.length] ?? '' }));
const COUNTRIES = Object.keys(PLACES) as (keyof typeof PLACES)[];

describe.each(COUNTRIES)('names and streets in %s', (country) => {
  async function guest(changes: Readonly<Record<string, string>>) {
    const screen = await checkoutScreen({ path: '/kosarica/1', config: { country } });
    await screen.settle();
    await fillGuest(screen);
    const [zip, phone] = PLACES[country];
    const values = { 'billing.zip': zip, 'shipping.phone.number': phone, ...changes };
    for (const [name, value] of Object.entries(values)) await screen.type(`[name="${name}"]`, value);
    await screen.press(screen.shop.t('txt_checkout_next_shipping'));
    await screen.settle();
    return screen;
  }

  test('are submitted as typed, without surrounding spaces', async () => {
    for (const { name, street } of sample(CASES, 3, COUNTRIES.indexOf(country))) {
      const screen = await guest({ 'billing.firstname': `  ${name}`, 'billing.lastname': `${name} `, 'billing.street': ` ${street}` });
      expect(sentBy(screen, 'updateCustomer')[0]?.['data']).toMatchObject({ billing: { firstname: name, lastname: name, street } });
      expect(screen.network.problems).toEqual([]);
      screen.unmount();
    }
  });

  test('[R5.02] a name of 200 characters is too long, a blank one is empty: both show an error at the field, and stay', async () => {
    const [long, blank] = ['Ž'.repeat(200), '   '];
    const screen = await guest({ 'billing.firstname': long, 'billing.lastname': blank });
    const { t } = screen.shop;
    const messages = screen.messages();
    expect(messages).toContain(t('msg_too_long', { count: '100' }));
    expect(messages).toContain(t('frm_required_field', { label: t('txt_address_lastname') }));
    expect(screen.typed()).toMatchObject({ 'billing.firstname': long, 'billing.lastname': blank });
    expect(sentBy(screen, 'updateCustomer')).toEqual([]);
    // The browser does not cut a pasted text.
    const cut = screen.all('.customer-form input').filter((field) => (field as HTMLInputElement).maxLength !== -1);
    expect(cut.map((field) => (field as HTMLInputElement).name)).toEqual([]);
  });

  test('[R5.02] invisible characters are not sent, and letters are composed', async () => {
    for (const [copied, kept] of sample(COPIED, 1, COUNTRIES.indexOf(country))) {
      const screen = await guest({ 'billing.firstname': copied, 'billing.lastname': copied, 'billing.street': copied });
      const sent = { firstname: kept, lastname: kept, street: kept };
      expect(sentBy(screen, 'updateCustomer')[0]?.['data']).toMatchObject({ billing: sent, shipping: sent });
      screen.unmount();
    }
  });

  test('a post code of another country shows an error with an example of this one', async () => {
    const screen = await guest({ 'billing.zip': country === 'SI' || country === 'HU' ? '00-001' : '1000' });
    expect(screen.messages().join()).toContain(screen.shop.t('msg_zip_invalid', { example: PLACES[country][0] }));
    expect(sentBy(screen, 'updateCustomer')).toEqual([]);
  });
});
