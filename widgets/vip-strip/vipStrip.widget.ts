import { defineWidget } from '../../src/loader/defineWidget';

export const vipStrip = defineWidget({
  name: 'vip-strip',
  mount: 'idle',
  // A page that was printed for a guest has nothing to fetch.
  when: ({ config, flags }) => config.customer !== null && flags.isOn('vip_notice'),
  readProps: () => ({}),
  load: () => import('./VipStrip'),
});
