import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { accountActions } from '../../src/features/account';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const LICENSES = {
  keys: [
    { productId: '5012', title: 'Pisarniški paket', key: 'AAAA-BBBB', downloadUrl: 'https://prenosi.vitrina.example/paket.zip' },
    { productId: '5012', title: 'Pisarniški paket', key: 'CCCC-DDDD', downloadUrl: null },
    { productId: '5013', title: 'Igra', key: 'EEEE-FFFF', downloadUrl: 'javascript:alert(1)' },
  ],
};

const show = (options: RenderOptions) =>
  renderWidget('digital-content', { fallback: '<a href="/narocila/26?keys=1">Pokaži</a>', ...options });
const showKeys = ({ answers = {}, attributes = {}, ...options }: RenderOptions = {}) =>
  show({ attributes: { 'order-id': '26', ...attributes }, answers: { getProductLicenseKeys: () => LICENSES, ...answers }, ...options });
const showApiKey = (answers: RenderOptions['answers'] = {}, state = 'none') =>
  show({
    attributes: { 'product-id': '5012', 'api-key': state },
    answers: { createCustomerApiKey: () => ({ apiKey: 'vtr_1' }), updateCustomerApiKey: () => ({ apiKey: 'vtr_2' }), ...answers },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const button = ({ view }: Shown, name: string | RegExp) => view.getByRole('button', { name });
const press = async (shown: Shown, name: string | RegExp) => shown.user.click(button(shown, name));
const keysIn = ({ box }: Shown) => [...box.querySelectorAll('code')].map(({ textContent }) => textContent);

/** A clipboard that takes what is copied, or refuses. */
function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

/** Everything that outlives the page, as text. */
const storedIn = (storage: Storage): string => JSON.stringify({ ...storage });

describe('licence keys', () => {
  test('[R7.100] nothing is requested before the press; then each key has a name, and the same article is numbered', async () => {
    const shown = await showKeys();
    expect(shown.callsOf('getProductLicenseKeys')).toEqual([]);
    await press(shown, 'Pokaži ključe');
    expect(shown.callsOf('getProductLicenseKeys').map(({ query }) => query)).toEqual([{ orderId: '26' }]);
    expect(keysIn(shown)).toEqual(['AAAA-BBBB', 'CCCC-DDDD', 'EEEE-FFFF']);
    expect(shown.view.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Pisarniški paket, ključ 1',
      'Pisarniški paket, ključ 2',
      'Igra',
    ]);
    expect(shown.shadow.activeElement).toBe(shown.view.getByText('Prikazani so 3 ključi.'));
    expect(shown.view.getByRole('link', { name: 'Prenesi: Pisarniški paket, ključ 1' })).toHaveAttribute(
      'href',
      'https://prenosi.vitrina.example/paket.zip',
    );
    expect(shown.view.getAllByRole('link')).toHaveLength(1);
  });

  test('[R7.100] with data-product-id only the keys of this product are requested', async () => {
    const shown = await showKeys({ attributes: { 'product-id': '5012' } });
    await press(shown, 'Pokaži ključe');
    expect(shown.callsOf('getProductLicenseKeys').map(({ query }) => query)).toEqual([{ orderId: '26', productId: '5012' }]);
  });

  test('[R7.100] hidden again, they are nowhere, and the focus is on the button', async () => {
    const shown = await showKeys();
    await press(shown, 'Pokaži ključe');
    await press(shown, 'Skrij ključe');
    await shown.advanceTimers(20);
    expect(keysIn(shown)).toEqual([]);
    expect(shown.shadow.activeElement).toBe(button(shown, 'Pokaži ključe'));
    expect(JSON.stringify(shown.store.getState(), (_, value) => (typeof value === 'function' ? value() : value))).not.toContain('AAAA');
  });

  test('[R7.100] what is shown is neither stored nor in a log of actions or states', async () => {
    const shown = await showKeys();
    const actions: unknown[] = [];
    shown.onAction((action) => void actions.push(action));
    await press(shown, 'Pokaži ključe');
    expect(keysIn(shown)).toHaveLength(3);
    expect(JSON.stringify(actions)).toContain('keysSucceeded');
    const { storage, cookieJar, logs } = shown.page;
    const kept = [storage.local, storage.session].flatMap((store) => store.keys().map((key) => store.get(key)));
    expect(storedIn(localStorage) + storedIn(sessionStorage) + document.cookie).not.toMatch(/AAAA|CCCC|EEEE/);
    expect(JSON.stringify([kept, [...cookieJar], logs, actions, shown.store.getState()])).not.toMatch(/AAAA|CCCC|EEEE/);
  });

  test.each([
    ['the page is left', (shown: Shown) => act(async () => shown.page.hide())],
    ['the customer signs out', (shown: Shown) => act(async () => void shown.store.dispatch(accountActions.sessionEnded()))],
  ] as const)('[R7.100] the keys are dropped when %s, also those that are on their way', async (_, leave) => {
    let answer: (keys: typeof LICENSES) => void = () => {};
    const shown = await showKeys();
    await press(shown, 'Pokaži ključe');
    await leave(shown);
    expect(keysIn(shown)).toEqual([]);
    const late = await showKeys({ answers: { getProductLicenseKeys: () => new Promise((resolve) => (answer = resolve)) } });
    await press(late, 'Pokaži ključe');
    await leave(late);
    await act(async () => answer(LICENSES));
    expect(keysIn(late)).toEqual([]);
  });

  test('[R7.100] loading: another press does nothing', async () => {
    const shown = await showKeys({ answers: { getProductLicenseKeys: () => new Promise(() => {}) } });
    await press(shown, 'Pokaži ključe');
    expect(shown.view.getByText('Nalagamo ključe …')).toBeVisible();
    await press(shown, 'Pokaži ključe');
    expect(shown.callsOf('getProductLicenseKeys')).toHaveLength(1);
  });

  test('[R7.100] an order without keys says so, and is asked again', async () => {
    let keys: object[] = [];
    const shown = await showKeys({ answers: { getProductLicenseKeys: () => new InvalidResponse({ data: { keys } }) } });
    await press(shown, 'Pokaži ključe');
    expect(shown.shadow.activeElement).toBe(shown.view.getByText(/ključev še ni/));
    keys = LICENSES.keys;
    await press(shown, 'Preveri znova');
    expect(keysIn(shown)).toHaveLength(3);
  });

  test.each([
    ['a failure', new ApiError('http', 'getProductLicenseKeys', { status: 500 }), 'Ključev ni bilo mogoče naložiti.'],
    ['no network', new ApiError('network', 'getProductLicenseKeys'), 'Ključev ni bilo mogoče naložiti.'],
    ['no list', new InvalidResponse({ keys: 'none' }), 'Ključev ni bilo mogoče naložiti.'],
    [
      'the shop’s own words',
      new ApiError('http', 'getProductLicenseKeys', { status: 422, messages: ['Naročilo je preklicano.'] }),
      'Naročilo je preklicano.',
    ],
  ] as const)('[R7.100] %s is shown, with another try', async (_, failure, text) => {
    let fails = true;
    const shown = await showKeys({ answers: { getProductLicenseKeys: () => (fails ? failure : LICENSES) } });
    await press(shown, 'Pokaži ključe');
    expect(shown.shadow.activeElement).toBe(shown.view.getByText(text));
    fails = false;
    await press(shown, 'Poskusi znova');
    expect(keysIn(shown)).toHaveLength(3);
  });

  test('[R7.100] a list that PHP has sent as a map, with a gap, is a list', async () => {
    const answer = new InvalidResponse({ keys: { 0: LICENSES.keys[0], 2: LICENSES.keys[2] } });
    const shown = await showKeys({ answers: { getProductLicenseKeys: () => answer } });
    await press(shown, 'Pokaži ključe');
    expect(keysIn(shown)).toEqual(['AAAA-BBBB', 'EEEE-FFFF']);
  });

  test('[R7.100] s401: the session has ended, and the button is there again', async () => {
    const shown = await showKeys({
      answers: { getProductLicenseKeys: () => new ApiError('http', 'getProductLicenseKeys', { status: 401 }) },
    });
    await press(shown, 'Pokaži ključe');
    expect(button(shown, 'Pokaži ključe')).toHaveAttribute('aria-disabled', 'false');
    expect(shown.store.getState().flash.messages.map(({ message }) => message)).toContain('txt_cart_session_ended');
  });

  test('[R7.100] odd keys: 4,000 characters scroll in their box to the letter, markup is text, what is no key is left out', async () => {
    const long = 'A1b2C3d4'.repeat(500);
    const answer = new InvalidResponse({
      keys: [
        { key: long, title: 'Dolga' },
        { key: long },
        { key: 17 },
        null,
        { key: ' ' },
        { key: 'x'.repeat(20_001) },
        { key: '<b>A</b>\n"\u202eB"' },
      ],
    });
    const shown = await showKeys({ answers: { getProductLicenseKeys: () => answer } });
    await press(shown, 'Pokaži ključe');
    expect(keysIn(shown)).toEqual([long, '<b>A</b>\n"\u202eB"']);
    expect(shown.view.getByRole('region', { name: 'Dolga' })).toHaveAttribute('tabindex', '0');
    expect(shown.view.getByRole('heading', { level: 3, name: 'Licenčni ključ' })).toBeVisible();
  });

  test('a key is copied to the letter; without access to the clipboard it is selected', async () => {
    const copied: string[] = [];
    const shown = await showKeys();
    withClipboard(async (text) => void copied.push(text));
    await press(shown, 'Pokaži ključe');
    await act(async () => void fireEvent.click(button(shown, 'Kopiraj: Igra')));
    expect(copied).toEqual(['EEEE-FFFF']);
    expect(shown.view.getByText('Kopirano: Igra')).toBeInTheDocument();
    withClipboard(() => Promise.reject(new Error('denied')));
    await act(async () => void fireEvent.click(button(shown, 'Kopiraj: Pisarniški paket, ključ 2')));
    expect(shown.view.getByText(/Ključ je označen/)).toBeVisible();
  });
});

describe('the API key', () => {
  test('[R7.099] is created by a press, shown once, and gone when it is hidden', async () => {
    const shown = await showApiKey();
    await press(shown, 'Ustvari ključ API');
    expect(shown.callsOf('createCustomerApiKey').map(({ body }) => body)).toEqual([{ productId: '5012' }]);
    expect(keysIn(shown)).toEqual(['vtr_1']);
    expect(shown.shadow.activeElement).toBe(shown.view.getByText(/Ključ shranite zdaj/));
    expect(storedIn(localStorage) + storedIn(sessionStorage) + JSON.stringify(shown.store.getState())).not.toContain('vtr_1');
    await press(shown, 'Skrij ključ');
    expect(keysIn(shown)).toEqual([]);
    expect(shown.view.getByText(/Ključ API že imate/)).toBeVisible();
    expect(shown.callsOf('createCustomerApiKey')).toHaveLength(1);
  });

  test('[R7.101] is renewed only after a question, because the present one stops working', async () => {
    const shown = await showApiKey({}, 'exists');
    expect(shown.view.queryByRole('button', { name: 'Ustvari ključ API' })).toBeNull();
    await press(shown, 'Zamenjaj ključ API');
    await shown.advanceTimers(20);
    const question = shown.view.getByRole('group', { name: 'Zamenjaj ključ API' });
    expect(question).toHaveTextContent('Dosedanji ključ bo takoj nehal delovati.');
    expect(shown.shadow.activeElement).toBe(within(question).getByRole('button', { name: 'Zamenjaj' }));
    await press(shown, 'Obdrži dosedanjega');
    expect(shown.callsOf('updateCustomerApiKey')).toEqual([]);
    await press(shown, 'Zamenjaj ključ API');
    await press(shown, 'Zamenjaj');
    expect(shown.callsOf('updateCustomerApiKey').map(({ body }) => body)).toEqual([{ productId: '5012' }]);
    expect(keysIn(shown)).toEqual(['vtr_2']);
  });

  test('[R7.099] two presses make one key, and an answer that comes twice counts once', async () => {
    const answers: ((answer: { apiKey: string }) => void)[] = [];
    const shown = await showApiKey({ createCustomerApiKey: () => new Promise((resolve) => answers.push(resolve)) });
    const create = button(shown, 'Ustvari ključ API');
    await act(async () => {
      fireEvent.click(create);
      fireEvent.click(create);
    });
    expect(shown.callsOf('createCustomerApiKey')).toHaveLength(1);
    await act(async () => answers[0]?.({ apiKey: 'vtr_1' }));
    await act(async () => answers[0]?.({ apiKey: 'vtr_9' }));
    expect(keysIn(shown)).toEqual(['vtr_1']);
    expect(shown.callsOf('createCustomerApiKey')).toHaveLength(1);
  });

  test('[R7.099] [R7.101] where the shop has a key already (409), it offers to renew it', async () => {
    const shown = await showApiKey({ createCustomerApiKey: () => new ApiError('http', 'createCustomerApiKey', { status: 409 }) });
    await press(shown, 'Ustvari ključ API');
    expect(shown.shadow.activeElement).toBe(shown.view.getByText(/Ključ API že imate/));
    expect(button(shown, 'Zamenjaj ključ API')).toBeVisible();
    expect(shown.view.queryByText(/Košarica/)).toBeNull();
  });

  test.each([
    ['no answer', new ApiError('timeout', 'createCustomerApiKey')],
    ['a broken answer', new InvalidResponse({ apiKey: { a: 1 } })],
    ['an error of the server', new ApiError('http', 'createCustomerApiKey', { status: 502 })],
  ] as const)('[R7.099] after %s there may be a key: nothing is repeated, the shopper decides', async (_, answer) => {
    const shown = await showApiKey({ createCustomerApiKey: () => answer });
    await press(shown, 'Ustvari ključ API');
    await shown.advanceTimers(60_000);
    expect(shown.view.getByText(/Odgovora nismo prejeli/)).toBeVisible();
    expect(shown.callsOf('createCustomerApiKey')).toHaveLength(1);
    expect(button(shown, 'Zamenjaj ključ API')).toBeVisible();
  });

  test('[R7.099] a refusal is shown with the shop’s words, and creating can be tried again', async () => {
    const refusal = new ApiError('http', 'createCustomerApiKey', { status: 422, messages: ['Izdelek še ni plačan.'] });
    const shown = await showApiKey({ createCustomerApiKey: () => refusal });
    await press(shown, 'Ustvari ključ API');
    expect(shown.shadow.activeElement).toBe(shown.view.getByText('Izdelek še ni plačan.'));
    expect(button(shown, 'Ustvari ključ API')).toHaveAttribute('aria-disabled', 'false');
  });
});

test('without an order and without an API key the server’s own content stays', async () => {
  const shown = await show({ attributes: { 'product-id': '5012' } });
  expect(shown.box.querySelector('slot')).not.toBeNull();
  expect(shown.view.queryByRole('button')).toBeNull();
});

test.each([
  ['SI', 'Licenčni ključi', 'Ustvari ključ API'],
  ['CZ', 'Licenční klíče', 'Vytvořit klíč API'],
  ['SK', 'Licenčné kľúče', 'Vytvoriť kľúč API'],
  ['PL', 'Klucze licencyjne', 'Utwórz klucz API'],
  ['HU', 'Licenckulcsok', 'API-kulcs létrehozása'],
  ['HR', 'Licencni ključevi', 'Izradi API ključ'],
] as const)('%s: in the language of the shop', async (country, title, create) => {
  const shown = await show({ attributes: { 'order-id': '26', 'product-id': '5012', 'api-key': 'none' }, config: { country } });
  expect(shown.view.getByRole('heading', { name: title })).toBeVisible();
  expect(button(shown, create)).toBeVisible();
});
