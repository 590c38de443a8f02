import type { CheckoutAddress } from '../../db/schema';
import { COUNTRIES, type CountryCode } from '../../countries/countries';
import { isFinancing, type FinancingKind } from '../financing/plans';
import { priceIn } from '../prices';
import type { CartView } from '../types';
import type { SellerDelivery } from './deliveries';
import { paymentKindTitle, paymentReason, type PaymentKind, type PaymentReason } from './paymentTexts';

interface PaymentMethod {
  id: string;
  /** Payment code of requirements, section 3. */
  code: string;
  kind: PaymentKind;
  /** Children on the provider's page; one of them has to be selected (A105). */
  children?: readonly { id: string; code: string; title: string }[];
}

const bank = (id: string, code: string, title: string) => ({ id, code, title });
/** The suffix of PayU's code of Apple Pay (A108). */
const applePay = (country: CountryCode, id: string) => bank(id, `${country}U_jp`, 'Apple Pay');

/** The payment methods in display order; ids are the shop's own. */
const PAYMENT_METHODS: Readonly<Record<CountryCode, readonly PaymentMethod[]>> = {
  SI: [
    { id: '12', code: 'SIU_c', kind: 'payuCard' },
    { id: '17', code: 'SIU_jp', kind: 'applePay' },
    { id: '14', code: 'SIB', kind: 'transfer' },
    { id: '13', code: 'SIA', kind: 'cash' },
    { id: '11', code: 'SI0', kind: 'invoice' },
    { id: '15', code: 'SI7', kind: 'leanpay' },
    { id: '16', code: 'SI#', kind: 'summit' },
  ],
  CZ: [
    { id: '22', code: 'CZ1', kind: 'card' },
    { id: '23', code: 'CZU_c', kind: 'payuCard' },
    {
      id: '27',
      code: 'CZU',
      kind: 'payu',
      children: [bank('272', 'CZU_kb', 'Lipová spořitelna'), bank('271', 'CZU_cs', 'Modrá banka'), applePay('CZ', '273')],
    },
    { id: '28', code: 'CZB', kind: 'transfer' },
    { id: '24', code: 'CZA', kind: 'cash' },
    { id: '21', code: 'CZ0', kind: 'invoice' },
    { id: '25', code: 'CZN', kind: 'deferred' },
    { id: '26', code: 'CZG', kind: 'revolving' },
  ],
  SK: [
    { id: '31', code: 'SK1', kind: 'card' },
    { id: '32', code: 'SKU_c', kind: 'payuCard' },
    {
      id: '34',
      code: 'SKU',
      kind: 'payu',
      children: [bank('341', 'SKU_tp', 'Tatranská banka'), bank('342', 'SKU_dn', 'Dunajská sporiteľňa'), applePay('SK', '343')],
    },
    { id: '35', code: 'SKB', kind: 'transfer' },
    { id: '33', code: 'SKA', kind: 'cash' },
    { id: '36', code: 'SKD', kind: 'cetelem' },
  ],
  PL: [
    { id: '41', code: 'PLU_c', kind: 'payuCard' },
    { id: '45', code: 'PLU_cw', kind: 'wallet' },
    {
      id: '43',
      code: 'PLU',
      kind: 'payu',
      children: [bank('431', 'PLU_mb', 'Bank Wiślany'), bank('432', 'PLU_pk', 'Bank Bałtycki'), applePay('PL', '433')],
    },
    { id: '44', code: 'PLB', kind: 'transfer' },
    { id: '42', code: 'PLA', kind: 'cash' },
  ],
  HU: [
    { id: '51', code: 'HUU_c', kind: 'payuCard' },
    { id: '53', code: 'HUU', kind: 'payu', children: [bank('531', 'HUU_ot', 'Tisza Bank'), applePay('HU', '532')] },
    { id: '54', code: 'HUB', kind: 'transfer' },
    { id: '52', code: 'HUA', kind: 'cash' },
  ],
  HR: [
    { id: '62', code: 'HRU_c', kind: 'payuCard' },
    { id: '64', code: 'HRB', kind: 'transfer' },
    { id: '63', code: 'HRA', kind: 'cash' },
    { id: '61', code: 'HR0', kind: 'invoice' },
    { id: '65', code: 'HR5', kind: 'installments' },
  ],
};

