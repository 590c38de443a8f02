import { defineWidget } from '../../src/loader/defineWidget';
import type { MegaMenuProps } from './megaMenuProps';

export const megaMenu = defineWidget<MegaMenuProps>({
  name: 'mega-menu',
  mount: 'intent', // until then, and without JavaScript, the server's own links
  readProps: (attributes) => ({ collapsed: attributes.flag('collapsed', false) }),
  load: () => import('./MegaMenu'),
});
