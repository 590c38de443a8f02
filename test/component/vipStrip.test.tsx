import { act } from '@testing-library/react';
import { accountActions } from '../../src/features/account';
import { widgets } from '../../widgets/manifest';
import { fakePage } from '../support/fakes/fakePage';
import { testShop } from '../support/fakes/testShop';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Printed {
  vipType?: string;
  loyaltyClub?: object;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TEXT = /: pri nakupu veljajo vaše članske ugodnosti\./;

const strip = (customer: Printed | null, { config = {}, ...options }: RenderOptions = {}) =>
  renderWidget('vip-strip', { config: { customer: customer && { id: '5', firstname: 'Ana', ...customer }, ...config }, ...options });

test.each([
  ['vip', 'VIP'],
  ['vip_program', 'VIP'],
  ['vip_plus_program', 'VIP plus'],
])('[R1.08] [R1.09] [R1.10] [R1.32] [R4.071] [R6.11] [R6.12] a customer of the type %s sees the notice of %s', async (vipType, name) => {
  const { view, callsOf } = await strip({ vipType });
  expect(view.getByText(TEXT)).toHaveTextContent(`${name}: pri nakupu`);
  expect(callsOf('widgetAccount')).toEqual([]);
});

test.each([
  ['a regular customer', { vipType: 'regular' }],
  ['a customer without a type', {}],
  ['a customer of an unknown type', { vipType: 'VIP_PROGRAM' }],
  ['a guest', null],
] as const)('[R4.071] %s sees no VIP notice', async (_who, customer) => {
  const { box } = await strip(customer);
  expect(box).toBeEmptyDOMElement();
});

test.each([
  ['without a type', undefined, 'vip_plus_program', 'VIP plus'],
  ['of the type vip, which is no programme', 'vip', 'vip_plus_program', 'VIP plus'],
  ['whose own programme is another one', 'vip_program', 'vip_plus_program', 'VIP'],
  ['of the type vip in no programme', 'vip', 'other', 'VIP'],
])('[R4.071] [R6.12] [A055] a customer %s: the programme is also read from the loyalty club', async (_who, vipType, programme, name) => {
  const { view } = await strip({ ...(vipType && { vipType }), loyaltyClub: { register: true, data: { programme } } });
  expect(view.getByText(TEXT)).toHaveTextContent(`${name}: pri nakupu`);
});

test.each([
  ['silver', 'Srebrna raven'],
  ['gold', 'Zlata raven'],
])('[R1.11] the level %s is shown', async (level, text) => {
  const { view } = await strip({ vipType: 'vip_program', loyaltyClub: { data: { programme: 'vip_program', level } } });
  expect(view.getByText(text)).toBeVisible();
});

test.each(['platinum', '', 'constructor', 7])('[R1.11] an unknown level %p is not shown', async (level) => {
  const { view, box } = await strip({ vipType: 'vip_program', loyaltyClub: { data: { level } } });
  expect(view.getByText(TEXT)).toBeVisible();
  expect(box.querySelector('.level')).toBeNull();
});

test('[R4.072] [R4.073] [A057] closing the notice stores 1 for 365 days', async () => {
  const now = new Date('2026-11-23T12:00:00Z').getTime();
  const { view, user, page } = await strip({ vipType: 'vip_program' }, { page: { now } });
  const set = jest.spyOn(page.cookies, 'set');
  await user.click(view.getByRole('button', { name: 'Skrij obvestilo VIP' }));
  expect(view.queryByText(TEXT)).toBeNull();
  expect(set.mock.calls).toEqual([['vip_notice_closed', '1', new Date(now + 365 * DAY_MS)]]);
});

test('[A057] the notice is remembered in the cookie that the configuration names', async () => {
  const { view, user, page } = await strip(
    { vipType: 'vip_program' },
    { config: { vipNoticeCookie: 'obvestilo' }, page: { cookies: { vip_notice_closed: '1' } } },
  );
  await user.click(view.getByRole('button', { name: 'Skrij obvestilo VIP' }));
  expect(page.cookies.get('obvestilo')).toBe('1');
});

test.each([
  ['1', false],
  ['0', true],
  ['', true],
  ['x', true],
])('[R4.073] [R4.074] with the cookie "%s" the notice is shown: %p', async (value, isShown) => {
  const { view } = await strip({ vipType: 'vip_program' }, { page: { cookies: { vip_notice_closed: value } } });
  expect(view.queryByText(TEXT) !== null).toBe(isShown);
});

test('[R4.074] [R4.004] a login that has set the cookie to 0 shows it again', async () => {
  const { view, page, dispatch } = await strip({ vipType: 'vip_program' }, { page: { cookies: { vip_notice_closed: '1' } } });
  expect(view.queryByText(TEXT)).toBeNull();
  page.cookieJar.set('vip_notice_closed', '0');
  act(() => void dispatch(accountActions.loggedIn({ isFromOtherTab: true })));
  expect(view.getByText(TEXT)).toBeVisible();
});

test('[R4.071] the notice disappears when the customer signs out', async () => {
  const { view, dispatch } = await strip({ vipType: 'vip_program' });
  act(() => void dispatch(accountActions.loggedOut()));
  expect(view.queryByText(TEXT)).toBeNull();
});

test('[R1.08] [R4.071] the flag vip_notice switches it off and on; a page printed for a guest has none', () => {
  const when = widgets.find(({ name }) => name === 'vip-strip')?.when;
  const isUsed = (flags: object, cookies: Record<string, string> = {}, customer: object | null = {}) =>
    when?.(testShop(fakePage({ cookies }), { flags, customer }));
  expect([isUsed({}), isUsed({ vip_notice: true }), isUsed({ vip_notice: false }, { vip_notice: '1' })]).toEqual([true, true, true]);
  expect([isUsed({ vip_notice: false }), isUsed({}, { vip_notice: '0' }), isUsed({}, {}, null)]).toEqual([false, false, false]);
});

test('[R4.071] (cookie-02) no cookie makes a regular customer VIP', async () => {
  const { box } = await strip({ vipType: 'regular' }, { page: { cookies: { vip_program: '1', vip_plus_program: '1', vip_notice: '1' } } });
  expect(box).toBeEmptyDOMElement();
});

test('[R1.08] the notice keeps the height of the server’s until the window has another width', async () => {
  const height = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 58));
  const { box } = await strip({ vipType: 'vip' });
  height.mockRestore();
  const root = box.querySelector('[part="root"]');
  act(() => void window.dispatchEvent(new Event('resize'))); // the bars of a phone’s browser go away
  expect(root).toHaveAttribute('style', 'min-height: 58px;');
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: innerWidth / 2 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(root).toHaveAttribute('style', '');
  Object.assign(window, { innerWidth });
});
