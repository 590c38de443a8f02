import { defineWidget } from '../../src/loader/defineWidget';

export const shopContent = defineWidget({
  name: 'shop-content',
  mount: 'intent', // a page view makes no call (A069); until then the server's own content is there
  intentEvents: ['scroll'],
  keepsHeight: true,
  readProps: (attributes) => ({ title: attributes.text('title', 'head-links') }), // A115
  load: () => import('./ShopContent'),
});
