import { checkoutActions } from '../../../src/features/checkout';
import { toPurchase } from '../../../src/features/checkout/checkoutMapping';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An order by cash with a code, as the shop tells of it. */
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
  const box = step.view.getByRole('heading', { name: 'Naročeni izdelki' }).closest('.confirmation');
  return (box?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('−', '-');
}

test('[R2.21] [R3.091] what is shown adds up: goods, discount, delivery and payment make the total', async () => {
  const text = await confirmationOf({});
  const amounts = [...text.matchAll(/(-?\d+(?:,\d\d)?) €/g)].map(([, amount]) => Number(amount?.replace(',', '.')));
  expect(amounts).toEqual([49.98, 5, -5.5, 3.99, 1.49, 54.96]);
  expect(49.98 + 5 - 5.5 + 3.99 + 1.49).toBeCloseTo(54.96, 2);
  expect(text).toContain('Popust-5,50 €');
  expect(text).toMatch(/Plačilo: Plačilo po povzetju$/);
});

test('an order whose number the shop keeps to itself is shown without one', async () => {
  expect(await confirmationOf({})).toMatch(/^Številka naročila: 20260001/);
  const step = await renderBasketStep();
  const purchase = toPurchase({ purchase: { ...ANSWER.purchase, orderId: '' } });
  await step.act(checkoutActions.orderPlaced({ purchase: purchase!, isLeaving: false }));
  expect(step.view.getByRole('heading', { name: 'Naročeni izdelki' })).toBeVisible();
  expect(step.view.queryByText(/Številka naročila/)).toBeNull();
});

test('what costs nothing is not named; amounts that are none are left out', async () => {
  const free = await confirmationOf({ discount: 0, payment: { ...ANSWER.purchase.payment, price: 0 } });
  expect(free).not.toContain('Popust');
  expect(free).toMatch(/Plačilo po povzetju$/);
  const odd = await confirmationOf({ discount: 'veliko', payment: { ...ANSWER.purchase.payment, price: null } });
  expect(odd).not.toContain('Popust');
  expect(odd).toMatch(/Plačilo po povzetju$/);
});

test('what happens next is true: nobody is led on where there is no page, nor twice to where it is paid', async () => {
  const paidLater = { payment: { ...ANSWER.purchase.payment, state: 'pending' } };
  expect(await confirmationOf({})).toContain('Potrditev smo poslali na vaš e-naslov.Naročeni izdelki');
  expect(await confirmationOf({}, true)).toContain('Čez trenutek odpremo stran naročila.');
  expect(await confirmationOf(paidLater)).toContain('Naročilo je oddano, plačano pa še ni.');
  expect(await confirmationOf({ payment: { ...ANSWER.purchase.payment, state: 'paid' } })).toContain(
    'Naročilo je plačano. Potrditev smo poslali na vaš e-naslov.Naročeni izdelki',
  );
  expect(await confirmationOf(paidLater, true)).toContain('Čez trenutek odpremo stran za plačilo.');
});

test('the days are those that were promised; what is fetched is fetched, and a gift is free', async () => {
  const earliestDate = { from: '2026-11-25', to: '2026-11-26' };
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

test('counts, prices and days that are none are not shown', async () => {
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
