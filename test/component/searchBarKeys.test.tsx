import { act, fireEvent } from '@testing-library/react';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { suggestDto } from '../support/fakes/suggestAnswers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const QUERY = 'čevlji';
/** Two products, a category, a brand, a partner, a topic, and all results. */
const ROWS = 7;

async function searchBar(options: RenderOptions = {}) {
  const rendered = await renderWidget('search-bar', { answers: { suggest: () => suggestDto() }, ...options });
  const { view, user, advanceTimers, box } = rendered;
  const input = view.getByRole<HTMLInputElement>('combobox');
  const active = () => input.getAttribute('aria-activedescendant');
  return {
    ...rendered,
    input,
    active,
    options: () => view.queryAllByRole('option'),
    /** The index of the active row, -1 without one. */
    activeIndex: () => view.queryAllByRole('option').findIndex((option) => option.id === active()),
    selected: () => box.querySelectorAll('[aria-selected="true"]'),
    isOpen: () => input.getAttribute('aria-expanded') === 'true',
    async typeQuery() {
      await user.click(input);
      await user.keyboard(QUERY);
      await advanceTimers(250);
    },
  };
}

type Bar = Awaited<ReturnType<typeof searchBar>>;

describe('roles and states', () => {
  test('combobox/role, autocomplete, expanded-false: a closed combobox', async () => {
    const { input, box, isOpen } = await searchBar();
    expect(input.tagName).toBe('INPUT');
    expect(input).toHaveAttribute('aria-autocomplete', 'list');
    expect(isOpen()).toBe(false);
    expect(box.querySelector('[role="listbox"]')).not.toBeVisible();
  });

  test('combobox/controls, expanded-true, listbox-role, accname: open, it refers to its listbox', async () => {
    const { input, box, view, isOpen, typeQuery } = await searchBar();
    await typeQuery();
    expect(isOpen()).toBe(true);
    const listbox = view.getByRole('listbox', { name: 'Iskanje' });
    expect(listbox).toBeVisible();
    expect(box.querySelector(`[id="${input.getAttribute('aria-controls')}"]`)).toBe(listbox);
    expect(input).toHaveAccessibleName('Iskanje');
  });

  test('combobox/option-role, no-selected-while-typing: options, none of them active', async () => {
    const { options, selected, active, typeQuery } = await searchBar();
    await typeQuery();
    expect(options()).toHaveLength(ROWS);
    expect(selected()).toHaveLength(0);
    expect(active()).toBeNull();
  });

  test('groups have names', async () => {
    const { view, typeQuery } = await searchBar();
    await typeQuery();
    expect(view.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') && group.firstElementChild?.textContent)).toEqual([
      'Izdelki', 'Kategorije', 'Blagovne znamke', 'Partnerji', 'Drugi predlogi',
    ]); // prettier-ignore
  });

  test('combobox/count-announced: a polite live region announces the count', async () => {
    const { view, typeQuery, user, input, advanceTimers } = await searchBar();
    await user.click(input);
    await advanceTimers(0); // the popup's code
    const status = view.getByRole('status');
    expect(status).toHaveAttribute('aria-live', 'polite');
    expect(status).toHaveTextContent('');
    await typeQuery();
    expect(status).toHaveTextContent('Na voljo je 6 predlogov.');
    expect(view.getByRole('status')).toBe(status);
  });
});

