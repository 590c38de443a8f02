import { sql } from 'kysely';
import type { ConsentsValue, OrderAddress, ShopDatabase, VipType } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { DomainError } from './domainError';
import { isEmail } from './email';
import type { FacebookProfile } from './facebookTokens';
import { hashPassword, isPasswordRight } from './passwords';
import type { Address, Customer } from './types';

export interface Registration {
  country: CountryCode;
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  phonePrefix: string;
  phone: string;
}

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 1024;
const MAX_NAME_LENGTH = 100;

/** The consents of a new customer: none. */
export const NEW_CUSTOMER_CONSENTS: ConsentsValue = {
  emailNl: false,
  register: true,
  marketing_1p: false,
  marketing_3p: false,
  personal_data_3p: false,
  product_reviews: false,
  collection: false,
  vip_modal_consent: false,
};

/** The codes that the shop knows. */
export const isConsentCode = (code: string): code is keyof ConsentsValue => Object.hasOwn(NEW_CUSTOMER_CONSENTS, code);

/** A new customer, however registered. */
const NEWCOMER = {
  vipType: 'regular',
  consentChanged: false,
  consents: JSON.stringify(NEW_CUSTOMER_CONSENTS),
  loyaltyClub: JSON.stringify({ register: false, data: null, trialUsed: false, isTrial: false }),
} as const;

/** The customer consents to the shop's own marketing and starts a trial of Smart. */
export async function joinSmart(db: ShopDatabase, { id, consents, loyaltyClub }: Customer): Promise<void> {
  await db
    .updateTable('customers')
    .set({
      consentChanged: false,
      consents: JSON.stringify({ ...consents, marketing_1p: true }),
      loyaltyClub: JSON.stringify({ ...loyaltyClub, register: true, trialUsed: true, isTrial: true }),
    })
    .where('id', '=', id)
    .execute();
}

