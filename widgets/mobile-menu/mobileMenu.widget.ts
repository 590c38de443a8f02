import { defineWidget } from '../../src/loader/defineWidget';
import type { MobileMenuProps } from './mobileMenuProps';

export const mobileMenu = defineWidget<MobileMenuProps>({
  name: 'mobile-menu',
  mount: 'intent', // until then, and without JavaScript, the server's own links
  keepsHeight: true,
  leastHeightPx: 24, // minimum target size (WCAG 2.5.8)
  readProps: (attributes) => ({ current: attributes.text('current', '', 2000) }),
  load: () => import('./MobileMenu'),
});
