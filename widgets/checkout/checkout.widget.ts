import { defineWidget } from '../../src/loader/defineWidget';
import type { CheckoutProps } from './Checkout';

export const checkout = defineWidget<CheckoutProps>({
  name: 'checkout',
  mount: 'now',
  readProps: (attributes) => ({ mode: attributes.choice('mode', ['overlay', 'page'], 'overlay') }),
  load: () => import('./Checkout'),
});
