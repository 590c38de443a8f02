import { fullName, nameOrder } from '../../../src/shop/countries/personName';

const PERSON = { firstname: 'Anna', lastname: 'Kovács' };

test('Hungarian names start with the family name', () => {
  expect(fullName(PERSON, 'HU')).toBe('Kovács Anna');
  expect(nameOrder('HU')).toEqual(['lastname', 'firstname']);
});

test.each(['SI', 'CZ', 'SK', 'PL', 'HR'] as const)('%s writes the given name first', (country) => {
  expect(fullName(PERSON, country)).toBe('Anna Kovács');
});

test('a partial name has no extra space', () => {
  expect(fullName({ firstname: '', lastname: 'Kovács' }, 'SI')).toBe('Kovács');
});
