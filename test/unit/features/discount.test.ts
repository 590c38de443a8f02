import { ApiError } from '../../../src/api/ApiError';
import { discountActions, discountSaga, discountSlice, selectCodeDone, toCode } from '../../../src/features/discount';
import { flashActions, keyFlash } from '../../../src/features/flash';
import { cartDto } from '../../support/fakes/cartDtos';
import type { CartDto } from '../../support/fakes/cartDtos';
import { checkoutTestHarness } from '../../support/fakes/checkoutTestHarness';
import type { FakeAnswers } from '../../support/fakes/fakeApi';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const accepted: CartDto = cartDto(undefined, {
  discounts: { messages: [], codes: [{ code: 'ZIMA10', title: '10 %', value: 1 }], value: 1, status: { status: 'ok', flashMessages: [] } },
});
const rejected: CartDto = cartDto(undefined, {
  discounts: {
    messages: [],
    codes: [],
    value: 0,
    status: { status: 'error', flashMessages: [{ message: 'Koda je potekla.', type: 'danger', cat: 'cart' }] },
  },
});

async function withCodes(answers: FakeAnswers) {
  const tab = checkoutTestHarness({ answers });
  const types: string[] = [];
  tab.injectFeature({ slice: discountSlice, saga: discountSaga });
  tab.injectFeature({
    slice: { reducerPath: 'spy', reducer: (state: null = null, { type }) => (types.push(type), state) },
    saga: function* nothing() {},
  });
  await tab.open();
  return {
    ...tab,
    status: () => (tab.store.getState() as unknown as { discount: { status: string } }).discount.status,
    countOf: (type: string) => types.filter((each) => each === type).length,
    async submit(code: string) {
      tab.dispatch(discountActions.codeSubmitted({ code }));
      await tab.advanceTimers(100);
    },
  };
}

test('[R4.029] [R4.030] [R7.057] [R7.126] an accepted code shows a message, and the affected data are loaded', async () => {
  const tab = await withCodes({ addCertificate: () => accepted });
  const before = tab.callsOf('loadCart').length;
  await tab.submit(' zima10 ');
  expect(tab.callsOf('addCertificate')[0]?.body).toEqual({ code: 'zima10' });
  expect([tab.status(), tab.countOf('discount/codeAccepted'), tab.countOf('discount/codeRejected'), tab.flashes()]).toEqual([
    'idle',
    1,
    0,
    ['txt_code_accepted success cart'],
  ]);
  expect(tab.callsOf('loadCart').length).toBe(before + 1);
});

test('what was done with a code is not said again when the basket is opened anew', async () => {
  const tab = await withCodes({ addCertificate: () => accepted });
  const done = () => selectCodeDone(tab.store.getState() as never).map(({ message }) => message);
  await tab.submit('ZIMA10');
  expect(done()).toEqual(['txt_code_accepted']);
  await tab.goTo('customer');
  await tab.goTo('preview');
  expect(done()).toEqual([]);
});

test('[R4.050] the press itself shows that the code is being checked; the request waits for the paint', async () => {
  const tab = await withCodes({ addCertificate: () => accepted });
  tab.dispatch(discountActions.codeSubmitted({ code: 'ZIMA10' }));
  expect([tab.status(), tab.callsOf('addCertificate')]).toEqual(['pending', []]);
  await tab.advanceTimers(0);
  expect(tab.callsOf('addCertificate')).toHaveLength(1);
});

test('[R8.13] [R8.14] a rejected one keeps the shop’s message and the error status', async () => {
  const tab = await withCodes({ addCertificate: () => rejected });
  await tab.submit('POLETJE24');
  expect([tab.status(), tab.countOf('discount/codeRejected'), tab.flashes()]).toEqual(['failed', 1, ['Koda je potekla. danger cart']]);
});

test.each([
  ['500', new ApiError('http', 'addCertificate', { status: 500 }), 'err_generic danger cart'],
  ['422 with a message', new ApiError('http', 'addCertificate', { status: 422, messages: ['Ni take kode.'] }), 'Ni take kode. danger cart'],
  ['timeout', new ApiError('timeout', 'addCertificate'), 'err_request_timeout danger cart'],
])('[R8.13] [R8.14] [R4.050] a failure by %s sets the error status and shows a flash', async (_how, error, flash) => {
  const tab = await withCodes({ addCertificate: () => error });
  await tab.submit('ZIMA10');
  expect([tab.status(), tab.flashes()]).toEqual(['failed', [flash]]);
});

