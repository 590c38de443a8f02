import { memoizeOne } from '../../lib/memoizeOne';
import { selectTotal } from '../cart';
import { selectStep } from '../checkout';
import { selectFinancingMethod, selectServerPayment } from '../payment';
import type { FinancingGap } from '../payment';
import { variantKeyOf } from '../installments';
import { findVariant } from './financingRules';
import type { FinancingState, Held, Subject, WithFinancing } from './financingTypes';

type PaymentState = Parameters<typeof selectFinancingMethod>[0];
type SubjectState = PaymentState & Parameters<typeof selectTotal>[0] & Parameters<typeof selectStep>[0];

const subjectOnce = memoizeOne((methodId: string, total: number | null, variant: string | null): Subject => ({ methodId, total, variant }));

/** What the shop has selected: null outside the step, for other methods, and while a selection is being saved. */
export function selectCurrentSubject(state: SubjectState): Subject | null {
  const payment = selectServerPayment(state);
  const method = selectFinancingMethod(state);
  if (selectStep(state) !== 'shipping' || payment === null || payment.billingMethodId !== method?.id) return null;
  return subjectOnce(method.id, selectTotal(state), variantKeyOf(payment));
}

export const selectFinancing = ({ financing }: WithFinancing): FinancingState => financing;

/** What no longer applies, because the total has changed since; null if nothing does. */
export const selectLapsed = ({ financing: { held, subject, plan } }: WithFinancing): Held['what'] | null =>
  held !== null && subject?.methodId === held.methodId && subject.total !== held.total && plan?.application?.state === 'offered'
    ? held.what
    : null;

/** What the order lacks (R4.051); null where nothing is missing, and for other methods. */
export function selectGap(state: PaymentState & WithFinancing): FinancingGap | null {
  const method = selectFinancingMethod(state);
  if (method === null) return null;
  const { phase, subject, plan } = state.financing;
  if (plan === null || subject?.methodId !== method.id) return 'approval';
  if (plan.variants.length > 0 && findVariant(plan, selectServerPayment(state)) === null) return 'variant';
  const isApproved = plan.application === null || plan.application.state === 'approved';
  return phase === 'ready' && isApproved ? null : 'approval';
}
