import { searchActions } from '../../../src/features/search';
import { historyLabel } from '../../../src/features/suggest';
import { createTestStore } from '../../support/fakes/createTestStore';
import { passDebounce, searchField } from '../../support/fakes/searchField';
import { noSuggestions, suggestDto } from '../../support/fakes/suggestAnswers';
import { pageActions } from '../../../src/store/pageActions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const answers = { suggest: () => suggestDto() };
const withHistory = (...entries: string[]) => ({ page: { local: { suggestFragments: JSON.stringify(entries) } }, answers });

describe('opening the results page', () => {
  test('[R5.23] full-text search needs a keyword that is not empty', () => {
    const { submit, type, page } = searchField();
    submit();
    type('   ');
    submit();
    expect(page.assigned).toEqual([]);
    type(' č ');
    submit();
    expect(page.assigned).toEqual(['/iskanje?s=%C4%8D']);
  });

  test('[R6.01] [R1.03] a guest searches and gets suggestions', async () => {
    const { type, rows, submit, page } = searchField({ answers, config: { customer: null } });
    type('čevlji');
    await passDebounce();
    expect(rows().length).toBeGreaterThan(2);
    submit();
    expect(page.assigned).toEqual(['/iskanje?s=%C4%8Devlji']);
  });

  test.each([
    ['%3Cscript%3E', '%253Cscript%253E'],
    ['a&b=c#d', 'a%26b%3Dc%23d'],
    ['"><svg onload=window.__xss=1>', '%22%3E%3Csvg%20onload%3Dwindow.__xss%3D1%3E'],
    ['${7*7}{{7*7}}#{7*7}', '%24%7B7*7%7D%7B%7B7*7%7D%7D%23%7B7*7%7D'],
    ['\uD800', '%EF%BF%BD'],
    ['x\uDC00y', 'x%EF%BF%BDy'],
    ['😀👍🏽', encodeURIComponent('😀👍🏽')],
    ['חולצה', encodeURIComponent('חולצה')],
    ['c\u030Cevlji', encodeURIComponent('čevlji')],
  ])('(search-02) (search-03) (search-04) (search-05) the keyword %p is encoded once and never throws', async (typed, encoded) => {
    const { type, submit, page, asked } = searchField({ answers: { suggest: () => noSuggestions } });
    type(typed);
    await passDebounce();
    submit();
    expect(page.assigned).toEqual([`/iskanje?s=${encoded}`]);
    expect(page.logs).toEqual([]);
    for (const sent of asked()) expect(encodeURIComponent(String(sent))).toBe(encoded);
  });

  test('a keyword of 10,000 characters is cut to 200 before it is sent or stored, without splitting a surrogate pair', async () => {
    const { type, submit, page, asked, stored, field } = searchField({ answers: { suggest: () => noSuggestions } });
    const typed = `${'a'.repeat(199)}😀${'b'.repeat(9800)}`;
    type(typed);
    await passDebounce();
    submit();
    const kept = `${'a'.repeat(199)}😀`;
    expect(asked()).toEqual([kept]);
    expect(page.assigned).toEqual([`/iskanje?s=${encodeURIComponent(kept)}`]);
    expect(stored()).toBe(JSON.stringify([kept]));
    expect(field()?.keyword).toBe(typed); // the shopper's text stays in the field
  });

  test('markup of the page searches by data-vitrina-action', () => {
    const bench = searchField();
    const { page, stored } = bench;
    const { search } = pageActions(bench);
    expect(search?.({}, {})).toBe(false);
    expect(search?.({ keyword: ' ' }, {})).toBe(false);
    expect(search?.({ keyword: 'grelnik' }, {})).toBe(true);
    expect(page.assigned).toEqual(['/iskanje?s=grelnik']);
    expect(stored()).toBe('["grelnik"]');
  });

  test('[R5.23] [R5.24] markup of a page without a search bar searches, too', () => {
    const store = createTestStore();
    expect(pageActions(store)['search']?.({ keyword: 'grelnik' }, {})).toBe(true);
    expect(store.page.assigned).toEqual(['/iskanje?s=grelnik']);
    expect(store.page.storage.local.get('suggestFragments')).toBe('["grelnik"]');
  });
});

