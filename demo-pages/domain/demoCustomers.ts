import type { ShopDatabase, VipType } from '../db/schema';
import { COUNTRIES, type CountryCode } from '../countries/countries';
import { NEW_CUSTOMER_CONSENTS } from './customers';

type PersonKind = 'regular' | 'vip' | 'vipPlus' | 'fresh' | 'company' | 'guest';

/** Customers of every new shop, for developers and tests. Their passwords are public on purpose. */
export interface DemoCustomer {
  email: string;
  password: string;
  /** The name's gender and order; each country has its own names. */
  person: PersonKind;
  vipType: VipType;
  /** Whether billing and shipping addresses exist already. */
  hasAddress: boolean;
  /** A company customer, whose billing profile cannot be edited (A072). */
  isCompany?: boolean;
  /** Tries Smart, the loyalty club's free delivery. */
  isTrial?: boolean;
  /** The shop requests the consents again. */
  consentChanged?: boolean;
  /** Allows the shop's own marketing. */
  allowsMarketing?: boolean;
}

interface Person {
  firstname: string;
  lastname: string;
}

interface Home {
  people: Readonly<Record<PersonKind, Person>>;
  street: string;
  city: string;
  zip: string;
  phone: string;
  company: { company: string; companyId: string; companyTaxId: string };
}

/** Names, addresses and companies of the demo customers in each country. */
export const HOMES: Readonly<Record<CountryCode, Home>> = {
  SI: {
    people: {
      regular: { firstname: 'Redni', lastname: 'Kupec' },
      vip: { firstname: 'Zvesti', lastname: 'Kupec' },
      vipPlus: { firstname: 'Najzvestejši', lastname: 'Kupec' },
      fresh: { firstname: 'Novi', lastname: 'Kupec' },
      company: { firstname: 'Petra', lastname: 'Poslovna' },
      guest: { firstname: 'Ana', lastname: 'Kupec' },
    },
    ...{ street: 'Vzorčna ulica 1', city: 'Ljubljana', zip: '1000', phone: '40123456' },
    company: { company: 'Vzorčno podjetje d.o.o.', companyId: '5735173000', companyTaxId: 'SI50223054' },
  },
  CZ: {
    people: {
      regular: { firstname: 'Stálý', lastname: 'Zákazník' },
      vip: { firstname: 'Věrný', lastname: 'Zákazník' },
      vipPlus: { firstname: 'Nejvěrnější', lastname: 'Zákazník' },
      fresh: { firstname: 'Nový', lastname: 'Zákazník' },
      company: { firstname: 'Petra', lastname: 'Firemní' },
      guest: { firstname: 'Jana', lastname: 'Zákaznice' },
    },
    ...{ street: 'Vzorová 1', city: 'Praha', zip: '110 00', phone: '601123456' },
    company: { company: 'Vzorová firma s.r.o.', companyId: '10057382', companyTaxId: 'CZ10057382' },
  },
  SK: {
    people: {
      regular: { firstname: 'Stály', lastname: 'Zákazník' },
      vip: { firstname: 'Verný', lastname: 'Zákazník' },
      vipPlus: { firstname: 'Najvernejší', lastname: 'Zákazník' },
      fresh: { firstname: 'Nový', lastname: 'Zákazník' },
      company: { firstname: 'Petra', lastname: 'Firemná' },
      guest: { firstname: 'Jana', lastname: 'Zákazníčka' },
    },
    ...{ street: 'Vzorová 1', city: 'Bratislava', zip: '811 01', phone: '905123456' },
    company: { company: 'Vzorová firma s.r.o.', companyId: '55180701', companyTaxId: '8833323653' },
  },
  PL: {
    people: {
      regular: { firstname: 'Stały', lastname: 'Klient' },
      vip: { firstname: 'Wierny', lastname: 'Klient' },
      vipPlus: { firstname: 'Najwierniejszy', lastname: 'Klient' },
      fresh: { firstname: 'Nowy', lastname: 'Klient' },
      company: { firstname: 'Paulina', lastname: 'Firmowa' },
      guest: { firstname: 'Anna', lastname: 'Klientka' },
    },
    ...{ street: 'ul. Wzorcowa 1', city: 'Warszawa', zip: '00-001', phone: '512345678' },
    company: { company: 'Wzorcowa firma sp. z o.o.', companyId: '192598184', companyTaxId: 'PL8567346215' },
  },
  HU: {
    // the family name comes first there
    people: {
      regular: { firstname: 'Vásárló', lastname: 'Rendszeres' },
      vip: { firstname: 'Vásárló', lastname: 'Hűséges' },
      vipPlus: { firstname: 'Vásárló', lastname: 'Leghűségesebb' },
      fresh: { firstname: 'Vásárló', lastname: 'Új' },
      company: { firstname: 'Petra', lastname: 'Vállalati' },
      guest: { firstname: 'Anna', lastname: 'Vásárló' },
    },
    ...{ street: 'Minta utca 1', city: 'Budapest', zip: '1011', phone: '301234567' },
    company: { company: 'Minta Kft.', companyId: '0109123456', companyTaxId: '86424680' },
  },
  HR: {
    people: {
      regular: { firstname: 'Redovni', lastname: 'Kupac' },
      vip: { firstname: 'Vjerni', lastname: 'Kupac' },
      vipPlus: { firstname: 'Najvjerniji', lastname: 'Kupac' },
      fresh: { firstname: 'Novi', lastname: 'Kupac' },
      company: { firstname: 'Petra', lastname: 'Poslovna' },
      guest: { firstname: 'Ana', lastname: 'Kupac' },
    },
    ...{ street: 'Ogledna ulica 1', city: 'Zagreb', zip: '10000', phone: '912345678' },
    company: { company: 'Ogledna tvrtka d.o.o.', companyId: '', companyTaxId: 'HR33392005961' },
  },
};

