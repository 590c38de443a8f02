import { defineWidget } from '../../src/loader/defineWidget';
import { view } from './FlashMessages';

export const flashMessages = defineWidget({
  name: 'flash-messages',
  // No message appears before the shopper acts, and then the code must already be loaded: the message may be that the network is
  // down.
  mount: 'intent',
  intentEvents: ['pointerdown', 'keydown', 'vitrina:flash-shown'],
  readProps: () => ({}),
  load: () => Promise.resolve({ view }),
});
