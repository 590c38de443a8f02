import { defineWidget } from '../../src/loader/defineWidget';

export const wishlistFlyout = defineWidget({
  name: 'wishlist-flyout',
  mount: 'intent', // until then, and without JavaScript, the server's own link
  intentEvents: ['vitrina:logged-out', 'vitrina:session-ended', 'vitrina:wishlist-changed'], // the printed count is out of date
  readProps: (attributes) => ({ pieces: attributes.integer('pieces', 0, { min: 0, max: 99_999 }) }),
  load: () => import('./WishlistFlyout'),
});
