import { defineWidget } from '../../src/loader/defineWidget';

export const backToTop = defineWidget({
  name: 'back-to-top',
  mount: 'intent',
  intentEvents: ['scroll'],
  keepsHeight: true,
  readProps: () => ({}),
  load: () => import('./BackToTop'),
});
