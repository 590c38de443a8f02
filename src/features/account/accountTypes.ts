/** R3.002, A055: `vip_program` and `vip_plus_program` are VIP. */
export type VipType = 'regular' | 'vip' | 'vip_program' | 'vip_plus_program';

/** The little that every page needs to know of who is here. The rest of R3.003 comes with the login. */
export interface AccountSummary {
  /** R4.017: isAuth or isLogged of the shop. */
  isLogged: boolean;
  isWaitingForConfirmation: boolean;
  firstname: string | null;
  vipType: VipType;
}

export interface AccountState extends AccountSummary {
  /** `idle`: nobody has asked yet, the summary is the snapshot's or the page's. */
  status: 'idle' | 'pending' | 'ready' | 'failed';
}

export interface WithAccount {
  account: AccountState;
}
