import type { BillingMethod, SavedCard, SelectedPayment } from '../checkoutResponse';
import type { InstallmentOptions } from '../installments';
import type { CardChoice, PaymentSettings } from './paymentTypes';

/** R3.072-R3.083: payment codes by family. */
export const PAYMENT_CODES = {
  invoice: ['CZ0', 'HR0', 'SI0'],
  card: ['CZ1', 'SK1'],
  payuCard: ['CZU_c', 'SKU_c', 'HUU_c', 'HRU_c', 'PLU_c', 'SIU_c'],
  cashOnDelivery: ['CZA', 'HUA', 'HRA', 'PLA', 'SKA', 'SIA'],
  deferred: ['CZN'],
  revolving: ['CZG'],
  payu: ['CZU', 'HUU', 'PLU', 'SKU'],
  transfer: ['CZB', 'HUB', 'HRB', 'PLB', 'SKB', 'SIB'],
  installments: ['HR5'],
  cetelem: ['SKD'],
  leanpay: ['SI7'],
  summit: ['SI#'],
} as const;

export type PaymentFamily = keyof typeof PAYMENT_CODES | 'wallet' | 'other';

/** Paid by instalments, or later: `features/financing`. */
const FINANCING: readonly PaymentFamily[] = ['deferred', 'revolving', 'installments', 'cetelem', 'leanpay', 'summit'];

/** Defaults until page and device are read. */
export const PAYMENT_SETTINGS: PaymentSettings = {
  canMobilePay: false,
  disabledPaymentCodes: ['SI#', 'HR5'], // A107: low confidence, to be confirmed with the shop
  unsettablePaymentCodes: [], // A104
  mobilePaySuffixes: ['_jp'], // A108: unverified
  cardWalletSuffixes: ['_cw'], // A109
};

const endsInOne = (code: string | null, suffixes: readonly string[]): boolean =>
  code !== null && suffixes.some((suffix) => suffix !== '' && code.endsWith(suffix));

export function familyOf(code: string | null, { mobilePaySuffixes, cardWalletSuffixes }: PaymentSettings): PaymentFamily {
  if (endsInOne(code, [...mobilePaySuffixes, ...cardWalletSuffixes])) return 'wallet';
  const names = Object.keys(PAYMENT_CODES) as (keyof typeof PAYMENT_CODES)[];
  return names.find((name) => PAYMENT_CODES[name].some((known) => known === code)) ?? 'other';
}

/** R5.36, A109: hides `SIU_c` if `SIU_cw` exists. */
function isRedundantCard(code: string | null, all: readonly BillingMethod[], { cardWalletSuffixes }: PaymentSettings): boolean {
  if (code === null || !PAYMENT_CODES.payuCard.some((known) => known === code)) return false;
  const provider = code.slice(0, -'_c'.length);
  return all.some((other) => other.code?.startsWith(provider) === true && endsInOne(other.code, cardWalletSuffixes));
}

/** The shown methods: R5.35 (A108) and R5.36 (A109). A method whose children are all hidden is hidden. */
export function shownMethods(methods: readonly BillingMethod[], settings: PaymentSettings): BillingMethod[] {
  const everything = methods.flatMap((method) => [method, ...method.childPayments]);
  const isShown = ({ code }: BillingMethod) =>
    (settings.canMobilePay || !endsInOne(code, settings.mobilePaySuffixes)) && !isRedundantCard(code, everything, settings);
  return methods.flatMap((method) => {
    if (!isShown(method)) return [];
    const childPayments = method.childPayments.filter(isShown);
    if (method.childPayments.length > 0 && childPayments.length === 0) return [];
    return [childPayments.length === method.childPayments.length ? method : { ...method, childPayments }];
  });
}

export const isFinancing = (code: string | null, settings: PaymentSettings): boolean => FINANCING.includes(familyOf(code, settings));

/** Why a method cannot be selected: disabled by shop or configuration. */
export type Refusal = 'unavailable';

