import { variantKeyOf, keyOfVariant } from '../installments';
import type { InstallmentOptions, InstallmentVariant } from '../installments';
import type { Plan } from './financingTypes';

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

/** The documents of the selected variant are requested before an application. */
export const needsTerms = (plan: Plan, payment: InstallmentOptions | null): boolean =>
  plan.application !== null &&
  plan.application.termsVersion === null &&
  (plan.application.state === 'offered' || plan.application.state === 'expired') &&
  findVariant(plan, payment) !== null;
