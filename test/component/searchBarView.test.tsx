import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { toSearchKeyword } from '../../src/features/search';
import { historyLabel } from '../../src/features/suggest';
import { keywordLength } from '../../src/features/search/searchRules';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { itemDto, noSuggestions, productDto, suggestDto } from '../support/fakes/suggestAnswers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NBSP = '\u00A0';

async function searchBar(options: RenderOptions = {}) {
  const rendered = await renderWidget('search-bar', { answers: { suggest: () => suggestDto() }, ...options });
  const { view, user, advanceTimers, box } = rendered;
  const input = view.getByRole<HTMLInputElement>('combobox');
  return {
    ...rendered,
    input,
    options: () => view.queryAllByRole('option'),
    texts: () => view.queryAllByRole('option').map((option) => option.textContent),
    removeButtons: () => [...box.querySelectorAll<HTMLButtonElement>('.remove-buttons button')],
    async search(keyword: string) {
      await user.click(input);
      await user.keyboard(keyword);
      await advanceTimers(250);
    },
  };
}

const storedHistory = (...entries: string[]) => ({ page: { local: { suggestFragments: JSON.stringify(entries) } } });

describe('suggestions', () => {
  test('[R3.097] a product shows title, price and availability and is a link', async () => {
    const { search, options } = await searchBar({
      answers: { suggest: () => suggestDto({ products: [productDto({ availabilityKey: 'partner_stock' })], items: [] }) },
    });
    await search('čevlji');
    const product = options()[0];
    expect(product).toHaveTextContent(`Pohodni čevlji Triglav, rjavi89,90${NBSP}€Partnerska zaloga`.replaceAll(NBSP, ' '));
    expect(product).toHaveAttribute('href', '/pohodni-cevlji-triglav?src=sug&s=%C4%8Devlji');
    expect(product?.tagName).toBe('A');
  });

  test('[R9.75] [R9.76] pictures are 59 px, 118 at 2x, decorative, in boxes of fixed size', async () => {
    const { search, box } = await searchBar({ config: { mediaUrl: '/slike/{mediaId}/{width}.webp' } });
    await search('čevlji');
    const picture = box.querySelector('img');
    expect(picture).toHaveAttribute('src', '/slike/p100/59.webp');
    expect(picture).toHaveAttribute('srcset', '/slike/p100/59.webp 1x, /slike/p100/118.webp 2x');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height'), picture?.getAttribute('alt')]).toEqual(['59', '59', '']);
  });

  test('a picture that is missing or broken leaves its empty box', async () => {
    const products = [productDto(), productDto({ urlKey: 'brez-slike', mediaId: null })];
    const { search, box } = await searchBar({ answers: { suggest: () => suggestDto({ products, items: [] }) } });
    await search('čevlji');
    expect(box.querySelectorAll('.thumbnail')).toHaveLength(2);
    expect(box.querySelectorAll('.thumbnail[data-empty]')).toHaveLength(1);
    const picture = box.querySelector('img');
    if (picture !== null) fireEvent.error(picture);
    expect(box.querySelectorAll('img')).toHaveLength(0);
    expect(box.querySelectorAll('.thumbnail[data-empty]')).toHaveLength(2);
  });

  test.each<[string, Record<string, string>, Record<string, unknown>, boolean]>([
    ['nothing allows it', {}, {}, false],
    ['the cookie is 1', { allowAdult: '1' }, {}, true],
    ['the cookie is true', { allowAdult: 'true' }, {}, false],
    ['the cookie is 2', { allowAdult: '2' }, {}, false],
    ['the configuration is 1', {}, { allowAdult: '1' }, true],
    ['the cookie 0 wins over the configuration 1', { allowAdult: '0' }, { allowAdult: '1' }, false],
  ])('[R6.16] pictures of adult-only goods: %s', async (_name, cookies, config, isShown) => {
    const { search, box } = await searchBar({
      page: { cookies },
      config,
      answers: { suggest: () => suggestDto({ products: [productDto({ isAdultOnly: true }), productDto({ urlKey: 'b' })], items: [] }) },
    });
    await search('čevlji');
    expect(box.querySelectorAll('img')).toHaveLength(isShown ? 2 : 1);
    expect(box.querySelector('.thumbnail[data-empty]')?.textContent).toBe(isShown ? undefined : '18+');
  });

  test('the matching part is marked, ignoring diacritics and case', async () => {
    const { search, box } = await searchBar();
    await search('cevlji');
    expect([...box.querySelectorAll('.title b')].map((match) => match.textContent)).toEqual(['čevlji', 'čevlji']);
  });

  test('the last row links to all results for the field’s value', async () => {
    const { search, options } = await searchBar();
    await search('čevlji');
    expect(options().at(-1)).toHaveTextContent('Prikaži vse zadetke za »čevlji«');
    expect(options().at(-1)).toHaveAttribute('href', '/iskanje?s=%C4%8Devlji');
  });

  test('html-26, html-35: markup in titles is shown as text and nothing runs', async () => {
    const titles = [
      '&lt;object data="javascript:window.__xss=1"&gt;&lt;/object&gt;',
      'object <!-- --!><img src=x onerror="window.__xss=1"> -->',
    ];
    const products = titles.map((titleFull, index) => productDto({ titleFull, urlKey: `p${index}`, mediaId: null }));
    const { search, box, texts } = await searchBar({
      answers: { suggest: () => ({ products, items: [itemDto('brand', { title: titles[1] ?? '' })] }) },
    });
    await search('object');
    expect(box.querySelectorAll('object, .title img, script')).toHaveLength(0);
    expect(texts()[0]).toContain('<object data="javascript:window.__xss=1"></object>');
    expect(window).not.toHaveProperty('__xss');
  });

  test.each(['"><svg onload=window.__xss=1>', '${7*7}{{7*7}}#{7*7}', '%3Cscript%3E', 'a&b=c#d', '\uD800x', 'עברית', 'e\u0301\u0301\u0301'])(
    'search-*: the keyword %p is shown literally, here and in the history',
    async (typed) => {
      const { input, box, user, texts } = await searchBar({ answers: { suggest: () => noSuggestions } });
      await user.click(input);
      fireEvent.change(input, { target: { value: typed } });
      await act(() => jest.advanceTimersByTimeAsync(250));
      expect(input).toHaveValue(typed);
      expect(box.querySelectorAll('.panel svg[onload], script')).toHaveLength(0);
      await user.keyboard('{Enter}');
      fireEvent.change(input, { target: { value: '' } });
      expect(texts()).toEqual(keywordLength(typed) > 2 ? [historyLabel(toSearchKeyword(typed))] : []);
      expect(window).not.toHaveProperty('__xss');
    },
  );
});

