import type { CountryCode } from '../../countries/countries';
import { COUNTRIES } from '../../countries/countries';
import type { PaymentKind } from '../checkout/paymentTexts';
import { percentOf, priceIn, toHundredths, toUnits } from '../prices';
import { aprcOf, installmentOf } from './annuity';

export type FinancingKind = Extract<PaymentKind, 'deferred' | 'revolving' | 'installments' | 'cetelem' | 'leanpay' | 'summit'>;

/** How a provider decides. */
interface Plan {
  productCode: string;
  /** Months and the nominal rate a year, in percent. */
  terms: readonly (readonly [months: number, ratePercent: number])[];
  /** Hundredths of EUR; those above half of the amount are not offered. */
  deposits: readonly number[];
  /** Paid with the first instalment, in percent of the credit. */
  feePercent: number;
  /** Percent of the instalment; null is not offered. */
  insurancePercent: number | null;
  /** The shopper gives a personal number. */
  needsPersonalId: boolean;
  /** The shopper confirms by a one-time code. */
  needsCode: boolean;
  /** The application continues on the provider's page. */
  leaves: boolean;
  /** The card's bank divides the payment: there is no application. */
  isInstant: boolean;
}

const PLAN: Plan = {
  productCode: 'STD',
  terms: [],
  deposits: [0],
  feePercent: 0,
  insurancePercent: null,
  needsPersonalId: false,
  needsCode: false,
  leaves: false,
  isInstant: false,
};

const DEPOSITS = [0, 5000, 10_000, 20_000];

export const PLANS: Readonly<Record<FinancingKind, Plan>> = {
  leanpay: {
    ...PLAN,
    terms: [[3, 0], [6, 7.9], [12, 9.9], [24, 11.9]], // prettier-ignore
    deposits: DEPOSITS,
    insurancePercent: 4,
    needsPersonalId: true,
  },
  summit: {
    ...PLAN,
    productCode: 'LEASING',
    terms: [[12, 8.9], [24, 8.9], [36, 9.4], [48, 9.9]], // prettier-ignore
    deposits: DEPOSITS,
    feePercent: 1,
    leaves: true,
  },
  deferred: { ...PLAN, productCode: 'ODL', terms: [[1, 0], [3, 0]], needsCode: true }, // prettier-ignore
  revolving: {
    ...PLAN,
    productCode: 'REV',
    terms: [[6, 14.9], [10, 14.9], [12, 14.9], [24, 16.9]], // prettier-ignore
    needsPersonalId: true,
    needsCode: true,
  },
  cetelem: {
    ...PLAN,
    productCode: 'CLS',
    terms: [[6, 9.9], [10, 12.9], [20, 12.9], [30, 13.9]], // prettier-ignore
    deposits: DEPOSITS,
    insurancePercent: 5.5,
    leaves: true,
  },
  installments: { ...PLAN, productCode: 'CARD', terms: [[2, 0], [3, 0], [6, 0], [12, 0]], isInstant: true }, // prettier-ignore
};

export const isFinancing = (kind: PaymentKind): kind is FinancingKind => Object.hasOwn(PLANS, kind);

export const INSURANCE_CODE = 'PPI';

/** The selected options, as the shop's client sends them. */
export interface VariantChoice {
  productCode?: string;
  installmentCount?: number;
  depositAmount?: number;
  insuranceCode?: string;
}

/** A combination of term, deposit and insurance; amounts in units. */
export interface Variant {
  id: string;
  productCode: string;
  installmentCount: number;
  installmentAmount: number;
  depositAmount: number;
  totalAmount: number;
  interestRate: number;
  aprc: number;
  insuranceCode: string | null;
  insuranceAmount: number | null;
  feeAmount: number | null;
}

/** All combinations for an amount in hundredths. */
export function variantsOf(country: CountryCode, kind: FinancingKind, amount: number): Variant[] {
  const { currency } = COUNTRIES[country];
  const plan = PLANS[kind];
  const deposits = plan.deposits.map((deposit) => (deposit === 0 ? 0 : roundDeposit(priceIn(currency, deposit))));
  const insurances = plan.insurancePercent === null ? [null] : [null, plan.insurancePercent];
  return plan.terms.flatMap(([months, rate]) =>
    deposits
      .filter((deposit) => deposit <= amount / 2)
      .flatMap((deposit) => insurances.map((insurance) => variantOf({ country, plan, months, rate, deposit, insurance, amount }))),
  );
}

/** Shop prices end in nines; a deposit does not. */
const roundDeposit = (hundredths: number): number => toHundredths(Math.ceil(toUnits(hundredths) / 10) * 10);

interface Combination {
  country: CountryCode;
  plan: Plan;
  months: number;
  rate: number;
  deposit: number;
  insurance: number | null;
  amount: number;
}

function variantOf({ country, plan, months, rate, deposit, insurance, amount }: Combination): Variant {
  const round = (hundredths: number): number => percentOf(hundredths, 100, COUNTRIES[country].currency);
  const credit = amount - deposit;
  const bare = round(installmentOf(credit, rate, months));
  const fee = round((credit * plan.feePercent) / 100);
  const insured = insurance === null ? 0 : round((bare * insurance) / 100);
  // The insurance is optional, so it is no part of the rate of charge.
  const payments = Array.from({ length: months }, (_, month) => bare + (month === 0 ? fee : 0));
  return {
    id: `${plan.productCode}-${months}-${toUnits(deposit)}${insurance === null ? '' : `-${INSURANCE_CODE}`}`,
    productCode: plan.productCode,
    installmentCount: months,
    installmentAmount: toUnits(bare + insured),
    depositAmount: toUnits(deposit),
    // The last instalment of a free credit takes the rounding.
    totalAmount: toUnits(deposit + fee + (rate === 0 ? credit : months * bare) + months * insured),
    interestRate: rate,
    // Rounding up the instalments of a free credit is no interest.
    aprc: rate === 0 && fee === 0 ? 0 : aprcOf(credit, payments),
    insuranceCode: insurance === null ? null : INSURANCE_CODE,
    insuranceAmount: insurance === null ? null : toUnits(insured),
    feeAmount: fee === 0 ? null : toUnits(fee),
  };
}

export const findVariant = (variants: readonly Variant[], choice: VariantChoice): Variant | null =>
  variants.find(
    ({ productCode, installmentCount, depositAmount, insuranceCode }) =>
      productCode === choice.productCode &&
      installmentCount === choice.installmentCount &&
      depositAmount === (choice.depositAmount ?? 0) &&
      insuranceCode === (choice.insuranceCode ?? null),
  ) ?? null;