/** Throws `required_field` (detail: the field), `invalid_email`, `invalid_password` or `email_taken`. */
export async function registerCustomer(db: ShopDatabase, data: Registration): Promise<Customer> {
  const email = normalEmail(data.email);
  const firstname = data.firstname.trim().slice(0, MAX_NAME_LENGTH);
  const lastname = data.lastname.trim().slice(0, MAX_NAME_LENGTH);
  if (firstname === '') throw new DomainError('required_field', 'firstname');
  if (lastname === '') throw new DomainError('required_field', 'lastname');
  if (!isEmail(email)) throw new DomainError('invalid_email');
  if (data.password.length < MIN_PASSWORD_LENGTH || data.password.length > MAX_PASSWORD_LENGTH) throw new DomainError('invalid_password');
  const row = await db
    .insertInto('customers')
    .values({
      email,
      passwordHash: await hashPassword(data.password),
      firstname,
      lastname,
      country: data.country,
      phonePrefix: data.phonePrefix.trim().slice(0, 5),
      phone: data.phone.trim().slice(0, 20),
      ...NEWCOMER,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new DomainError('email_taken');
  const customer = await getCustomer(db, row.id);
  if (!customer) throw new Error(`Customer ${row.id} vanished while registering`);
  return customer;
}

/**
 * The customer of a Facebook account: known by that account, else by the e-mail (Facebook hands out confirmed ones only), else a new customer
 * without an account password, which can be set by e-mail. Null when the account is unknown and Facebook may not share the e-mail.
 */
export async function customerOfFacebook(db: ShopDatabase, profile: FacebookProfile, country: CountryCode): Promise<Customer | null> {
  const { id: facebookId, email, firstname, lastname } = profile;
  const known = await db.selectFrom('customers').select('id').where('facebookId', '=', facebookId).executeTakeFirst();
  if (known) return getCustomer(db, known.id);
  if (email === null) return null;
  const { id } = await db
    .insertInto('customers')
    .values({
      ...{ email: normalEmail(email), passwordHash: '', firstname, lastname, country, phonePrefix: '', phone: '', facebookId },
      ...NEWCOMER,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ facebookId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return getCustomer(db, id);
}

/** Compared with for an unknown e-mail, so that response times do not reveal customers. */
const nobodysHash = hashPassword('nobody');

/** Null when e-mail and password do not belong together. */
export async function authenticate(db: ShopDatabase, email: string, password: string): Promise<Customer | null> {
  const row = await db.selectFrom('customers').select(['id', 'passwordHash']).where('email', '=', normalEmail(email)).executeTakeFirst();
  const isRight = await isPasswordRight(password.slice(0, MAX_PASSWORD_LENGTH), row?.passwordHash ?? (await nobodysHash));
  return row && isRight ? getCustomer(db, row.id) : null;
}

/** Null for an unknown e-mail. */
export async function findCustomer(db: ShopDatabase, email: string): Promise<Customer | null> {
  const row = await db.selectFrom('customers').select('id').where('email', '=', normalEmail(email)).executeTakeFirst();
  return row ? getCustomer(db, row.id) : null;
}

/** Null for an unknown or deactivated one, so that every session of a deactivated account is a guest's. */
export async function getCustomer(db: ShopDatabase, id: number): Promise<Customer | null> {
  const row = await db
    .selectFrom('customers as c')
    .select([
      'c.id',
      'c.email',
      'c.firstname',
      'c.lastname',
      'c.country',
      'c.phonePrefix',
      'c.phone',
      'c.vipType',
      'c.consentChanged',
      'c.consents',
      'c.loyaltyClub',
      sql<boolean>`(select count(distinct kind) = 2 from addresses a where a.customer_id = c.id)`.as('hasFilledAddress'),
    ])
    .where('c.id', '=', id)
    .where('c.deactivatedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Guests are regular. */
export async function vipTypeOf(db: ShopDatabase, customerId: number | null): Promise<VipType> {
  if (customerId === null) return 'regular';
  const row = await db.selectFrom('customers').select('vipType').where('id', '=', customerId).executeTakeFirst();
  return row?.vipType ?? 'regular';
}

/** Changes the given consents only, and records that the customer has decided. */
export async function updateConsents(db: ShopDatabase, customerId: number, changes: Partial<ConsentsValue>): Promise<void> {
  await db
    .updateTable('customers')
    .set({ consents: sql`consents || ${JSON.stringify(changes)}::jsonb`, consentChanged: true })
    .where('id', '=', customerId)
    .execute();
}

/** Stores decisions about consents. Unlike {@link updateConsents} it does not count as a change of the shop's wording. */
export async function saveConsents(db: ShopDatabase, customerId: number, changes: Partial<ConsentsValue>): Promise<ConsentsValue> {
  const { consents } = await db
    .updateTable('customers')
    .set({ consents: sql`consents || ${JSON.stringify(changes)}::jsonb` })
    .where('id', '=', customerId)
    .returning('consents')
    .executeTakeFirstOrThrow();
  return consents;
}

export async function setDeactivated(db: ShopDatabase, email: string, isDeactivated: boolean): Promise<void> {
  await db
    .updateTable('customers')
    .set({ deactivatedAt: isDeactivated ? new Date() : null })
    .where('email', '=', normalEmail(email))
    .execute();
}

/** Newest first within its kind, as a new address goes first (requirements, section 4). */
export function listAddresses(db: ShopDatabase, customerId: number): Promise<Address[]> {
  return db
    .selectFrom('addresses')
    .select([
      'id',
      'kind',
      'firstname',
      'lastname',
      'company',
      'companyId',
      'companyTaxId',
      'street',
      'city',
      'zip',
      'country',
      'phonePrefix',
      'phone',
      'selected',
      'isLocked',
    ])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Selects an existing address of its kind. */
export async function selectAddress(db: ShopDatabase, customerId: number, kind: Address['kind'], id: number): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ selected: sql<boolean>`id = ${id}` })
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .execute();
}

/** Adds an address, or changes the one with `id`; it becomes the selected one of its kind. */
export async function saveAddress(
  db: ShopDatabase,
  customerId: number,
  kind: Address['kind'],
  address: OrderAddress,
  id?: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('addresses').set({ selected: false }).where('customerId', '=', customerId).where('kind', '=', kind).execute();
    const values = { ...address, selected: true };
    if (id !== undefined) {
      const changed = await trx
        .updateTable('addresses')
        .set(values)
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .where('kind', '=', kind)
        .where('isLocked', '=', false)
        .returning('id')
        .executeTakeFirst();
      if (changed) return changed.id;
    }
    const added = await trx
      .insertInto('addresses')
      .values({ ...values, customerId, kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  });
}

const normalEmail = (email: string): string => email.trim().toLowerCase();
