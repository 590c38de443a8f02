import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { checkoutActions } from '../../src/features/checkout';
import { financingShop, variantDto } from '../support/fakes/financingShop';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { deliveryDto, withSelected } from '../support/fakes/checkoutDtos';
import { renderShipping } from '../support/widgets/shippingStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const INSURANCE = { insuranceCode: 'PPI', insuranceTitle: 'Zavarovanje plačil', insuranceAmount: 0.5 };
const VARIANTS = [
  variantDto({ installmentCount: 6, installmentAmount: 17.5, totalAmount: 105 }),
  variantDto({ installmentCount: 12, feeAmount: 2 }),
  variantDto({ installmentCount: 12, installmentAmount: 9.5, totalAmount: 114, ...INSURANCE }),
  variantDto({ installmentCount: 12, installmentAmount: 4.5, totalAmount: 104, depositAmount: 50 }),
];
const CHOSEN = { selectedPayment: { billingMethodId: '15', productCode: 'STD', installmentCount: 12, depositAmount: 0 } };
const READY = { deliveries: [withSelected(deliveryDto(), 'standardDelivery')] };

type Options = NonNullable<Parameters<typeof financingShop>[0]>;

/** The shipping step with the financing method selected, and its code loaded. */
async function financing({ cart = {}, ...options }: Options = {}, answers: FakeAnswers = {}) {
  const shop = financingShop({ variants: VARIANTS, cart: { ...READY, ...CHOSEN, ...cart }, ...options });
  const rendered = await renderShipping({ shop: shop.shop, answers: { ...shop.answers, ...answers } });
  for (let turn = 0; turn < 20 && rendered.box.querySelector('.financing') === null; turn += 1) await rendered.advanceTimers(10);
  await rendered.advanceTimers(50);
  const panel = rendered.box.querySelector<HTMLElement>('.financing')!;
  return {
    ...rendered,
    ...shop,
    panel,
    inPanel: within(panel),
    bodies: (op: 'financingEnrich' | 'selectBillingMethod') => rendered.callsOf(op).map(({ body }) => body),
  };
}

test('[R3.069] the variants are radio buttons; term, deposit and insurance select one, with what it costs', async () => {
  const { inPanel, user, advanceTimers, bodies } = await financing({ cart: { selectedPayment: { billingMethodId: '15' } } });
  await user.click(inPanel.getByRole('radio', { name: /^12 obrokov 9\s€ na mesec/ }));
  await advanceTimers(50);
  const fact = (name: string) => inPanel.getByText(name).nextSibling?.textContent?.replaceAll('\u00a0', ' ');
  expect(['Obroki', 'Stroški odobritve', 'Letna obrestna mera', 'Efektivna obrestna mera (EOM)', 'Skupaj za plačilo'].map(fact)).toEqual([
    '12 × 9 €',
    '2 €',
    '8,9 %',
    '14,2 %',
    '108 €',
  ]);
  await user.click(inPanel.getByRole('checkbox', { name: 'Zavarovanje plačil' }));
  await advanceTimers(50);
  expect(fact('Skupaj za plačilo')).toBe('114 €');
  await user.click(inPanel.getByRole('checkbox', { name: 'Zavarovanje plačil' }));
  await user.selectOptions(inPanel.getByLabelText('Polog'), '50');
  await advanceTimers(50);
  expect(fact('Skupaj za plačilo')).toBe('104 €');
  expect(bodies('selectBillingMethod').at(-1)).toMatchObject({ productCode: 'STD', installmentCount: 12, depositAmount: 50 });
  expect(bodies('selectBillingMethod')).toContainEqual(expect.objectContaining({ insuranceCode: 'PPI' }));
});

test('the order button explains what is missing, and leads there', async () => {
  const { orderButton, user, shadow, inPanel, advanceTimers, provider, view } = await financing({
    cart: { selectedPayment: { billingMethodId: '15' } },
  });
  expect(orderButton()).toHaveAccessibleDescription(/izbrati število obrokov/);
  await user.click(orderButton());
  await advanceTimers(50);
  expect(shadow.activeElement).toBe(inPanel.getAllByRole('radio')[0]);
  await user.click(inPanel.getByRole('radio', { name: /^12 obrokov/ }));
  await advanceTimers(50);
  await user.click(view.getByRole('button', { name: 'urediti obročno plačilo' }));
  const apply = inPanel.getByRole('button', { name: 'Oddaj vlogo' });
  expect(shadow.activeElement).toBe(apply);
  provider.application!.state = 'approved';
  await user.click(inPanel.getByRole('checkbox', { name: /sprejemam/ }));
  await user.click(apply);
  await advanceTimers(50);
  expect(inPanel.getByText(/Financiranje je odobreno/)).toBeVisible();
  expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
});

