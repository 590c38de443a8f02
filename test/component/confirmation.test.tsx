import { act } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { PAYMENT_POLL_MS, PAYMENT_POLLS_MAX } from '../../src/features/confirmation/confirmationSaga';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { everyOne } from '../support/everyOne';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The shop's response with this state of the payment. */
const purchase = (state: string) =>
  new InvalidResponse({
    purchaseId: '7',
    purchase: {
      orderId: '260100017',
      items: [{ title: 'Grelnik', count: 1, price: 24.99 }],
      total: { vat: 24.99 },
      deliveries: [],
      payment: { state },
    },
  });

function page(
  state: string,
  { attributes = {}, ...options }: RenderOptions & { states?: readonly string[] } = {},
  answer = () => purchase(state),
) {
  return renderWidget('confirmation', {
    fallback: '<h1>Hvala za naročilo</h1>',
    attributes: { 'purchase-id': '7', 'payment-state': state, ...attributes },
    answers: { confirmationLoad: answer },
    ...options,
  });
}
const placed = ({ page: { emitted } }: Awaited<ReturnType<typeof page>>) =>
  emitted.filter(({ name }) => name === 'order-placed').map(({ detail }) => detail);

test.each(['none', 'paid'])(
  '[R7.112] nothing is requested for an order whose payment is %s, and the server’s page stays',
  async (state) => {
    const { callsOf, shadow, advanceTimers, view } = await page(state);
    await advanceTimers(60_000);
    expect(callsOf('confirmationLoad')).toEqual([]);
    expect(shadow.querySelector('slot')?.assignedNodes()).not.toEqual([]);
    expect(view.getByRole('status')).toBeEmptyDOMElement();
  },
);

test.each([
  ['paid', 'Hvala, plačilo je prejeto'],
  ['declined', 'Plačilo ni uspelo'],
])('[R7.112] a pending payment is requested until it is %s: a note, with a button that loads the page again', async (next, text) => {
  let state = 'pending';
  const rendered = await page('pending', {}, () => purchase(state));
  expect(rendered.callsOf('confirmationLoad').map(({ query }) => query)).toEqual([{ purchaseId: '7' }]);
  expect(rendered.view.getByRole('status')).toBeEmptyDOMElement();
  state = next;
  await rendered.advanceTimers(PAYMENT_POLL_MS);
  expect(rendered.view.getByRole('status')).toHaveTextContent(text);
  expect(rendered.callsOf('confirmationLoad')).toHaveLength(2);
  await rendered.advanceTimers(60_000);
  expect(rendered.callsOf('confirmationLoad')).toHaveLength(2);
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Osveži stran' }));
  expect(rendered.page.reloads()).toBe(1);
});

