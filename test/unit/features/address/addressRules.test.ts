import {
  emptyFields,
  fieldsOf,
  formOf,
  isEditable,
  selectOnly,
  withoutAddress,
  withValidated,
} from '../../../../src/features/address/addressRules';
import type { Address } from '../../../../src/features/address';

const address = (id: string | null, selected = false, street = `Ulica ${id}`): Address => ({ ...emptyFields('SI'), id, selected, street });
const shape = (list: readonly Address[]) => list.map(({ id, selected, street }) => `${id} ${street}${selected ? ' *' : ''}`);

describe('lists', () => {
  const list = [address('1'), address('2', true), address('3')];

  test('[R4.025] [R4.026] a new address goes first and the others are deselected', () => {
    expect(shape(withValidated(list, address('9'), { id: null }))).toEqual(['9 Ulica 9 *', '1 Ulica 1', '2 Ulica 2', '3 Ulica 3']);
    expect(shape(withValidated([], address('9'), null))).toEqual(['9 Ulica 9 *']);
  });

  test('[R4.028] a validated address replaces the edited one, else the selected one (A073)', () => {
    const checked = address('77', false, 'Popravljena 1');
    expect(shape(withValidated(list, checked, { id: '3' }))).toEqual(['1 Ulica 1', '2 Ulica 2 *', '77 Popravljena 1']);
    expect(shape(withValidated(list, checked, null))).toEqual(['1 Ulica 1', '77 Popravljena 1 *', '3 Ulica 3']);
  });

  test('[R4.028] an address with a known id replaces that one, regardless of the selection', () => {
    expect(shape(withValidated(list, address('3', false, 'Popravljena 3'), null))).toEqual(['1 Ulica 1', '2 Ulica 2 *', '3 Popravljena 3']);
  });

  test('[R4.027] removal is by id; the first remaining address is selected (A073)', () => {
    expect(shape(withoutAddress(list, '1'))).toEqual(['2 Ulica 2 *', '3 Ulica 3']);
    expect(shape(withoutAddress(list, '2'))).toEqual(['1 Ulica 1 *', '3 Ulica 3']);
    expect(withoutAddress([address('1', true)], '1')).toEqual([]);
  });

  test('[R3.011] at most one is selected; unchanged addresses stay the same object', () => {
    const chosen = selectOnly(list, '3');
    expect(shape(chosen)).toEqual(['1 Ulica 1', '2 Ulica 2', '3 Ulica 3 *']);
    expect(chosen[0]).toBe(list[0]);
  });

  test('[R3.010] -1 cannot be edited (A072)', () => {
    expect([isEditable(address('-1')), isEditable(address('1')), isEditable(address(null))]).toEqual([false, true, true]);
  });
});

test('the form starts with the cart’s data of a guest; another street makes two addresses', () => {
  const [home, work] = [address('1', true, 'Domača 1'), { ...address('2', true, 'Službena 2'), phone: { prefix: '', number: '' } }];
  expect(formOf({ billing: home, shipping: null }, 'ana@example.com', 'SI')).toMatchObject({
    email: 'ana@example.com', // D5
    isSame: true,
    isCompany: false,
    billing: { street: 'Domača 1' },
  });
  expect(formOf({ billing: { ...home, companyTaxId: '1' }, shipping: work }, '', 'SI')).toMatchObject({
    isSame: false,
    isCompany: true,
    shipping: { street: 'Službena 2', phone: { prefix: '+386', number: '' } },
  });
});

test('a missing prefix becomes the shop’s prefix [R5.13]', () => {
  expect(fieldsOf({ ...emptyFields('SI'), phone: { prefix: '', number: '1' } }, 'HR').phone).toEqual({ prefix: '+385', number: '1' });
});
