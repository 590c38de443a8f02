import { variantKeyOf, keyOfVariant } from '../installments';
import type { InstallmentOptions, InstallmentVariant } from '../installments';
import type { Application, Held, Plan, Subject } from './financingTypes';

/** R9.39 */
export const POLL_INTERVAL_MS = 2000;
/** A110: of an offer, and of polls that fail one after the other. */
export const ATTEMPTS_MAX = 3;
export const RETRY_DELAY_MS = 2000;

/** The variant that the payment selects; null if there is none, or none any more. */
export function findVariant({ variants }: Plan, payment: InstallmentOptions | null): InstallmentVariant | null {
  const key = payment === null ? null : variantKeyOf(payment);
  return key === null ? null : (variants.find((variant) => keyOfVariant(variant) === key) ?? null);
}

/** Too many wrong codes: the lender has not decided. */
export const isCodeSpent = ({ state, attemptsLeft }: Application): boolean => state === 'refused' && attemptsLeft === 0;

/** Nothing is under way. */
export const canApply = (application: Application): boolean =>
  application.state === 'offered' || application.state === 'expired' || isCodeSpent(application);

const UNDER_WAY: readonly Application['state'][] = ['code', 'leave', 'pending'];

/** What is held after an answer. One for another total is still told of until the shopper applies again. */
export function heldAfter(held: Held | null, subject: Subject | null, application: Application | null): Held | null {
  if (subject === null) return held;
  if (application?.state === 'approved') return { ...subject, what: 'approval' };
  if (application !== null && UNDER_WAY.includes(application.state)) return { ...subject, what: 'application' };
  return held !== null && held.total !== subject.total && application?.state === 'offered' ? held : null;
}

/** The documents of the selected variant are requested before an application. */
export const needsTerms = (plan: Plan, payment: InstallmentOptions | null): boolean =>
  plan.application !== null && plan.application.termsVersion === null && canApply(plan.application) && findVariant(plan, payment) !== null;
