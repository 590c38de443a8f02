import { defineWidget } from '../../src/loader/defineWidget';
import { view } from './CartDrawer';
import type { CartDrawerProps } from './CartDrawer';
import { prefetchPanel } from './usePanel';

export const cartDrawer = defineWidget<CartDrawerProps>({
  name: 'cart-drawer',
  mount: 'now', // the count from this tab's snapshot is painted at once
  keepsHeight: true,
  leastHeightPx: 24, // minimum target size (WCAG 2.5.8)
  readProps: (attributes) => ({ afterAdd: attributes.choice('after-add', ['open', 'bump'], 'bump') }),
  load: () => Promise.resolve({ view }),
  prefetch: prefetchPanel,
});
