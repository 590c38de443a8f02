import { defineWidget } from '../../src/loader/defineWidget';

export const vipWelcome = defineWidget({
  name: 'vip-welcome',
  mount: 'idle',
  when: ({ config }) => config.customer !== null,
  readProps: (attributes) => ({ title: attributes.text('title', 'vip-welcome-modal') }), // A115
  load: () => import('./VipWelcome'),
});
