import { ApiError } from '../../../src/api/ApiError';
import type { ApiOutput } from '../../../src/api/api';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import { passDebounce, searchField } from '../../support/fakes/searchField';
import { noSuggestions, productDto, suggestDto } from '../../support/fakes/suggestAnswers';
import { takeBugs } from '../../support/fakes/reportedBugs';
import { everyOne } from '../../support/everyOne';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type SuggestDto = ApiOutput<'suggest'>;
const titled = (title: string): SuggestDto => ({ products: [productDto({ titleFull: title })], items: [] });
const echo = { suggest: ({ query }: { query?: { q: string } }) => titled(`about ${query?.q ?? ''}`) };

describe('when suggestions are requested', () => {
  test('[R5.20] [R9.55] no suggest call under 2 characters, trimmed', async () => {
    const { type, asked } = searchField({ answers: echo });
    for (const typed of ['', ' ', 'č', ' č ', '  č', '😀', '\u200B']) type(typed);
    await passDebounce();
    expect(asked()).toEqual([]);
    type(' če ');
    await passDebounce();
    expect(asked()).toEqual(['če']);
  });

  test('[R7.038] [R9.56] 250 ms after typing, not earlier', async () => {
    const { type, asked } = searchField({ answers: echo });
    type('če');
    await jest.advanceTimersByTimeAsync(200);
    type('čev');
    await jest.advanceTimersByTimeAsync(249);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['čev']);
  });

  test('[R7.037] with the keyword as q and the time as timestamp (A119)', async () => {
    const { type, api } = searchField({ answers: echo, page: { now: 1767225600000 } });
    type('čevlji');
    await passDebounce();
    expect(api.calls.map(({ operationId, query }) => [operationId, query])).toEqual([
      ['suggest', { q: 'čevlji', timestamp: 1767225600000 }],
    ]);
  });

  test('[R7.039] a response is cached per keyword, regardless of case and surrounding space, and shown without a pause', async () => {
    const { type, asked, rows } = searchField({ answers: echo });
    type('Nike');
    await passDebounce();
    type('niko');
    await passDebounce();
    type(' NIKE ');
    expect(rows()).toEqual(['about Nike', 'all NIKE']);
    await passDebounce();
    expect(asked()).toEqual(['Nike', 'niko']);
  });

  test('a keyword that is too short forgets the suggestions: a longer one begins without them', async () => {
    const { type, rows } = searchField({ answers: echo });
    type('čevlji');
    await passDebounce();
    expect(rows()).toEqual(['about čevlji', 'all čevlji']);
    type('č');
    type('čo');
    expect(rows()).toEqual(['all čo']);
  });

  test('a field that was left and whose form is sent shows its suggestions when it is used again', async () => {
    const { type, rows, leave, submit, focus } = searchField({ answers: echo });
    type('čevlji');
    await passDebounce();
    leave();
    submit();
    focus();
    expect(rows()).toEqual(['about čevlji', 'all čevlji']);
  });

  test('50 keywords are cached (A119)', async () => {
    const { type, asked } = searchField({ answers: echo });
    for (let index = 0; index <= 50; index += 1) {
      type(`keyword ${index}`);
      await passDebounce();
    }
    type('keyword 50');
    type('keyword 1');
    await passDebounce();
    expect(asked()).toHaveLength(51);
    type('keyword 0');
    await passDebounce();
    expect(asked()).toHaveLength(52);
  });

  test('[R7.040] (suggest-order) only the latest response counts, also when an older one comes later', async () => {
    const answers: Record<string, (answer: SuggestDto) => void> = {};
    const { type, rows, api } = searchField({
      answers: { suggest: ({ query }) => new Promise<SuggestDto>((resolve) => (answers[query?.q ?? ''] = resolve)) },
    });
    type('čev');
    await passDebounce();
    type('čevlji');
    await passDebounce();
    expect(api.calls[0]?.signal?.aborted).toBe(true);
    answers['čevlji']?.(titled('new'));
    await jest.advanceTimersByTimeAsync(0);
    answers['čev']?.(titled('old'));
    await jest.advanceTimersByTimeAsync(0);
    expect(rows()).toEqual(['new', 'all čevlji']);
  });

  test.each(['leave', 'submit'] as const)('%s cancels the pending request', async (end) => {
    const field = searchField({ answers: { suggest: () => new Promise<SuggestDto>(() => undefined) } });
    field.type('čevlji');
    await passDebounce();
    field[end]();
    expect(field.api.calls[0]?.signal?.aborted).toBe(true);
    expect(field.popup()).toBeNull();
    expect(field.page.logs).toEqual([]); // an aborted request is not an error
  });

  test("[R5.22] suggest status '0' switches suggestions off; history and search stay", async () => {
    for (const suggestStatus of ['0', 0]) {
      const { type, submit, asked, rows, page, popup } = searchField({
        config: { suggestStatus },
        page: { local: { suggestFragments: '["grelnik"]' } },
      });
      expect(rows()).toEqual(['history grelnik']);
      type('čevlji');
      await passDebounce();
      expect(asked()).toEqual([]);
      expect(popup()).toBeNull();
      submit();
      expect(page.assigned).toEqual(['/iskanje?s=%C4%8Devlji']);
    }
  });

  test.each([['1'], [undefined]])('[R5.22] suggest status %p leaves them on', async (suggestStatus) => {
    const { type, asked } = searchField({ config: suggestStatus === undefined ? {} : { suggestStatus }, answers: echo });
    type('čevlji');
    await passDebounce();
    expect(asked()).toEqual(['čevlji']);
  });
});

