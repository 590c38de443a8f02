import { defineWidget } from '../../src/loader/defineWidget';

export const legalModal = defineWidget({
  name: 'legal-modal',
  mount: ({ config }) => (config.customer === null ? 'intent' : 'idle'),
  intentEvents: ['vitrina:logged-in', 'vitrina:customer-met'],
  duringMaintenance: true,
  when: ({ config }) => config.legalConditionsApi !== null, // A064
  readProps: () => ({}),
  load: () => import('./LegalModal'),
});
