import { act, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { checkoutActions } from '../../../src/features/checkout';
import { ORDER_ATTEMPT_KEY } from '../../../src/features/checkout/orderAttemptStorage';
import { cartDto } from '../../support/fakes/cartDtos';
import { deliveryDto, withSelected } from '../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../support/fakes/checkoutShop';
import { renderBasketStep } from '../../support/widgets/basketStep';
import { renderShipping } from '../../support/widgets/shippingStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ATTEMPT = { key: 'k'.repeat(32), cartId: '550012', at: 0, pieces: 2, total: 24.4 };
const contact = { phone: '+386 1 555 01 00', email: 'pomoc@lipa.example', url: '/vsebina/kontakt' };

const stepIn = (box: HTMLElement) => within(box.querySelector<HTMLElement>('.checkout-main') ?? box);

const unverified = (at = Date.now() - 65_000) => ({
  page: { session: { [ORDER_ATTEMPT_KEY]: JSON.stringify({ ...ATTEMPT, at, country: 'SI' }) }, now: Date.now() },
  config: { contact },
  answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }) },
});

test('[D1] after a reload without a response the shopper sees what was ordered and when, can verify at once, and can contact the shop', async () => {
  const { view, box, api, user, advanceTimers } = await renderBasketStep(unverified());
  expect(view.getByText('Poslano naročilo: 2 kosa, 24,40 €')).toBeVisible();
  expect(view.getByText(/^Preverjamo že 1:0\d\.$/)).toBeVisible();
  expect(stepIn(box).getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+38615550100');
  expect(stepIn(box).getByRole('link', { name: contact.email })).toHaveAttribute('href', 'mailto:pomoc@lipa.example');
  expect(stepIn(box).getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/vsebina/kontakt');
  await advanceTimers(30_000);
  const asked = api.callsOf('loadPurchase').length;
  await user.click(view.getByRole('button', { name: 'Preveri zdaj' }));
  await advanceTimers(0);
  expect(api.callsOf('loadPurchase')).toHaveLength(asked + 1);
});

test('[D1] meanwhile the basket is shown and can be changed, and the elapsed time of yesterday’s order is not', async () => {
  const { view, api, press } = await renderBasketStep({
    ...unverified(Date.now() - 23 * 60 * 60_000),
    answers: { ...unverified().answers, cartChangeAmount: () => cartDto() },
  });
  expect(view.getByText(/^Še ne vemo, ali je vaše prejšnje naročilo prispelo/)).toBeVisible();
  expect(view.queryByText(/^Preverjamo že/)).toBeNull();
  await press(/^Povečaj količino/);
  expect(api.callsOf('cartChangeAmount').map(({ body }) => body)).toMatchObject([{ id: '1', amount: 2 }]);
});

test('[D1] ordering is blocked: the button names the earlier order and leads to its note; allowing a new order unblocks it', async () => {
  const shop = checkoutShop({
    deliveries: [withSelected(deliveryDto(), 'standardDelivery')],
    selectedPayment: { billingMethodId: '12', rememberCard: 0, newCard: 0 },
  });
  const { orderButton, dispatch, user, callsOf, advanceTimers } = await renderShipping({ shop });
  act(() => void dispatch(checkoutActions.orderChanged({ phase: 'unverified', attempt: ATTEMPT })));
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  expect(orderButton()).toHaveAccessibleDescription(/počakati, da preverimo prejšnje naročilo/);
  await user.click(orderButton());
  await advanceTimers(0);
  expect(callsOf('nextStep')).toEqual([]);
  act(() => void dispatch(checkoutActions.attemptOverridden()));
  expect(orderButton()).toHaveAttribute('aria-disabled', 'false');
});

test('[D1] allowing a new order removes the note and keeps the keyboard focus in the checkout', async () => {
  const { view, box, press } = await renderBasketStep(unverified());
  await press('Dovoli novo naročilo');
  expect(view.queryByText(/^Še ne vemo, ali je vaše prejšnje naročilo prispelo/)).toBeNull();
  expect((box.getRootNode() as ShadowRoot).activeElement).toBe(view.getByRole('heading', { level: 2, name: /Košarica/ }));
});

test('[D1] without configured contacts there is no block for them', async () => {
  const { view, dispatch } = await renderShipping({ shop: checkoutShop() });
  act(() => void dispatch(checkoutActions.orderChanged({ phase: 'confirmed', attempt: ATTEMPT })));
  expect(view.getByRole('button', { name: 'Preveri zdaj' })).toBeVisible();
  expect(view.queryByText('Potrebujete pomoč?')).toBeNull();
});

test('[D9] a declined order: nothing was ordered, why, and the new total beside the agreed one', async () => {
  const { box, dispatch } = await renderShipping({ shop: checkoutShop() });
  const messages = [{ message: 'Koda ZIMA10 je potekla.', type: 'danger', cat: 'cart', isKey: false }] as const;
  act(() => void dispatch(checkoutActions.orderChanged({ phase: 'declined', messages, sentTotal: 8.5 })));
  const text = (box.querySelector('.order')?.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Naročilo ni bilo oddano.Koda ZIMA10 je potekla.Skupaj je zdaj ');
  expect(text).toContain('(prej 8,50 €)');
});

test('[D34] the session ends during the order: the explanation and the shop’s contact stay on the page until the shopper continues', async () => {
  const { view, box, dispatch, advanceTimers } = await renderBasketStep({ config: { contact } });
  act(() => void dispatch(checkoutActions.orderChanged({ phase: 'lost', message: 'txt_order_unsure' })));
  await advanceTimers(60_000);
  expect(view.getByText(/Ni nam uspelo preveriti, ali je naročilo prispelo/).closest('[role=alert]')).not.toBeNull();
  expect(stepIn(box).getByRole('link', { name: contact.phone })).toBeVisible();
  act(() => void dispatch(checkoutActions.moveStarted()));
  expect(stepIn(box).queryByRole('link', { name: contact.phone })).toBeNull();
});

test('[R2.10] [R2.13] while an order is sent or verified no step of the navigation is a link', async () => {
  const { box, dispatch } = await renderBasketStep({ page: { href: 'https://www.shop.si/kosarica' } });
  act(() => void dispatch(checkoutActions.stepEntered({ step: 'shipping' })));
  expect(box.querySelectorAll('.step a')).toHaveLength(2);
  for (const order of [
    { phase: 'sending', attempt: ATTEMPT },
    { phase: 'verifying', attempt: ATTEMPT },
  ] as const) {
    act(() => void dispatch(checkoutActions.orderChanged(order)));
    expect(box.querySelectorAll('.step a')).toHaveLength(0);
  }
});
