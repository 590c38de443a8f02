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
          <button type="button">Odpri</button>
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

test('presses and selections in a field, and touches in a widget, do not reach scripts of the page that block or replace them', async () => {
  const view = await mountInLink();
  expect(seenByPage(view, 'mousedown')).toEqual(['button', 'link']);
  expect(seenByPage(view, 'selectstart')).toEqual(['button', 'link']);
  expect(seenByPage(view, 'touchstart')).toEqual([]);
  expect(seenByPage(view, 'pointerdown')).toEqual([...INNER]);
});

test('what happens in the server’s HTML reaches the page', async () => {
  await mountInLink();
  const host = document.querySelector('[data-vitrina]')!;
  const field = host.appendChild(document.createElement('input'));
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
