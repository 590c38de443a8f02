import type { FlashMessage } from '../flash';
import type { InstallmentVariant } from '../installments';

const STATES = ['offered', 'code', 'leave', 'pending', 'approved', 'refused', 'expired'] as const;

/** See `FinancingApplication` of the contract. */
export type ApplicationState = (typeof STATES)[number];

export const toApplicationState = (value: unknown): ApplicationState | null => STATES.find((state) => state === value) ?? null;

export interface FinancingDocument {
  title: string;
  url: string;
}

export interface Application {
  state: ApplicationState;
  documents: readonly FinancingDocument[];
  termsVersion: string | null;
  needsPersonalId: boolean;
  /** Where the code was sent, masked. */
  phone: string | null;
  attemptsLeft: number | null;
  /** Not validated: for `safeTarget`. */
  redirectUrl: string | null;
  /** When the approval expires, in milliseconds since the epoch. */
  validTo: number | null;
}

/** A method's variants and the application for the selected one. */
export interface Plan {
  variants: readonly InstallmentVariant[];
  /** Null: the shop has none, and its provider decides after the order. */
  application: Application | null;
}

export interface FinancingAnswer {
  /** R8.17, R8.20: `retry` is every status that is neither ok nor an error. */
  outcome: 'ok' | 'error' | 'retry';
  /** By method. */
  plans: Readonly<Record<string, Plan>>;
  messages: readonly FlashMessage[];
}

/** The method, total and variant that the state is about. */
export interface Subject {
  methodId: string;
  total: number | null;
  /** Null until one is selected. */
  variant: string | null;
}

/** An approval, or an application under way, for a method, total and variant. */
export interface Held extends Subject {
  what: 'approval' | 'application';
}

/** `offer` is null where the shop has none. */
export type OfferState = { status: 'pending' | 'failed' } | { status: 'ready'; offer: InstallmentVariant | null };

/**
 * - `loading`: variants, application or documents are requested; polled until the shop is ready
 * - `submitting`: the application or the code is being sent
 * - `ready`: the plan shows what to do next
 * - `failed`, `timedOut`, `stopped`: nothing is requested until the shopper tries again
 */
export type FinancingPhase = 'idle' | 'loading' | 'submitting' | 'ready' | 'failed' | 'timedOut' | 'stopped';

export interface FinancingState {
  phase: FinancingPhase;
  subject: Subject | null;
  plan: Plan | null;
  /** The last one of the shown method; it no longer applies once the total is another. */
  held: Held | null;
  /** The shop's messages about the last request. */
  messages: readonly FlashMessage[];
  resend: 'idle' | 'pending' | 'sent' | 'failed';
  /** R4.054: the lowest instalments of deferred and revolving payments, by method. */
  offers: Readonly<Record<string, OfferState>>;
}

export interface WithFinancing {
  financing: FinancingState;
}
