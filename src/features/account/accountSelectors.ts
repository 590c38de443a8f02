import type { AccountState, VipType, WithAccount } from './accountTypes';

/** R4.017 */
export const selectIsLogged = ({ account }: WithAccount): boolean => account.isLogged;

export const selectFirstname = ({ account }: WithAccount): string | null => account.customer?.firstname ?? null;

export const selectVipType = ({ account }: WithAccount): VipType => account.customer?.vipType ?? 'regular';

/** A061: whether a consent is granted; null while nothing names it. */
export const selectConsent = ({ account: { consents } }: WithAccount, name: string): boolean | null =>
  Object.hasOwn(consents, name) ? consents[name] === true : null;

export const selectAccountStatus = ({ account }: WithAccount): AccountState['status'] => account.status;

/** R6.13, A054: for content and tracking, never for access. `trackingId` is the page's configuration. */
export const selectIsRegistered = ({ account }: WithAccount, trackingId: string | null): boolean =>
  Boolean(account.customer?.id ?? trackingId);

const LEVELS = ['silver', 'gold'] as const;

/** R1.11, A055: display only; null for a level that is not known. */
export const selectVipLevel = ({ account }: WithAccount): (typeof LEVELS)[number] | null =>
  LEVELS.find((level) => level === account.loyaltyClub?.level) ?? null;
