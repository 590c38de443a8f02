import { fireEvent, waitFor } from '@testing-library/dom';
import { createElement, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createLoader } from '../../../src/loader/createLoader';
import type { Loader } from '../../../src/loader/createLoader';
import { defineWidget } from '../../../src/loader/defineWidget';
import type { MountTime } from '../../../src/loader/defineWidget';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

jest.mock('../../../src/dom/yieldToInput', () => ({ yieldToInput: () => Promise.resolve() }));

let dispose: () => void;
afterEach(() => dispose());

interface Page {
  /** The code of the widgets arrives with it. */
  late?: Promise<void>;
  /** The widget whose link was pressed before our code ran. */
  pressed?: string;
  provide?: (content: ReactNode) => ReactNode;
}

/**
 * Widgets that show a button, which throws; `keeps` has the server’s links where they were, `waits` waits for the shopper, `throws` does so at
 * once, `broken` has no code, `elsewhere` is not for this page.
 */
function startOn(html: string, { late, pressed, provide = (content) => content }: Page = {}) {
  document.body.innerHTML = html;
  const page = fakePage();
  const [released, ended]: string[][] = [[], []];
  const used = jest.fn();
  const widget = (name: string, mount: MountTime = 'now') =>
    defineWidget({
      name,
      mount,
      readProps: ({ integer }) => ({ pieces: integer('pieces', 3, { min: 1, max: 9 }) }),
      load: async () => {
        await late;
        const use = (): void => {
          used();
          if (name !== 'waits') throw new Error(`handler of ${name}`);
        };
        function Widget(): ReactNode {
          useEffect(() => () => void ended?.push(name), []);
          if (name === 'throws') throw new Error('no widget');
          return createElement('button', { onClick: use }, name);
        }
        return { view: { component: Widget, styles: [], keepsLinks: name === 'keeps' } };
      },
    });
  const loads = jest.fn();
  const loader = createLoader({
    definitions: [
      ...['one', 'two', 'keeps', 'throws'].map((name) => widget(name)),
      widget('waits', 'intent'),
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
    provide,
    commonStyles: [],
    isWaiting: (host) => host.getAttribute('data-vitrina') === pressed,
    releaseClick(host, take) {
      released?.push(host.getAttribute('data-vitrina') ?? '');
      const link = host.querySelector('a');
      if (link && host.getAttribute('data-vitrina') === pressed) take?.(link);
    },
  });
  dispose = loader.dispose;
  loader.mount(document);
  const host = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-vitrina="${name}"]`)!;
  const expectStatus = (name: string, status: string): Promise<void> =>
    waitFor(() => expect(host(name)).toHaveAttribute('data-vitrina-status', status));
  const end = (): void => {
    dispose();
    dispose = () => undefined;
  };
  return { page, loader, end, loads, used, released, ended, host, expectStatus };
}

type Started = ReturnType<typeof startOn>;

test('an early click on a widget that this page does not use, that is lost, or that does not work, is given back to the server’s link', async () => {
  const { page, released, expectStatus } = startOn(
    '<div data-vitrina="elsewhere"></div><div data-vitrina="broken"></div><div data-vitrina="throws"></div>',
  );
  await expectStatus('elsewhere', 'off');
  await expectStatus('broken', 'failed');
  await expectStatus('throws', 'failed');
  expect(released).toEqual(['elsewhere', 'broken', 'throws']);
  expect(page.logs.map(({ level, details }) => [level, String(details[0])])).toEqual([
    ['error', 'Error: no code'],
    ['error', 'Error: no widget'],
  ]);
});

test('an early click loads a widget that waits for the shopper, and presses its button', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { host, used, expectStatus } = startOn('<div data-vitrina="waits"><a href="#waits">waits</a></div>', { pressed: 'waits', late });
  const link = host('waits').querySelector('a')!;
  fireEvent.pointerDown(link);
  fireEvent.pointerUp(link);
  await new Promise((resolve) => setTimeout(resolve)); // the press has ended
  arrive();
  await expectStatus('waits', 'ready');
  expect(used).toHaveBeenCalledTimes(1);
  expect(host('waits').shadowRoot!.activeElement).toHaveTextContent('waits');
});

test.each([
  ['is called for', (loader: Loader, host: HTMLElement) => loader.loadNow(host)],
  ['is opened by the page', (loader: Loader) => loader.loadFirstVisible(['waits'])],
])('a widget that waits for the shopper is loaded when it %s', async (_when, call) => {
  const { loader, host, expectStatus } = startOn('<div data-vitrina="waits"></div>');
  host('waits').getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  expect(host('waits')).toHaveAttribute('data-vitrina-status', 'found');
  call(loader, host('waits'));
  await expectStatus('waits', 'ready');
});

test.each([
  ['is given back', ({ loader }: Started) => loader.unmount(document)],
  ['outlives its loader', ({ end }: Started) => end()],
])('a widget that waits for the shopper waits no longer when its placeholder %s', (_what, leave) => {
  const started = startOn('<div data-vitrina="waits"></div>');
  leave(started);
  fireEvent.pointerDown(started.host('waits'));
  expect(started.host('waits')).not.toHaveAttribute('data-vitrina-status', 'loading');
});

test('a widget in the fallback of another one is none; one in the HTML that a widget shows is one', async () => {
  const { loader, host, expectStatus } = startOn(
    '<div data-vitrina="one"><p data-vitrina="waits"></p></div><div data-vitrina="two"><div data-vitrina-content><p data-vitrina="keeps"></p></div></div><svg data-vitrina="one"></svg>',
  );
  expect(loader.mount(document)).toBe(3);
  for (const name of ['one', 'two', 'keeps']) await expectStatus(name, 'ready');
  expect(host('waits')).not.toHaveAttribute('data-vitrina-status');
});

test('blanks around the name of a widget do not matter, also where the page opens it', async () => {
  const { loader, expectStatus, host } = startOn('<div data-vitrina=" waits "></div>');
  host(' waits ').getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  expect(loader.loadFirstVisible(['waits'])).toBe(true);
  await expectStatus(' waits ', 'ready');
});

test.each([
  ['is a component of the page', 'div', 'the placeholder has a shadow root of its own'],
  ['can hold none', 'textarea', '<textarea> cannot hold a widget: put data-vitrina on a div around it'],
])('a placeholder that %s keeps what it shows, with the reason', async (_what, tag, reason) => {
  const { host, expectStatus } = startOn(`<${tag} data-vitrina="one">Dom</${tag}>`);
  if (tag === 'div') host('one').attachShadow({ mode: 'open' }).innerHTML = '<p>Komponenta</p>';
  await expectStatus('one', 'failed');
  expect(host('one').getAttribute('data-vitrina-reason')).toContain(reason);
  expect([host('one').textContent, host('one').shadowRoot?.innerHTML]).toEqual(['Dom', tag === 'div' ? '<p>Komponenta</p>' : undefined]);
});

test('a widget that throws when it is used gives its place back and is reported, whatever else works', async () => {
  const { page, host, released, expectStatus } = startOn(
    '<div data-vitrina="one"><a href="/en">En</a></div><div data-vitrina="two"></div>',
  );
  await expectStatus('two', 'ready');
  const isReported = jest.fn();
  const note = (event: ErrorEvent): void => isReported(!event.defaultPrevented);
  window.addEventListener('error', note);
  for (let time = 0; time < 2; time += 1) fireEvent.click(host('one').shadowRoot!.querySelector('button')!);
  window.removeEventListener('error', note);
  await expectStatus('one', 'failed');
  expect(isReported.mock.calls).toEqual([[false], [false]]);
  expect(host('one').shadowRoot!.querySelector('slot')).not.toBeNull();
  expect(page.logs.map(({ level, message }) => [level, message.includes('"one"')])).toEqual([['error', true]]);
  expect(page.emitted.map(({ name, detail }) => [name, (detail as { widget: string }).widget])).toEqual([
    ['widget-ready', 'one'],
    ['widget-ready', 'two'],
    ['widget-failed', 'one'],
  ]);
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
  const { loader, host, expectStatus } = startOn('<div data-vitrina="one"><a href="/en">En</a></div>', { late });
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
    { late },
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

test('a single link of the server holds nothing up: the widget takes its place, and its button the focus', async () => {
  const { host, expectStatus } = startOn('<div data-vitrina="one"><a href="#dom">Dom</a></div>');
  host('one').querySelector('a')!.focus();
  await expectStatus('one', 'ready');
  const shadow = host('one').shadowRoot!;
  expect(shadow.activeElement).toBe(shadow.querySelector('button'));
  expect(shadow.querySelector('.vitrina-root')).toBeVisible();
  expect(shadow.querySelector('slot')).toBeNull();
});

test('a widget that has the server’s links where they were is mounted also while one of them has the focus', async () => {
  const { host, expectStatus } = startOn(`<div data-vitrina="keeps">${LINKS}</div>`);
  host('keeps').querySelector('a')!.focus();
  await expectStatus('keeps', 'ready');
});

test.each(['pointerup', 'pointercancel'])(
  'a widget takes the place of a pressed link after the press (%s), once; a press elsewhere holds nothing up',
  async (type) => {
    const { host, expectStatus } = startOn('<div data-vitrina="one"><a href="#en">En</a></div><div data-vitrina="two"></div>');
    const errors = jest.fn();
    window.addEventListener('error', errors);
    fireEvent.pointerDown(host('one').querySelector('a')!);
    await waitFor(() => expect(host('one').shadowRoot?.querySelector('button')).toHaveTextContent('one'));
    expect(host('one')).toHaveAttribute('data-vitrina-status', 'loading');
    for (let time = 0; time < 2; time += 1) fireEvent(document.body, new Event(type, { bubbles: true }));
    await expectStatus('one', 'ready');
    fireEvent.pointerDown(document.body);
    await expectStatus('two', 'ready');
    fireEvent.pointerUp(document.body);
    await new Promise((resolve) => setTimeout(resolve));
    window.removeEventListener('error', errors);
    expect(errors).not.toHaveBeenCalled();
  },
);

test('a placeholder that is given back while its widget is being made keeps the server’s HTML', async () => {
  let isGivenBack = false;
  const provide = (content: ReactNode): ReactNode => {
    if (!isGivenBack) loader.unmount(document);
    isGivenBack = true;
    return content;
  };
  const { loader, host, expectStatus } = startOn('<div data-vitrina="one"></div>', { provide });
  await waitFor(() => expect(isGivenBack).toBe(true));
  document.body.insertAdjacentHTML('beforeend', '<div data-vitrina="two"></div>');
  await expectStatus('two', 'ready');
  expect(host('one').shadowRoot!.querySelector('slot')).not.toBeNull();
  expect(host('one').shadowRoot!.querySelector('button')).toBeNull();
});

test('a placeholder that is given back has no styles of ours, and can have its widget again', async () => {
  const texts = new WeakMap<CSSStyleSheet, string>();
  const write = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation(function note(this: CSSStyleSheet, text) {
    texts.set(this, text);
  });
  const { loader, host, ended, expectStatus } = startOn('<div data-vitrina="one"></div>');
  await expectStatus('one', 'ready');
  const shadow = host('one').shadowRoot!;
  const rules = (): string => shadow.adoptedStyleSheets.map((sheet) => texts.get(sheet)).join('');
  expect(rules()).toContain(':host{');
  loader.unmount(document);
  expect(rules()).not.toContain(':host{');
  await waitFor(() => expect(shadow.innerHTML).toBe('<slot></slot>'));
  expect(ended).toEqual(['one']);
  loader.mount(document);
  await expectStatus('one', 'ready');
  expect(rules()).toContain(':host{');
  expect(shadow.querySelectorAll('button')).toHaveLength(1);
  write.mockRestore();
});

test('when the loader ends, as after a deploy, every place is the server’s again', async () => {
  const { end, host, expectStatus } = startOn('<div data-vitrina="one"></div><div data-vitrina="two"></div>');
  await expectStatus('two', 'ready');
  end();
  for (const name of ['one', 'two']) expect(host(name).shadowRoot!.querySelector('slot')).not.toBeNull();
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
