import { defineWidget } from '../../src/loader/defineWidget';

export const pageModals = defineWidget({
  name: 'page-modals',
  mount: 'intent', // loaded by `open-modal` and `vitrina.modal.open`
  readProps: () => ({}),
  load: () => import('./PageModals'),
});
