import { fullName, nameOrder } from '../../../src/shop/countries/personName';

const PERSON = { firstname: 'Anna', lastname: 'Kovács' };

test('Hungarians write the family name first', () => {
  expect(fullName(PERSON, 'HU')).toBe('Kovács Anna');
  expect(nameOrder('HU')).toEqual(['lastname', 'firstname']);
});

test.each(['SI', 'CZ', 'SK', 'PL', 'HR'] as const)('%s writes the given name first', (country) => {
  expect(fullName(PERSON, country)).toBe('Anna Kovács');
});

test('half a name is written without a space beside it', () => {
  expect(fullName({ firstname: '', lastname: 'Kovács' }, 'SI')).toBe('Kovács');
});
