import { defineWidget } from '../../src/loader/defineWidget';
import { view } from './BackToTop';

export const backToTop = defineWidget({
  name: 'back-to-top',
  mount: 'intent',
  intentEvents: ['scroll'],
  keepsHeight: true,
  readProps: () => ({}),
  load: () => Promise.resolve({ view }),
});
