import { defineWidget } from '../../src/loader/defineWidget';

export interface CartDrawerProps {
  /** What happens when something was added: the drawer opens, or only the count on the button changes. */
  afterAdd: 'open' | 'bump';
}

export const cartDrawer = defineWidget<CartDrawerProps>({
  name: 'cart-drawer',
  mount: 'now', // the count that this tab remembers is painted at once
  keepsHeight: true,
  leastHeightPx: 24, // the least size of a target (WCAG 2.5.8)
  readProps: (attributes) => ({ afterAdd: attributes.choice('after-add', ['open', 'bump'], 'bump') }),
  load: () => import('./CartDrawer'),
});
