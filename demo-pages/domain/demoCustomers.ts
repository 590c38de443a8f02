import type { VipType } from '../db/schema';

/** Customers that every shop starts with, for developers and tests. Their passwords are public on purpose. */
export interface DemoCustomer {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  vipType: VipType;
  /** Whether a billing and a shipping address are there already. */
  hasAddress: boolean;
}

export const DEMO_CUSTOMERS = {
  regular: {
    email: 'kupec@vitrina.example',
    password: 'kupec-vitrina',
    firstname: 'Redni',
    lastname: 'Kupec',
    vipType: 'regular',
    hasAddress: true,
  },
  vip: {
    email: 'vip@vitrina.example',
    password: 'vip-vitrina',
    firstname: 'Zvesti',
    lastname: 'Kupec',
    vipType: 'vip_program',
    hasAddress: true,
  },
  vipPlus: {
    email: 'vip-plus@vitrina.example',
    password: 'vip-plus-vitrina',
    firstname: 'Najzvestejši',
    lastname: 'Kupec',
    vipType: 'vip_plus_program',
    hasAddress: true,
  },
  fresh: {
    email: 'nov@vitrina.example',
    password: 'nov-vitrina',
    firstname: 'Novi',
    lastname: 'Kupec',
    vipType: 'regular',
    hasAddress: false,
  },
} as const satisfies Record<string, DemoCustomer>;
