import { act } from '@testing-library/react';
import { checkoutActions } from '../../../src/features/checkout';
import { billingMethodDto, byId, deliveryDto, withSelected } from '../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../support/fakes/checkoutShop';
import { renderShipping } from '../../support/widgets/shippingStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CARD = billingMethodDto({ id: '14', code: 'SIU_c', title: 'Kartica' });
const TRANSFER = billingMethodDto({ id: '12', code: 'SIB', title: 'Predračun' });
const CASH = billingMethodDto({ id: '13', code: 'SIA', title: 'Povzetje' });
const METHODS = byId([CARD, TRANSFER, CASH]);

/** Ready to be ordered, with the payment of the change. */
const step = (change: Parameters<typeof checkoutShop>[0]) =>
  renderShipping({
    shop: checkoutShop({ deliveries: [withSelected(deliveryDto(), 'standardDelivery')], billingMethods: METHODS, ...change }),
  });

describe('a payment that the shop revokes', () => {
  const GONE = 'Izbira »Povzetje« ni več mogoča. Izberite znova.';
  const WITHOUT = byId([CARD, TRANSFER, { ...CASH, invalid: true }]);

  test.each([
    ['with another answer, as after a discount code', { selectedPayment: null, billingMethods: WITHOUT }],
    ['that is still selected, but not available', { billingMethods: WITHOUT }],
    ['that is still selected, but not listed', { billingMethods: byId([CARD, TRANSFER]) }],
  ])('%s: it is named until another one is chosen', async (_what, change) => {
    const { view, user, shop, receive, advanceTimers, orderButton } = await step({ selectedPayment: { billingMethodId: '13' } });
    expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
    receive(shop.set(change));
    await advanceTimers(50);
    expect(view.getByText(GONE)).toHaveAttribute('role', 'alert');
    expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
    receive(shop.cart());
    await advanceTimers(50);
    expect(view.getByText(GONE)).toBeVisible();
    await user.click(view.getByRole('radio', { name: /^Predračun/ }));
    await advanceTimers(50);
    expect(view.queryByText(GONE)).toBeNull();
  });

  test('in another step: it is told in this one', async () => {
    const { view, shop, receive, advanceTimers, dispatch } = await step({ selectedPayment: { billingMethodId: '13' } });
    act(() => void dispatch(checkoutActions.stepEntered({ step: 'preview' })));
    receive(shop.set({ selectedPayment: null, billingMethods: WITHOUT }));
    act(() => void dispatch(checkoutActions.stepEntered({ step: 'shipping' })));
    await advanceTimers(50);
    expect(view.getByText(GONE)).toBeVisible();
  });
});

test('the shopper takes a choice back: nothing is told, and the focus stays in the box', async () => {
  const { view, user, shadow, advanceTimers } = await step({ selectedPayment: { billingMethodId: '13' } });
  const clear = view.getAllByRole('button', { name: 'Prekliči izbiro' }).at(-1)!;
  clear.focus();
  await user.keyboard('{Enter}');
  await advanceTimers(50);
  expect(view.getByRole('radio', { name: /^Povzetje/ })).not.toBeChecked();
  expect(view.queryByText(/ni več mogoča/)).toBeNull();
  expect(shadow.activeElement).toBe(view.getByRole('region', { name: 'Način plačila' }));
});

test.each([
  ['none', []],
  ['another one', [{ id: 'c2', title: '•••• 1111' }]],
])('a saved card that the shop no longer has, but %s: it cannot be ordered until a card is chosen', async (_what, cards) => {
  const { view, user, shadow, advanceTimers, callsOf, orderButton } = await step({
    selectedPayment: { billingMethodId: '14', cardId: 'c1' },
    cards,
  });
  expect(view.getByText('Shranjena kartica ni več na voljo. Izberite drugo.')).toBeVisible();
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(orderButton());
  const newCard = view.getByRole('radio', { name: 'Nova kartica' });
  expect(newCard).not.toBeChecked();
  expect(shadow.activeElement).toBe(newCard);
  await user.click(newCard);
  await advanceTimers(50);
  expect(callsOf('selectBillingMethod').map(({ body }) => body)).toEqual([{ billingMethodId: '14', rememberCard: 0, newCard: 1 }]);
  expect(view.queryByText(/Shranjena kartica ni več/)).toBeNull();
  expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
});

test('a saved card that the shop still has is ticked, and the order can be placed', async () => {
  const { view, orderButton } = await step({
    selectedPayment: { billingMethodId: '14', cardId: 'c2' },
    cards: [{ id: 'c2', title: '•••• 1111' }],
  });
  expect(view.getByRole('radio', { name: '•••• 1111' })).toBeChecked();
  expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
});
