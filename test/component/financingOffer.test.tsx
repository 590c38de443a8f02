import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { InvalidResponse } from '../support/fakes/fakeApi';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { variantDto } from '../support/fakes/financingShop';
import { renderWidget } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const VARIANTS = [
  variantDto({ installmentCount: 6, installmentAmount: 17.5, totalAmount: 105, aprc: 8.2, interestRate: 7.9 }),
  variantDto({ installmentCount: 12, installmentAmount: 9, totalAmount: 108, aprc: 10.4, interestRate: 9.9 }),
  variantDto({ installmentCount: 12, installmentAmount: 4.5, totalAmount: 104, depositAmount: 50 }),
];

const ANSWERS: FakeAnswers = {
  financialOffers: () => ({
    offers: [
      { title: 'Leanpay', installmentAmount: 9, installmentCount: 12 },
      { title: 'Drugi', installmentAmount: 11 },
    ],
  }),
  financingBillingMethods: () => ({ billingMethods: { 15: { id: '15', code: 'SI7', title: 'Leanpay' } } }),
  installmentVariants: () => ({ variants: VARIANTS }),
  installmentVariant: ({ query }) =>
    VARIANTS.find(
      ({ installmentCount, depositAmount }) => installmentCount === query?.installmentCount && depositAmount === query.depositAmount,
    )!,
};

async function offer(answers: FakeAnswers = {}, attributes: Record<string, string> = { price: '99.90', 'variant-id': '7' }) {
  const rendered = await renderWidget('financing-offer', {
    attributes,
    fallback: '<p>Na obroke od 9 € na mesec</p>',
    answers: { ...ANSWERS, ...answers },
  });
  await rendered.advanceTimers(0);
  return rendered;
}

test('[R7.105] the lowest instalment of all offers, by price and variant', async () => {
  const { view, callsOf } = await offer();
  expect(view.getByText(/Že od 9\s€ na mesec/)).toBeInTheDocument();
  expect(callsOf('financialOffers').map(({ query }) => query)).toEqual([{ price: 99.9, variantId: '7' }]);
});

test.each([
  ['failed', new ApiError('http', 'financialOffers', { status: 500 })],
  ['HTML', new ApiError('malformed', 'financialOffers', { cause: 'html' })],
  ['something else', new InvalidResponse({ offers: 'x' })],
])("the server's own line stays when the answer is %s", async (_what, answer) => {
  const { box } = await offer({ financialOffers: () => answer as never });
  expect(box.querySelector('slot')).not.toBeNull();
});

test('where the shop offers no financing the line disappears and its height stays', async () => {
  const { box } = await offer({ financialOffers: () => ({ offers: [] }) });
  expect(box.querySelector('slot, details')).toBeNull();
});

test('[R7.106] [R7.107] [R7.108] opened, it calculates term and deposit; the chosen term is calculated by the shop alone', async () => {
  const { view, user, callsOf, advanceTimers } = await offer();
  expect(callsOf('financingBillingMethods', 'installmentVariants')).toEqual([]);
  await user.click(view.getByText('Izračunaj obroke'));
  await advanceTimers(0);
  expect(callsOf('financingBillingMethods').map(({ query }) => query)).toEqual([{ price: 99.9, variantId: '7' }]);
  expect(callsOf('installmentVariants').map(({ query }) => query)).toEqual([{ price: 99.9, billingMethodId: '15' }]);
  await user.click(view.getByRole('radio', { name: /12 obrokov/ }));
  await advanceTimers(0);
  expect(view.getByText('Efektivna obrestna mera (EOM)').nextSibling).toHaveTextContent(/^10,4\s%$/);
  expect(view.getByText('Skupaj za plačilo').nextSibling).toHaveTextContent(/^108\s€$/);
  await user.selectOptions(view.getByLabelText('Polog'), '50');
  await advanceTimers(0);
  expect(view.getByText('Skupaj za plačilo').nextSibling).toHaveTextContent(/^104\s€$/);
  expect(callsOf('installmentVariant').map(({ query }) => query)).toEqual([
    { price: 99.9, billingMethodId: '15', installmentCount: 12, depositAmount: 0, productCode: 'STD' },
    { price: 99.9, billingMethodId: '15', installmentCount: 12, depositAmount: 50, productCode: 'STD' },
  ]);
});

test('a deposit without the chosen term: no costs until a term of it is chosen; the credit is the price less the deposit', async () => {
  const { view, user, advanceTimers } = await offer({}, { price: '99.90' });
  await user.click(view.getByText('Izračunaj obroke'));
  await advanceTimers(0);
  await user.click(view.getByRole('radio', { name: /6 obrokov/ }));
  await advanceTimers(0);
  expect(view.getByText('Znesek kredita').nextSibling).toHaveTextContent(/^99,90\s€$/);
  await user.selectOptions(view.getByLabelText('Polog'), '50');
  await advanceTimers(0);
  expect(view.queryByText('Znesek kredita')).toBeNull();
  await user.click(view.getByRole('radio', { name: /12 obrokov/ }));
  await advanceTimers(0);
  expect(view.getByText('Znesek kredita').nextSibling).toHaveTextContent(/^49,90\s€$/);
});

