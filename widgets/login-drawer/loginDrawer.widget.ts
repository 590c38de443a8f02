import { defineWidget } from '../../src/loader/defineWidget';

export const loginDrawer = defineWidget({
  name: 'login-drawer',
  mount: 'intent', // until then, and without JavaScript, the server's own link
  intentEvents: ['vitrina:logged-in', 'vitrina:logged-out', 'vitrina:session-ended'],
  keepsHeight: true,
  leastHeightPx: 24, // minimum target size (WCAG 2.5.8)
  readProps: (attributes) => ({ context: attributes.choice('context', ['widget', 'checkout', 'register'], 'widget') }),
  load: () => import('./LoginDrawer'),
});
