import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartActions, toCart } from '../../../src/features/cart';
import { checkoutActions } from '../../../src/features/checkout';
import { checkoutCartReceived, toCheckoutParts } from '../../../src/features/checkoutResponse';
import { checkoutFeatures } from '../../../widgets/checkout/checkoutFeatures';
import { createPanel } from '../../../widgets/checkout/shipping/ShippingStep';
import { windows } from '../../../widgets/checkout/windows/TimeWindows';
import { checkoutShop } from '../fakes/checkoutShop';
import { showInShadow } from './showInShadow';
import { createTestStore } from '../fakes/createTestStore';
import type { StoreOptions } from '../fakes/createTestStore';

interface ShippingOptions extends StoreOptions {
  shop?: ReturnType<typeof checkoutShop>;
  /** False: the shop has not responded yet. */
  isLoaded?: boolean;
}

/** The shipping step alone in a shadow root, with the checkout's features and its cart. Needs jest's fake timers. */
export async function renderShipping({ shop = checkoutShop(), isLoaded = true, ...options }: ShippingOptions = {}) {
  const created = createTestStore({ ...options, answers: { ...shop.answers, ...options.answers } });
  checkoutFeatures.forEach(created.injectFeature);
  const hasWindows = created.shop.flags.isOn('pup_time_window');
  if (hasWindows) created.injectFeature(windows.feature);
  const receive = (answer: object) => {
    const cart = toCart(answer);
    if (cart !== null) created.dispatch(cartActions.cartReceived({ cart }));
    created.dispatch(checkoutCartReceived(toCheckoutParts(answer, hasWindows)));
  };
  created.dispatch(checkoutActions.stepEntered({ step: 'shipping' }));

  const host = document.createElement('div');
  document.body.append(host);
  const box = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(box);
  const Step = createPanel(hasWindows ? windows : null).component;
  const { unmount } = showInShadow(<Step />, box, created);
  const advanceTimers = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  if (isLoaded) act(() => receive(shop.cart()));
  await advanceTimers(0);
  return {
    ...created,
    shop,
    shadow,
    box,
    unmount,
    advanceTimers,
    receive: (answer: object) => act(() => receive(answer)),
    view: within(box),
    user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    dialog: () => box.querySelector('dialog'),
    inside: () => within(box.querySelector('dialog') ?? box),
    orderButton: () => within(box).getByRole('button', { name: /^Naroči z obveznostjo plačila/ }),
  };
}
