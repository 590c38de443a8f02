import { isBic, isCreditorReference, isIban } from '../../../../src/lib/paymentCodes/bankAccount';
import { hct } from '../../../../src/lib/paymentCodes/hct';
import { hub3 } from '../../../../src/lib/paymentCodes/hub3';
import { squareFields } from '../../../../src/lib/paymentCodes/payBySquare';
import type { PaymentOrder } from '../../../../src/lib/paymentCodes/paymentOrder';
import { slipReference } from '../../../../src/lib/paymentCodes/slipReference';
import { spayd } from '../../../../src/lib/paymentCodes/spayd';
import { upnQr } from '../../../../src/lib/paymentCodes/upnQr';
import { zbp } from '../../../../src/lib/paymentCodes/zbp';
import { EXAMPLES } from '../../../support/fakes/paymentOrders';

const CODES = { SI: upnQr, CZ: spayd, SK: squareFields, PL: zbp, HU: hct, HR: hub3 };
type Code = keyof typeof CODES;
const COUNTRIES = Object.keys(CODES) as Code[];
const codeOf = (country: Code, change: Partial<PaymentOrder> = {}): string | null => CODES[country]({ ...EXAMPLES[country], ...change });
const NOBODY = { name: '', street: '', city: '' };

describe.each(COUNTRIES)('[D3] %s', (country) => {
  test('a wrong check digit of the account gives no code', () => {
    const { iban } = EXAMPLES[country];
    for (let place = 0; place < iban.length; place += 1) {
      const digit = iban[place] ?? '';
      const wrong =
        iban.slice(0, place) + (/\d/.test(digit) ? (Number(digit) + 1) % 10 : digit === 'X' ? 'Y' : 'X') + iban.slice(place + 1);
      expect([wrong, codeOf(country, { iban: wrong, account: '' })]).toEqual([wrong, null]);
    }
  });

  test.each(['', 'SI', `${EXAMPLES[country].iban}0`, EXAMPLES[country].iban.slice(0, -1), 'DROP TABLE', '\n'])(
    'the account %j gives no code',
    (iban) => {
      expect(codeOf(country, { iban })).toBeNull();
    },
  );

  test.each([0, -1, 12.345, Number.NaN, Number.POSITIVE_INFINITY, 1e15])('an amount of %d gives no code', (amount) => {
    expect(codeOf(country, { amount })).toBeNull();
  });

  test('a missing name of the recipient gives none where the standard asks for it', () => {
    expect(codeOf(country, { recipient: NOBODY }) === null).toBe(country !== 'CZ');
  });

  test('a separator inside a field does not begin another field', () => {
    const evil = 'Shop\nEUR|PL|1*AM:1.00\tX';
    const harmless = codeOf(country, { recipient: { name: 'Shop', street: 'x', city: 'x' } }) ?? '';
    const hostile = codeOf(country, { recipient: { name: evil, street: evil, city: evil }, purpose: evil }) ?? '';
    for (const separator of { SI: '\n', CZ: '*', SK: '\t', PL: '|', HU: '\n', HR: '\n' }[country])
      expect(hostile.split(separator).length).toBe(
        harmless.split(separator).length + (country === 'CZ' && !harmless.includes('MSG') ? 1 : 0),
      );
  });
});

test('amounts of 10,000,000: in the code where the standard has room for it', () => {
  const amount = 10_000_000;
  expect(codeOf('SI', { amount })).toContain('\n01000000000\n');
  expect(codeOf('HR', { amount })).toContain('\n000001000000000\n');
  expect(codeOf('HU', { amount })).toContain('\nHUF10000000\n');
  expect(codeOf('SK', { amount })).toContain('\t10000000\tEUR');
  expect(codeOf('CZ', { amount })).toBeNull();
  expect(codeOf('CZ', { amount: 9_999_999.99 })).toContain('*AM:9999999.99*');
  expect(codeOf('PL', { amount })).toBeNull();
  expect(codeOf('PL', { amount: 9999.99 })).toContain('|999999|');
});

test('a missing amount is left to the shopper where the standard allows it', () => {
  const without = COUNTRIES.map((country) => [country, codeOf(country, { amount: null })] as const);
  expect(without.filter(([, code]) => code === null).map(([country]) => country)).toEqual(['SI', 'PL', 'HR']);
  expect(codeOf('CZ', { amount: null })).not.toContain('AM:');
});

