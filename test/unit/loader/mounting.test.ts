import { fireEvent, waitFor } from '@testing-library/dom';
import { createElement } from 'react';
import { createLoader } from '../../../src/loader/createLoader';
import { defineWidget } from '../../../src/loader/defineWidget';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

jest.mock('../../../src/dom/yieldToInput', () => ({ yieldToInput: () => Promise.resolve() }));

let dispose: () => void;
afterEach(() => dispose());

/** Widgets that show a button, which throws; `keeps` has the server’s links where they were, `broken` has no code, `elsewhere` is not for this page. */
function startOn(html: string, late?: Promise<void>) {
  document.body.innerHTML = html;
  const page = fakePage();
  const released: string[] = [];
  const widget = (name: string) =>
    defineWidget({
      name,
      mount: 'now',
      readProps: ({ integer }) => ({ pieces: integer('pieces', 3, { min: 1, max: 9 }) }),
      load: async () => {
        await late;
        const fail = (): never => {
          throw new Error(`handler of ${name}`);
        };
        return { view: { component: () => createElement('button', { onClick: fail }, name), styles: [], keepsLinks: name === 'keeps' } };
      },
    });
  const loads = jest.fn();
  const loader = createLoader({
    definitions: [
      ...['one', 'two', 'keeps'].map(widget),
      { ...widget('broken'), load: () => (loads(), Promise.reject(new Error('no code'))) },
      { ...widget('elsewhere'), when: () => false },
    ],
    page,
    shop: testShop(page),
    chunks: {
      base: 'https://www.shop.si/vitrina/',
      main: 'chunks/main.js',
      addIntegrity: () => undefined,
      restart: () => new Promise<never>(() => undefined),
    },
    provide: (content) => content,
    commonStyles: [],
    isWaiting: () => false,
    releaseClick: (host) => void released.push(host.getAttribute('data-vitrina') ?? ''),
  });
  dispose = loader.dispose;
  loader.mount(document);
  const host = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-vitrina="${name}"]`)!;
  const expectStatus = (name: string, status: string): Promise<void> =>
    waitFor(() => expect(host(name)).toHaveAttribute('data-vitrina-status', status));
  return { page, loader, loads, released, host, expectStatus };
}

test('an early click on a widget that this page does not use, or that is lost, is given back to the server’s link', async () => {
  const { released, expectStatus } = startOn('<div data-vitrina="elsewhere"></div><div data-vitrina="broken"></div>');
  await expectStatus('elsewhere', 'off');
  await expectStatus('broken', 'failed');
  expect(released).toEqual(['elsewhere', 'broken']);
});

test('a widget that throws when it is used gives its place back and is reported, whatever else works', async () => {
  const { page, host, released, expectStatus } = startOn(
    '<div data-vitrina="one"><a href="/en">En</a></div><div data-vitrina="two"></div>',
  );
  await expectStatus('two', 'ready');
  const isReported = jest.fn();
  const note = (event: ErrorEvent): void => isReported(!event.defaultPrevented);
  window.addEventListener('error', note);
  fireEvent.click(host('one').shadowRoot!.querySelector('button')!);
  window.removeEventListener('error', note);
  await expectStatus('one', 'failed');
  expect(isReported.mock.calls).toEqual([[false]]);
  expect(host('one').shadowRoot!.querySelector('slot')).not.toBeNull();
  expect(page.logs.map(({ level, message }) => [level, message.includes('"one"')])).toEqual([['error', true]]);
  expect(page.emitted.filter(({ name }) => name === 'widget-failed')).toMatchObject([{ detail: { widget: 'one' } }]);
  expect(released).toEqual(['one', 'two', 'one']);
  await expectStatus('two', 'ready');
});

test('an error of the page itself, after a widget was used, stays the page’s', async () => {
  const { page, host, expectStatus } = startOn('<div data-vitrina="one"></div>');
  await expectStatus('one', 'ready');
  fireEvent.mouseOver(host('one').shadowRoot!.querySelector('button')!);
  const event = new ErrorEvent('error', { error: new Error('of the page'), cancelable: true });
  window.dispatchEvent(event);
  expect([event.defaultPrevented, page.logs]).toEqual([false, []]);
  expect(host('one')).toHaveAttribute('data-vitrina-status', 'ready');
});

test('a placeholder that is removed while its widget is being mounted does not hold up the next one', async () => {
  const { host, expectStatus } = startOn('<div data-vitrina="one"><a href="/en">En</a></div><div data-vitrina="two"></div>');
  fireEvent.pointerDown(host('one').querySelector('a')!); // it waits for the end of this press
  await waitFor(() => expect(host('one').shadowRoot).not.toBeNull());
  host('one').remove();
  await expectStatus('two', 'ready');
});

test('a placeholder that is given back while its code loads keeps the server’s HTML', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { loader, host, expectStatus } = startOn('<div data-vitrina="one"><a href="/en">En</a></div>', late);
  await expectStatus('one', 'loading');
  expect(loader.unmount(document)).toBe(1);
  arrive();
  document.body.insertAdjacentHTML('beforeend', '<div data-vitrina="two"></div>');
  await expectStatus('two', 'ready');
  expect(host('one')).not.toHaveAttribute('data-vitrina-status');
  expect(host('one').shadowRoot).toBeNull();
});

test('what has failed is tried again when the page comes back from the back-forward cache, and only then', async () => {
  const { page, loads, host, expectStatus } = startOn('<div data-vitrina="one"></div><div data-vitrina="broken"></div>');
  await expectStatus('one', 'ready');
  await expectStatus('broken', 'failed');
  const [{ length: before }, button] = [loads.mock.calls, host('one').shadowRoot!.querySelector('button')];
  page.show(false);
  expect(host('broken')).toHaveAttribute('data-vitrina-status', 'failed');
  expect(loads).toHaveBeenCalledTimes(before);
  page.show(true);
  expect(host('broken')).toHaveAttribute('data-vitrina-status', 'loading');
  expect(loads.mock.calls.length).toBeGreaterThan(before);
  expect(host('one')).toHaveAttribute('data-vitrina-status', 'ready');
  expect(host('one').shadowRoot!.querySelector('button')).toBe(button);
  await expectStatus('broken', 'failed');
});

test('what the page opens is opened by the first widget that is shown, also while it is loading, never by a hidden or a failed one', async () => {
  const late = new Promise<void>(() => undefined);
  const { loader, host, expectStatus } = startOn(
    '<div data-vitrina="broken"></div><div data-vitrina="one"></div><div data-vitrina="two"></div>',
    late,
  );
  const show = (name: string): void => void (host(name).getClientRects = () => [new DOMRect()] as unknown as DOMRectList);
  await expectStatus('broken', 'failed');
  await expectStatus('one', 'loading');
  show('broken');
  expect(loader.loadFirstVisible(['broken', 'one'])).toBe(false);
  show('two');
  expect(loader.loadFirstVisible(['broken', 'one'])).toBe(false);
  show('one');
  expect(loader.loadFirstVisible(['broken', 'one'])).toBe(true);
});

const LINKS = '<a href="#dom">Dom</a><a href="#pomoc">Pomoč</a>';

test('while one of several links of the server has the focus it stays, and works, and the next widget is mounted', async () => {
  const { host, released, expectStatus } = startOn(`<div data-vitrina="one">${LINKS}</div><div data-vitrina="two">${LINKS}</div>`);
  const link = host('one').querySelector('a')!;
  link.focus();
  await expectStatus('two', 'ready');
  expect(host('one')).toHaveAttribute('data-vitrina-status', 'loading');
  expect(released).toEqual(['one', 'two']);
  link.blur();
  await expectStatus('one', 'ready');
});

test('a widget that has the server’s links where they were is mounted also while one of them has the focus', async () => {
  const { host, expectStatus } = startOn(`<div data-vitrina="keeps">${LINKS}</div>`);
  host('keeps').querySelector('a')!.focus();
  await expectStatus('keeps', 'ready');
});

test('a placeholder that is given back while it is pressed stays the server’s when the press ends', async () => {
  const { loader, host, expectStatus } = startOn('<div data-vitrina="one"><a href="#en">En</a></div>');
  const link = host('one').querySelector('a')!;
  fireEvent.pointerDown(link);
  await waitFor(() => expect(host('one').shadowRoot?.querySelector('button')).toHaveTextContent('one'));
  loader.unmount(document);
  fireEvent.pointerUp(link);
  document.body.insertAdjacentHTML('beforeend', '<div data-vitrina="two"></div>');
  await expectStatus('two', 'ready');
  expect(host('one').shadowRoot!.querySelector('slot')).not.toBeNull();
  expect(host('one')).not.toHaveAttribute('data-vitrina-status');
});

test('a widget speaks the shop’s language and follows the device; given back it follows nothing', async () => {
  const { page, loader, host, expectStatus } = startOn('');
  const before = page.listeners();
  document.body.insertAdjacentHTML('beforeend', '<div data-vitrina="one"></div>');
  await expectStatus('one', 'ready');
  const box = host('one').shadowRoot!.querySelector('.vitrina-root')!;
  expect([box.getAttribute('lang'), box.className]).toEqual(['sl', 'vitrina-root is-desktop']);
  page.resize(400);
  expect(box).toHaveClass('is-mobile');
  expect(page.listeners()).toBeGreaterThan(before);
  loader.unmount(document);
  expect(page.listeners()).toBe(before);
});

test('a status that a script of the page takes away is shown again with its reason, until the script has won', async () => {
  const { host, expectStatus } = startOn('<div data-vitrina="thre"></div>');
  await expectStatus('thre', 'failed');
  const reason = host('thre').getAttribute('data-vitrina-reason');
  expect(reason).toContain('data-vitrina="thre" is no widget of this build');
  const shown: (string | null)[] = [];
  for (let time = 0; time < 25; time += 1) {
    for (const name of ['data-vitrina-status', 'data-vitrina-reason']) host('thre').removeAttribute(name);
    await Promise.resolve();
    shown.push(host('thre').getAttribute('data-vitrina-reason'));
  }
  expect(shown).toEqual([...Array<string | null>(20).fill(reason), ...Array<null>(5).fill(null)]);
});

test('what is wrong with a placeholder’s attributes is said on it, and the widget works', async () => {
  const { page, host, expectStatus } = startOn('<div data-vitrina="one" data-pieces="many"></div>');
  await expectStatus('one', 'ready');
  const problem = 'data-pieces="many" is not a whole number from 1 to 9; 3 is used instead';
  expect(host('one')).toHaveAttribute('data-vitrina-reason', problem);
  expect(page.logs.map(({ message }) => message)).toEqual([`vitrina: one: ${problem}`]);
});

test('a placeholder that is only moved keeps its widget; one that is removed gives its place back', async () => {
  const { host, expectStatus } = startOn('<div data-vitrina="one"></div><div data-vitrina="two"></div><p></p>');
  await expectStatus('two', 'ready');
  const [one, two] = [host('one'), host('two')];
  const button = one.shadowRoot!.querySelector('button');
  document.querySelector('p')!.append(one);
  two.remove();
  await waitFor(() => expect(two.shadowRoot!.querySelector('slot')).not.toBeNull());
  expect(one.shadowRoot!.querySelector('button')).toBe(button);
  expect(button).not.toBeNull();
  expect(one).toHaveAttribute('data-vitrina-status', 'ready');
});