describe('states', () => {
  test('waiting: rows of the final size and a busy list, nothing announced', async () => {
    const { search, box, view } = await searchBar({ answers: { suggest: () => new Promise<never>(() => undefined) } });
    await search('čevlji');
    expect(box.querySelectorAll('.skeleton').length).toBeGreaterThan(0);
    expect(view.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    expect(view.getByRole('status')).toHaveTextContent('');
  });

  test('no results: shows a message and a link to all results', async () => {
    const { search, view, options } = await searchBar({ answers: { suggest: () => noSuggestions } });
    await search('xyzzy');
    expect(view.getByText('Za »xyzzy« ni predlogov', { selector: 'p' })).toBeVisible();
    expect(view.getByRole('status')).toHaveTextContent('Za »xyzzy« ni predlogov');
    expect(options()).toHaveLength(1);
  });

  test('[R8.25] [D21] failed: one line of text at once, announced but no alert, and searching works', async () => {
    const { search, view, options, user, page } = await searchBar({ answers: { suggest: () => new ApiError('timeout', 'suggest') } });
    await search('čevlji');
    const text = 'Predlogi trenutno niso na voljo. Za iskanje pritisnite Enter.';
    expect(view.getByText(text, { selector: 'p' })).toBeVisible();
    expect(view.getByRole('status')).toHaveTextContent(text);
    expect(options()).toHaveLength(1);
    expect(view.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(page.assigned).toEqual(['/iskanje?s=%C4%8Devlji']);
  });

  test.each([
    [1, 'Na voljo je 1 predlog.'],
    [2, 'Na voljo sta 2 predloga.'],
    [3, 'Na voljo so 3 predlogi.'],
    [5, 'Na voljo je 5 predlogov.'],
  ])('%i suggestions are announced in proper Slovenian', async (count, text) => {
    const products = Array.from({ length: count }, (_, index) => productDto({ urlKey: `p${index}` }));
    const { search, view } = await searchBar({ answers: { suggest: () => ({ products, items: [] }) } });
    await search('čevlji');
    expect(view.getByRole('status')).toHaveTextContent(text);
  });
});

describe('history', () => {
  test('[R2.55] [R9.59] [R4.091] is shown when the empty field gets the focus, cut at 20 characters', async () => {
    const long = 'zelo dolgo iskanje po pohodnih čevljih';
    const { user, input, texts, options, view } = await searchBar(storedHistory('grelnik', long));
    await user.click(input);
    expect(view.getByText('Zadnja iskanja')).toBeVisible();
    expect(texts()).toEqual(['grelnik', 'zelo dolgo iskanje p...']);
    expect(options()[1]).toHaveAttribute('href', `/iskanje?s=${encodeURIComponent(long)}`);
    expect(view.getByRole('status')).toHaveTextContent('2 zadnji iskanji');
  });

  test('storage-03: stored markup is text', async () => {
    const { user, input, texts, box } = await searchBar(storedHistory('<img src=x onerror=window.__xss=1>'));
    await user.click(input);
    expect(texts()).toEqual(['<img src=x onerror=w...']);
    expect(box.querySelectorAll('.panel img')).toHaveLength(0);
  });

  test('an entry is removed by its button, which moves the focus to the next one', async () => {
    const { user, input, texts, shadow, removeButtons } = await searchBar(storedHistory('grelnik', 'čevlji', 'dežnik'));
    await user.click(input);
    expect(removeButtons()[1]).toHaveAccessibleName('Odstrani »čevlji« iz zadnjih iskanj');
    act(() => removeButtons()[1]?.focus());
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['grelnik', 'dežnik']);
    expect(shadow.activeElement).toBe(removeButtons()[1]);
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(texts()).toEqual([]);
    expect(shadow.activeElement).toBe(input);
  });

  test('by mouse the field keeps the focus', async () => {
    const { user, input, texts, removeButtons } = await searchBar(storedHistory('grelnik', 'čevlji'));
    await user.click(input);
    const [first] = removeButtons();
    expect(first && fireEvent.mouseDown(first)).toBe(false);
    if (first) fireEvent.click(first);
    expect(texts()).toEqual(['čevlji']);
  });

  test('Delete removes the active entry', async () => {
    const { user, input, texts, page } = await searchBar(storedHistory('grelnik', 'čevlji'));
    await user.click(input);
    await user.keyboard('{Delete}');
    expect(texts()).toEqual(['grelnik', 'čevlji']);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(texts()).toEqual(['čevlji']);
    expect(page.storage.local.get('suggestFragments')).toBe('["čevlji"]');
  });

  test('one button clears all entries', async () => {
    const { user, input, view, page, shadow } = await searchBar(storedHistory('grelnik', 'čevlji'));
    await user.click(input);
    await user.click(view.getByRole('button', { name: 'Počisti zadnja iskanja' }));
    expect(page.storage.local.get('suggestFragments')).toBeNull();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(shadow.activeElement).toBe(input);
  });

  test('the popup stays while the focus is on its buttons, and Escape returns to the field', async () => {
    const { user, input, shadow, removeButtons } = await searchBar(storedHistory('grelnik'));
    await user.click(input);
    act(() => removeButtons()[0]?.focus());
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(shadow.activeElement).toBe(input);
  });

  test('every remove button is beside an option, none inside the listbox', async () => {
    const { user, input, view, options, removeButtons } = await searchBar(storedHistory('grelnik', 'čevlji'));
    await user.click(input);
    expect(removeButtons()).toHaveLength(options().length);
    expect(view.getByRole('listbox').querySelector('button')).toBeNull();
  });
});