export function refusalOf({ code, invalid, disabled }: BillingMethod, settings: PaymentSettings): Refusal | null {
  const isListed = code !== null && (settings.disabledPaymentCodes.includes(code) || settings.unsettablePaymentCodes.includes(code));
  return invalid || disabled || isListed ? 'unavailable' : null; // A104, A107
}

/** R4.051: the method or child with an id. With children the option is the selected child, or null before a choice (A105). */
export function findPayment(methods: readonly BillingMethod[], id: string): { method: BillingMethod; option: BillingMethod | null } | null {
  for (const method of methods) {
    const child = method.childPayments.find((one) => one.id === id);
    if (child !== undefined) return { method, option: child };
    if (method.id !== id) continue;
    if (method.childPayments.length === 0) return { method, option: method };
    return { method, option: method.childPayments.find(({ selected }) => selected) ?? null };
  }
  return null;
}

/** As the shopper knows a selected payment; null if the shop does not list it. */
export function titleOf(methods: readonly BillingMethod[], selected: SelectedPayment | null): string | null {
  const found = selected === null ? null : findPayment(methods, selected.billingMethodId);
  return found === null ? null : (found.option ?? found.method).title;
}

/** R4.052: whether the shop has an invalid payment selected; hidden ones count (A108). */
export function mustBeCleared(shown: readonly BillingMethod[], selected: SelectedPayment | null, settings: PaymentSettings): boolean {
  if (selected === null) return false;
  const found = findPayment(shown, selected.billingMethodId);
  if (found === null) return true;
  return refusalOf(found.method, settings) !== null || (found.option !== null && refusalOf(found.option, settings) !== null);
}

/** Card methods, which support saved cards. */
export const takesCard = (code: string | null, settings: PaymentSettings): boolean =>
  ['card', 'payuCard'].includes(familyOf(code, settings)) || endsInOne(code, settings.cardWalletSuffixes);

/** A saved card that is not listed (any more): it would be charged without being shown. */
export const isCardLost = (selected: SelectedPayment | null, cards: readonly SavedCard[]): boolean =>
  selected !== null && selected.cardId !== null && !cards.some(({ id }) => id === selected.cardId);

const NO_FINANCING = { productCode: null, installmentCount: null, depositAmount: null, insuranceCode: null } as const;

/**
 * The payment that a click on a method selects: for a card method a new card, stored only if the shopper ticks it. Agreed options
 * of the same method (product, instalments, deposit, insurance) are kept, unless others are selected.
 */
export function toPayment(
  billingMethodId: string,
  card: CardChoice | null,
  before: SelectedPayment | null = null,
  options: InstallmentOptions | null = null,
): SelectedPayment {
  return {
    ...NO_FINANCING,
    ...(before?.billingMethodId === billingMethodId ? before : {}),
    ...options,
    billingMethodId,
    cardId: card?.cardId ?? null,
    newCard: card !== null && card.cardId === null,
    rememberCard: card !== null && card.cardId === null && card.isRemembered,
  };
}

const COMPARED = [
  'billingMethodId',
  'cardId',
  'rememberCard',
  'productCode',
  'installmentCount',
  'depositAmount',
  'insuranceCode',
] as const;

/** Whether both are the same method with the same options. */
export const isSamePayment = (a: SelectedPayment | null, b: SelectedPayment | null): boolean =>
  COMPARED.every((name) => a?.[name] === b?.[name]);

/** R3.069-R3.071, A106: omits unset fields, always sends the two flags. */
export const toPayload = (payment: SelectedPayment) => {
  const { billingMethodId, cardId, productCode, installmentCount, depositAmount, rememberCard, newCard, insuranceCode } = payment;
  return {
    billingMethodId,
    ...(cardId === null ? {} : { cardId }),
    ...(productCode === null ? {} : { productCode }),
    ...(installmentCount === null ? {} : { installmentCount }),
    ...(depositAmount === null ? {} : { depositAmount }),
    rememberCard: rememberCard ? (1 as const) : (0 as const),
    newCard: newCard ? (1 as const) : (0 as const),
    ...(insuranceCode === null ? {} : { insuranceCode }),
  };
};
