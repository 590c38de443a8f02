import { defineWidget } from '../../src/loader/defineWidget';

export const wishlist = defineWidget({
  name: 'wishlist',
  mount: 'visible',
  readProps: (attributes) => ({ wishlistId: attributes.text('wishlist-id', '') }),
  load: () => import('./WishlistPage'),
});
