/** R9.21-R9.31 (A145). Upper bounds are inclusive. */
export const COMPANY_SIZES = [
  { size: 'XS', upTo: 20, range: '0-20' },
  { size: 'S', upTo: 40, range: '21-40' },
  { size: 'M', upTo: 60, range: '41-60' },
  { size: 'L', upTo: 100, range: '61-100' },
  { size: 'XL', upTo: 200, range: '101-200' },
] as const;

/** The range above the last bound starts at 201 and is still labelled "200+". */
const ABOVE_ALL = '200+';

/** The range of a number of employees. */
export function companySizeRange(people: number): string {
  return COMPANY_SIZES.find(({ upTo }) => people <= upTo)?.range ?? ABOVE_ALL;
}
