import { defineWidget } from '../../src/loader/defineWidget';

export const userMenu = defineWidget({
  name: 'user-menu',
  mount: 'intent',
  intentEvents: ['vitrina:logged-in', 'vitrina:logged-out', 'vitrina:session-ended'],
  keepsHeight: true,
  leastHeightPx: 24, // minimum target size (WCAG 2.5.8)
  readProps: () => ({}),
  load: () => import('./UserMenu'),
});