describe('selecting a row', () => {
  test('[R4.094] [R4.095] by keyboard we navigate to its link; on a click the browser does', async () => {
    const { type, choose, page } = searchField({ answers });
    type('čevlji');
    await passDebounce();
    choose(0, 'pointer');
    expect(page.assigned).toEqual([]);
    choose(0, 'keyboard');
    expect(page.assigned).toEqual(['/pohodni-cevlji-triglav?src=sug&s=%C4%8Devlji']);
  });

  test('the selection and the full-text search are dispatched for tracking', async () => {
    const { type, choose, submit, injectFeature } = searchField({ answers });
    const tracked: unknown[] = [];
    injectFeature({
      slice: {
        reducerPath: 'spy',
        reducer: (state = null, action) => {
          if (searchActions.suggestionChosen.match(action) || searchActions.fullTextSubmitted.match(action))
            tracked.push([action.type, action.payload]);
          return state as unknown;
        },
      },
      *saga() {},
    });
    type(' čevlji ');
    await passDebounce();
    choose(2);
    submit();
    choose(6);
    expect(tracked).toEqual([
      ['search/suggestionChosen', { kind: 'category', title: 'Naslov category', keyword: 'čevlji', position: 3 }],
      ['search/fullTextSubmitted', { keyword: 'čevlji', source: 'field' }],
      ['search/fullTextSubmitted', { keyword: 'čevlji', source: 'all' }],
    ]);
  });

  test('a history row repeats its real search and moves to the top (A117)', () => {
    const long = 'zelo dolgo iskanje po pohodnih čevljih';
    const { choose, page, stored } = searchField(withHistory('grelnik', long));
    choose(1);
    expect(page.assigned).toEqual([`/iskanje?s=${encodeURIComponent(long)}`]);
    expect(stored()).toBe(JSON.stringify([long, 'grelnik']));
  });

  test('a missing row does nothing', () => {
    const { choose, page } = searchField(withHistory('grelnik'));
    for (const index of [-1, 1, 0.5, Number.NaN]) choose(index);
    expect(page.assigned).toEqual([]);
  });
});