describe('[R7.112] [D4] content that is heading, state and actions alone gives its place to what has become of the payment', () => {
  const SERVER = '<h1>Naročilo čaka na plačilo</h1><p>Plačilo še ni končano.</p><a href="/__pay/7">Nadaljuj na plačilo</a>';
  const urls = { confirmationUrl: '/__pay/7', orderUrl: '/potrditev/7' };
  /** The page with this state, and what the shop tells at the next request, or when the shopper returns to the page. */
  async function pageThen(printed: string, next: string, more: object = urls, transfer?: object) {
    let payment: object = { state: printed };
    const answer = () => {
      const value = purchase(printed).value as { purchase: object };
      return new InvalidResponse({ ...value, ...more, purchase: { ...value.purchase, email: 'ana@vitrina.example', payment } });
    };
    const rendered = await page(printed, { fallback: SERVER, attributes: { replaced: '1' } }, answer);
    expect(rendered.box.querySelector('slot')).not.toBeNull();
    const become = async (state: string) => {
      payment = { state, transfer };
      await rendered.advanceTimers(PAYMENT_POLL_MS);
      act(() => rendered.page.show(true));
      await rendered.advanceTimers(0);
    };
    return { ...rendered, become, change: () => become(next) };
  }

  test('paid: the words of the server’s page of a paid order, where the confirmation was sent, and nothing is left to pay', async () => {
    const { view, box, change } = await pageThen('pending', 'paid');
    expect(view.getByRole('status')).toBeEmptyDOMElement();
    await change();
    expect(box.querySelector('slot')).toBeNull();
    expect(view.getByRole('status')).toHaveTextContent(
      'Hvala za naročiloNaročilo je plačano. Potrditev smo poslali na ana@vitrina.example.',
    );
    expect(view.getByRole('heading', { level: 1, name: 'Hvala za naročilo' })).toBeVisible();
    expect(view.queryByRole('link')).toBeNull();
    expect(view.getByRole('button', { name: 'Osveži stran' })).toBeVisible();
  });

  test.each([
    ['processing', 'declined', 'Plačilo ni uspelo', 'Plačaj znova'],
    ['processing', 'cancelled', 'Plačilo je prekinjeno', 'Plačaj znova'],
    ['declined', 'cancelled', 'Plačilo je prekinjeno', 'Plačaj znova'],
    ['processing', 'pending', 'Naročilo čaka na plačilo', 'Nadaljuj na plačilo'],
  ])('of %s becomes %s: its own heading, to be paid, or in another way', async (printed, next, title, label) => {
    const { view, change } = await pageThen(printed, next);
    await change();
    expect(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(view.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [label, 'https://www.shop.si/__pay/7'],
      ['Drug način plačila', 'https://www.shop.si/potrditev/7'],
    ]);
  });

  test('processing, of what was paid in another tab: nothing invites to pay twice', async () => {
    const { view, change } = await pageThen('pending', 'processing');
    await change();
    expect(view.getByRole('heading', { level: 1, name: 'Plačilo še ni potrjeno' })).toBeVisible();
    expect(view.getByRole('status')).toHaveTextContent('Ne plačujte znova');
    expect(view.queryByRole('link')).toBeNull();
  });

  test('changed to a bank transfer in another tab: thanks, and the page with its data on demand', async () => {
    const transfer = {
      recipient: 'Vitrina d.o.o.',
      iban: 'SI56020170014356205',
      amount: 24.99,
      reference: 'SI00260100017',
      dueDate: '2026-12-05',
    };
    const { view, change } = await pageThen('pending', 'none', urls, transfer);
    await change();
    expect(view.getByRole('status')).toHaveTextContent(/^Hvala za naročilo.*Pošljemo po prejemu plačila\.$/);
    expect(view.queryByRole('link')).toBeNull();
  });

  test('a response without a state, or an error, is no news: the server’s page stays, with its way to pay', async () => {
    const { box, change } = await pageThen('pending', 'none');
    await change();
    expect(box.querySelector('slot')).not.toBeNull();
    const fail = () => new ApiError('http', 'confirmationLoad', { status: 500 });
    const failing = await page('pending', { fallback: SERVER, attributes: { replaced: '1' }, answers: { confirmationLoad: fail } });
    await failing.advanceTimers(PAYMENT_POLL_MS * (PAYMENT_POLLS_MAX + 10));
    expect(failing.box.querySelector('slot')).not.toBeNull();
    expect(failing.view.getByRole('status')).toBeEmptyDOMElement();
  });

  test('links elsewhere are not offered; the page can be loaded again', async () => {
    const { view, change } = await pageThen('processing', 'declined', {
      confirmationUrl: 'https://zlo.example/',
      orderUrl: 'javascript:alert(1)',
    });
    await change();
    expect(view.queryByRole('link')).toBeNull();
    expect(view.getByRole('button', { name: 'Osveži stran' })).toBeVisible();
  });

  test('the focus that was on what is gone, of the server or of the widget, is at the heading; any other stays', async () => {
    const { host, view, change, become } = await pageThen('pending', 'declined');
    host.querySelector('a')?.focus();
    await change();
    const heading = view.getByRole('heading', { level: 1 });
    expect(host.shadowRoot?.activeElement).toBe(heading);
    view.getByRole('link', { name: 'Plačaj znova' }).focus();
    await become('cancelled');
    expect(host.shadowRoot?.activeElement).toBe(heading);
    heading.blur();
    await become('paid');
    expect(document.activeElement).toBe(document.body);
  });
});

test('[R7.112] after five minutes only a return to the page asks again', async () => {
  const rendered = await page('pending');
  await rendered.advanceTimers(PAYMENT_POLL_MS * (PAYMENT_POLLS_MAX + 10));
  expect(rendered.callsOf('confirmationLoad')).toHaveLength(PAYMENT_POLLS_MAX);
  act(() => rendered.page.setHidden(true));
  act(() => rendered.page.setHidden(false));
  await rendered.advanceTimers(0);
  expect(rendered.callsOf('confirmationLoad')).toHaveLength(PAYMENT_POLLS_MAX + 1);
});

