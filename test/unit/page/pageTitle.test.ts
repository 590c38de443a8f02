import { createPageTitle } from '../../../src/page/pageTitle';

afterEach(() => document.body.replaceChildren());

test("wcag22/2.4.2: the step's name stands before the page's own title, and is removed again", () => {
  document.title = 'Košarica | Trgovina';
  const show = createPageTitle(window);
  show('Naslov');
  show('Dostava');
  expect(document.title).toBe('Dostava – Košarica | Trgovina');
  show(null);
  expect(document.title).toBe('Košarica | Trgovina');
});

test('a title that the page changes meanwhile is kept', () => {
  document.title = 'Košarica';
  const show = createPageTitle(window);
  show('Naslov');
  document.title = '(1) Sporočilo';
  show('Dostava');
  expect(document.title).toBe('Dostava – (1) Sporočilo');
  document.title = 'Druga stran';
  show(null);
  expect(document.title).toBe('Druga stran');
});

test('a form of the page named "title" causes no error', () => {
  const form = document.createElement('form');
  form.setAttribute('name', 'title');
  document.title = 'Košarica';
  document.body.append(form);
  Object.defineProperty(document, 'title', { configurable: true, value: form }); // as in browsers
  try {
    const show = createPageTitle(window);
    show('Naslov');
    expect(document.querySelector('title')?.textContent).toBe('Naslov – Košarica');
  } finally {
    Reflect.deleteProperty(document, 'title');
  }
});