const AT_PROVIDER: ReadonlySet<PaymentKind> = new Set(['card', 'payuCard', 'wallet', 'applePay', 'payu']);

/** The shopper leaves for the provider's page after the order. */
export const isPaidAtProvider = (kind: PaymentKind): boolean => AT_PROVIDER.has(kind);

export interface PaymentOffer {
  id: string;
  code: string;
  kind: PaymentKind;
  title: string;
  /** Why it cannot be selected for this cart. */
  description: string | null;
  /** Hundredths. */
  price: number;
  /** Not for this cart as it is. */
  isInvalid: boolean;
  /** Not for this shopper. */
  isDisabled: boolean;
  children: PaymentOffer[];
}

export interface PaymentInput {
  cart: CartView;
  deliveries: readonly SellerDelivery[];
  billing: CheckoutAddress | null;
  /** Goods and deliveries, in hundredths. */
  amount: number;
}

/** Hundredths of EUR. */
const CASH_PRICE = 149;
const CASH_UP_TO = 300_000;
export const FINANCING_FROM = 5000;

export function paymentOffers(input: PaymentInput): PaymentOffer[] {
  const { country } = input.cart;
  return PAYMENT_METHODS[country].map(({ id, code, kind, children = [] }) => {
    const reason = reasonAgainst(kind, input);
    const shared = {
      kind,
      description: reason && paymentReason(country, reason),
      price: kind === 'cash' ? priceIn(COUNTRIES[country].currency, CASH_PRICE) : 0,
      isInvalid: reason !== null && reason !== 'companiesOnly',
      isDisabled: reason === 'companiesOnly',
    };
    return {
      ...shared,
      id,
      code,
      title: paymentKindTitle(country, kind),
      children: children.map((child) => ({ ...shared, ...child, children: [] })),
    };
  });
}

function reasonAgainst(kind: PaymentKind, { cart, deliveries, billing, amount }: PaymentInput): PaymentReason | null {
  const { currency } = COUNTRIES[cart.country];
  if (kind === 'invoice') return billing?.companyTaxId || billing?.companyId ? null : 'companiesOnly';
  if (kind === 'cash') {
    if (deliveries.some(({ isDigital }) => isDigital)) return 'notForDigital';
    if (!deliveries.every(takesCash)) return 'notForSeller';
    return amount > priceIn(currency, CASH_UP_TO) ? 'tooExpensive' : null;
  }
  if (!isFinancing(kind)) return null;
  if (cart.lines.some(({ partner }) => partner !== null) || cart.discounts.length > 0) return 'ownGoodsOnly';
  return amount < priceIn(currency, FINANCING_FROM) ? 'tooCheap' : null;
}

/** Every fourth partner requires prepayment. */
const takesCash = ({ partner, isDigital }: SellerDelivery): boolean => !isDigital && (partner === null || partner.id % 4 !== 0);

/** The method or child of this id. */
export function findPayment(offers: readonly PaymentOffer[], id: string): PaymentOffer | null {
  for (const offer of offers) {
    if (offer.id === id) return offer;
    const child = offer.children.find((entry) => entry.id === id);
    if (child) return child;
  }
  return null;
}

/** With several children one has to be named. */
export const canBeChosen = ({ isInvalid, isDisabled, children }: PaymentOffer): boolean =>
  !isInvalid && !isDisabled && children.length === 0;

/** The methods of financing in a country, whatever is in the cart. */
export const financingMethods = (country: CountryCode): { id: string; code: string; kind: FinancingKind; title: string }[] =>
  PAYMENT_METHODS[country].flatMap(({ id, code, kind }) =>
    isFinancing(kind) ? [{ id, code, kind, title: paymentKindTitle(country, kind) }] : [],
  );

export const transferCode = (country: CountryCode): string | undefined =>
  PAYMENT_METHODS[country].find(({ kind }) => kind === 'transfer')?.code;

export function paymentTitle(country: CountryCode, code: string): string {
  for (const method of PAYMENT_METHODS[country]) {
    if (method.code === code) return paymentKindTitle(country, method.kind);
    const child = method.children?.find((entry) => entry.code === code);
    if (child) return `${paymentKindTitle(country, method.kind)}: ${child.title}`;
  }
  return code;
}
