import { defineWidget } from '../../src/loader/defineWidget';

export const promoStrip = defineWidget({
  name: 'promo-strip',
  // The server's strip is there from the start; a page view makes no call.
  mount: 'intent',
  intentEvents: ['scroll'],
  keepsHeight: true,
  leastHeightPx: 24, // minimum target size (WCAG 2.5.8)
  when: ({ flags }) => flags.isOn('promotions'),
  readProps: () => ({}),
  load: () => import('./PromoStrip'),
});
