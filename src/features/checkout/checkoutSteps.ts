import { segmentsBelowCart } from '../cartSummary';
import type { Step } from './checkoutTypes';

interface StepEntry {
  step: Step;
  /** R2.02, R2.04, R2.06, R2.09 */
  order: number;
  /** A025: appended to the cart's base path; null is the base path itself. The confirmation keeps the URL of the step before it. */
  pathNumber: number | null;
  /** R2.14-R2.17, A026: the page number for analytics. */
  pageNumber: number;
  /** R2.10-R2.13: the first three are shown in the navigation. */
  isInNavigation: boolean;
  /** Text key of its heading and its navigation entry. */
  title: string;
}

/** The one table of steps (requirements, section 2). */
export const STEPS: readonly StepEntry[] = [
  { step: 'preview', order: 1, pathNumber: null, pageNumber: 1, isInNavigation: true, title: 'txt_cart_navigation_basket' },
  { step: 'customer', order: 2, pathNumber: 1, pageNumber: 3, isInNavigation: true, title: 'txt_cart_navigation_login_delivery' },
  { step: 'shipping', order: 3, pathNumber: 3, pageNumber: 3, isInNavigation: true, title: 'txt_cart_navigation_delivery' },
  { step: 'confirmation', order: 4, pathNumber: null, pageNumber: 5, isInNavigation: false, title: 'txt_checkout_confirmation' },
];

export const isStep = (value: unknown): value is Step => STEPS.some(({ step }) => step === value);

const entryOf = (step: Step): StepEntry => {
  const entry = STEPS.find((each) => each.step === step);
  if (entry === undefined) throw new Error(`${step} is no step`);
  return entry;
};

export const orderOf = (step: Step): number => entryOf(step).order;
export const pathNumberOf = (step: Step): number | null => entryOf(step).pathNumber;
export const titleOf = (step: Step): string => entryOf(step).title;
export const pageNumberOf = (step: Step): number => entryOf(step).pageNumber;

/** The step of a URL; null for an unknown number (A025) and everything outside the cart's base path (R2.18, A027). */
export function stepAt(href: string, cartBase: string): Step | null {
  const below = segmentsBelowCart(href, cartBase);
  if (below === null || below.length > 1) return null;
  const [number] = below;
  const found = STEPS.find(
    ({ isInNavigation, pathNumber }) => isInNavigation && (pathNumber === null ? undefined : String(pathNumber)) === number,
  );
  return found?.step ?? null;
}

/** What decides which step may be shown. */
export interface StepGuard {
  exists: boolean | null;
  addresses: { primary: boolean; shipping: boolean };
  isReadyForShipping: boolean;
}

/**
 * Guards: with an empty cart only the basket is allowed; shipping needs both addresses (R2.19, R2.20) and a known or pending
 * customer (R4.018, A031); the confirmation is only reached by ordering.
 */
export function allowedStep(wanted: Step, { exists, addresses, isReadyForShipping }: StepGuard): Step {
  if (exists === false) return 'preview';
  if (wanted !== 'shipping' && wanted !== 'confirmation') return wanted;
  return addresses.primary && addresses.shipping && isReadyForShipping ? 'shipping' : 'customer';
}
