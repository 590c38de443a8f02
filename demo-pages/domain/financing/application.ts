import { randomBytes } from 'node:crypto';
import type { FinancingApplication, ShopDatabase } from '../../db/schema';
import { withCartMutex, type CartOwner } from '../cartRepository';
import { viewCart } from '../cartView';
import { saveChoices } from '../checkout/choices';
import { viewCheckout } from '../checkout/viewCheckout';
import { DomainError } from '../domainError';
import { financingOf, subjectOf, type Financing } from './financingOf';
import { findVariant, PLANS, type Variant, type VariantChoice } from './plans';

/** The one-time code of every application. */
export const ONE_TIME_CODE = '482913';
export const CODE_ATTEMPTS = 5;
/** Of the documents. */
export const TERMS_VERSION = '2026-1';

const APPROVAL_VALID_MS = 30 * 60_000;

/** How the provider decides this time; changed by scenarios. */
export interface ProviderMood {
  /** How many polls the decision takes. */
  polls: number;
  outcome: 'approved' | 'refused';
  approvalValidMs: number;
  termsVersion: string;
}

export const USUAL_MOOD: ProviderMood = {
  polls: 2,
  outcome: 'approved',
  approvalValidMs: APPROVAL_VALID_MS,
  termsVersion: TERMS_VERSION,
};

type Work = (trx: ShopDatabase, financing: Financing, total: number) => Promise<FinancingApplication | null>;

/** One change of the application at a time. Throws `financing_missing` where no financing is selected. */
async function changing(db: ShopDatabase, cartId: string, owner: CartOwner, now: Date, work: Work): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx, cart) => {
    const checkout = await viewCheckout(trx, await viewCart(trx, cart), now);
    const financing = financingOf(checkout, now);
    if (!financing) throw new DomainError('financing_missing');
    const application = await work(trx, financing, checkout.total);
    if (application !== financing.application) await saveChoices(trx, cartId, { financing: application });
  });
}

/** The provider's clock: a decision under way is a poll nearer. */
export function pollApplication(db: ShopDatabase, cartId: string, owner: CartOwner, mood: ProviderMood, now = new Date()): Promise<void> {
  return changing(db, cartId, owner, now, async (_trx, { application }) => {
    if (application?.state !== 'pending') return application;
    if (application.pollsLeft > 0) return { ...application, pollsLeft: application.pollsLeft - 1 };
    return decided(application, mood, now);
  });
}

const decided = (application: FinancingApplication, { outcome, approvalValidMs }: ProviderMood, now: Date): FinancingApplication => ({
  ...application,
  state: outcome,
  validTo: outcome === 'approved' ? new Date(now.getTime() + approvalValidMs).toISOString() : null,
});

export interface ApplicationInput {
  choice: VariantChoice & { billingMethodId: string };
  termsVersion: string | null;
  personalId: string | null;
  otp: string | null;
}

/** What an attempt to apply led to, besides the state. */
export type ApplicationProblem = 'termsChanged' | 'personalIdInvalid' | 'codeWrong';

/** Applies for the selected variant, or goes on with the application. Throws `financing_missing` for another selection. */
export async function apply(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  input: ApplicationInput,
  mood: ProviderMood,
  now = new Date(),
): Promise<ApplicationProblem | null> {
  let problem: ApplicationProblem | null = null;
  await changing(db, cartId, owner, now, async (_trx, financing, total) => {
    const { chosen, application, kind, billingMethodId } = financing;
    const isSelected = billingMethodId === input.choice.billingMethodId && chosen === findVariant(financing.variants, input.choice);
    if (!isSelected || !chosen) throw new DomainError('financing_missing');
    const plan = PLANS[kind];
    if (application?.state === 'code') {
      if (input.otp === ONE_TIME_CODE) return { ...application, state: 'pending', pollsLeft: mood.polls };
      problem = 'codeWrong';
      const attemptsLeft = application.attemptsLeft - 1;
      return attemptsLeft > 0 ? { ...application, attemptsLeft } : { ...application, attemptsLeft, state: 'refused' };
    }
    if (application && !['refused', 'expired', 'leave'].includes(application.state)) return application;
    if (plan.isInstant) return decided(newApplication(billingMethodId, chosen, total), { ...mood, outcome: 'approved' }, now);
    if (input.termsVersion !== mood.termsVersion) problem = 'termsChanged';
    else if (plan.needsPersonalId && !isPersonalId(input.personalId)) problem = 'personalIdInvalid';
    if (problem) return application;
    const made = newApplication(billingMethodId, chosen, total);
    if (plan.leaves) return { ...made, state: 'leave' };
    if (plan.needsCode) return { ...made, state: 'code' };
    return { ...made, state: 'pending', pollsLeft: mood.polls };
  });
  return problem;
}

const newApplication = (methodId: string, variant: Variant, total: number): FinancingApplication => ({
  token: randomBytes(18).toString('base64url'),
  subject: subjectOf(methodId, variant, total),
  state: 'pending',
  pollsLeft: 0,
  attemptsLeft: CODE_ATTEMPTS,
  validTo: null,
});

/** Tax, birth and personal numbers of the six countries; checked by the provider, and never stored. */
const isPersonalId = (value: string | null): boolean => value !== null && /^\d{8,13}$/.test(value.replace(/[\s/-]/g, ''));

/** Sends the code again; the attempts stay. Throws `financing_missing` where no code is expected. */
export function resendCode(db: ShopDatabase, cartId: string, owner: CartOwner, now = new Date()): Promise<void> {
  return changing(db, cartId, owner, now, async (_trx, { application }) => {
    if (application?.state !== 'code') throw new DomainError('financing_missing');
    return application;
  });
}

export interface ProviderApplication {
  cartId: string;
  token: string;
  state: FinancingApplication['state'];
}

/** The provider's data of an application, by its token; nothing of the shopper. */
export async function findApplication(db: ShopDatabase, token: string): Promise<ProviderApplication | null> {
  const found = await applicationRow(db, token);
  return found ? { cartId: found.cartId, token, state: found.financing.state } : null;
}

async function applicationRow(db: ShopDatabase, token: string) {
  if (!/^[\w-]{24}$/.test(token)) return null;
  const row = await db
    .selectFrom('cartCheckouts')
    .select(['cartId', 'financing'])
    .where((where) => where(where.fn<string>('jsonb_extract_path_text', ['financing', where.val('token')]), '=', token))
    .executeTakeFirst();
  return row?.financing ? { cartId: row.cartId, financing: row.financing } : null;
}

/** The provider's notification: the shopper has finished or left its page. Only an application that waits there changes. */
export async function settleApplication(db: ShopDatabase, token: string, outcome: 'signed' | 'refused', polls: number): Promise<void> {
  const found = await applicationRow(db, token);
  if (found?.financing.state !== 'leave') return;
  const next: FinancingApplication =
    outcome === 'signed' ? { ...found.financing, state: 'pending', pollsLeft: polls } : { ...found.financing, state: 'refused' };
  await db
    .updateTable('cartCheckouts')
    .set({ financing: JSON.stringify(next) })
    .where('cartId', '=', found.cartId)
    .execute();
}
