import { suggestTowns, queryOf } from '../../../../src/features/address';
import { toTowns } from '../../../../src/features/address/addressMapping';
import type { Town } from '../../../../src/features/address';

const NOTHING: Town = { zip: '', city: '' };
const LJUBLJANA = { zip: '1000', city: 'Ljubljana' };
const SENTVID = { zip: '1210', city: 'Ljubljana-Šentvid' };
const MARIBOR = { zip: '2000', city: 'Maribor' };
const NO_HINT = { fill: null, offers: [], warning: null };

const typed = (zip: string, city: string, filled: Partial<Town> = {}) => ({ typed: { zip, city }, filled: { ...NOTHING, ...filled } });

test.each([
  ['', '', {}, null],
  ['10', '', {}, null],
  ['1000', '', {}, '1000'],
  ['SI-1000', '', {}, '1000'],
  ['1000', 'Ljubljana', {}, '1000'],
  ['0100', '', {}, null],
  ['', 'L', {}, null],
  ['', ' Ljub ', {}, 'Ljub'],
  ['10', 'Ljub', {}, null],
  ['', 'Ljubljana', { city: 'Ljubljana' }, null],
  ['4000', 'Kranj', { zip: '4000' }, 'Kranj'],
])('with post code %j and town %j, of them filled in %j, the query is %j', (zip, city, filled, query) => {
  expect(queryOf(typed(zip, city, filled), 'SI')).toBe(query);
});

test('a post code with a separator is queried in the country’s format', () => {
  expect([queryOf(typed('11000', ''), 'CZ'), queryOf(typed('00001', ''), 'PL')]).toEqual(['110 00', '00-001']);
});

describe('a typed post code', () => {
  const towns = { query: '1000', found: [LJUBLJANA, SENTVID] };

  test('fills a town that is empty or still has the automatic value', () => {
    expect(suggestTowns(typed('1000', ''), towns, 'SI').fill).toEqual(LJUBLJANA);
    expect(suggestTowns(typed('SI-1000', 'Maribor', { city: 'Maribor' }), towns, 'SI').fill).toEqual(LJUBLJANA);
  });

  test.each(['Ljubljana', 'LJUBLJANA', ' ljubljana ', 'Ljubljana Center', 'Ljubljana-Bežigrad'])('%s matches it', (city) => {
    expect(suggestTowns(typed('1000', city), towns, 'SI')).toEqual(NO_HINT);
  });

  test('a town of another post code gets a warning, and the right one is offered', () => {
    expect(suggestTowns(typed('1000', 'Maribor'), towns, 'SI')).toEqual({ fill: null, offers: [LJUBLJANA], warning: LJUBLJANA });
    expect(suggestTowns(typed('1000', 'Ljubljanica'), towns, 'SI').warning).toEqual(LJUBLJANA);
  });

  test('of several towns with one post code each is offered', () => {
    const shared = [
      { zip: '974 01', city: 'Banská Bystrica' },
      { zip: '974 01', city: 'Horná Mičiná' },
    ];
    const answer = { query: '974 01', found: shared };
    expect(suggestTowns(typed('97401', ''), answer, 'SK')).toEqual({ fill: null, offers: shared, warning: null });
    expect(suggestTowns(typed('974 01', 'Horna Micina'), answer, 'SK')).toEqual(NO_HINT);
  });

  test('an unknown post code and the response to another query suggest nothing', () => {
    expect(suggestTowns(typed('1117', 'Kjer koli'), { query: '1117', found: [LJUBLJANA] }, 'SI')).toEqual(NO_HINT);
    expect(suggestTowns(typed('2000', ''), towns, 'SI')).toEqual(NO_HINT);
    expect(suggestTowns(typed('1000', ''), null, 'SI')).toEqual(NO_HINT);
  });
});

describe('a typed town', () => {
  test('fills its only post code', () => {
    const answer = { query: 'maribor', found: [MARIBOR, LJUBLJANA] };
    expect(suggestTowns(typed('', 'maribor'), answer, 'SI').fill).toEqual(MARIBOR);
    expect(suggestTowns(typed('1000', 'maribor'), answer, 'SI')).toEqual(NO_HINT);
  });

  test('offers its several post codes; Kranjska Gora is not Kranj', () => {
    expect(suggestTowns(typed('', 'Ljubljana'), { query: 'Ljubljana', found: [LJUBLJANA, SENTVID, MARIBOR] }, 'SI').offers).toEqual([
      LJUBLJANA,
      SENTVID,
    ]);
    const kranj = { zip: '4000', city: 'Kranj' };
    expect(suggestTowns(typed('', 'Kranj'), { query: 'Kranj', found: [kranj, { zip: '4280', city: 'Kranjska Gora' }] }, 'SI').fill).toEqual(
      kranj,
    );
  });
});

test('only towns with a post code are offered', () => {
  const suggestions = [
    { title: 'A', zip: 1000, city: ' <b>Ljubljana</b> ' },
    { title: 'B', zip: '1000', city: null },
    { zip: null, city: 'Kranj' },
    5,
  ];
  expect(toTowns({ suggestions })).toEqual([LJUBLJANA]);
  for (const answer of [{}, null, { suggestions: 'x' }, []]) expect(toTowns(answer)).toEqual([]);
});
