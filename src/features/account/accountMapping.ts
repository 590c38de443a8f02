import { field, idOf, isDto, isSet, labelOf, shortLabelOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { Account, Customer, LoyaltyClub, VipType } from './accountTypes';

const PROGRAMMES: readonly VipType[] = ['vip_program', 'vip_plus_program'];
const NAME_MAX_CHARS = 60;
const CONSENTS_MAX = 50;
/** A061: anything else is not a consent. */
const GRANTED: readonly unknown[] = [true, 1, '1', 'true'];

/** A056: the customer's own value precedes the account's. */
const VIP_WELCOME = 'vip_modal_consent';

const nameOf = (dto: Dto, name: string): string | null => shortLabelOf(dto, name, NAME_MAX_CHARS);

const programmeOf = (name: unknown): VipType | undefined => PROGRAMMES.find((programme) => programme === name);

/** A055: the customer's own programme, else that of the loyalty club. The type `vip` names none. */
const toVipType = (customer: Dto, loyaltyClub: LoyaltyClub | null): VipType => {
  const own = field(customer, 'vipType');
  return programmeOf(own) ?? programmeOf(loyaltyClub?.programme) ?? (own === 'vip' ? own : 'regular');
};

const toCustomer = (dto: Dto, loyaltyClub: LoyaltyClub | null): Customer => ({
  id: idOf(dto, 'id'),
  firstname: nameOf(dto, 'firstname'),
  lastname: nameOf(dto, 'lastname'),
  vipType: toVipType(dto, loyaltyClub),
  hasFilledAddress: isSet(dto, 'hasFilledAddress'),
  consentChanged: isSet(dto, 'consentChanged'),
});

/** R3.007 */
function toLoyaltyClub(value: unknown): LoyaltyClub | null {
  if (!isDto(value)) return null;
  const data = toDto(field(value, 'data'));
  return {
    isMember: isSet(value, 'register'),
    programme: textOf(data, 'programme'),
    level: textOf(data, 'level'),
    trialUsed: isSet(value, 'trialUsed'),
    isTrial: isSet(value, 'isTrial'),
  };
}

/** R3.004, A061: a value may be wrapped in an object. */
export const toConsents = (value: unknown): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(toDto(value))
      .slice(0, CONSENTS_MAX)
      .map(([name, consent]) => [
        name,
        GRANTED.includes(isDto(consent) ? (field(consent, 'value') ?? field(consent, 'granted')) : consent),
      ]),
  );

/** Maps the account response (A069) or a login's. Null when the signed-in state is missing. */
export function toAccount(answer: unknown): Account | null {
  const dto = toDto(answer);
  if (!['isAuth', 'isLogged', 'customer'].some((name) => field(dto, name) !== undefined)) return null;
  const isLogged = isSet(dto, 'isAuth') || isSet(dto, 'isLogged'); // R4.017
  const customer = isLogged ? toDto(field(dto, 'customer')) : {};
  const own = toConsents(field(customer, 'consents'));
  // Shops send both with the account or with the customer.
  const loyaltyClub = toLoyaltyClub(field(dto, 'loyaltyClub')) ?? toLoyaltyClub(field(customer, 'loyaltyClub'));
  return {
    isLogged,
    isWaitingForConfirmation: isSet(dto, 'isWaitingForConfirmation'),
    customer: isLogged ? toCustomer(customer, loyaltyClub) : null,
    consents: {
      ...own,
      ...toConsents(field(dto, 'consents')),
      ...(Object.hasOwn(own, VIP_WELCOME) ? { [VIP_WELCOME]: own[VIP_WELCOME] === true } : {}),
    },
    loyaltyClub,
    mainWishlistId: idOf(dto, 'mainWishlistId'),
    message: labelOf(dto, 'status'),
    display: textOf(dto, 'display'),
  };
}

/** The customer printed into the page by the server: somebody is signed in. */
export const fromPrintedCustomer = (customer: Dto): Account | null => toAccount({ isLogged: true, customer });