test('[R7.112] a declined payment is asked about when the shopper returns, e.g. from paying in another tab', async () => {
  const rendered = await page('declined', {}, () => purchase('paid'));
  expect(rendered.callsOf('confirmationLoad')).toEqual([]);
  act(() => rendered.page.show(true));
  await rendered.advanceTimers(0);
  expect(rendered.view.getByRole('status')).toHaveTextContent('Hvala, plačilo je prejeto');
});

test.each([
  ['no network', () => new ApiError('network', 'confirmationLoad')],
  ['no such purchase', () => new ApiError('http', 'confirmationLoad', { status: 404 })],
  ['nothing', () => new InvalidResponse(null)],
  ['a list', () => new InvalidResponse([])],
  ['no purchase', () => new InvalidResponse({ purchaseId: '7', purchase: null })],
])('[R7.112] %s: the server’s page is all there is, and nothing is thrown into it', async (_what, answer) => {
  const rendered = await renderWidget('confirmation', {
    fallback: '<h1>Hvala</h1>',
    attributes: { 'purchase-id': '7', 'payment-state': 'pending', 'is-new': '1' },
    answers: { confirmationLoad: answer },
  });
  await rendered.advanceTimers(PAYMENT_POLL_MS * 2);
  expect(rendered.view.getByRole('status')).toBeEmptyDOMElement();
  expect(placed(rendered)).toEqual([]);
  expect(everyOne(rendered.page.logs, ({ level }) => level === 'warn')).toBe(true);
});

test('[R4.045] the first page after an order by the server’s form reports it, once in all tabs and reloads', async () => {
  const first = await page('none', { attributes: { 'is-new': '1' } });
  expect(placed(first)).toEqual([{ orderId: '260100017', total: 24.99 }]);
  const local = { 'vitrina.purchases': first.page.storage.local.get('vitrina.purchases') ?? '' };
  expect(placed(await page('none', { attributes: { 'is-new': '1' }, page: { local } }))).toEqual([]);
});

test('[R4.045] what the checkout has reported is not reported again, nor is a page that is opened again', async () => {
  expect(placed(await page('none', { attributes: { 'is-new': '1' }, page: { local: { 'vitrina.purchases': '["7"]' } } }))).toEqual([]);
  expect(placed(await page('pending'))).toEqual([]);
});

test('without a purchase id nothing is requested', async () => {
  const { callsOf } = await page('pending', { attributes: { 'purchase-id': '' } });
  expect(callsOf('confirmationLoad')).toEqual([]);
});

describe('[D3] how to transfer the money, in the place of the server’s text', () => {
  const transfer = {
    recipient: 'Trgovina Lipa', iban: 'SI56 2633 0001 2039 086', amount: 54.96, currency: 'EUR', reference: 'SI00 260100017', dueDate: '2026-12-01',
  }; // prettier-ignore
  const answer = (change: object = {}) =>
    new InvalidResponse({
      purchaseId: '7',
      purchase: {
        orderId: '260100017',
        items: [],
        total: { vat: 54.96 },
        deliveries: [],
        payment: { state: 'none', transfer: { ...transfer, ...change } },
      },
    });
  const place = (fetched: () => ApiError | InvalidResponse) =>
    renderWidget('confirmation', {
      fallback: '<p>IBAN SI56 2633 0001 2039 086</p>',
      attributes: { transfer: '1', 'purchase-id': '7' },
      answers: { confirmationLoad: fetched },
    });

  test('[R7.112] fetched once; each value can be copied', async () => {
    const { view, callsOf } = await place(() => answer());
    expect(callsOf('confirmationLoad').map(({ query }) => query)).toEqual([{ purchaseId: '7' }]);
    expect(view.getByRole('region', { name: 'Podatki za plačilo' })).toHaveTextContent(/SklicSI00 260100017/);
    expect(view.getByRole('button', { name: 'Kopiraj: Znesek' })).toBeVisible();
  });

  test.each([
    ['the shop does not answer', () => new ApiError('network', 'confirmationLoad')],
    ['there is nothing to transfer', () => answer({ iban: null })],
    ['the data are of wrong types', () => answer({ iban: ['SI56'], amount: {} })],
  ])('%s: the server’s text stays', async (_what, fetched) => {
    const { view, shadow } = await place(fetched);
    expect(view.queryByRole('region', { name: 'Podatki za plačilo' })).toBeNull();
    expect(shadow.querySelector('slot')?.assignedNodes()).not.toEqual([]);
  });
});