test('a calculation that fails can be tried again; one about another term is not shown', async () => {
  let isDown = true;
  const { view, user, advanceTimers } = await offer({
    installmentVariants: () => (isDown ? new ApiError('timeout', 'installmentVariants') : { variants: VARIANTS }),
    installmentVariant: () => variantDto({ installmentCount: 99, totalAmount: 9999 }),
  });
  await user.click(view.getByText('Izračunaj obroke'));
  await advanceTimers(0);
  expect(view.getByRole('alert')).toHaveTextContent('Ponudbe obrokov trenutno ni mogoče prikazati.');
  isDown = false;
  await user.click(view.getByRole('button', { name: 'Poskusi znova' }));
  await advanceTimers(0);
  await user.click(view.getByRole('radio', { name: /6 obrokov/ }));
  await advanceTimers(0);
  expect(view.getByText('Skupaj za plačilo').nextSibling).toHaveTextContent(/^105\s€$/);
});

test('instalments without term, with negative rates and NaN are left out', async () => {
  const odd = [variantDto({ installmentCount: 0 }), variantDto({ aprc: -1 }), { ...variantDto(), installmentAmount: 'NaN' }, null, {}];
  const { view, user, advanceTimers } = await offer({
    installmentVariants: () => new InvalidResponse({ variants: [...odd, VARIANTS[0]] }) as never,
  });
  await user.click(view.getByText('Izračunaj obroke'));
  await advanceTimers(0);
  expect(view.getAllByRole('radio')).toHaveLength(1);
});

describe('[R7.105] [R7.107] the variant that is chosen on the page', () => {
  const FORM = `<form id="buy"><select name="variantId"><option value="7" selected>S</option><option value="8" data-price="199.90">M</option></select></form>`;
  const choose = (variantId: string) => fireEvent.change(document.querySelector('#buy select')!, { target: { value: variantId } });
  const byPrice: FakeAnswers = {
    financialOffers: ({ query }) => ({ offers: [{ title: 'Leanpay', installmentAmount: (query?.price ?? 0) / 10 }] }),
  };
  const ownOf7 = { price: '99.90', 'variant-id': '7', form: 'buy' };

  test('changes line and open calculator, and its price is its own', async () => {
    document.body.insertAdjacentHTML('afterbegin', FORM);
    const { view, user, callsOf, advanceTimers } = await offer(byPrice, ownOf7);
    expect(view.getByText(/Že od 9,99\s€ na mesec/)).toBeInTheDocument();
    await user.click(view.getByText('Izračunaj obroke'));
    await advanceTimers(0);
    await user.click(view.getByRole('radio', { name: /12 obrokov/ }));
    choose('8');
    expect(view.queryByText(/9,99\s€/)).toBeNull(); // of the other one
    await advanceTimers(0);
    expect(view.getByText(/Že od 19,99\s€ na mesec/)).toBeInTheDocument();
    expect(callsOf('financialOffers').map(({ query }) => query)).toEqual([
      { price: 99.9, variantId: '7' },
      { price: 199.9, variantId: '8' },
    ]);
    expect(callsOf('installmentVariants').map(({ query }) => query)).toEqual([
      { price: 99.9, billingMethodId: '15' },
      { price: 199.9, billingMethodId: '15' },
    ]);
    expect(view.getByRole('radio', { name: /12 obrokov/ })).not.toBeChecked();
    choose('7');
    await advanceTimers(0);
    expect(view.getByText(/Že od 9,99\s€ na mesec/)).toBeInTheDocument();
    expect(callsOf('financialOffers')).toHaveLength(2);
  });

  test('cannot be had by instalments: the line goes; the page of one that can has it again', async () => {
    document.body.insertAdjacentHTML('afterbegin', FORM);
    const { box, view, advanceTimers } = await offer(
      { financialOffers: ({ query }) => ({ offers: query?.variantId === '8' ? [] : [{ title: 'Leanpay', installmentAmount: 9 }] }) },
      ownOf7,
    );
    choose('8');
    await advanceTimers(0);
    expect(box.querySelector('slot, details')).toBeNull();
    choose('7');
    expect(view.getByText(/Že od 9\s€ na mesec/)).toBeInTheDocument();
  });

  test('by a script that changes the placeholder; what is no price changes nothing', async () => {
    const { host, callsOf, advanceTimers } = await offer(byPrice);
    await act(async () => host.setAttribute('data-price', '149'));
    await advanceTimers(0);
    await act(async () => host.setAttribute('data-price', '1e9'));
    await advanceTimers(0);
    expect(callsOf('financialOffers').map(({ query }) => query?.price)).toEqual([99.9, 149]);
  });
});

test.each([['0'], ['NaN'], ['-5'], ['12,50'], ['']])('data-price="%s" is reported, and the widget does not mount', async (price) => {
  await expect(renderWidget('financing-offer', { attributes: { price } })).rejects.toThrow('data-price: expected a price such as 499.90');
});
