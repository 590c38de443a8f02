import type { FinancingApplication } from '../../db/schema';
import type { Checkout } from '../checkout/viewCheckout';
import { findVariant, isFinancing, variantsOf, type FinancingKind, type Variant } from './plans';

/** The financing of the selected payment, with the application for exactly this selection and amount. */
export interface Financing {
  kind: FinancingKind;
  billingMethodId: string;
  variants: Variant[];
  chosen: Variant | null;
  /** Null: none was made for this selection. */
  application: FinancingApplication | null;
}

/** Null where the selected payment is no financing. */
export function financingOf({ cart, payment, total, application }: Checkout, now = new Date()): Financing | null {
  if (!payment || !isFinancing(payment.offer.kind)) return null;
  const { kind, id } = payment.offer;
  const variants = variantsOf(cart.country, kind, total);
  const chosen = findVariant(variants, payment.selection);
  const isOfThis = application !== null && chosen !== null && application.subject === subjectOf(id, chosen, total);
  return { kind, billingMethodId: id, variants, chosen, application: isOfThis ? atTime(application, now) : null };
}

/** An application is for one method, one variant and one amount. */
export const subjectOf = (methodId: string, variant: Variant, total: number): string => [methodId, variant.id, total].join(' ');

function atTime(application: FinancingApplication, now: Date): FinancingApplication {
  const isOver = application.state === 'approved' && application.validTo !== null && Date.parse(application.validTo) <= now.getTime();
  return isOver ? { ...application, state: 'expired' } : application;
}

/** Whether the cart can be ordered with its payment. */
export function isFinanced(checkout: Checkout, now = new Date()): boolean {
  const financing = financingOf(checkout, now);
  return financing === null || financing.application?.state === 'approved';
}
