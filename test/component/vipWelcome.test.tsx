import { act, waitFor } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { accountActions } from '../../src/features/account';
import { modalsActions } from '../../src/features/modals';
import { widgets } from '../../widgets/manifest';
import { fakePage } from '../support/fakes/fakePage';
import { testShop } from '../support/fakes/testShop';
import { InvalidResponse } from '../support/fakes/fakeApi';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { describeDialog } from './dialogConformance';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const BODY =
  '<h2>Dobrodošli v klubu!</h2><p><img src="/media/1/96" alt="Darilo"> Od danes.</p><ul><li>Brezplačna dostava</li></ul><script>window.hacked = 1</script>';
const LOGGED = "vitrina: Can't save viewed flag for vip program welcome modal";

const ANSWERS: FakeAnswers = {
  findContentByTitle: () => ({ content: { title: 'vip-welcome-modal', body: BODY, hash: 'v1' } }),
  saveVipModalViewed: () => ({ status: true }),
};

function welcome(customer: object = {}, { answers = {}, config = {}, ...options }: RenderOptions = {}) {
  const printed = { id: '5', firstname: 'Ana', vipType: 'vip_program', consents: { vip_modal_consent: false }, ...customer };
  return renderWidget('vip-welcome', { config: { customer: printed, ...config }, answers: { ...ANSWERS, ...answers }, ...options });
}

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  });
type Rendered = Awaited<ReturnType<typeof welcome>>;
const dialogOf = ({ box }: Rendered): HTMLDialogElement | null => box.querySelector('dialog');
const isOpen = (rendered: Rendered): boolean => dialogOf(rendered)?.open === true;
const opened = async (rendered: Rendered) => {
  await waitFor(() => expect(isOpen(rendered)).toBe(true));
  return rendered;
};
const warnings = ({ page }: Rendered) => page.logs.map(({ message }) => message);

test.each(['vip', 'vip_program', 'vip_plus_program'])(
  '[R1.33] [R4.069] [R7.169] [A055] [A115] a customer of the type %s is welcomed, with the content by its title',
  async (vipType) => {
    const rendered = await opened(await welcome({ vipType }));
    expect(rendered.view.getByRole('dialog', { name: 'Ugodnosti VIP' })).toBeVisible();
    const content = rendered.host.querySelector('[data-vitrina-content]');
    expect(content?.querySelector('h2')).toHaveTextContent('Dobrodošli v klubu!');
    expect(content?.querySelector('img')).toHaveAttribute('alt', 'Darilo');
    expect(content?.querySelector('li')).toHaveTextContent('Brezplačna dostava');
    expect(content?.querySelector('script')).toBeNull();
    expect(rendered.callsOf('findContentByTitle').map(({ query }) => query)).toEqual([{ title: 'vip-welcome-modal' }]);
  },
);

test.each([
  ['a regular customer', { vipType: 'regular' }],
  ['a customer of an unknown type', { vipType: 'VIP' }],
  ['who has seen it', { consents: { vip_modal_consent: true } }],
  ['who has seen it, as PHP prints it', { consents: { vip_modal_consent: '1' } }],
])('[R4.069] [A056] %s is not welcomed, and nothing is fetched', async (_who, customer) => {
  const rendered = await welcome(customer);
  await settle();
  expect(rendered.box).toBeEmptyDOMElement();
  expect(rendered.callsOf('findContentByTitle', 'widgetAccount')).toEqual([]);
});

test.each([null, 0, 'no', [], {}, { value: false }])('[R4.069] [A061] the consent %p is not true: the welcome opens', async (value) => {
  await opened(await welcome({ consents: { vip_modal_consent: value } }));
});

test('[R4.069] the code of the welcome is loaded at idle for a customer printed in the page, else once the shop has named the customer of a cached page', () => {
  const definition = widgets.find(({ name }) => name === 'vip-welcome');
  const mountOf = (config: Readonly<Record<string, unknown>>) =>
    typeof definition?.mount === 'function' ? definition.mount(testShop(fakePage(), config)) : definition?.mount;
  expect([mountOf({ customer: { id: '5' } }), mountOf({})]).toEqual(['idle', 'intent']);
  expect(definition?.intentEvents).toEqual(['vitrina:customer-met']);
});

const ACCOUNT = {
  customer: { id: '5', firstname: 'Ana', lastname: 'Novak', vipType: 'vip_program' },
  isAuth: true,
  isLogged: true,
  isWaitingForConfirmation: false,
};

test('[R4.069] [A056] where the page does not print the consent, that of the account decides whether the customer is welcomed', async () => {
  const widgetAccount = (isSeen: boolean) => ({ widgetAccount: () => ({ ...ACCOUNT, consents: { vip_modal_consent: isSeen } }) });
  await opened(await welcome({ consents: {} }, { answers: widgetAccount(false) }));
  const seen = await welcome({ consents: {} }, { answers: widgetAccount(true) });
  await settle();
  expect(seen.callsOf('widgetAccount')).toHaveLength(1);
  expect(isOpen(seen)).toBe(false);
  const lost = await welcome({ consents: {} }, { answers: { widgetAccount: () => new ApiError('network', 'widgetAccount') } });
  await settle();
  expect(isOpen(lost)).toBe(false);
});

