import type { Country } from './checkoutPage';
import { COUNTRIES } from './checkoutPage';
import { cover, everyRow } from './cover';

/** The parameters of a checkout in the matrix. */
const PARAMETERS = {
  country: ['SI', 'CZ', 'SK', 'PL', 'HU', 'HR'],
  shopper: ['guest', 'customer'],
  basket: ['first-party', 'marketplace', 'mixed'],
  /** For the shop's own goods, or for the partner's where there are no others. */
  method: ['standardDelivery', 'postDelivery', 'expressDelivery', 'pupDelivery', 'preferredPupDelivery', 'privilegedPupDelivery', 'outlet'],
  /** A pickup point is chosen from the list or on the map; a delivery may have a time window. */
  choice: ['list', 'map', 'window'],
  /** `card`: a card without PayU, or a wallet that replaces it. `credit`: the country's other financing. */
  payment: ['transfer', 'cash', 'payuCard', 'card', 'payu', 'invoice', 'financing', 'credit'],
  /** What else changes the total: a discount code, insured parcels, or more goods than free delivery needs. */
  extra: ['nothing', 'code', 'insured', 'much'],
} as const;

type Row = ReturnType<typeof everyRow<typeof PARAMETERS>>[number];
export type CasePayment = Row['payment'];
export type CaseMethod = Row['method'];

/**
 * The payment codes of the requirements (section 3), by country; with them the wallet that replaces
 * the Polish card (A109) and Apple Pay (A108). PayU's own code is a group: one of its children is selected.
 */
const CODES: Readonly<Record<Row['country'], Partial<Record<CasePayment, string>>>> = {
  SI: { transfer: 'SIB', cash: 'SIA', payuCard: 'SIU_c', card: 'SIU_jp', invoice: 'SI0', financing: 'SI7', credit: 'SI#' },
  CZ: { transfer: 'CZB', cash: 'CZA', payuCard: 'CZU_c', card: 'CZ1', payu: 'CZU', invoice: 'CZ0', financing: 'CZN', credit: 'CZG' },
  SK: { transfer: 'SKB', cash: 'SKA', payuCard: 'SKU_c', card: 'SK1', payu: 'SKU', financing: 'SKD' },
  PL: { transfer: 'PLB', cash: 'PLA', payuCard: 'PLU_c', card: 'PLU_cw', payu: 'PLU' },
  HU: { transfer: 'HUB', cash: 'HUA', payuCard: 'HUU_c', payu: 'HUU' },
  HR: { transfer: 'HRB', cash: 'HRA', payuCard: 'HRU_c', invoice: 'HR0', financing: 'HR5' },
};

const codeOf = ({ country, payment }: Row): string | undefined => CODES[country][payment];

export const isFinanced = (payment: CasePayment): boolean => payment === 'financing' || payment === 'credit';
/** Methods with pickup at a branch. */
export const isFetched = (method: CaseMethod): boolean => /Pup|pup|outlet/.test(method);

/** Own parcels whose windows are not all closed at some hour of the day, as the only day of an express parcel may be. */
const WITH_WINDOWS: readonly CaseMethod[] = ['standardDelivery', 'pupDelivery', 'outlet'];

const isChoicePossible = ({ choice, method, basket }: Row): boolean =>
  choice === 'list' || (choice === 'map' ? isFetched(method) : basket !== 'marketplace' && WITH_WINDOWS.includes(method));

/**
 * Partners deliver to an address only; member branches are for members; not every payment exists in every country; own goods from
 * 50 EUR on are financed, without a code.
 */
const isPossible = (row: Row): boolean =>
  codeOf(row) !== undefined &&
  isChoicePossible(row) &&
  (!isFinanced(row.payment) || (row.basket === 'first-party' && row.extra === 'much')) &&
  (row.basket !== 'marketplace' || row.method === 'standardDelivery' || row.method === 'postDelivery') &&
  (row.method !== 'privilegedPupDelivery' || row.shopper === 'customer');

