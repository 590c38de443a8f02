import { needsAge } from '../../src/shop/needsAge';
import { defineWidget } from '../../src/loader/defineWidget';

export const adultModal = defineWidget({
  name: 'adult-modal',
  mount: (shop) => (needsAge(shop) ? 'now' : 'intent'),
  intentEvents: ['vitrina:adult-content-met'],
  duringMaintenance: true,
  readProps: () => ({}),
  load: () => import('./AdultModal'),
});
