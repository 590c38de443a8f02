import { act } from '@testing-library/react';
import { productDto } from '../support/fakes/suggestAnswers';
import { renderWidget } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const fallback = `
  <form action="/iskanje" method="get">
    <label for="q">Iskanje</label>
    <input id="q" type="search" name="s" value="" placeholder="Išči po trgovini">
    <input type="hidden" name="sid" value="abc">
    <button type="submit">Išči</button>
  </form>`;

const fieldOf = (host: HTMLElement) => host.querySelector<HTMLInputElement>('input[type="search"]')!;

test('text, focus and selection of the server’s field survive the mount', async () => {
  const { view, shadow } = await renderWidget('search-bar', {
    fallback,
    answers: { suggest: () => ({ products: [], items: [] }) },
    before(host) {
      fieldOf(host).value = 'čevlji';
      fieldOf(host).focus();
      fieldOf(host).setSelectionRange(1, 3);
    },
  });
  const input = view.getByRole<HTMLInputElement>('combobox');
  expect(input).toHaveValue('čevlji');
  expect(shadow.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([1, 3]);
});

test('a server’s field without the focus hands over its text, and the widget does not take the focus', async () => {
  const { view, shadow } = await renderWidget('search-bar', { fallback, before: (host) => void (fieldOf(host).value = 'čevlji') });
  expect(view.getByRole('combobox')).toHaveValue('čevlji');
  expect(shadow.activeElement).toBeNull();
});

test('the form keeps the server’s action, field name, extra fields and placeholder text', async () => {
  const { view, box } = await renderWidget('search-bar', { fallback });
  const form = view.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/iskanje', 'get']);
  expect(view.getByRole('combobox')).toHaveAttribute('name', 's');
  expect(view.getByRole('combobox')).toHaveAttribute('placeholder', 'Išči po trgovini');
  expect(box.querySelector('input[name="sid"]')).toHaveValue('abc');
});

test('a form with fields named action and method is read as well', async () => {
  const { view } = await renderWidget('search-bar', {
    fallback: '<form action="/najdi"><input name="action"><input type="hidden" name="getAttribute" value="1"></form>',
  });
  expect(view.getByRole('search')).toHaveAttribute('action', '/najdi');
  expect(view.getByRole('combobox')).toHaveAttribute('name', 'action');
});

test('without a fallback the search works', async () => {
  const { view, user, page } = await renderWidget('search-bar', { attributes: { placeholder: 'Kaj bi radi?' } });
  expect(view.getByRole('combobox')).toHaveAttribute('placeholder', 'Kaj bi radi?');
  expect(view.getByRole('search')).toHaveAttribute('action', '/iskanje?s=');
  await user.type(view.getByRole('combobox'), 'č{Enter}');
  expect(page.assigned).toEqual(['/iskanje?s=%C4%8D']);
});

test('on unmount the server’s field gets the text, focus and selection back', async () => {
  const { view, user, host, unmount, state } = await renderWidget('search-bar', { fallback });
  const input = view.getByRole<HTMLInputElement>('combobox');
  await user.type(input, 'č');
  act(() => input.setSelectionRange(0, 1));
  unmount();
  expect(fieldOf(host)).toHaveValue('č');
  expect(fieldOf(host)).toHaveFocus();
  expect([fieldOf(host).selectionStart, fieldOf(host).selectionEnd]).toEqual([0, 1]);
  expect(state().search.fields).toEqual({});
});

test('the widget does not mount where the shop has no search page (A011)', async () => {
  const { shop } = await renderWidget('search-bar', { config: { urlKeys: {} } });
  const { searchBar } = await import('../../widgets/search-bar/searchBar.widget');
  expect(searchBar.when?.(shop)).toBe(false);
});

test('[R2.40] a search sends the fields of the server’s own form, and the parameters of our link win', async () => {
  const form = `
    <form action="/iskanje">
      <input type="search" name="s">
      <input type="hidden" name="sid" value="a&b"><input type="hidden" name="s2" value="čaj">
      <select name="oddelek"><option value="">Vsi</option><option value="dom" selected>Dom</option></select>
      <input type="checkbox" name="zaloga" value="1"><input type="text" name="off" value="x" disabled>
    </form>`;
  const { view, user, page } = await renderWidget('search-bar', {
    fallback: form,
    answers: { suggest: () => ({ products: [], items: [] }) },
  });
  await user.type(view.getByRole('combobox'), 'kava{Enter}');
  expect(page.assigned).toEqual(['/iskanje?s=kava&sid=a%26b&s2=%C4%8Daj&oddelek=dom']);
});

test('typed text is copied to the server’s field, where the browser restores it on return', async () => {
  const { view, user, host } = await renderWidget('search-bar', { fallback, answers: { suggest: () => ({ products: [], items: [] }) } });
  await user.type(view.getByRole('combobox'), 'kav');
  expect(fieldOf(host)).toHaveValue('kav');
});

describe('[A159] the server’s own form decides', () => {
  const stored = { local: { suggestFragments: '["čaj"]' } };
  const answers = { suggest: () => ({ products: [productDto({ urlKey: 'kava-1' })], items: [] }) };
  const open = async (form: string) => {
    const rendered = await renderWidget('search-bar', { fallback: form, answers, page: stored });
    const hrefs = () => rendered.view.getAllByRole('option').map((option) => option.getAttribute('href'));
    return { ...rendered, hrefs, field: rendered.view.getByRole('combobox') };
  };

  test.each([
    ['<form action="/najdi"><input name="q"></form>', '/najdi?q=', 'q='],
    ['<form action="/najdi?x=1"><input type="hidden" name="a" value="1"><input name="search[keywords]"><button name="go" value="1">Išči</button></form>',
      '/najdi?a=1&search%5Bkeywords%5D=', 'search%5Bkeywords%5D='],
  ])('%s: Enter, history, "all results" and suggestions', async (form, start, own) => {
    const end = form.includes('name="go"') ? '&go=1' : '';
    const { field, user, page, hrefs, advanceTimers } = await open(form);
    await user.click(field);
    await advanceTimers(0);
    expect(hrefs()).toEqual([`${start}%C4%8Daj${end}`]);
    await user.type(field, 'kava z mlekom');
    await advanceTimers(250);
    expect(hrefs()).toEqual([`/kava-1?src=sug&${own}kava%20z%20mlekom`, `${start}kava%20z%20mlekom${end}`]);
    await user.keyboard('{Enter}');
    expect(page.assigned).toEqual([`${start}kava%20z%20mlekom${end}`]);
  }); // prettier-ignore

  test('a form that is posted is submitted by the browser: by Enter, from the history, and by "all results"', async () => {
    const submits: string[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      submits.push(new URLSearchParams([...new FormData(this)] as [string, string][]).toString());
    });
    const { field, user, page, view, advanceTimers } = await open(
      '<form action="/najdi" method="post"><input type="hidden" name="token" value="t"><input name="q"></form>',
    );
    await user.type(field, 'kava{Enter}');
    await user.keyboard('{Escape}{ArrowDown}{ArrowDown}'); // "kava" is in front of it now
    await user.keyboard('{Enter}');
    await user.type(field, 'sok');
    await advanceTimers(250);
    await user.click(view.getByRole('option', { name: /Prikaži vse/ }));
    expect(submits).toEqual(['token=t&q=kava', 'token=t&q=%C4%8Daj', 'token=t&q=sok']);
    expect(page.assigned).toEqual([]);
    jest.restoreAllMocks();
  });
});