export const POSSIBLE_ROWS: readonly Row[] = everyRow(PARAMETERS).filter(isPossible);

export interface OrderCase {
  row: Row;
  title: string;
  country: Country;
  code: string;
  /** The child of a group to select. */
  child: number;
}

/** In each country another wallet or card, and other data of a company. */
const DIFFERS_BY_COUNTRY: readonly CasePayment[] = ['card', 'invoice'];

/** Few checkouts that together have every country with guest and customer, and every basket, method, choice, payment and extra. */
export const ORDER_CASES: readonly OrderCase[] = cover(POSSIBLE_ROWS, (row) => {
  const { country, shopper, payment, ...rest } = row;
  return [`${country}, ${shopper}`, DIFFERS_BY_COUNTRY.includes(payment) ? (codeOf(row) ?? payment) : payment, ...Object.values(rest)];
}).map((row, place) => {
  const code = codeOf(row) ?? '';
  return {
    row,
    title: [row.country, row.shopper, row.basket, row.method, row.choice, code, row.extra].join(' · '),
    country: COUNTRIES.find((country) => country.code === row.country) as Country,
    code,
    child: place,
  };
});

/** Paid on the provider's page, which the confirmation links to. */
export const isPaidAtProvider = (payment: CasePayment): boolean => ['payuCard', 'card', 'payu'].includes(payment);

type Currency = 'EUR' | 'CZK' | 'PLN' | 'HUF';
type Prices = Readonly<Record<Currency, number>>;

const CURRENCIES: Readonly<Record<Row['country'], Currency>> = { SI: 'EUR', CZ: 'CZK', SK: 'EUR', PL: 'PLN', HU: 'HUF', HR: 'EUR' };

const prices = (EUR: number, CZK: number, PLN: number, HUF: number): Prices => ({ EUR, CZK, PLN, HUF });
const NOTHING = prices(0, 0, 0, 0);

/** Prices of the articles (the tests set them in EUR), repeated here so that the shop does not check itself. */
export const ARTICLES = {
  own: prices(19.99, 499, 85.99, 7990),
  partner: prices(12.99, 329, 55.99, 4990),
  digital: prices(9.99, 249, 42.99, 3990),
} as const;
export type ArticleKind = keyof typeof ARTICLES;

const OWN_DELIVERY: Readonly<Record<CaseMethod, Prices>> = {
  standardDelivery: prices(3.99, 99, 16.99, 1590),
  postDelivery: prices(2.99, 79, 12.99, 1190),
  expressDelivery: prices(7.99, 199, 33.99, 3190),
  pupDelivery: prices(1.99, 49, 8.59, 790),
  preferredPupDelivery: prices(0.99, 29, 4.29, 390),
  privilegedPupDelivery: NOTHING,
  outlet: NOTHING,
};
const PARTNER_DELIVERY = { standardDelivery: prices(4.99, 129, 20.99, 1990), postDelivery: prices(3.99, 99, 16.99, 1590) } as const;
const INSURANCE = prices(1.99, 49, 8.59, 790);
const CASH = prices(1.49, 39, 6.39, 590);
/** The surcharge of a post office or a kiosk, by the first word of its name. */
const BRANCH_EXTRA: readonly [RegExp, Prices][] = [
  [/^(Pošta|Poczta|Posta) /, prices(0.5, 9, 2.19, 190)],
  [/^(Trafika|Kiosk|Trafik) /, prices(0.2, 9, 0.89, 90)],
];

const DISCOUNT_PERCENT = 10;
export const DISCOUNT_CODE = 'ZIMA10';

/** Count of each article: `much` is enough for free delivery, anything else is too little. */
export function piecesOf({ basket, payment, extra }: Row): Partial<Record<ArticleKind, number>> {
  const isMuch = extra === 'much';
  if (basket === 'first-party') return { own: isMuch ? 3 : 2 };
  if (basket === 'marketplace') return { partner: isMuch ? 5 : 1 };
  return { own: isMuch ? 3 : 1, partner: isMuch ? 5 : 1, ...(payment === 'cash' ? {} : { digital: 1 }) }; // no cash for digital goods
}

