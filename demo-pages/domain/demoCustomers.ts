import type { ShopDatabase, VipType } from '../db/schema';
import { COUNTRIES, type CountryCode } from './countries';
import { NEW_CUSTOMER_CONSENTS } from './customers';

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
  isCompany?: boolean;
}

interface Home {
  street: string;
  city: string;
  zip: string;
  phone: string;
  company: { company: string; companyId: string; companyTaxId: string };
}

/** Where demo customers live in each country, and the company that some of them buy for. */
export const HOMES: Readonly<Record<CountryCode, Home>> = {
  SI: {
    ...{ street: 'Vzorčna ulica 1', city: 'Ljubljana', zip: '1000', phone: '40123456' },
    company: { company: 'Vzorčno podjetje d.o.o.', companyId: '5735173000', companyTaxId: 'SI50223054' },
  },
  CZ: {
    ...{ street: 'Vzorová 1', city: 'Praha', zip: '110 00', phone: '601123456' },
    company: { company: 'Vzorová firma s.r.o.', companyId: '10057382', companyTaxId: 'CZ10057382' },
  },
  SK: {
    ...{ street: 'Vzorová 1', city: 'Bratislava', zip: '811 01', phone: '905123456' },
    company: { company: 'Vzorová firma s.r.o.', companyId: '55180701', companyTaxId: '8833323653' },
  },
  PL: {
    ...{ street: 'ul. Wzorcowa 1', city: 'Warszawa', zip: '00-001', phone: '512345678' },
    company: { company: 'Wzorcowa firma sp. z o.o.', companyId: '192598184', companyTaxId: 'PL8567346215' },
  },
  HU: {
    ...{ street: 'Minta utca 1', city: 'Budapest', zip: '1011', phone: '301234567' },
    company: { company: 'Minta Kft.', companyId: '0109123456', companyTaxId: '86424680' },
  },
  HR: {
    ...{ street: 'Ogledna ulica 1', city: 'Zagreb', zip: '10000', phone: '912345678' },
    company: { company: 'Ogledna tvrtka d.o.o.', companyId: '', companyTaxId: 'HR33392005961' },
  },
};

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
    isCompany: true,
  },
} as const satisfies Record<string, DemoCustomer>;

/** Puts a demo customer into the shop, with the addresses of the country's home if there are to be any. Answers the id. */
export async function addDemoCustomer(
  db: ShopDatabase,
  demo: Omit<DemoCustomer, 'password'> & { country: CountryCode; passwordHash: string },
): Promise<number> {
  const { email, firstname, lastname, vipType, hasAddress, isCompany = false, country, passwordHash } = demo;
  const { phone, company, ...place } = HOMES[country];
  const { phonePrefix } = COUNTRIES[country];
  const isVip = vipType !== 'regular';
  const { id } = await db
    .insertInto('customers')
    .values({
      ...{ email, passwordHash, firstname, lastname, country, phonePrefix, phone, vipType },
      consentChanged: false,
      consents: JSON.stringify(NEW_CUSTOMER_CONSENTS),
      loyaltyClub: JSON.stringify({
        register: isVip,
        data: isVip ? { programme: vipType, level: vipType === 'vip_plus_program' ? 'gold' : 'silver' } : null,
        trialUsed: false,
        isTrial: false,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!hasAddress) return id;
  const privately = { company: '', companyId: '', companyTaxId: '' };
  const address = { customerId: id, firstname, lastname, ...privately, ...place, country, selected: true };
  await db
    .insertInto('addresses')
    .values([
      { ...address, ...(isCompany ? company : {}), kind: 'billing', phonePrefix: '', phone: '', isLocked: isCompany },
      { ...address, kind: 'shipping', phonePrefix, phone },
    ])
    .execute();
  return id;
}
