import { COUNTRIES, type CountryCode, type CurrencyCode } from '../countries/countries';

/** The data for paying an order by bank transfer. */
export interface BankTransfer {
  recipient: string;
  recipientStreet: string;
  /** With the post code. */
  recipientCity: string;
  /** In groups of four. */
  iban: string;
  /** In the national format, where that is not the IBAN. */
  account: string | null;
  bic?: string;
  amount: number;
  currency: CurrencyCode;
  /** In the country's form: sklic, variabilní symbol, tytuł przelewu, közlemény, poziv na broj. */
  reference: string;
  /** Of ISO 20022. */
  purposeCode: string;
  purpose: string;
  /** The last day (YYYY-MM-DD): the goods are reserved until then. */
  dueDate: string;
}

interface Account {
  iban: string;
  account: string | null;
  bic?: string;
  street: string;
  city: string;
  referenceOf: (orderNumber: string) => string;
  purposeOf: (orderNumber: string) => string;
}

/** The accounts are the examples of the IBAN registry: valid, but unused. */
const ACCOUNTS: Readonly<Record<CountryCode, Account>> = {
  SI: {
    ...{ iban: 'SI56 2633 0001 2039 086', account: null, street: 'Lipova ulica 1', city: '1000 Ljubljana' },
    referenceOf: (number) => `SI00 ${number}`,
    purposeOf: (number) => `Naročilo ${number}`,
  },
  CZ: {
    ...{ iban: 'CZ65 0800 0000 1920 0014 5399', account: '19-2000145399/0800', bic: 'GIBACZPX', street: 'Lipová 1', city: '110 00 Praha' },
    referenceOf: (number) => number,
    purposeOf: (number) => `Objednávka ${number}`,
  },
  SK: {
    ...{ iban: 'SK31 1200 0000 1987 4263 7541', account: null, street: 'Lipová 1', city: '811 01 Bratislava' },
    referenceOf: (number) => number,
    purposeOf: (number) => `Objednávka ${number}`,
  },
  PL: {
    ...{ iban: 'PL61 1090 1014 0000 0712 1981 2874', account: null, street: 'ul. Lipowa 1', city: '00-001 Warszawa' },
    referenceOf: (number) => `Zamówienie ${number}`,
    purposeOf: (number) => `Zamówienie ${number}`,
  },
  HU: {
    ...{ iban: 'HU42 1177 3016 1111 1018 0000 0000', account: '11773016-11111018-00000000', bic: 'OTPVHUHB' },
    ...{ street: 'Hársfa utca 1.', city: '1011 Budapest' },
    referenceOf: (number) => number,
    purposeOf: (number) => `Rendelés ${number}`,
  },
  HR: {
    ...{ iban: 'HR12 1001 0051 8630 0016 0', account: null, street: 'Ulica lipa 1', city: '10000 Zagreb' },
    referenceOf: (number) => `HR00 ${number}`,
    purposeOf: (number) => `Narudžba ${number}`,
  },
};

const DAYS_TO_PAY = 7;
const DAY_MS = 86_400_000;
/** Goods and services. */
const PURPOSE_CODE = 'GDSV';

export function bankTransferOf(order: { country: CountryCode; number: string; total: number; createdAt: Date }): BankTransfer {
  const { shopName, currency } = COUNTRIES[order.country];
  const { iban, account, bic, street, city, referenceOf, purposeOf } = ACCOUNTS[order.country];
  const due = new Date(order.createdAt.getTime() + DAYS_TO_PAY * DAY_MS);
  return {
    ...{ recipient: shopName, recipientStreet: street, recipientCity: city, iban, account, amount: order.total, currency },
    ...(bic === undefined ? {} : { bic }),
    reference: referenceOf(order.number),
    purposeCode: PURPOSE_CODE,
    purpose: purposeOf(order.number),
    dueDate: due.toISOString().slice(0, 10),
  };
}