test.each([
  ['SI', { currency: 'CZK' }],
  ['SI', { payer: NOBODY }],
  ['SI', { recipient: { ...EXAMPLES.SI.recipient, street: '' } }],
  ['SI', { purpose: '' }],
  ['SI', { reference: 'HR00 1' }],
  ['SI', { iban: EXAMPLES.HR.iban }],
  ['CZ', { reference: '12345678901' }],
  ['CZ', { reference: 'VS 12' }],
  ['CZ', { account: '19-2000145399/0800' }],
  ['SK', { currency: '€' }],
  ['SK', { reference: `Objednávka ${'1'.repeat(25)}` }],
  ['SK', { reference: 'RF19539007547034' }],
  ['SK', { reference: 'RF18 5390 0754 7035' }],
  ['PL', { currency: 'EUR' }],
  ['PL', { reference: 'Zamówienie numer 2026100017 z dnia 12' }],
  ['PL', { reference: '' }],
  ['HU', { bic: '' }],
  ['HU', { bic: 'OTP' }],
  ['HU', { dueDate: '' }],
  ['HU', { amount: 12.5 }],
  ['HU', { account: '11773016-11111026' }],
  ['HU', { currency: 'EUR' }],
  ['HU', { reference: `Rendelés ${'1'.repeat(62)}` }],
  ['HR', { purpose: '' }],
  ['HR', { reference: 'SI00 1' }],
  ['HR', { currency: 'HRK' }],
] as const)('%s: a payment with %j gets no QR code', (country, change) => {
  expect(codeOf(country)).not.toBeNull();
  expect(codeOf(country, change)).toBeNull();
});

test('a national account number that matches the IBAN is accepted', () => {
  expect(codeOf('CZ', { iban: 'CZ6508000000192000145399', account: '19-2000145399/0800' })).toContain('ACC:CZ6508000000192000145399*');
  expect(codeOf('HU', { account: '11773016-11111018' })).not.toBeNull();
});

test('the longest reference that fits and a creditor reference with right check digits are in the code', () => {
  expect(codeOf('SK', { reference: '1'.repeat(35) })).toContain(`\t${'1'.repeat(35)}\t`);
  expect(codeOf('SK', { reference: 'RF18539007547034' })).toContain('\tRF18539007547034\t');
  expect(codeOf('HU', { reference: '1'.repeat(70) })).toContain(`\n${'1'.repeat(70)}\n`);
});

test('the code has bank and purpose code where they are known', () => {
  expect(codeOf('CZ', { bic: 'KOMBCZPP' })).toContain('ACC:CZ7801000000000000000123+KOMBCZPP*');
  expect(codeOf('SI', { purposeCode: 'x' })).toContain('\nOTHR\n');
  expect(codeOf('HR', { purposeCode: '' })).toContain('\n\nTroškovi');
  expect([isBic('TATRSKBX'), isBic('TATRSKBXXXX'), isBic('TATRSKB'), isBic('tatrskbx')]).toEqual([true, true, false, false]);
});

describe('references', () => {
  test.each([
    ['SI08 1236-17-345679', 'SI', { model: 'SI08', number: '1236-17-345679' }],
    ['SI08 1236-17-345678', 'SI', null],
    ['SI08 1236-18-345679', 'SI', null],
    ['SI00 2026100017', 'SI', { model: 'SI00', number: '2026100017' }],
    ['SI00', 'SI', null],
    ['SI99', 'SI', { model: 'SI99', number: '' }],
    ['SI99 1', 'SI', null],
    ['SI12 1', 'SI', null],
    ['RF18539007547034', 'SI', { model: 'RF18', number: '539007547034' }],
    ['RF19539007547034', 'SI', null],
    ['HR01 2020-789-1', 'HR', { model: 'HR01', number: '2020-789-1' }],
    ['HR01 2020-789-2', 'HR', null],
    ['HR00 1-2-3-4', 'HR', null],
    ['HR00 12a', 'HR', null],
    ['HR67 12345678901', 'HR', { model: 'HR67', number: '12345678901' }],
    ['RF18539007547034', 'HR', null],
  ] as const)('%s in %s', (text, country, expected) => expect(slipReference(text, country)).toEqual(expected));

  test('the examples of the IBAN and creditor reference registries are valid', () => {
    expect(['SI56263300012039086', 'DE89370400440532013000', 'GB82WEST12345698765432'].map((iban) => isIban(iban))).toEqual([
      true,
      true,
      true,
    ]);
    expect([isIban('DE88370400440532013000'), isIban('XX'), isCreditorReference('RF18539007547034')]).toEqual([false, false, true]);
  });
});