export const DEMO_CUSTOMERS = {
  regular: {
    email: 'kupec@vitrina.example',
    password: 'kupec-vitrina',
    person: 'regular',
    vipType: 'regular',
    hasAddress: true,
  },
  vip: {
    email: 'vip@vitrina.example',
    password: 'vip-vitrina',
    person: 'vip',
    vipType: 'vip_program',
    hasAddress: true,
  },
  vipPlus: {
    email: 'vip-plus@vitrina.example',
    password: 'vip-plus-vitrina',
    person: 'vipPlus',
    vipType: 'vip_plus_program',
    hasAddress: true,
  },
  fresh: {
    email: 'nov@vitrina.example',
    password: 'nov-vitrina',
    person: 'fresh',
    vipType: 'regular',
    hasAddress: false,
  },
  company: {
    email: 'podjetje@vitrina.example',
    password: 'podjetje-vitrina',
    person: 'company',
    vipType: 'regular',
    hasAddress: true,
    isCompany: true,
  },
} as const satisfies Record<string, DemoCustomer>;

/** Adds a demo customer to the shop, optionally with the country's addresses. Returns the id. */
export async function addDemoCustomer(
  db: ShopDatabase,
  demo: Omit<DemoCustomer, 'password'> & { country: CountryCode; passwordHash: string },
): Promise<number> {
  const {
    email,
    person,
    vipType,
    hasAddress,
    isCompany = false,
    consentChanged = false,
    allowsMarketing = false,
    isTrial = false,
    country,
    passwordHash,
  } = demo;
  const { people, phone, company, ...place } = HOMES[country];
  const { firstname, lastname } = people[person];
  const { phonePrefix } = COUNTRIES[country];
  const isVip = vipType !== 'regular';
  const { id } = await db
    .insertInto('customers')
    .values({
      ...{ email, passwordHash, firstname, lastname, country, phonePrefix, phone, vipType },
      consentChanged,
      consents: JSON.stringify({
        ...NEW_CUSTOMER_CONSENTS,
        marketing_1p: allowsMarketing || isTrial,
        collection: true,
        vip_modal_consent: true,
      }),
      loyaltyClub: JSON.stringify({
        register: isVip || isTrial,
        data: isVip ? { programme: vipType, level: vipType === 'vip_plus_program' ? 'gold' : 'silver' } : null,
        trialUsed: isTrial,
        isTrial,
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
