import { checkoutActions } from '../../../src/features/checkout';
import { toPurchase } from '../../../src/features/checkout/checkoutMapping';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An order by cash with a code, as the shop sends it. */
const ANSWER = {
  purchaseId: '77',
  purchase: {
    orderId: '20260001',
    items: [
      { title: 'Grelnik vode', count: 2, price: 24.99 },
      { title: 'Skodelica', count: 1, price: 5 },
    ],
    total: { vat: 54.96, total: 45.05 },
    deliveries: [
      { deliveryId: '1', title: 'Dostava na dom', deliveredBy: 'Vitrina', price: 3.99 },
      { deliveryId: 'digital', title: null, deliveredBy: 'Vitrina', price: 0 },
    ],
    payment: { code: 'SIA', title: 'Plačilo po povzetju', price: 1.49, state: 'none' },
    discount: 5.5,
  },
  confirmationUrl: null,
};

async function confirmationOf(purchase: object, isLeaving = false) {
  const step = await renderBasketStep();
  const placed = toPurchase({ ...ANSWER, purchase: { ...ANSWER.purchase, ...purchase } });
  if (placed === null) throw new Error('no purchase');
  await step.act(checkoutActions.orderPlaced({ purchase: placed, isLeaving }));
  const box = step.view.getByRole('heading', { name: 'Naročeni izdelki' }).closest('.order-placed');
  return (box?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('−', '-');
}

test('[R2.21] [R3.091] the rows add up: goods, discount, delivery and payment make the total', async () => {
  const text = await confirmationOf({});
  const amounts = [...text.matchAll(/(-?\d+(?:,\d\d)?) €/g)].map(([, amount]) => Number(amount?.replace(',', '.')));
  expect(amounts).toEqual([49.98, 5, -5.5, 3.99, 1.49, 54.96]);
  expect(49.98 + 5 - 5.5 + 3.99 + 1.49).toBeCloseTo(54.96, 2);
  expect(text).toContain('Popust-5,50 €');
  expect(text).toMatch(/Plačilo Plačilo po povzetju$/);
});

test('an order without a number is shown without one', async () => {
  expect(await confirmationOf({})).toMatch(/^Številka naročila: 20260001/);
  const step = await renderBasketStep();
  const purchase = toPurchase({ purchase: { ...ANSWER.purchase, orderId: '' } });
  await step.act(checkoutActions.orderPlaced({ purchase: purchase!, isLeaving: false }));
  expect(step.view.getByRole('heading', { name: 'Naročeni izdelki' })).toBeVisible();
  expect(step.view.queryByText(/Številka naročila/)).toBeNull();
});

test('free items have no row; invalid amounts are left out', async () => {
  const free = await confirmationOf({ discount: 0, payment: { ...ANSWER.purchase.payment, price: 0 } });
  expect(free).not.toContain('Popust');
  expect(free).toMatch(/Plačilo po povzetju$/);
  const odd = await confirmationOf({ discount: 'veliko', payment: { ...ANSWER.purchase.payment, price: null } });
  expect(odd).not.toContain('Popust');
  expect(odd).toMatch(/Plačilo po povzetju$/);
});

test('the next step is shown only where it exists, and not twice for an unpaid order', async () => {
  const paidLater = { payment: { ...ANSWER.purchase.payment, state: 'pending' } };
  expect(await confirmationOf({})).toContain('Potrditev smo poslali na vaš e-naslov.Naročeni izdelki');
  expect(await confirmationOf({}, true)).toContain('Čez trenutek odpremo stran naročila.');
  expect(await confirmationOf(paidLater)).toContain('Naročilo je oddano, plačano pa še ni.');
  expect(await confirmationOf({ payment: { ...ANSWER.purchase.payment, state: 'paid' } })).toContain(
    'Naročilo je plačano. Potrditev smo poslali na vaš e-naslov.Naročeni izdelki',
  );
  expect(await confirmationOf(paidLater, true)).toContain('Čez trenutek odpremo stran za plačilo.');
});

test('the days are the promised ones; a pickup has its own text, and a gift is free', async () => {
  const earliestDate = { from: '2031-11-25', to: '2031-11-26' };
  const text = await confirmationOf({
    items: [{ title: 'Kapa', count: 1, price: 0 }],
    deliveries: [
      { deliveryId: '1', title: 'Dostava na dom', price: 0, earliestDate },
      { deliveryId: 'digital', title: null, deliveryMethodName: null, price: 0 },
      { deliveryId: '2', title: 'Prevzemno mesto', price: 0, earliestDate, branch: { id: 'a', name: 'Paketnik' } },
    ],
  });
  expect(text).toContain('1 × KapaBrezplačno');
  expect(text).toContain('DostavaBrezplačno');
  expect(text).toContain('Prejeli boste po e-pošti');
  expect(text).toMatch(/Dostava: .*25\. 11\..*26\. 11\./);
  expect(text).toMatch(/PaketnikPrevzem: .*25\. 11\..*26\. 11\./);
});

test('the invoice names the company with its numbers, and the person in the order of the country', async () => {
  const billing = { firstname: 'Petra', lastname: 'Poslovna', street: 'Vzorčna ulica 1', zip: '1000', city: 'Ljubljana' };
  const company = { company: 'Vzorčno podjetje d.o.o.', companyId: '5735173000', companyTaxId: 'SI50223054' };
  expect(await confirmationOf({ billing: { ...billing, ...company } })).toMatch(
    /Naslov za računVzorčno podjetje d\.o\.o\.Matična številka: 5735173000Davčna številka: SI50223054Petra PoslovnaVzorčna ulica 1, 1000 Ljubljana$/,
  );
  expect(await confirmationOf({ billing: { ...billing, company: '', companyId: null, companyTaxId: 7 } })).toMatch(
    /Naslov za računPetra PoslovnaVzorčna ulica 1, 1000 Ljubljana$/,
  );
  for (const nothing of [null, {}, 'x', { company: '<b></b>' }])
    expect(await confirmationOf({ billing: nothing })).not.toContain('Naslov za račun');
});

test('invalid counts, prices and days are not shown', async () => {
  const text = await confirmationOf({
    items: [
      { title: 'A', count: -1, price: -4 },
      { title: 'B', count: 0.5, price: '1e309' },
      { title: 'C', count: '2', price: 3 },
    ],
    deliveries: [{ deliveryId: '1', title: 'Na dom', price: -3, earliestDate: { from: '2026-13-45', to: 'x' } }],
  });
  expect(text).toContain('1 × A–1 × B–2 × C6 €');
  expect(text).not.toMatch(/DostavaBrezplačno|Dostava:|-3|NaN/);
  expect(await confirmationOf({ total: { vat: -5, total: -4 } })).toContain('Skupaj –');
});

/** The visible confirmation. */
async function showConfirmation(
  purchase: object,
  { isLeaving = false, ...more }: { isLeaving?: boolean; orderUrl?: string; confirmationUrl?: string } = {},
) {
  const step = await renderBasketStep();
  const placed = toPurchase({ ...ANSWER, ...more, purchase: { ...ANSWER.purchase, ...purchase } });
  if (placed === null) throw new Error('no purchase');
  await step.act(checkoutActions.orderPlaced({ purchase: placed, isLeaving }));
  return step;
}

describe('[D4] a failed payment', () => {
  const payment = (state: string) => ({ payment: { ...ANSWER.purchase.payment, title: 'Plačilna kartica', state } });

  test.each(['declined', 'cancelled'])('%s: shown in the heading; the shopper pays again, or with another method', async (state) => {
    const { view } = await showConfirmation(payment(state), { confirmationUrl: '/__pay/20260001', orderUrl: '/potrditev/20260001' });
    expect(view.getByRole('heading', { level: 2, name: 'Plačilo ni uspelo' })).toBeVisible();
    expect(view.queryByText(/Hvala/)).toBeNull();
    const again = view.getByRole('link', { name: 'Plačaj znova' });
    expect([again.className, again.getAttribute('href')]).toEqual(['primary', 'https://www.shop.si/__pay/20260001']);
    expect(view.getByRole('link', { name: 'Drug način plačila' })).toHaveAttribute('href', 'https://www.shop.si/potrditev/20260001');
  });

  test('pending: thanks for the order, and its payment is the next step', async () => {
    const { view } = await showConfirmation(payment('pending'), { confirmationUrl: '/__pay/20260001', orderUrl: '/potrditev/20260001' });
    expect(view.getByRole('heading', { level: 2, name: /^Hvala/ })).toBeVisible();
    expect(view.queryByRole('link', { name: 'Drug način plačila' })).toBeNull();
  });

  test.each(['javascript:alert(1)', 'https://zlo.example/'])('a shop whose order page is %s offers no other method', async (orderUrl) => {
    const { view } = await showConfirmation(payment('declined'), { confirmationUrl: '/__pay/1', orderUrl });
    expect(view.queryByRole('link', { name: 'Drug način plačila' })).toBeNull();
  });
});

describe('[D3] a bank transfer', () => {
  const transfer = {
    recipient: 'Trgovina Lipa d.o.o.', iban: 'SI56 2633 0001 2039 086', account: null, amount: 54.96, currency: 'EUR', reference: 'SI00 20260001', dueDate: '2026-12-01',
  }; // prettier-ignore
  const payment = { ...ANSWER.purchase.payment, title: 'Po predračunu', transfer };

  test('recipient, bank, amount, reference and due date; no delivery date before it is paid', async () => {
    const { view } = await showConfirmation({ payment });
    const section = view.getByRole('region', { name: 'Podatki za plačilo' });
    const text = (section.textContent ?? '').replaceAll('\u00a0', ' ');
    expect(text).toContain('PrejemnikTrgovina Lipa d.o.o.');
    expect(text).toContain('SI56 2633 0001 2039 086');
    expect(text).toContain('Znesek54,96 €');
    expect(text).toContain('SklicSI00 20260001');
    expect(text).toMatch(/Plačajte do.*1\. 12\./);
    expect(view.getByText(/Pošljemo po prejemu plačila\./)).toBeVisible();
  });

  test('the account is copied without spaces, and that is announced', async () => {
    const { view, press } = await showConfirmation({ payment });
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await press('Kopiraj IBAN');
    expect(copied).toEqual(['SI56263300012039086']);
    expect(view.getByText('Kopirano.').closest('[role=status]')).not.toBeNull();
  });

  test.each([
    ['without an account', { iban: null }], ['without an amount', { amount: 'x' }], ['that is not an object', 7], ['without a day', { dueDate: 'soon' }],
  ])('data %s: missing data are left out, and without any there is no block', async (_what, change) => {
    const { view } = await showConfirmation({ payment: { ...payment, transfer: typeof change === 'object' ? { ...transfer, ...change } : change } });
    expect(view.queryByRole('region', { name: 'Podatki za plačilo' }) !== null).toBe(typeof change === 'object' && !('iban' in change));
    expect(view.queryByText(/NaN|null|Invalid/)).toBeNull();
  }); // prettier-ignore
});

test('[R3.091] a pickup shows its branch with the address', async () => {
  const branch = { id: 'a', name: 'Paketnik Vič', street: 'Tržaška 1', zip: '1000', city: 'Ljubljana' };
  const { view } = await showConfirmation({ deliveries: [{ deliveryId: '1', title: 'Prevzemno mesto', price: 0, branch }] });
  expect(view.getByText('Paketnik Vič, Tržaška 1, 1000 Ljubljana')).toBeVisible();
});

test('[R2.10] [R2.21] on the confirmation every step of the navigation is done, and none is a link', async () => {
  const { box } = await showConfirmation({});
  expect([...box.querySelectorAll('.step')].map((step) => step.getAttribute('data-state'))).toEqual(['done', 'done', 'done']);
  expect(box.querySelectorAll('.step a')).toHaveLength(0);
});

describe('[R2.21] the confirmation shows at a glance', () => {
  const shipping = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna ulica 1', zip: '1000', city: 'Ljubljana' };
  const home = [{ deliveryId: '1', title: 'Dostava na dom', deliveryMethodName: 'standard', price: 0 }];
  const branch = { id: 'a', name: 'Paketnik Vič', street: 'Tržaška 1', zip: '1000', city: 'Ljubljana' };

  test('where the order is delivered, and where its confirmation was sent', async () => {
    const { view } = await showConfirmation({ shipping, deliveries: home, email: 'ana@example.com' });
    const facts = view.getByRole('complementary', { name: 'Dostava in plačilo' });
    expect(facts).toHaveTextContent(/Naslov za dostavoAna KupecVzorčna ulica 1, 1000 Ljubljana/);
    expect(view.getByText('Potrditev smo poslali na ana@example.com.')).toBeVisible();
  });

  test.each([
    ['picked up', [{ ...home[0], branch }]],
    ['sent by e-mail', [{ ...home[0], deliveryMethodName: null }]],
  ])('no delivery address of an order that is %s', async (_how, deliveries) => {
    const { view } = await showConfirmation({ shipping, deliveries });
    expect(view.queryByText('Naslov za dostavo')).toBeNull();
  });

  test.each(['none', 'paid', 'pending', 'declined'])('whether it succeeded: payment %s', async (state) => {
    const { box } = await showConfirmation({ payment: { ...ANSWER.purchase.payment, state } });
    const isOpen = state === 'pending' || state === 'declined';
    const outcome = box.querySelector('.order-outcome');
    expect(outcome?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
    expect(outcome?.hasAttribute('data-open')).toBe(isOpen);
    expect(outcome).toHaveTextContent(/^Številka naročila: 20260001/);
  });
});
