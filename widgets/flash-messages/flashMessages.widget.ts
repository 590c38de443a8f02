import { defineWidget } from '../../src/loader/defineWidget';

export const flashMessages = defineWidget({
  name: 'flash-messages',
  // No message comes before the shopper does something, and then the code should be there: it may say that the connection is gone.
  mount: 'intent',
  intentEvents: ['pointerdown', 'keydown', 'vitrina:flash-shown'],
  readProps: () => ({}),
  load: () => import('./FlashMessages'),
});
