import { toAccount } from '../../src/features/account';
import { defineWidget } from '../../src/loader/defineWidget';
import type { Shop } from '../../src/shop/shop';

/** The page itself states that the customer has given the consent: nothing is loaded. */
const isGiven = ({ config: { customer, consentCode } }: Shop): boolean =>
  customer === null || toAccount({ isLogged: true, customer })?.consents[consentCode] === true;

export const gdprModal = defineWidget({
  name: 'gdpr-modal',
  mount: (shop) => (isGiven(shop) ? 'intent' : 'idle'),
  intentEvents: ['vitrina:logged-in', 'vitrina:customer-met'],
  duringMaintenance: true,
  readProps: () => ({}),
  load: () => import('./GdprModal'),
});
