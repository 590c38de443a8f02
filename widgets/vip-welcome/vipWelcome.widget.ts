import { defineWidget } from '../../src/loader/defineWidget';

export const vipWelcome = defineWidget({
  name: 'vip-welcome',
  mount: ({ config }) => (config.customer === null ? 'intent' : 'idle'),
  intentEvents: ['vitrina:customer-met'], // a sign-in loads the next page (R4.019)
  readProps: (attributes) => ({ title: attributes.text('title', 'vip-welcome-modal') }), // A115
  load: () => import('./VipWelcome'),
});