describe('the search history', () => {
  const search = (field: ReturnType<typeof searchField>, keyword: string) => {
    field.type(keyword);
    field.submit();
  };

  test('[R5.24] only keywords longer than 2 characters, trimmed', () => {
    const field = searchField();
    for (const keyword of ['č', 'če', ' če ', '😀😀']) search(field, keyword);
    expect(field.stored()).toBeNull();
    search(field, ' čev ');
    expect(field.stored()).toBe('["čev"]');
  });

  test('[R9.57] [R9.58] the five newest, newest first, without duplicates, as JSON in suggestFragments', () => {
    const field = searchField();
    for (const keyword of ['prvi', 'drugi', 'tretji', 'četrti', 'peti', 'šesti', 'DRUGI', 'peti']) search(field, keyword);
    expect(field.stored()).toBe('["peti","DRUGI","šesti","četrti","tretji"]');
    expect(field.state().search.history).toEqual(['peti', 'DRUGI', 'šesti', 'četrti', 'tretji']);
  });

  test('[R9.59] shown cut to 20 characters plus three dots, stored completely', () => {
    expect(historyLabel('12345678901234567890')).toBe('12345678901234567890');
    expect(historyLabel('123456789012345678901')).toBe('12345678901234567890...');
    expect(historyLabel('😀'.repeat(21))).toBe(`${'😀'.repeat(20)}...`);
    const field = searchField();
    search(field, '123456789012345678901');
    expect(field.stored()).toBe('["123456789012345678901"]');
  });

  test('the keyword of a selected suggestion is stored, too', async () => {
    const field = searchField({ answers });
    field.type('čevlji');
    await passDebounce();
    field.choose(0, 'pointer');
    expect(field.stored()).toBe('["čevlji"]');
  });

  test('one entry is removed, or all of them', () => {
    const { dispatch, stored, rows } = searchField(withHistory('grelnik', 'čevlji', 'dežnik'));
    dispatch(searchActions.historyEntryRemoved({ keyword: 'čevlji' }));
    expect(stored()).toBe('["grelnik","dežnik"]');
    expect(rows()).toEqual(['history grelnik', 'history dežnik']);
    dispatch(searchActions.historyCleared());
    expect(stored()).toBeNull();
    expect(rows()).toEqual([]);
  });

  test('removing the active row keeps a row active, or none when the list is empty', () => {
    const { dispatch, phase, move } = searchField(withHistory('grelnik', 'čevlji'));
    move(-1);
    dispatch(searchActions.historyEntryRemoved({ keyword: 'čevlji' }));
    expect(phase()).toEqual({ name: 'navigation', activeIndex: 0 });
    dispatch(searchActions.historyEntryRemoved({ keyword: 'grelnik' }));
    expect(phase()).toEqual({ name: 'focused', isOpen: false });
  });

  test('entries of another tab are kept', () => {
    const field = searchField(withHistory('grelnik'));
    field.page.storage.local.set('suggestFragments', '["dežnik","grelnik"]');
    search(field, 'čevlji');
    expect(field.stored()).toBe('["čevlji","dežnik","grelnik"]');
    field.page.storage.local.set('suggestFragments', '["iz drugega zavihka"]');
    field.leave();
    field.focus();
    expect(field.state().search.history).toEqual(['iz drugega zavihka']);
  });
});

describe('storage changed by others', () => {
  test.each<[string, string, string | null]>([
    ['not JSON', '{"a":', null],
    ['an object with a length (storage-06)', '{"length":5}', null],
    ['null', 'null', null],
    ['an empty text', '', null],
    ['a number', '1e999', null],
    ['half a character', '["kolo \\ud83d"]', '["kolo \ufffd"]'],
    ['a text', '"grelnik"', null],
    ['other types inside', '[1,null,{"a":1},["b"],true,"grelnik"]', '["grelnik"]'],
    ['too short entries', '["x","če","grelnik"]', '["grelnik"]'],
    ['500 times the same (storage-04)', JSON.stringify(Array.from({ length: 500 }, () => 'grelnik')), '["grelnik"]'],
    [
      '500 different ones',
      JSON.stringify(Array.from({ length: 500 }, (_, index) => `iskanje ${index}`)),
      '["iskanje 0","iskanje 1","iskanje 2","iskanje 3","iskanje 4"]',
    ],
    ['endless entries', JSON.stringify(['a'.repeat(50_000)]), JSON.stringify(['a'.repeat(200)])],
    ['a polluting key', '{"__proto__":["grelnik"]}', null],
  ])('%s is ignored and replaced', (_name, poisoned, repaired) => {
    const { stored, state, page } = searchField({ page: { local: { suggestFragments: poisoned } } });
    expect(stored()).toBe(repaired);
    expect(JSON.stringify(state().search.history)).toBe(repaired ?? '[]');
    expect(page.logs).toEqual([]);
  });

  test('markup in an entry is plain text, and a valid value is left alone', () => {
    const text = '["<img src=x onerror=window.__xss=1>"]';
    const { stored, rows } = searchField({ page: { local: { suggestFragments: text } } });
    expect(stored()).toBe(text);
    expect(rows()).toEqual(['history <img src=x onerror=window.__xss=1>']);
  });

  test('where storage is forbidden the history lasts as long as the page', () => {
    const field = searchField({ page: { isStorageForbidden: true } });
    field.type('čevlji');
    field.submit();
    field.type('');
    field.leave();
    field.focus();
    expect(field.rows()).toEqual(['history čevlji']);
    expect(field.page.logs).toEqual([]);
  });
});
