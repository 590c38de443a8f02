import { selectIsLogged, selectVipType } from '../account';
import type { VipType, WithAccount } from '../account';
import type { WithVip } from './vipSlice';

/** R6.11, R6.12 */
type VipProgramme = 'vip_program' | 'vip_plus_program';

/** A055: other VIP customers are in the first programme. */
const programmeOf = (vipType: VipType): VipProgramme | null =>
  vipType === 'regular' ? null : vipType === 'vip_plus_program' ? vipType : 'vip_program';

/** R4.071: null for everybody but a signed-in VIP customer who has not closed the notice. */
export const selectNoticeProgramme = (state: WithAccount & WithVip): VipProgramme | null =>
  state.vip.isNoticeClosed || !selectIsLogged(state) ? null : programmeOf(selectVipType(state));
