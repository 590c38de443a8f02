import { defineWidget } from '../../src/loader/defineWidget';

export const privacyPanel = defineWidget({
  name: 'privacy-panel',
  mount: 'visible',
  duringMaintenance: true, // A014
  readProps: (attributes) => ({ choices: attributes.choice('choices', ['decision', 'all'], 'decision') }),
  load: () => import('./PrivacyPanel'),
});
