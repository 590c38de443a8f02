import { emptyFields, emptyForm } from '../../../../src/features/address';
import {
  shippingOf,
  toAddressInput,
  toChoice,
  toCustomerAddresses,
  toCustomerInput,
} from '../../../../src/features/address/addressMapping';
import { toAddress, toCartAddresses } from '../../../../src/features/checkoutResponse/addressMapping';

const wire = { firstname: 'Ana', lastname: 'Novak', street: 'Slovenska 1', city: 'Ljubljana', zip: '1000', country: 'SI' };
const fields = {
  ...emptyFields('SI'),
  firstname: 'Živa',
  lastname: "O'Brien-Čuk",
  street: 'Čopova 1',
  city: 'Škofja Loka',
  zip: '4220',
  phone: { prefix: '+386', number: '31222333' },
  businessArea: 'Čuk d.o.o.',
  companyId: '5012341',
  companyTaxId: 'SI12345679',
};

describe('from the wire', () => {
  test('[R3.008] [R3.009] each kind has its own id field, as text or number', () => {
    expect(toAddress({ ...wire, billingProfileId: 7 }, 'billing')?.id).toBe('7');
    expect(toAddress({ ...wire, addressId: '21' }, 'shipping')?.id).toBe('21');
    expect(toAddress({ ...wire, billingProfileId: -1 }, 'billing')?.id).toBe('-1');
    expect(toAddress({ ...wire, billingProfileId: 7 }, 'shipping')?.id).toBe(null);
  });

  test.each([null, undefined, 'x', [], {}, { firstname: 'Ana' }, { street: true, city: null }])('%j is not an address', (value) =>
    expect(toAddress(value, 'billing')).toBeNull(),
  );

  test('[R3.008] [R3.017] what PHP makes a number of is kept: post code, phone, ids of a company', () => {
    const numbers = {
      ...wire,
      billingProfileId: 7,
      zip: 1000,
      phone: { prefix: 386, number: 31222333 },
      companyId: 5012341,
      companyTaxId: 12345679,
    };
    expect(toAddress(numbers, 'billing')).toMatchObject({
      zip: '1000',
      phone: { prefix: '+386', number: '31222333' },
      companyId: '5012341',
      companyTaxId: '12345679',
    });
    expect(toAddress({ ...wire, billingProfileId: 7, companyId: 0, companyTaxId: 2 ** 60 }, 'billing')).toMatchObject({
      companyId: '',
      companyTaxId: '',
    });
  });

  test.each(['+386', '00386', '386'])('[R3.017] [R5.11] the prefix %s is the one of Slovenia, and selected in the form', (prefix) =>
    expect(toAddress({ ...wire, addressId: '1', phone: { prefix, number: '31222333' } }, 'shipping')?.phone.prefix).toBe('+386'),
  );

  test('[R3.017] a phone has prefix and number; overlong texts are cut', () => {
    const found = toAddress(
      { ...wire, addressId: '1', phone: { prefix: '+386', number: '31222333' }, street: 'x'.repeat(5000) },
      'shipping',
    );
    expect(found).toMatchObject({ phone: { prefix: '+386', number: '31222333' }, street: 'x'.repeat(300) });
    expect(toAddress({ ...wire, addressId: '1', phone: 'none' }, 'shipping')?.phone).toEqual({ prefix: '', number: '' });
  });

  test('[R3.006] [R3.011] the lists: missing ids, duplicates and double selections are corrected', () => {
    const billing = [
      { ...wire, billingProfileId: 1, selected: true },
      { ...wire, billingProfileId: 2, selected: true },
      wire,
      null,
      { ...wire, billingProfileId: 1 },
    ];
    const lists = toCustomerAddresses({ addresses: { types: { billing, shipping: 'none' } } });
    expect(lists?.types.billing.map(({ id, selected }) => [id, selected])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(lists?.types.shipping).toEqual([]);
    expect(toCustomerAddresses({ addresses: { types: {} } })).toEqual({ types: { billing: [], shipping: [] }, deliveries: {} });
    expect(toCustomerAddresses({})).toBeNull();
  });

  test('[R3.025] primary is the billing address (A028)', () => {
    const found = toCartAddresses({ addresses: { primary: { ...wire, billingProfileId: 'cart' }, shipping: null } });
    expect([found?.billing?.id, found?.shipping]).toEqual(['cart', null]);
    expect(toCartAddresses({ addresses: null })).toBeNull();
  });
});

describe('to the wire', () => {
  const place = { firstname: 'Živa', lastname: "O'Brien-Čuk", street: 'Čopova 1', city: 'Škofja Loka', zip: '4220', country: 'SI' };
  const company = { businessArea: 'Čuk d.o.o.', companyId: '5012341', companyTaxId: 'SI12345679' };

  test('[R3.012] [R3.013] [R3.014] [R3.015] billing: company fields, no phone', () => {
    expect(toAddressInput({ kind: 'billing', id: null, isCompany: true, fields }, 'SI')).toEqual({ ...place, ...company });
    expect(toAddressInput({ kind: 'billing', id: '7', isCompany: false, fields }, 'SI')).toEqual({
      ...place,
      billingProfileId: '7',
      businessArea: '',
      companyId: '',
      companyTaxId: '',
    });
  });

  test('[R3.013] no company id in Croatia', () => {
    expect(toAddressInput({ kind: 'billing', id: null, isCompany: true, fields }, 'HR')).not.toHaveProperty('companyId');
  });

  test('[R3.016] shipping: of the conditional fields the phone only (A070)', () => {
    expect(toAddressInput({ kind: 'shipping', id: '21', isCompany: true, fields }, 'SI')).toEqual({
      ...place,
      addressId: '21',
      phone: { prefix: '+386', number: '31222333' },
    });
  });

  test('a known address is selected by its id alone', () => {
    expect([toChoice('billing', '-1'), toChoice('shipping', '21')]).toEqual([{ billingProfileId: '-1' }, { addressId: '21' }]);
  });

  test('one address for both: it has the shipping phone', () => {
    const form = {
      ...emptyForm('SI'),
      email: 'z@example.com',
      billing: fields,
      shipping: { ...emptyFields('SI'), phone: { prefix: '+385', number: '912223333' } },
    };
    expect(shippingOf(form)).toEqual({ ...fields, phone: { prefix: '+385', number: '912223333' } });
    expect(toCustomerInput(form, 'SI')).toMatchObject({
      email: 'z@example.com',
      phone: { prefix: '+385', number: '912223333' },
      shipping: { street: 'Čopova 1', phone: { prefix: '+385', number: '912223333' } },
    });
    expect(shippingOf({ ...form, isSame: false })).toBe(form.shipping);
  });
});
