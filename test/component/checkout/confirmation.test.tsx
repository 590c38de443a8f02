import { checkoutActions } from '../../../src/features/checkout';
import { toPurchase } from '../../../src/features/checkout/checkoutMapping';
import { renderBasketStep } from '../../support/basketStep';

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

async function confirmationOf(purchase: object) {
  const step = await renderBasketStep();
  const placed = toPurchase({ ...ANSWER, purchase: { ...ANSWER.purchase, ...purchase } });
  if (placed === null) throw new Error('no purchase');
  await step.act(checkoutActions.orderPlaced({ purchase: placed }));
  const box = step.view.getByRole('heading', { name: 'Naročeni izdelki' }).closest('.confirmation');
  return (box?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('−', '-');
}

test('[R2.21] [R3.091] what is shown adds up: goods, discount, delivery and payment make the total', async () => {
  const text = await confirmationOf({});
  const amounts = [...text.matchAll(/(-?\d+(?:,\d\d)?) €/g)].map(([, amount]) => Number(amount?.replace(',', '.')));
  expect(amounts).toEqual([49.98, 5, -5.5, 54.96, 3.99, 1.49]);
  expect(49.98 + 5 - 5.5 + 3.99 + 1.49).toBeCloseTo(54.96, 2);
  expect(text).toContain('Popust-5,50 €');
  expect(text).toContain('Plačilo po povzetju (1,49 €)');
});

test('an order whose number the shop keeps to itself is shown without one', async () => {
  expect(await confirmationOf({})).toMatch(/^Številka naročila: 20260001/);
  const step = await renderBasketStep();
  const purchase = toPurchase({ purchase: { ...ANSWER.purchase, orderId: '' } });
  await step.act(checkoutActions.orderPlaced({ purchase: purchase! }));
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
