import { ApiError } from '../../../src/api/ApiError';
import { checkoutActions } from '../../../src/features/checkout';
import { invoiceNoteActions, invoiceNoteSaga, invoiceNoteSlice, selectSubmittedInvoiceNote } from '../../../src/features/invoiceNote';
import { cartTestHarness } from '../../support/fakes/cartTestHarness';
import { customerTab } from '../../support/fakes/customerShop';
import type { CustomerTabOptions } from '../../support/fakes/customerShop';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const { noteTyped, noteSubmitted } = invoiceNoteActions;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (options: CustomerTabOptions = {}) =>
  customerTab({ ...options, answers: { setInvoiceNote: () => ({ status: true }), ...options.answers } });
const sent = (tab: Awaited<ReturnType<typeof open>>) => tab.callsOf('setInvoiceNote').map(({ body }) => body['invoiceNote']);

test('[R7.066] [R7.128] a submitted note is saved', async () => {
  const tab = await open();
  await tab.act(noteSubmitted({ text: 'Naročilo 14' }));
  expect([sent(tab), selectSubmittedInvoiceNote(tab.state())]).toEqual([['Naročilo 14'], { text: 'Naročilo 14', status: 'saved' }]);
});

test('[R7.128] a note waits for the calls of the cart, and only the latest text is sent', async () => {
  const tab = await cartTestHarness({
    start: { 100: 1 },
    journey: () => ({ requestMs: 500 }),
    answers: { setInvoiceNote: () => new Promise((resolve) => setTimeout(() => resolve({ status: true }), 500)) },
  });
  tab.injectFeature({ slice: invoiceNoteSlice, saga: invoiceNoteSaga });
  const submitted = () => selectSubmittedInvoiceNote(tab.state());
  const submit = (text: string) => tab.dispatch(noteSubmitted({ text }));
  await tab.advanceTimers(1000);
  tab.add('200');
  await tab.advanceTimers(100);
  submit('A');
  submit('B');
  expect(submitted()).toEqual({ text: 'B', status: 'saving' });
  await tab.advanceTimers(300);
  expect(tab.writes().map(({ operationId }) => operationId)).toEqual(['cartInsert']);
  await tab.advanceTimers(200);
  expect(submitted().status).toBe('saving');
  await tab.advanceTimers(600);
  expect([submitted(), tab.writes().slice(1)]).toEqual([
    { text: 'B', status: 'saved' },
    [{ operationId: 'setInvoiceNote', body: { invoiceNote: 'B' } }],
  ]);
});

test.each([
  [new ApiError('http', 'setInvoiceNote', { status: 500 }), 'err_generic (cart)'],
  [new ApiError('http', 'setInvoiceNote', { status: 429, messages: ['<b>Počakajte</b> malo.'] }), 'Počakajte malo. (cart)'],
  [new ApiError('http', 'setInvoiceNote', { status: 401 }), 'txt_cart_session_ended (cart)'],
  [new InvalidResponse({}), 'err_generic (cart)'],
  [new InvalidResponse({ status: false }), 'err_generic (cart)'],
])('[R8.06] a failure is shown (%s), and the next step submits the note again', async (error, flash) => {
  let isBroken = true;
  const tab = await open({ answers: { setInvoiceNote: () => (isBroken ? error : { status: true }) } });
  tab.dispatch(noteTyped({ text: 'Naročilo 14' }));
  await tab.act(noteSubmitted({ text: 'Naročilo 14' }));
  expect([selectSubmittedInvoiceNote(tab.state()).status, tab.flashes()]).toEqual(['notSaved', [flash]]);
  isBroken = false;
  await tab.act(checkoutActions.stepRequested({ step: 'preview' }));
  expect([sent(tab), selectSubmittedInvoiceNote(tab.state()).status]).toEqual([['Naročilo 14', 'Naročilo 14'], 'saved']);
});

test.each([
  ['saved', { status: true }],
  ['notSaved', { status: false }],
] as const)('[R7.128] submitted twice before the answer, it is sent once (%s); pressed later, again', async (status, answer) => {
  const answers = { setInvoiceNote: () => new Promise<never>((resolve) => setTimeout(() => resolve(answer as never), 500)) };
  const tab = await open({ answers });
  const press = async (ms: number) => {
    tab.dispatch(noteSubmitted({ text: 'A' }));
    await jest.advanceTimersByTimeAsync(ms);
  };
  await press(100);
  await press(2000);
  expect([sent(tab), selectSubmittedInvoiceNote(tab.state()), tab.flashes().length]).toEqual([
    ['A'],
    { text: 'A', status },
    status === 'saved' ? 0 : 1,
  ]);
  await press(2000);
  expect(sent(tab)).toEqual(['A', 'A']);
});

test('[R8.16] an answer with a status error and a link leads the shopper to the link (A033)', async () => {
  const error = new ApiError('rejected', 'setInvoiceNote', { body: { status: { status: 'error', link: '/kosarica?osvezi=1' } } });
  const tab = await open({ answers: { setInvoiceNote: () => error } });
  await tab.act(noteSubmitted({ text: 'Naročilo 14' }));
  expect([tab.page.assigned, tab.flashes()]).toEqual([['https://www.shop.si/kosarica?osvezi=1'], []]);
});

test('[R7.128] typed before a reload, it is submitted with the first step, once', async () => {
  const session = { 'vitrina.invoice-note-draft': JSON.stringify({ v: 1, text: 'Naročilo 14' }) };
  const tab = await open({ page: { session } });
  await tab.act(checkoutActions.stepRequested({ step: 'preview' }));
  expect(sent(tab)).toEqual(['Naročilo 14']);
});
