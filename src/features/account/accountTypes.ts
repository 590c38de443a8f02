/** R3.002, A055: `vip_program` and `vip_plus_program` are VIP. */
export type VipType = 'regular' | 'vip' | 'vip_program' | 'vip_plus_program';

/** R2.63-R2.65, A042: where the login form is shown. */
export type LoginContext = 'widget' | 'checkout' | 'register';

/** R3.001 */
export interface Customer {
  id: string | null;
  firstname: string | null;
  lastname: string | null;
  vipType: VipType;
  hasFilledAddress: boolean;
  /** The shop requests the consents again. */
  consentChanged: boolean;
}

/** R3.007 */
export interface LoyaltyClub {
  isMember: boolean;
  /** A055: `vip_program` or `vip_plus_program`. */
  programme: string | null;
  /** Display only (A055). */
  level: string | null;
  trialUsed: boolean;
  isTrial: boolean;
}

/** R3.003. The addresses are a feature of their own; `isAuthInProgress` is a state of the login. */
export interface Account {
  /** R4.017: `isAuth` or `isLogged` in the response. */
  isLogged: boolean;
  isWaitingForConfirmation: boolean;
  /** Null for guests. */
  customer: Customer | null;
  /** R3.004, A061: whether each consent is granted, by name. */
  consents: Readonly<Record<string, boolean>>;
  loyaltyClub: LoyaltyClub | null;
  mainWishlistId: string | null;
  /** A053: the last login message. */
  message: string | null;
  /** A053: the panel that the page requests to open. */
  display: string | null;
}

export interface AccountState extends Account {
  /** `idle`: not loaded yet; the account comes from the snapshot or the page. */
  status: 'idle' | 'pending' | 'ready' | 'failed';
}

export interface WithAccount {
  account: AccountState;
}
