import { selectIsLogged, selectVipType } from '../account';
import type { VipType, WithAccount } from '../account';
import type { WithVip } from './vipSlice';

/** R4.069, A056: among the consents. */
export const WELCOME_SEEN = 'vip_modal_consent';

/** R6.11, R6.12 */
type VipProgramme = 'vip_program' | 'vip_plus_program';

/** A055: other VIP customers are in the first programme. */
const programmeOf = (vipType: VipType): VipProgramme | null =>
  vipType === 'regular' ? null : vipType === 'vip_plus_program' ? vipType : 'vip_program';

/**
 * R4.069, A056: whether the welcome to the programme is shown when the page loads. What the tab remembers of a customer has neither id
 * nor consents: then the shop's response decides.
 */
export const selectNeedsWelcome = (state: WithAccount): boolean => {
  const { customer, consents } = state.account;
  const isKnown = selectIsLogged(state) && typeof customer?.id === 'string';
  return (
    isKnown && programmeOf(selectVipType(state)) !== null && !(Object.hasOwn(consents, WELCOME_SEEN) && consents[WELCOME_SEEN] === true)
  );
};

/** R4.071: null for everybody but a signed-in VIP customer who has not closed the notice. */
export const selectNoticeProgramme = (state: WithAccount & WithVip): VipProgramme | null =>
  state.vip.isNoticeClosed || !selectIsLogged(state) ? null : programmeOf(selectVipType(state));
