import { defineWidget } from '../../src/loader/defineWidget';

export const registration = defineWidget({
  name: 'registration',
  mount: 'visible',
  readProps: () => ({}),
  load: () => import('./Registration'),
});
