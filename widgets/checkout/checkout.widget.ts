import { defineWidget } from '../../src/loader/defineWidget';

export interface CheckoutProps {
  /** `overlay` covers the server's cart pages; `page` renders in place of the placeholder. */
  mode: 'overlay' | 'page';
}

export const checkout = defineWidget<CheckoutProps>({
  name: 'checkout',
  mount: 'now',
  readProps: (attributes) => ({ mode: attributes.choice('mode', ['overlay', 'page'], 'overlay') }),
  load: () => import('./Checkout'),
});