test.each([
  ['the close button', (rendered: Rendered) => rendered.user.click(rendered.view.getByRole('button', { name: 'Zapri' }))],
  ['the button below', (rendered: Rendered) => rendered.user.click(rendered.view.getByRole('button', { name: 'Nadaljuj z nakupovanjem' }))],
  ['Escape', (rendered: Rendered) => act(() => void dialogOf(rendered)?.dispatchEvent(new Event('cancel', { cancelable: true })))],
  ['the back button', (rendered: Rendered) => act(() => rendered.page.pressBack())],
] as const)('[R4.070] [A056] closed by %s, it is stored as viewed, here and at the shop', async (_way, close) => {
  const rendered = await opened(await welcome());
  expect(rendered.callsOf('saveVipModalViewed')).toEqual([]);
  await close(rendered);
  await settle();
  expect(isOpen(rendered)).toBe(false);
  expect(rendered.callsOf('saveVipModalViewed')).toHaveLength(1);
  expect(rendered.state().account.consents['vip_modal_consent']).toBe(true);
  expect(warnings(rendered)).toEqual([]);
});

test.each([
  ['a server error', () => new ApiError('http', 'saveVipModalViewed', { status: 500 })],
  ['no network', () => new ApiError('network', 'saveVipModalViewed')],
  ['no answer', () => new ApiError('timeout', 'saveVipModalViewed')],
  ['status false', () => new InvalidResponse({ status: false })],
  ['nothing', () => new InvalidResponse(null)],
])('[R8.32] [A056] %s is logged with the text of the specification, and the customer is not welcomed again', async (_what, answer) => {
  const rendered = await opened(await welcome({}, { answers: { saveVipModalViewed: answer } }));
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Zapri' }));
  await settle();
  expect(warnings(rendered)).toEqual([LOGGED]);
  expect(rendered.state().account.consents['vip_modal_consent']).toBe(true);
  expect(rendered.state().flash.messages).toEqual([]);
});

test.each([
  ['a failure', () => new ApiError('http', 'findContentByTitle', { status: 500 })],
  ['no content', () => new InvalidResponse({ content: null })],
  ['an empty body', () => new InvalidResponse({ content: { body: '' } })],
])('[R7.169] [R8.23] with %s there is no modal, and it is not stored as viewed', async (_what, answer) => {
  const rendered = await welcome({}, { answers: { findContentByTitle: answer } });
  await settle();
  expect(isOpen(rendered)).toBe(false);
  expect(rendered.callsOf('saveVipModalViewed')).toEqual([]);
  expect(warnings(rendered)).toHaveLength(1);
});

test('[R4.069] a customer is welcomed once per page, not again after a later sign-in', async () => {
  const rendered = await opened(await welcome());
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Zapri' }));
  act(() => void rendered.dispatch(accountActions.consentsStored({ vip_modal_consent: false })));
  act(() => void rendered.dispatch(accountActions.loggedIn({})));
  await settle();
  expect(isOpen(rendered)).toBe(false);
});

test('[R4.069] [A131] removed by the confirmation of another modal, it counts as closed', async () => {
  const rendered = await welcome();
  act(() => void rendered.dispatch(modalsActions.modalRequested({ name: 'other' })));
  await opened(rendered);
  // Confirmed before it was closed, the other removes it after it was shown: that is a closing like any other.
  act(() => void rendered.dispatch(modalsActions.modalConfirmed({ name: 'other' })));
  await settle();
  expect(rendered.callsOf('saveVipModalViewed')).toHaveLength(1);
});

test('[A115] the title is the editor’s', async () => {
  const rendered = await opened(await welcome({}, { attributes: { title: 'klub-2027' } }));
  expect(rendered.callsOf('findContentByTitle').map(({ query }) => query['title'])).toEqual(['klub-2027']);
});

describeDialog('VipWelcome', async () => {
  jest.useRealTimers(); // jest's would hold back the microtask that returns the focus
  const opener = document.createElement('button');
  document.body.append(opener);
  let answer: (value: InvalidResponse) => void = () => {};
  const findContentByTitle = () => new Promise<InvalidResponse>((resolve) => (answer = resolve));
  const rendered = await welcome({}, { answers: { findContentByTitle } });
  return {
    opener,
    /** It opens on load: as soon as its content is there, and later as a page would open it. */
    async open() {
      if (dialogOf(rendered) === null) answer(new InvalidResponse({ content: { body: BODY } }));
      else act(() => void rendered.dispatch(modalsActions.modalRequested({ name: 'vip-welcome' })));
      await opened(rendered);
    },
    dialog: () => dialogOf(rendered),
    locks: () => rendered.page.locks(),
    unmount: rendered.unmount,
  };
});
