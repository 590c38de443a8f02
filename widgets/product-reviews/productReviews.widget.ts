import { defineWidget } from '../../src/loader/defineWidget';

export const productReviews = defineWidget({
  name: 'product-reviews',
  mount: 'visible',
  readProps: (attributes) => ({ productId: attributes.text('product-id', '', 64), isAdultOnly: attributes.flag('adult-only', false) }),
  load: () => import('./ProductReviews'),
});
