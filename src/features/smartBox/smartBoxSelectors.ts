import { selectIsLogged } from '../account';
import type { WithAccount } from '../account';

/** `confirm`: the customer is to confirm changed consents. `trial`: Smart can still be tried. `member`: it has been. */
export type SmartOffer = 'confirm' | 'trial' | 'member';

/** R4.103, A060: the version of free delivery for which the consent to third parties is enough. */
const VERSION_WITH_THIRD_PARTIES = 2;

/** R4.102, A060: null, the box is not shown, if the consents have not changed and those for marketing are granted; and for guests. */
export function selectSmartOffer(state: WithAccount, freeDeliveryVersion: number): SmartOffer | null {
  const { customer, consents, loyaltyClub } = state.account;
  if (!selectIsLogged(state) || customer === null) return null;
  const isGranted = (name: string): boolean => Object.hasOwn(consents, name) && consents[name] === true;
  const hasMarketing = isGranted('marketing_1p') || (freeDeliveryVersion === VERSION_WITH_THIRD_PARTIES && isGranted('personal_data_3p'));
  if (customer.consentChanged) return 'confirm';
  if (hasMarketing) return null;
  return loyaltyClub?.isTrial === true || loyaltyClub?.trialUsed === true ? 'member' : 'trial';
}
