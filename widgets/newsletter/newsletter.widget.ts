import { defineWidget } from '../../src/loader/defineWidget';

export const newsletter = defineWidget({
  name: 'newsletter',
  mount: 'visible',
  readProps: () => ({}),
  load: () => import('./Newsletter'),
});
