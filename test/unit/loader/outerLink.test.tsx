import { act, fireEvent, within } from '@testing-library/react';
import { mountWidget } from '../../../src/loader/mountWidget';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount: () => void;

/** A widget with a link, a field and a button, in a placeholder inside a link of the page. */
async function mountInLink() {
  document.body.innerHTML = '<a href="/away"><div data-vitrina="search-bar"></div></a>';
  const host = document.querySelector<HTMLElement>('[data-vitrina]')!;
  await act(async () => {
    unmount = mountWidget({
      host,
      definition: { name: 'search-bar', mount: 'now' } as never,
      styles: [],
      render: () => (
        <>
          <a href="/izdelek">
            <span>Izdelek</span>
          </a>
          <input type="checkbox" aria-label="Izberi" />
          <input aria-label="Ime" />
          <button type="button">Odpri</button>
          <dialog open>
            <p>Košarica</p>
          </dialog>
          <div popover="manual">Predogled</div>
          <slot />
        </>
      ),
      language: 'sl',
      watchDevice: () => () => {},
      commonStyles: [],
      provide: (widget) => widget,
      onReady: () => {},
      onError: (error) => {
        throw error;
      },
    });
  });
  return within(host.shadowRoot!.querySelector<HTMLElement>('.vitrina-root')!);
}

/** Whether the browser still performs the default action, e.g. follows the nearest link. */
const isLeftToBrowser = (element: HTMLElement) => fireEvent.click(element);

test('inside a link of the page, our own links and fields work, and a button does not follow the page’s link', async () => {
  const view = await mountInLink();
  expect(isLeftToBrowser(view.getByText('Izdelek'))).toBe(true);
  expect(isLeftToBrowser(view.getByRole('checkbox', { name: 'Izberi' }))).toBe(true);
  expect(isLeftToBrowser(view.getByRole('button', { name: 'Odpri' }))).toBe(false);
});

const INNER = ['checkbox', 'button', 'link'] as const;

/** Which of our elements an event on them is seen by the page's listeners. */
function seenByPage(view: Awaited<ReturnType<typeof mountInLink>>, type: string, init: object = {}): string[] {
  return INNER.filter((role) => {
    const seen = jest.fn();
    document.addEventListener(type, seen);
    view.getByRole(role).dispatchEvent(Object.assign(new Event(type, { bubbles: true, composed: true, cancelable: true }), init));
    document.removeEventListener(type, seen);
    return seen.mock.calls.length > 0;
  });
}

test.each(['keydown', 'keypress', 'keyup'])('%s in a field does not reach the shortcuts of the page, Escape and Tab do', async (type) => {
  const view = await mountInLink();
  for (const key of ['a', 'Enter', 'Backspace', 'ArrowLeft', '/']) expect(seenByPage(view, type, { key })).toEqual(['button', 'link']);
  for (const key of ['Escape', 'Tab']) expect(seenByPage(view, type, { key })).toEqual([...INNER]);
});

/** A script of the page that judges what it sees: the placeholder. Gives what it saw, and whether the event on the element was prevented. */
function underBlocker(element: HTMLElement, event: Event, decide: (seen: Event) => void = (seen) => seen.preventDefault()) {
  const seen: EventTarget[] = [];
  const block = (each: Event): void => {
    seen.push(each.target!);
    decide(each);
  };
  document.addEventListener(event.type, block);
  element.dispatchEvent(event);
  document.removeEventListener(event.type, block);
  return { seen, isPrevented: event.defaultPrevented };
}
const OPTIONS = { bubbles: true, composed: true, cancelable: true };
const host = () => document.querySelector<HTMLElement>('[data-vitrina]')!;

test.each(['selectstart', 'contextmenu', 'copy', 'cut', 'paste', 'beforeinput', 'dragstart', 'dragover', 'drop', 'touchend'])(
  '%s in a field does not reach scripts of the page that block it outside of fields',
  async (type) => {
    const view = await mountInLink();
    expect(seenByPage(view, type)).toEqual(['button', 'link']);
  },
);

test('a touch in a widget does not reach scripts of the page that turn touches into clicks', async () => {
  const view = await mountInLink();
  expect(seenByPage(view, 'touchstart')).toEqual([]);
  expect(seenByPage(view, 'pointerdown')).toEqual([...INNER]);
});

test('two fingers in a dialog reach what listens on the document: the map that they zoom', async () => {
  const view = await mountInLink();
  const seen = jest.fn();
  document.addEventListener('touchmove', seen);
  const move = (touches: object[]) => view.getByText('Košarica').dispatchEvent(Object.assign(new Event('touchmove', OPTIONS), { touches }));
  move([{}]);
  expect(seen).not.toHaveBeenCalled();
  move([{}, {}]);
  expect(seen).toHaveBeenCalledTimes(1);
  document.removeEventListener('touchmove', seen);
});

