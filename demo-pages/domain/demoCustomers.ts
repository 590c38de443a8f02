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
  /** Buys for a company; its billing profile is not for editing (A072). */
  company?: { company: string; companyId: string; companyTaxId: string };
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
  company: {
    email: 'podjetje@vitrina.example',
    password: 'podjetje-vitrina',
    firstname: 'Petra',
    lastname: 'Poslovna',
    vipType: 'regular',
    hasAddress: true,
    company: { company: 'Vzorčno podjetje d.o.o.', companyId: '5735173000', companyTaxId: 'SI50223054' },
  },
} as const satisfies Record<string, DemoCustomer>;
