import type { PaymentOrder } from '../../../src/lib/paymentCodes/paymentOrder';

const NOBODY = { name: '', street: '', city: '' };
const EMPTY: PaymentOrder = {
  ...{ iban: '', account: '', bic: '', recipient: NOBODY, payer: NOBODY, amount: null, currency: 'EUR' },
  ...{ reference: '', purposeCode: '', purpose: '', dueDate: '' },
};

/** The published examples of the standards (sources: docs/decisions/038-payment-codes.md), as an order of ours. */
export const EXAMPLES = {
  /** The example of the UPN QR standard, with the reference's own check digits. */
  SI: {
    ...EMPTY,
    iban: 'SI56020360253863406',
    recipient: { name: 'Združenje bank Slovenije - GIZ', street: 'Šubičeva 2', city: '1000 Ljubljana' },
    payer: { name: 'Poljubno podjetje d.o.o.', street: 'Lepa cesta 10', city: '2000 Maribor' },
    amount: 268.74,
    reference: 'SI08 1236-17-345679',
    purposeCode: 'CPYR',
    purpose: 'Plačilo računa 18/2016',
    dueDate: '2016-06-10',
  },
  /** The first example of a Czech bank's guide to "QR platba". */
  CZ: {
    ...EMPTY,
    ...{ iban: 'CZ7801000000000000000123', amount: 799.5, currency: 'CZK', reference: '9562231077', dueDate: '2022-10-01' },
  },
  SK: {
    ...EMPTY,
    ...{ iban: 'SK3112000000198742637541', bic: 'TATRSKBX', amount: 123.45, reference: '2026100017', dueDate: '2026-12-01' },
    recipient: { name: 'Obchod Lipa, s. r. o.', street: 'Ulica Márie Ďuríčkovej 7', city: '811 01 Bratislava' },
    purpose: 'Objednávka č. 2026100017',
  },
  PL: {
    ...EMPTY,
    ...{ iban: 'PL61109010140000071219812874', amount: 12.34, currency: 'PLN', reference: 'Zamówienie 2026100017' },
    recipient: { name: 'Sklep Lipa sp. z o.o.', street: 'ul. Złota 1', city: '00-001 Warszawa' },
  },
  HU: {
    ...EMPTY,
    ...{ iban: 'HU42117730161111101800000000', account: '11773016-11111018-00000000', bic: 'OTPVHUHB', amount: 1000, currency: 'HUF' },
    recipient: { name: 'Szabó Jenő', street: '', city: '' },
    ...{ reference: 'Rendelés 2026100017', purposeCode: 'GDSV', dueDate: '2026-07-01' },
  },
  /** The example of the HUB-3 standard; its reference has no check digit, so it is of the model that needs none. */
  HR: {
    ...EMPTY,
    iban: 'HR1210010051863000160',
    recipient: { name: '2DBK d.d.', street: 'ALKARSKI PROLAZ 13B', city: '21230 SINJ' },
    payer: { name: 'ŽELJKO SENEKOVIĆ', street: 'IVANEČKA ULICA 125', city: '42000 VARAŽDIN' },
    ...{ amount: 123.55, reference: 'HR00 7269-68949637676-00019', purposeCode: 'COST', purpose: 'Troškovi za 1. mjesec' },
  },
} as const satisfies Record<string, PaymentOrder>;