test.each(['wheel', 'touchmove', 'keydown'])('%s in a dialog or flyout does not reach scripts of the page that scroll it', async (type) => {
  const view = await mountInLink();
  const content = host().appendChild(document.createElement('p')); // the server's HTML, shown in a dialog
  view.getByRole('dialog').append(host().shadowRoot!.querySelector('.vitrina-root > slot')!);
  const dispatch = (element: Element, key = ' '): boolean => {
    const seen = jest.fn();
    document.addEventListener(type, seen);
    element.dispatchEvent(Object.assign(new Event(type, OPTIONS), type === 'keydown' ? { key } : {}));
    document.removeEventListener(type, seen);
    return seen.mock.calls.length > 0;
  };
  expect([view.getByText('Košarica'), view.getByText('Predogled'), content].map((element) => dispatch(element))).toEqual([
    false,
    false,
    false,
  ]);
  expect(dispatch(view.getByRole('button'))).toBe(true);
  expect(['Escape', 'Tab'].map((key) => dispatch(view.getByText('Košarica'), key))).toEqual([type === 'keydown', type === 'keydown']);
});

test('a press in a field closes menus of the page, which cannot prevent it', async () => {
  const view = await mountInLink();
  const press = underBlocker(view.getByRole('checkbox'), new MouseEvent('mousedown', OPTIONS));
  expect(press).toEqual({ seen: [host()], isPrevented: false });
  const click = underBlocker(view.getByRole('checkbox'), new MouseEvent('click', OPTIONS));
  expect(click).toEqual({ seen: [host()], isPrevented: false });
  expect(view.getByRole('checkbox')).toBeChecked();
  const [event, seen] = [new MouseEvent('click', OPTIONS), jest.fn()];
  underBlocker(view.getByRole('textbox'), event, seen); // which no one has to take back
  expect(seen.mock.calls).toEqual([[event]]);
});

test('a press in a field begins no drag of what is around the placeholder, which sees the way from it', async () => {
  const view = await mountInLink();
  const [begun, path] = [jest.fn(), jest.fn()];
  host().closest('a')!.addEventListener('mousedown', begun);
  underBlocker(view.getByRole('checkbox'), new MouseEvent('mousedown', OPTIONS), (seen) => path(seen.composedPath().slice(0, 2)));
  expect(begun).not.toHaveBeenCalled();
  expect(path).toHaveBeenCalledWith([host(), host().closest('a')]);
});

test('the copy of a click in a checkbox follows no link around the placeholder', async () => {
  const view = await mountInLink();
  const followed = jest.fn();
  // jsdom reports that it does not navigate.
  host()
    .closest('a')!
    .addEventListener('click', (event) => event instanceof MouseEvent && followed());
  view.getByRole('checkbox').click();
  expect(followed).not.toHaveBeenCalled();
});

test('a script that blocks keys outside of fields cannot keep Tab and Escape in one; a trap that moves the focus does', async () => {
  const view = await mountInLink();
  const field = view.getByRole('checkbox');
  const press = (key: string, decide?: (seen: Event) => void) => {
    field.focus();
    return underBlocker(field, new KeyboardEvent('keydown', { ...OPTIONS, key, shiftKey: true }), decide);
  };
  for (const key of ['Tab', 'Escape']) expect(press(key)).toEqual({ seen: [host()], isPrevented: false });
  const trap = (seen: Event): void => {
    expect((seen as KeyboardEvent).shiftKey).toBe(true);
    seen.preventDefault();
    view.getByRole('button').focus();
  };
  expect(press('Tab', trap).isPrevented).toBe(true);
});

test('what a widget has handled itself reaches the page once, as it is', async () => {
  const view = await mountInLink();
  const field = view.getByRole('checkbox');
  field.addEventListener('keydown', (event) => event.preventDefault());
  expect(underBlocker(field, new KeyboardEvent('keydown', { ...OPTIONS, key: 'Escape' }))).toEqual({ seen: [host()], isPrevented: true });
});

test('what happens in the server’s HTML reaches the page', async () => {
  await mountInLink();
  const field = host().appendChild(document.createElement('input'));
  const seen = jest.fn();
  document.addEventListener('keydown', seen);
  for (const type of ['keydown', 'touchstart']) field.dispatchEvent(new KeyboardEvent(type, { key: 'a', bubbles: true, composed: true }));
  document.removeEventListener('keydown', seen);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('an unmounted widget keeps nothing from the page', async () => {
  await mountInLink();
  await act(async () => unmount());
  const { shadowRoot } = document.querySelector('[data-vitrina]')!;
  const seen = jest.fn();
  document.addEventListener('touchstart', seen);
  shadowRoot!.appendChild(document.createElement('button')).dispatchEvent(new Event('touchstart', { bubbles: true, composed: true }));
  document.removeEventListener('touchstart', seen);
  expect(seen).toHaveBeenCalledTimes(1);
});
