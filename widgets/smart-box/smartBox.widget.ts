import { defineWidget } from '../../src/loader/defineWidget';

export const smartBox = defineWidget({
  name: 'smart-box',
  mount: 'visible',
  when: ({ config, flags, links }) => config.customer !== null && flags.isOn('smart_box') && links.to('smartTrial') !== null,
  readProps: () => ({}),
  load: () => import('./SmartBox'),
});