describe('a failed request', () => {
  test.each<[string, ApiError]>([
    ['no response', new ApiError('timeout', 'suggest')],
    ['no network', new ApiError('offline', 'suggest')],
    ['an error of the server', new ApiError('http', 'suggest', { status: 500 })],
    ['HTML instead of JSON', new ApiError('malformed', 'suggest')],
  ])('[R8.25] [D21] %s is logged; the popup stays open with the link to all results, and searching works', async (_name, error) => {
    const { type, submit, page, rows, field, phase } = searchField({ answers: { suggest: () => error } });
    type('čevlji');
    await passDebounce();
    expect(page.logs).toEqual([{ level: 'warn', message: `vitrina: no suggestions (${error.message})`, details: [] }]);
    expect(rows()).toEqual(['all čevlji']);
    expect(field()?.answer?.status).toBe('failed');
    expect(phase()).toEqual({ name: 'suggestions' });
    submit();
    expect(page.assigned).toHaveLength(1);
  });

  test('a failure is not cached: the same keyword is requested again (A119)', async () => {
    let times = 0;
    const { type, rows } = searchField({
      answers: { suggest: () => ((times += 1) === 1 ? new ApiError('timeout', 'suggest') : titled('found')) },
    });
    for (const typed of ['čevlji', '', 'čevlji']) {
      type(typed);
      await passDebounce();
    }
    expect(rows()).toEqual(['found', 'all čevlji']);
  });

  test.each([
    [7, 7],
    [undefined, 30],
  ])('after a 429 with Retry-After %p no request is sent for %i s, and no flash appears', async (retryAfterS, pauseS) => {
    let times = 0;
    const limited = new ApiError('http', 'suggest', { status: 429, ...(retryAfterS === undefined ? {} : { retryAfterS }) });
    const { type, asked, page, rows, state } = searchField({
      answers: { suggest: () => ((times += 1) === 1 ? limited : titled('found')) },
    });
    type('čev');
    await passDebounce();
    page.setNow(pauseS * 1000 - 1);
    type('čevl');
    await passDebounce();
    expect(asked()).toEqual(['čev']);
    expect(rows()).toEqual(['all čevl']);
    expect(state().flash.messages).toEqual([]);
    expect(everyOne(page.logs, ({ level }) => level === 'warn')).toBe(true);
    page.setNow(pauseS * 1000);
    type('čevlj');
    await passDebounce();
    expect(asked()).toEqual(['čev', 'čevlj']);
    expect(rows()).toEqual(['found', 'all čevlj']);
  });

  test('a response of the wrong shape counts as one without suggestions', async () => {
    const { type, rows } = searchField({ answers: { suggest: () => new InvalidResponse({ products: 'none', items: 7, extra: true }) } });
    type('čevlji');
    await passDebounce();
    expect(rows()).toEqual(['all čevlji']);
  });

  test('a mapper that throws counts as a failed response, and the next keyword works', async () => {
    let times = 0;
    const trap = { get products(): unknown { throw new Error('trap'); } }; // prettier-ignore
    const { type, rows, page, field } = searchField({
      answers: { suggest: () => ((times += 1) === 1 ? new InvalidResponse(trap) : titled('found')) },
    });
    type('čev');
    await passDebounce();
    expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: search.suggest failed']);
    expect(field()?.answer?.status).toBe('failed');
    type('čevlji');
    await passDebounce();
    expect(rows()).toEqual(['found', 'all čevlji']);
    expect(takeBugs()).toHaveLength(1);
  });
});