/** The partner's parcel of a mixed basket alternates between post and courier. */
export const partnerMethodOf = ({ row: { basket, method }, child }: OrderCase): 'standardDelivery' | 'postDelivery' => {
  const isNamed = basket === 'marketplace' && (method === 'standardDelivery' || method === 'postDelivery');
  return isNamed ? method : child % 2 === 0 ? 'standardDelivery' : 'postDelivery';
};

/** One parcel of the order, as the database should have it. */
export interface Parcel {
  seller: ArticleKind;
  method: CaseMethod | null;
  price: number;
}

export interface Bill {
  goods: number;
  discount: number;
  parcels: Parcel[];
  fee: number;
  total: number;
}

/** Integers in hundredths, so that sums are exact. */
const inHundredths = (amount: number): number => Math.round(amount * 100);

/** The total of a checkout; `branch` is where the shop's own parcel is picked up. */
export function billOf(orderCase: OrderCase, branch: string | null): Bill {
  const { row } = orderCase;
  const currency = CURRENCIES[row.country];
  const pieces = piecesOf(row);
  const kinds = Object.keys(pieces) as ArticleKind[];
  const isFree = row.extra === 'much';
  const goods = kinds.reduce((sum, kind) => sum + inHundredths(ARTICLES[kind][currency]) * (pieces[kind] ?? 0), 0);
  // Whole koruna and forint.
  const smallest = currency === 'CZK' || currency === 'HUF' ? 100 : 1;
  const discount = row.extra === 'code' ? Math.round((goods * DISCOUNT_PERCENT) / 100 / smallest) * smallest : 0;
  const insurance = row.extra === 'insured' ? inHundredths(INSURANCE[currency]) : 0;
  const ownPrice = (): number => {
    if (isFree && row.method !== 'expressDelivery') return 0;
    const method = inHundredths(OWN_DELIVERY[row.method][currency]);
    const extra = method === 0 ? undefined : BRANCH_EXTRA.find(([name]) => branch !== null && name.test(branch));
    return method + (extra === undefined ? 0 : inHundredths(extra[1][currency]));
  };
  const parcels = kinds.map((seller) => {
    if (seller === 'digital') return { seller, method: null, price: 0 };
    if (seller === 'own') return { seller, method: row.method, price: ownPrice() + insurance };
    const method = partnerMethodOf(orderCase);
    return { seller, method, price: (isFree ? 0 : inHundredths(PARTNER_DELIVERY[method][currency])) + insurance };
  });
  const fee = row.payment === 'cash' ? inHundredths(CASH[currency]) : 0;
  const total = goods - discount + parcels.reduce((sum, { price }) => sum + price, 0) + fee;
  return {
    goods: goods / 100,
    discount: discount / 100,
    parcels: parcels.map((parcel) => ({ ...parcel, price: parcel.price / 100 })),
    fee: fee / 100,
    total: total / 100,
  };
}

/** Grouping, decimals and currency sign of each country (A017). */
const WRITTEN: Readonly<Record<Row['country'], readonly [string, string, string]>> = {
  SI: ['.', ',', '€'],
  CZ: [' ', '', 'Kč'],
  SK: [' ', ',', '€'],
  PL: [' ', ',', 'zł'],
  HU: [' ', '', 'Ft'],
  HR: ['.', ',', '€'],
};

/** An amount in the country's format, with plain spaces: 1.234,50 €. */
export function written(amount: number, country: Row['country']): string {
  const [thousands, decimal, sign] = WRITTEN[country];
  const [full = '', part = '00'] = amount.toFixed(decimal === '' ? 0 : 2).split('.');
  return `${full.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal === '' || part === '00' ? '' : decimal + part} ${sign}`;
}