test('[R7.085] the personal number is sent without separators, cleared, and neither in the state nor in storage', async () => {
  const { inPanel, user, advanceTimers, bodies, store, page } = await financing({ application: { personalId: true } });
  const field = inPanel.getByLabelText('Davčna številka');
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  expect(field).toHaveAccessibleDescription(/Vnesite davčno številko/);
  await user.type(field, '1234 5678');
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  expect(inPanel.getByText('Sprejmite dokumente.')).toBeVisible();
  expect(bodies('financingEnrich')).toEqual([]);
  await user.click(inPanel.getByRole('checkbox', { name: /sprejemam/ }));
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  await advanceTimers(50);
  expect(bodies('financingEnrich')).toMatchObject([{ personalId: '12345678', termsVersion: '1' }]);
  expect(inPanel.getByLabelText('Davčna številka')).toHaveValue('');
  const kept = [page.storage.local, page.storage.session].map((area) => area.keys().map((key) => area.get(key)));
  expect(JSON.stringify([store.getState(), kept])).not.toContain('12345678');
});

test('a one-time code with spaces and hyphens, as it may be pasted', async () => {
  const { inPanel, user, advanceTimers, bodies, provider } = await financing({
    application: { state: 'code', phone: '••• 45', attemptsLeft: 3 },
  });
  const field = inPanel.getByLabelText('Koda iz SMS-a');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAccessibleDescription(/Kodo smo poslali na ••• 45\. Imate še 3 poskuse\./);
  await user.click(inPanel.getByRole('button', { name: 'Potrdi kodo' }));
  expect(bodies('financingEnrich')).toEqual([]);
  provider.messages.push('Koda ni prava.');
  provider.application!.attemptsLeft = 2;
  await user.type(field, ' 482-913 {Enter}');
  await advanceTimers(50);
  expect(bodies('financingEnrich')).toMatchObject([{ otp: '482913' }]);
  expect(inPanel.getByRole('alert')).toHaveTextContent('Koda ni prava.');
  expect(inPanel.getByText('Imate še 2 poskusa.')).toBeVisible();
  expect(inPanel.getByLabelText('Koda iz SMS-a')).toHaveValue('');
});

test('[R7.144] a one-time code that the browser fills in at once; the fifth wrong one is the end of the application, which can be sent again', async () => {
  const { inPanel, user, advanceTimers, bodies, provider } = await financing({ application: { state: 'code', attemptsLeft: 5 } });
  for (let left = 4; left >= 0; left -= 1) {
    const field = inPanel.getByLabelText('Koda iz SMS-a');
    fireEvent.input(field, { target: { value: `11111${left}` } });
    provider.messages.push('Koda ni prava.');
    Object.assign(provider.application!, left === 0 ? { state: 'refused', attemptsLeft: 0 } : { attemptsLeft: left });
    fireEvent.submit(field.closest('form')!);
    await advanceTimers(50);
  }
  expect(bodies('financingEnrich')).toMatchObject([4, 3, 2, 1, 0].map((left) => ({ otp: `11111${left}` })));
  expect(inPanel.queryByLabelText('Koda iz SMS-a')).toBeNull();
  expect(inPanel.getByText('Poskusi za vnos kode so porabljeni. Oddajte vlogo znova.')).toBeVisible();
  provider.application!.state = 'approved';
  await user.click(inPanel.getByRole('checkbox', { name: /sprejemam/ }));
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  await advanceTimers(50);
  expect(inPanel.getByText(/Financiranje je odobreno/)).toBeVisible();
});

test.each([
  ['refused', {}, /Ponudnik vloge ni odobril/],
  ['expired', {}, /Odobritev je potekla/],
  ['leave', { redirectUrl: '/__financing/x' }, /Vlogo dokončate na strani ponudnika/],
] as const)('an application in the state %s is announced', async (state, more, text) => {
  const { inPanel, orderButton } = await financing({ application: { state, ...more } });
  expect(inPanel.getAllByRole('status')[0]).toHaveTextContent(text);
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
});

