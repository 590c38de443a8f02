import { defineWidget } from '../../src/loader/defineWidget';

export const digitalContent = defineWidget({
  name: 'digital-content',
  mount: 'visible',
  readProps: (attributes) => ({
    orderId: attributes.text('order-id', '', 64),
    productId: attributes.text('product-id', '', 64),
    apiKey: attributes.choice('api-key', ['no', 'none', 'exists'], 'no'),
  }),
  load: () => import('./DigitalContent'),
});
