import { contentKeys } from '../countries/contentKeys';
import { COUNTRIES, type CountryCode } from '../countries/countries';
import { createPageLinks } from '../countries/links';
import { urlKeysOf } from '../countries/urlKeys';
import type { ShopDatabase } from '../db/schema';
import { clubArticle, clubRules, dataProcessing, newTerms } from './conditionTexts';

export interface LegalCondition {
  id: number;
  /** HTML of the shop's lawyers. */
  text: string;
}

/** Articles of the club's rules: some 8 KB, and more than 200 KB. */
const LONG = 24;
const ENDLESS = 900;

const rules =
  (articles: number) =>
  (country: CountryCode): string =>
    `<h2>${clubRules[country]}</h2>${Array.from({ length: articles }, (_, index) => clubArticle[country].replace('{number}', String(index + 1))).join('')}`;

/** By id. */
const TEXTS: Readonly<Record<number, (country: CountryCode) => string>> = {
  4: (country) => newTerms[country],
  5: (country) => dataProcessing[country],
  6: rules(LONG),
  7: rules(ENDLESS),
};

/** The conditions that scenarios put before customers. */
export const CONDITIONS = { terms: 4, data: 5, long: 6, endless: 7 } as const;

function textOf(id: number, country: CountryCode): string | null {
  const { contentPage } = createPageLinks(COUNTRIES[country].pathPrefix, urlKeysOf(country));
  const { terms, privacy } = contentKeys[country];
  return TEXTS[id]?.(country).replace('{terms}', contentPage(terms)).replace('{privacy}', contentPage(privacy)) ?? null;
}

/** Puts conditions before a customer. */
export async function askForApproval(db: ShopDatabase, customerId: number, ids: readonly number[]): Promise<void> {
  await db
    .insertInto('customerConditions')
    .values(ids.map((conditionId) => ({ customerId, conditionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that the customer has not approved, in the order of their ids. */
export async function listUnapproved(db: ShopDatabase, customerId: number, country: CountryCode): Promise<LegalCondition[]> {
  const rows = await db
    .selectFrom('customerConditions')
    .select('conditionId')
    .where('customerId', '=', customerId)
    .where('approvedAt', 'is', null)
    .orderBy('conditionId')
    .execute();
  return rows.flatMap(({ conditionId: id }) => {
    const text = textOf(id, country);
    return text === null ? [] : [{ id, text }];
  });
}

/** False when the customer was never asked. Approving twice keeps the first date. */
export async function approveCondition(db: ShopDatabase, customerId: number, conditionId: number): Promise<boolean> {
  await db
    .updateTable('customerConditions')
    .set({ approvedAt: new Date() })
    .where('customerId', '=', customerId)
    .where('conditionId', '=', conditionId)
    .where('approvedAt', 'is', null)
    .execute();
  return wasAsked(db, customerId, conditionId);
}

export async function wasAsked(db: ShopDatabase, customerId: number, conditionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customerConditions')
    .select('conditionId')
    .where('customerId', '=', customerId)
    .where('conditionId', '=', conditionId)
    .executeTakeFirst();
  return row !== undefined;
}
