import { COUNTRIES, type CountryCode, type CurrencyCode } from '../countries/countries';

/** The data for paying an order by bank transfer. */
export interface BankTransfer {
  recipient: string;
  /** In groups of four. */
  iban: string;
  /** In the national format, where that is not the IBAN. */
  account: string | null;
  amount: number;
  currency: CurrencyCode;
  /** In the country's form: sklic, variabilní symbol, tytuł przelewu, közlemény, poziv na broj. */
  reference: string;
  /** The last day (YYYY-MM-DD): the goods are reserved until then. */
  dueDate: string;
}

interface Account {
  iban: string;
  account: string | null;
  referenceOf: (orderNumber: string) => string;
}

/** The examples of the IBAN registry: valid, but unused. */
const ACCOUNTS: Readonly<Record<CountryCode, Account>> = {
  SI: { iban: 'SI56 2633 0001 2039 086', account: null, referenceOf: (number) => `SI00 ${number}` },
  CZ: { iban: 'CZ65 0800 0000 1920 0014 5399', account: '19-2000145399/0800', referenceOf: (number) => number },
  SK: { iban: 'SK31 1200 0000 1987 4263 7541', account: null, referenceOf: (number) => number },
  PL: { iban: 'PL61 1090 1014 0000 0712 1981 2874', account: null, referenceOf: (number) => `Zamówienie ${number}` },
  HU: { iban: 'HU42 1177 3016 1111 1018 0000 0000', account: '11773016-11111018-00000000', referenceOf: (number) => number },
  HR: { iban: 'HR12 1001 0051 8630 0016 0', account: null, referenceOf: (number) => `HR00 ${number}` },
};

const DAYS_TO_PAY = 7;
const DAY_MS = 86_400_000;

export function bankTransferOf(order: { country: CountryCode; number: string; total: number; createdAt: Date }): BankTransfer {
  const { shopName, currency } = COUNTRIES[order.country];
  const { iban, account, referenceOf } = ACCOUNTS[order.country];
  const due = new Date(order.createdAt.getTime() + DAYS_TO_PAY * DAY_MS);
  return {
    ...{ recipient: shopName, iban, account, amount: order.total, currency },
    reference: referenceOf(order.number),
    dueDate: due.toISOString().slice(0, 10),
  };
}
