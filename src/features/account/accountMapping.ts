import { field, isSet, labelOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { AccountSummary, VipType } from './accountTypes';

const VIP_TYPES: readonly VipType[] = ['vip', 'vip_program', 'vip_plus_program'];

const toVipType = (customer: Dto): VipType => VIP_TYPES.find((type) => type === field(customer, 'vipType')) ?? 'regular';

/** A first name is short; a longer text is none. */
const FIRSTNAME_MAX_CHARS = 60;

const toFirstname = (dto: Dto): string | null => labelOf(dto, 'firstname')?.slice(0, FIRSTNAME_MAX_CHARS) ?? null;

/** The account answer (A069), or the login's. Null when it says nothing of who is here. */
export function toAccount(answer: unknown): AccountSummary | null {
  const dto = toDto(answer);
  if (!['isAuth', 'isLogged', 'customer'].some((name) => field(dto, name) !== undefined)) return null;
  const isLogged = isSet(dto, 'isAuth') || isSet(dto, 'isLogged'); // R4.017
  const customer = isLogged ? toDto(field(dto, 'customer')) : {};
  return {
    isLogged,
    isWaitingForConfirmation: isSet(dto, 'isWaitingForConfirmation'),
    firstname: toFirstname(customer),
    vipType: toVipType(customer),
  };
}

/** The customer that the server printed into the page: somebody is signed in. */
export const fromPrintedCustomer = (customer: Dto): AccountSummary => ({
  isLogged: true,
  isWaitingForConfirmation: false,
  firstname: toFirstname(customer),
  vipType: toVipType(customer),
});
