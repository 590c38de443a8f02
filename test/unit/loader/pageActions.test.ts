import { listenToPageActions } from '../../../src/loader/pageActions';
import { fakePage } from '../../support/fakes/fakePage';

let stop = (): void => {};
afterEach(() => stop());

function listen(result = true) {
  const page = fakePage();
  const calls: DOMStringMap[] = [];
  stop = listenToPageActions(
    {
      search(data) {
        calls.push({ ...data });
        return result;
      },
    },
    page.log,
  );
  return { page, calls };
}

function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a id="known" href="/iskanje" data-vitrina-action="search" data-keyword="kava"><b id="inside">x</b></a>
    <a id="wrong" href="/k" data-vitrina-action="serach">x</a>
    <a id="proto" href="/k" data-vitrina-action="constructor">x</a>
    <form id="form" data-vitrina-action="search" data-keyword="čaj"><button id="submit">x</button></form>`;
});

test('a click inside an action element runs the action with its data instead of following the link', () => {
  const { calls } = listen();
  expect(click('#inside')).toBe(true);
  expect(calls).toEqual([{ vitrinaAction: 'search', keyword: 'kava', href: 'http://localhost/iskanje' }]);
});

test('an action that cannot run leaves the link to the browser', () => {
  listen(false);
  expect(click('#known')).toBe(false);
});

test('a click with a modifier or another button is left to the browser', () => {
  const { calls } = listen();
  expect([click('#known', { ctrlKey: true }), click('#known', { metaKey: true }), click('#known', { button: 1 })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(calls).toEqual([]);
});

test('an action form is submitted through the action', () => {
  const { calls } = listen();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, composed: true });
  document.querySelector('#form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(calls[0]?.['keyword']).toBe('čaj');
});

test('a misspelt action is reported once, with the closest name', () => {
  const { page } = listen();
  expect([click('#wrong'), click('#wrong'), click('#proto')]).toEqual([false, false, false]);
  expect(page.logs.map(({ message }) => message)).toEqual([
    'vitrina: data-vitrina-action="serach" is no action; did you mean "search"?',
    expect.stringContaining('"constructor" is no action; there are:'),
  ]);
});