test.each([
  ['refused', () => rejected, 'Koda je potekla. danger cart'],
  ['lost', () => new ApiError('timeout', 'addCertificate'), 'err_request_timeout danger cart'],
])('[R8.14] messages about a code disappear with the next one, and no others: one that was %s', async (_how, first, message) => {
  const tab = await withCodes({ addCertificate: ({ body }) => (body.code === 'ZIMA10' ? accepted : first()) });
  const other = 'txt_cart_changed_elsewhere warning cart';
  tab.dispatch(flashActions.flashShown(keyFlash('txt_cart_changed_elsewhere', 'warning')));
  await tab.submit('POLETJE24');
  expect(tab.flashes()).toEqual([other, message]);
  await tab.submit('ZIMA10');
  expect(tab.flashes()).toEqual([other, 'txt_code_accepted success cart']);
  await tab.submit('POLETJE24');
  expect(tab.flashes()).toEqual([other, message]);
});

test('[R4.050] while the shop checks a code its flag is set', async () => {
  const tab = await withCodes({ addCertificate: () => new Promise((resolve) => setTimeout(() => resolve(accepted), 1000)) });
  await tab.submit('ZIMA10');
  expect(tab.status()).toBe('pending');
  await tab.advanceTimers(1000);
  expect(tab.status()).toBe('idle');
});

test('[R7.058] [R7.127] a code is removed as the cart spells it', async () => {
  const tab = await withCodes({ removeCertificate: () => cartDto() });
  tab.dispatch(discountActions.codeRemoved({ code: 'ZIMA10' }));
  await tab.advanceTimers(100);
  expect([tab.callsOf('removeCertificate')[0]?.body, tab.flashes()]).toEqual([{ code: 'ZIMA10' }, ['txt_code_removed success cart']]);
});

test('[R7.056] the codes of a Polish cart move to the marketplace', async () => {
  const tab = await withCodes({ migrateCouponsToAllegro: () => cartDto() });
  tab.dispatch(discountActions.migrationRequested());
  await tab.advanceTimers(100);
  expect([tab.callsOf('migrateCouponsToAllegro').length, tab.flashes()]).toEqual([1, ['txt_codes_migrated success cart']]);
});

describe('[A160] a code with blanks', () => {
  const sent = (tab: Awaited<ReturnType<typeof withCodes>>) => tab.callsOf('addCertificate').map(({ body }) => body.code);

  test('is sent as typed, also where the shop writes it without them', async () => {
    const tab = await withCodes({ addCertificate: () => accepted });
    await tab.submit(' ZIMA 10 ');
    expect([sent(tab), tab.status()]).toEqual([['ZIMA 10'], 'idle']);
  });

  test.each([
    ['in the cart', () => rejected],
    [
      'by a status',
      () => new ApiError('http', 'addCertificate', { status: 422, body: { error: 'Ni take kode.' }, messages: ['Ni take kode.'] }),
    ],
    ['by an error', () => new ApiError('rejected', 'addCertificate', { messages: ['Ni take kode.'] })],
  ])('is sent without them where the shop has refused it so %s', async (_how, refusal) => {
    const tab = await withCodes({ addCertificate: ({ body }) => (body.code === 'ZIMA10' ? accepted : refusal()) });
    await tab.submit('ZIMA 10');
    expect([sent(tab), tab.status(), tab.flashes()]).toEqual([['ZIMA 10', 'ZIMA10'], 'idle', ['txt_code_accepted success cart']]);
  });

  test.each([
    ['is limited', new ApiError('http', 'addCertificate', { status: 429 })],
    ['is broken', new ApiError('http', 'addCertificate', { status: 500 })],
    ['has no such call', new ApiError('http', 'addCertificate', { status: 404 })],
    ['does not answer', new ApiError('timeout', 'addCertificate')],
  ])('is sent once where the shop %s', async (_what, error) => {
    const tab = await withCodes({ addCertificate: () => error });
    await tab.submit('ZIMA 10');
    expect(sent(tab)).toEqual(['ZIMA 10']);
  });

  test('refused both ways, there is one message', async () => {
    const tab = await withCodes({ addCertificate: () => rejected });
    await tab.submit('ZIMA 10');
    expect([sent(tab), tab.flashes()]).toEqual([['ZIMA 10', 'ZIMA10'], ['Koda je potekla. danger cart']]);
  });
});

test.each([
  [' ZIMA10\n', 'ZIMA10'],
  ['zi ma\u00a010', 'zi ma 10'],
  ['\u200bZIMA\u00ad10\u202c', 'ZIMA10'],
  ['ZIMA\u201110', 'ZIMA-10'], // a word processor replaced the hyphen
  ['   ', ''],
  ['ＺＩＭＡ１０', 'ZIMA10'],
  ['<script>', '<script>'],
])('%j is submitted as the code %j', (typed, code) => {
  expect(toCode(typed)).toBe(code);
});