describe('content of the popup', () => {
  test('[R4.091] [R5.21] the history while the keyword is shorter than 2', () => {
    const { rows, type } = searchField({ page: { local: { suggestFragments: '["grelnik","čevlji"]' } } });
    expect(rows()).toEqual(['history grelnik', 'history čevlji']);
    type(' g ');
    expect(rows()).toEqual(['history grelnik', 'history čevlji']);
  });

  test('[R4.090] idle, focused, suggestions, navigation and back', async () => {
    const { phase, type, move, leave, focus } = searchField({ answers: { suggest: () => suggestDto() } });
    expect(phase()).toEqual({ name: 'focused', isOpen: true });
    type('čevlji');
    await passDebounce();
    expect(phase()).toEqual({ name: 'suggestions' });
    move(1);
    expect(phase()).toEqual({ name: 'navigation', activeIndex: 0 });
    type('čevlj');
    expect(phase()).toEqual({ name: 'suggestions' });
    leave();
    expect(phase()).toEqual({ name: 'idle' });
    focus();
    expect(phase()).toEqual({ name: 'suggestions' });
  });

  test('an empty response still offers all results', async () => {
    const { type, rows } = searchField({ answers: { suggest: () => noSuggestions } });
    type('xyzzy');
    await passDebounce();
    expect(rows()).toEqual(['all xyzzy']);
  });

  test('suggestions of the previous keyword stay until the new ones arrive', async () => {
    const { type, rows } = searchField({ answers: echo });
    type('čev');
    await passDebounce();
    type('čevl');
    expect(rows()).toEqual(['about čev', 'all čevl']);
    await passDebounce();
    expect(rows()).toEqual(['about čevl', 'all čevl']);
  });

  test.each([
    ['new suggestions', () => titled('found'), ['found', 'all čevlj']],
    ['a failed request', () => new ApiError('timeout', 'suggest'), ['all čevlj']],
  ])('[R4.092] %s that arrive while a row is active end the navigation of the old rows', async (_what, second, rowsAfter) => {
    let times = 0;
    const { type, move, phase, rows } = searchField({ answers: { suggest: () => ((times += 1) === 1 ? suggestDto() : second()) } });
    type('čevl');
    await passDebounce();
    type('čevlj');
    move(1); // among the rows of the previous keyword
    expect(phase()).toEqual({ name: 'navigation', activeIndex: 0 });
    await passDebounce();
    expect(rows()).toEqual(rowsAfter);
    expect(phase()).toEqual({ name: 'suggestions' });
  });

  test('two fields of one page do not open each other', () => {
    const { dispatch, state, fieldId } = searchField({ page: { local: { suggestFragments: '["grelnik"]' } } });
    dispatch({ type: 'search/fieldMounted', payload: { fieldId: 'other', keyword: '' } });
    expect(state().search.fields['other']?.phase).toEqual({ name: 'idle' });
    expect(state().search.fields[fieldId]?.phase).toEqual({ name: 'focused', isOpen: true });
  });

  test('text typed before our code loaded is searched when the field gets the focus', async () => {
    const { asked } = searchField({ answers: echo }, 'čevlji');
    await passDebounce();
    expect(asked()).toEqual(['čevlji']);
  });
});

describe('the code of the popup arrives late', () => {
  test('[R7.038] a keyword typed before is suggested at once when it arrives', async () => {
    const { type, loadPopup, asked, rows } = searchField({ answers: echo, isPopupThere: false });
    type('čev');
    type('čevlji');
    await passDebounce();
    expect(asked()).toEqual([]);
    loadPopup();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['čevlji']);
    expect(rows()).toEqual(['about čevlji', 'all čevlji']);
  });

  test('a field that was left by then asks for nothing', async () => {
    const { type, leave, loadPopup, asked } = searchField({ answers: echo, isPopupThere: false });
    type('čevlji');
    leave();
    loadPopup();
    await passDebounce();
    expect(asked()).toEqual([]);
  });

  test('[R5.21] the history of a focused, empty field is there when it arrives', () => {
    const { loadPopup, rows } = searchField({ isPopupThere: false, page: { local: { suggestFragments: '["grelnik"]' } } });
    expect(rows()).toEqual([]);
    loadPopup();
    expect(rows()).toEqual(['history grelnik']);
  });

  test('[R5.23] [R5.24] a submit before it opens the results page and has stored the keyword by then, newest first', () => {
    const { type, submit, page, stored, loadPopup, state } = searchField({
      isPopupThere: false,
      answers: echo,
      page: { local: { suggestFragments: '["čaj","GRELNIK"]' } },
    });
    type(' grelnik ');
    submit();
    expect(page.assigned).toEqual(['/iskanje?s=grelnik']);
    expect(stored()).toBe('["grelnik","čaj"]');
    loadPopup();
    expect(state().search.history).toEqual(['grelnik', 'čaj']);
  });

  test('[R5.22] suggest status 0 holds from its arrival', async () => {
    const { type, loadPopup, asked, popup } = searchField({ answers: echo, isPopupThere: false, config: { suggestStatus: '0' } });
    type('čevlji');
    loadPopup();
    await passDebounce();
    expect(asked()).toEqual([]);
    expect(popup()).toBeNull();
  });
});