test('the provider is reached by a link; one of another origin that the page does not allow is none', async () => {
  const good = await financing({ application: { state: 'leave', redirectUrl: '/__financing/x' } });
  expect(good.inPanel.getByRole('link', { name: 'Nadaljuj pri ponudniku' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/__financing\/x$/),
  );
  good.unmount();
  for (const redirectUrl of ['https://elsewhere.example/x', 'javascript:alert(1)', null]) {
    const bad = await financing({ application: { state: 'leave', redirectUrl } });
    expect(bad.inPanel.queryByRole('link', { name: 'Nadaljuj pri ponudniku' })).toBeNull();
    bad.unmount();
  }
});

test('[R8.18] [R8.19] a failure is shown with a way to try again', async () => {
  let isDown = true;
  const { inPanel, user, advanceTimers, orderButton } = await financing(
    {},
    {
      financingLoad: () =>
        isDown
          ? new ApiError('http', 'financingLoad', { status: 422 })
          : financingShop({ variants: VARIANTS, application: { state: 'approved' } }).answer(),
    },
  );
  expect(inPanel.getByRole('alert')).toHaveTextContent('Obročnega plačila trenutno ni mogoče urediti.');
  expect(inPanel.queryByText(/Preverjamo/)).toBeNull();
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  isDown = false;
  await user.click(inPanel.getByRole('button', { name: 'Poskusi znova' }));
  await advanceTimers(50);
  expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
});

test('[R4.056] while it is polled, a patient text and a way to stop', async () => {
  const { inPanel, user, callsOf, advanceTimers } = await financing({}, { financingLoad: () => ({ status: 'pending' }) });
  expect(inPanel.getByText(/Preverjamo možnosti obročnega plačila/)).toBeVisible();
  await user.click(inPanel.getByRole('button', { name: 'Ne čakaj več' }));
  expect(inPanel.getByText(/Preverjanje je ustavljeno/)).toBeVisible();
  const count = callsOf('financingLoad').length;
  await advanceTimers(60_000);
  expect(callsOf('financingLoad')).toHaveLength(count);
});

test('[R4.054] [R4.055] a deferred payment shows from how much a month it can be had, before it is selected; failed, a way to try again', async () => {
  let isDown = true;
  const { view, user, advanceTimers } = await financing(
    { code: 'CZN', cart: { selectedPayment: { billingMethodId: '13' } } },
    { revolvingOfferDetail: () => (isDown ? new ApiError('http', 'revolvingOfferDetail', { status: 500 }) : { offer: variantDto() }) },
  ).catch(() => {
    throw new Error('not rendered');
  });
  await advanceTimers(5000);
  expect(view.getByText(/Ponudbe obrokov trenutno ni mogoče prikazati/)).toBeVisible();
  isDown = false;
  await user.click(view.getByRole('button', { name: 'Poskusi znova' }));
  await advanceTimers(50);
  expect(view.getByText(/^Že od 9\s€ na mesec$/)).toBeVisible();
});

test('while the application is being sent, term, deposit and insurance are locked', async () => {
  let send: (answer: object) => void = () => {};
  const { inPanel, user, advanceTimers, provider, answer } = await financing(
    {},
    { financingEnrich: () => new Promise((resolve) => (send = resolve as typeof send)) },
  );
  await user.click(inPanel.getByRole('checkbox', { name: /sprejemam/ }));
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  expect(inPanel.getByText(/^Pošiljamo/)).toBeVisible();
  for (const choice of [...inPanel.getAllByRole('radio'), inPanel.getByLabelText('Polog'), inPanel.getByLabelText('Zavarovanje plačil')])
    expect(choice).toBeDisabled();
  provider.application!.state = 'approved';
  send(answer());
  await advanceTimers(50);
  expect(inPanel.getByText(/Financiranje je odobreno/)).toBeVisible();
});

test.each([
  ['approved', 'Znesek se je spremenil, zato odobritev ne velja več. Oddajte vlogo znova.'],
  ['code', 'Znesek se je spremenil, zato oddana vloga ne velja več. Oddajte jo znova.'],
  ['pending', 'Znesek se je spremenil, zato oddana vloga ne velja več. Oddajte jo znova.'],
] as const)('another total: that what was %s no longer applies is told until the shopper applies again', async (state, text) => {
  const { inPanel, user, advanceTimers, provider, receive, shop, dispatch } = await financing({ application: { state } });
  expect(inPanel.queryByText(text)).toBeNull();
  provider.application!.state = 'offered';
  // The total may change in another step, too.
  act(() => void dispatch(checkoutActions.stepEntered({ step: 'preview' })));
  receive(shop.set({ total: { total: 200, totalNoVat: 160 } }));
  act(() => void dispatch(checkoutActions.stepEntered({ step: 'shipping' })));
  await advanceTimers(50);
  expect(inPanel.getAllByRole('status')[0]).toHaveTextContent(text);
  provider.application!.state = 'approved';
  await user.click(inPanel.getByRole('checkbox', { name: /sprejemam/ }));
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  await advanceTimers(50);
  expect(inPanel.queryByText(text)).toBeNull();
});

test('an application that was being sent when the total changed is told of, too', async () => {
  const { inPanel, user, advanceTimers, receive, shop } = await financing({}, { financingEnrich: () => new Promise(() => {}) });
  await user.click(inPanel.getByRole('checkbox', { name: /sprejemam/ }));
  await user.click(inPanel.getByRole('button', { name: 'Oddaj vlogo' }));
  receive(shop.set({ total: { total: 200, totalNoVat: 160 } }));
  await advanceTimers(50);
  expect(inPanel.getAllByRole('status')[0]).toHaveTextContent(/oddana vloga ne velja več/);
});

test.each([{}, { application: null }])('deposit without the chosen term: it is taken, and the term is chosen again; %j', async (change) => {
  const { inPanel, user, advanceTimers, bodies, orderButton } = await financing({
    ...change,
    cart: { selectedPayment: { billingMethodId: '15', productCode: 'STD', installmentCount: 6, depositAmount: 0 } },
  });
  expect(inPanel.getByRole('radio', { name: /^6 obrokov/ })).toBeChecked();
  await user.selectOptions(inPanel.getByLabelText('Polog'), '50');
  await advanceTimers(50);
  expect(bodies('selectBillingMethod').at(-1)).toEqual({ billingMethodId: '15', rememberCard: 0, newCard: 0 });
  expect(inPanel.getByLabelText('Polog')).toHaveValue('50');
  expect(inPanel.getByRole('radio', { name: /^12 obrokov 4,50\s€/ })).not.toBeChecked();
  expect(inPanel.getAllByRole('status')[0]).toHaveTextContent('Izberite število obrokov.');
  expect(orderButton()).toHaveAccessibleDescription(/izbrati število obrokov/);
  // No variant has both: the deposit goes.
  await user.click(inPanel.getByRole('checkbox', { name: 'Zavarovanje plačil' }));
  expect(inPanel.getByLabelText('Polog')).toHaveValue('0');
  expect(inPanel.getByRole('radio', { name: /^12 obrokov 9,50\s€/ })).toBeVisible();
});

test('the amount of the credit is the total less the deposit', async () => {
  const { inPanel, user, advanceTimers, receive, shop } = await financing();
  receive(shop.set({ total: { total: 200, totalNoVat: 160 } }));
  await advanceTimers(50);
  const credit = () => inPanel.getByText('Znesek kredita').nextSibling;
  expect(credit()).toHaveTextContent(/^200\s€$/);
  await user.selectOptions(inPanel.getByLabelText('Polog'), '50');
  await advanceTimers(50);
  expect(credit()).toHaveTextContent(/^150\s€$/);
});

test('the instalments of an approval are changed: the focus is at the chosen term', async () => {
  const { inPanel, user, shadow } = await financing({ application: { state: 'approved' } });
  await user.click(inPanel.getByRole('button', { name: 'Spremeni obroke' }));
  expect(shadow.activeElement).toBe(inPanel.getByRole('radio', { name: /^12 obrokov 9\s€/ }));
});

test('a long amount may take its own line, so both are in one box that wraps', async () => {
  const { inPanel } = await financing();
  const line = inPanel.getAllByText(/na mesec$/)[0]!.parentElement!;
  expect([line.className, line.textContent]).toEqual(['term-line', expect.stringMatching(/^6 obrokov 17,50\s€ na mesec$/)]);
});
