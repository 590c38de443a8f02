import { defineWidget } from '../../src/loader/defineWidget';

export const promoFloat = defineWidget({
  name: 'promo-float',
  mount: 'intent',
  intentEvents: ['scroll'], // never over what the shopper has come for, and without a call on a page view
  when: ({ flags }) => flags.isOn('promotions'),
  readProps: () => ({}),
  load: () => import('./PromoFloat'),
});
