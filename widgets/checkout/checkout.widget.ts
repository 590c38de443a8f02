import { defineWidget } from '../../src/loader/defineWidget';

export interface CheckoutProps {
  /** `overlay` covers the server's own pages of the cart; `page` stands in the page where the placeholder is. */
  mode: 'overlay' | 'page';
}

export const checkout = defineWidget<CheckoutProps>({
  name: 'checkout',
  mount: 'now',
  readProps: (attributes) => ({ mode: attributes.choice('mode', ['overlay', 'page'], 'overlay') }),
  load: () => import('./Checkout'),
});