describe('navigation', () => {
  test.each<[string, string, number]>([
    ['combobox/down-first', '{ArrowDown}', 0],
    ['combobox/down-each', '{ArrowDown}{ArrowDown}', 1],
    ['[R4.093] combobox/down-wraps', `${'{ArrowDown}'.repeat(ROWS)}{ArrowDown}`, 0],
    ['[R4.093] combobox/up-last', '{ArrowUp}', ROWS - 1],
    ['combobox/up-each', '{ArrowUp}{ArrowUp}', ROWS - 2],
    ['up wraps from the first', '{ArrowDown}{ArrowUp}', ROWS - 1],
  ])('[R4.092] %s', async (_id, keys, expected) => {
    const { user, activeIndex, selected, options, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard(keys);
    expect(activeIndex()).toBe(expected);
    expect([...selected()]).toEqual([options()[expected]]);
  });

  test('combobox/dom-focus-stays: the focus stays in the field', async () => {
    const { user, input, shadow, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard('{ArrowDown}');
    expect(shadow.activeElement).toBe(input);
  });

  test.each<[string, string, number]>([
    ['combobox/left', '{ArrowLeft}', QUERY.length - 1],
    ['combobox/right', '{ArrowRight}', QUERY.length],
    ['combobox/home', '{Home}', 0],
    ['combobox/end', '{End}', QUERY.length],
  ])('%s returns to the text', async (_id, key, caret) => {
    const { user, input, active, isOpen, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(active()).toBeNull();
    expect(input.selectionStart).toBe(caret);
    expect(isOpen()).toBe(true);
  });

  test('combobox/char-from-list, backspace: typing edits the text and leaves the list', async () => {
    const { user, input, active, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard('{ArrowDown}e');
    expect(active()).toBeNull();
    await user.keyboard('{Backspace}{Backspace}');
    expect(input).toHaveValue(QUERY.slice(0, -1));
  });

  test('a closed list is opened by an arrow', async () => {
    const { user, input, isOpen, activeIndex } = await searchBar({ page: { local: { suggestFragments: '["grelnik"]' } } });
    await user.click(input);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(activeIndex()).toBe(0);
  });

  test('arrows with a modifier are left to the browser', async () => {
    const { user, active, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard('{Control>}{ArrowDown}{/Control}{Meta>}{ArrowDown}{/Meta}');
    expect(active()).toBeNull();
  });
});

describe('selecting and leaving', () => {
  test('combobox/enter-no-active: Enter searches the full text and closes', async () => {
    const { user, page, input, isOpen, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard('{Enter}');
    expect(page.assigned).toEqual(['/iskanje?s=%C4%8Devlji']);
    expect(isOpen()).toBe(false);
    expect(input).toHaveValue(QUERY);
  });

  test('[R4.094] combobox/enter-active: Enter follows the active row', async () => {
    const { user, page, options, isOpen, typeQuery } = await searchBar();
    await typeQuery();
    const href = options()[0]?.getAttribute('href');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(page.assigned).toEqual([href]);
    expect(isOpen()).toBe(false);
  });

  test('[R4.095] Tab follows the active row', async () => {
    const { user, page, options, typeQuery } = await searchBar();
    await typeQuery();
    const href = options()[2]?.getAttribute('href');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Tab}');
    expect(page.assigned).toEqual([href]);
  });

  test('[R4.095] Tab without an active row, or backwards, moves the focus as usual', async () => {
    const { user, page, input, isOpen, typeQuery } = await searchBar();
    await typeQuery();
    expect(fireEvent.keyDown(input, { key: 'Tab' })).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(fireEvent.keyDown(input, { key: 'Tab', shiftKey: true })).toBe(true);
    expect(page.assigned).toEqual([]);
    act(() => input.blur());
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['from the field', '{Escape}'],
    ['from an active row', '{ArrowDown}{Escape}'],
  ])('[R4.096] [A116] [A153] one Escape %s clears the keyword and closes the list', async (_from, keys) => {
    const { user, input, active, isOpen, box, shadow, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard(keys);
    expect(isOpen()).toBe(false);
    expect(box.querySelector('[role="listbox"]')).not.toBeVisible();
    expect(input).toHaveValue('');
    expect(active()).toBeNull();
    expect(shadow.activeElement).toBe(input);
  });

  test('Escape is handled only while it has an effect', async () => {
    const { user, input } = await searchBar();
    const listener = jest.fn();
    document.addEventListener('keydown', listener);
    await user.click(input);
    await user.keyboard('a{Escape}');
    expect(listener.mock.calls.filter(([event]) => (event as KeyboardEvent).key === 'Escape')).toHaveLength(0);
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', listener);
    expect(listener.mock.calls.filter(([event]) => (event as KeyboardEvent).key === 'Escape')).toHaveLength(1);
  });

  test('combobox/outside-click closes and keeps the text', async () => {
    const { user, input, isOpen, box, typeQuery } = await searchBar();
    await typeQuery();
    await user.keyboard('{ArrowDown}');
    await user.click(document.body);
    expect(isOpen()).toBe(false);
    expect(box.querySelector('[role="listbox"]')).not.toBeVisible();
    expect(input).toHaveValue(QUERY);
  });

  test('the search button submits, the cross clears and shows the history', async () => {
    const { user, view, page, input, shadow, options, typeQuery } = await searchBar({
      page: { local: { suggestFragments: '["grelnik"]' } },
    });
    await typeQuery();
    await user.click(view.getByRole('button', { name: 'Počisti iskalno polje' }));
    expect(input).toHaveValue('');
    expect(shadow.activeElement).toBe(input);
    expect(options().map((option) => option.textContent)).toEqual(['grelnik']);
    await user.keyboard('dežnik');
    await user.click(view.getByRole('button', { name: 'Išči' }));
    expect(page.assigned).toEqual(['/iskanje?s=de%C5%BEnik']);
  });
});

describe('input methods and old keyboards', () => {
  const press = ({ input }: Bar, init: KeyboardEventInit) => fireEvent.keyDown(input, init);

  test.each([
    ['composing', { isComposing: true }],
    ['reported as 229', { keyCode: 229 }],
  ])('keys are ignored while an input method composes (%s, A141)', async (_name, state) => {
    const bar = await searchBar();
    await bar.typeQuery();
    press(bar, { key: 'ArrowDown' });
    for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab']) expect(press(bar, { key, ...state })).toBe(true);
    expect(bar.page.assigned).toEqual([]);
    expect(bar.activeIndex()).toBe(0);
    expect(bar.isOpen()).toBe(true);
  });

  test('[R9.35] [R9.36] [R9.37] [R9.38] key codes count where the key has no name', async () => {
    const bar = await searchBar();
    await bar.typeQuery();
    press(bar, { key: 'Unidentified', keyCode: 40 });
    expect(bar.activeIndex()).toBe(0);
    press(bar, { key: 'Unidentified', keyCode: 38 });
    expect(bar.activeIndex()).toBe(ROWS - 1);
    press(bar, { key: 'Unidentified', keyCode: 13 });
    expect(bar.page.assigned).toHaveLength(1);
    press(bar, { key: 'Unidentified', keyCode: 40 });
    press(bar, { key: 'Unidentified', keyCode: 9 });
    expect(bar.page.assigned).toHaveLength(2);
    press(bar, { key: 'Unidentified', keyCode: 40 });
    press(bar, { key: 'Unidentified', keyCode: 27 });
    expect(bar.isOpen()).toBe(false);
  });
});
