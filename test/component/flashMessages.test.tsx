import { act, fireEvent } from '@testing-library/react';
import { flashActions, keyFlash, toFlashes } from '../../src/features/flash';
import type { FlashCategory, FlashType } from '../../src/features/flash';
import { overlaysActions } from '../../src/features/overlays';
import { renderWidget } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function flashes() {
  const rendered = await renderWidget('flash-messages');
  const show = (message: string, type: FlashType = 'danger', cat: FlashCategory = 'cart') =>
    act(() => void rendered.dispatch(flashActions.flashShown({ message, isKey: false, type, cat })));
  return { ...rendered, show, shown: () => [...rendered.box.querySelectorAll('.flash-text')].map(({ textContent }) => textContent) };
}

test('status/alert-role: both live regions exist before the first message', async () => {
  const { view } = await flashes();
  expect(view.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  expect(view.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
});

test.each<[FlashType, 'alert' | 'status']>([
  ['danger', 'alert'],
  ['success', 'status'],
  ['warning', 'status'],
  ['info', 'status'],
  ['default', 'status'],
  ['notice', 'status'],
])('[R3.088] status/no-focus-steal: %s is announced by role=%s, without taking the focus (A097)', async (type, role) => {
  const { show, view, shadow } = await flashes();
  show('Sporočilo', type);
  expect(view.getByRole(role, { hidden: true })).toHaveTextContent('Sporočilo');
  expect(shadow.activeElement).toBeNull();
});

test('[R3.087] [R3.089] message, type and category are on the element; our own texts are translated', async () => {
  const { dispatch, box } = await flashes();
  act(() => void dispatch(flashActions.flashShown(keyFlash('err_request_timeout', 'danger', 'form'))));
  const flash = box.querySelector('.flash');
  expect(flash).toHaveTextContent('Odgovora nismo dobili pravočasno. Prosimo, poskusite znova.');
  expect([flash?.getAttribute('data-type'), flash?.getAttribute('data-cat')]).toEqual(['danger', 'form']);
});

test('csrf-419: a message that requires a reload has a reload button and does not expire', async () => {
  const { dispatch, view, page, advanceTimers, shown } = await flashes();
  act(() => void dispatch(flashActions.flashShown({ ...keyFlash('err_generic'), offersReload: true })));
  await advanceTimers(60_000);
  expect(shown()).toEqual(['Prišlo je do napake. Prosimo, poskusite znova.']);
  fireEvent.click(view.getByRole('button', { name: 'Osveži stran', hidden: true }));
  expect(page.reloads()).toBe(1);
});

test('[R9.15] a message disappears after 6000 ms', async () => {
  const { show, shown, advanceTimers } = await flashes();
  show('Sporočilo');
  await advanceTimers(5999);
  expect(shown()).toHaveLength(1);
  await advanceTimers(1);
  expect(shown()).toHaveLength(0);
});

test('[R9.15] status/timeout-6s (A097): while the pointer or the focus is on it, it stays', async () => {
  const { show, shown, advanceTimers, box, page } = await flashes();
  show('Sporočilo');
  const list = box.querySelector('.flashes') as Element;
  fireEvent.pointerEnter(list);
  await advanceTimers(60_000);
  page.setNow(60_000);
  const close = box.querySelector('button') as HTMLElement;
  act(() => close.focus());
  fireEvent.pointerLeave(list);
  await advanceTimers(60_000);
  expect(shown()).toHaveLength(1);
  act(() => close.blur());
  await advanceTimers(6000);
  expect(shown()).toHaveLength(0);
});

test('a message closed under the pointer does not pause the next one', async () => {
  const { show, shown, advanceTimers, box, view } = await flashes();
  show('Prvo');
  fireEvent.pointerEnter(box.querySelector('.flashes') as Element);
  fireEvent.click(view.getByRole('button', { hidden: true }));
  show('Drugo');
  await advanceTimers(6000);
  expect(shown()).toHaveLength(0);
});

test('each has a close button; by keyboard the focus moves to the next message', async () => {
  const { show, shown, view, shadow } = await flashes();
  show('Prvo', 'info');
  show('Drugo', 'info');
  const [first, second] = view.getAllByRole('button', { name: 'Zapri obvestilo', hidden: true });
  act(() => first?.focus());
  fireEvent.click(first as HTMLElement);
  expect(shown()).toEqual(['Drugo']);
  expect(shadow.activeElement).toBe(second);
});

test('(A094) duplicates are collapsed into one', async () => {
  const { show, shown } = await flashes();
  show('Enako');
  show('Enako');
  show('Enako');
  expect(shown()).toEqual(['Enako (3-krat)']);
});

test('(A094) a success is not counted: the same words are about another article each time', async () => {
  const { show, shown } = await flashes();
  show('Izdelek je na seznamu želja.', 'success');
  show('Izdelek je na seznamu želja.', 'success');
  expect(shown()).toEqual(['Izdelek je na seznamu želja.']);
});

test('markup in a message is text (A021)', async () => {
  const { show, box } = await flashes();
  show('<img src=x onerror=alert(1)>');
  expect(box.querySelector('.flash-text img')).toBeNull();
});

test('below an open dialog it is silent: the dialog shows the messages itself', async () => {
  const { show, shown, dispatch } = await flashes();
  act(() => void dispatch(overlaysActions.pageHeld({ id: 'a', isClosable: true })));
  show('Sporočilo');
  expect(shown()).toHaveLength(0);
  act(() => void dispatch(overlaysActions.pageReleased({ id: 'a' })));
  expect(shown()).toHaveLength(1);
});

test('the server’s HTML stays, and unmounting cleans up', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p class="flash" id="server">Dodano</p>');
  const { show, unmount, box } = await flashes();
  show('Sporočilo');
  expect(document.querySelector('#server')).toHaveTextContent('Dodano');
  unmount();
  expect(box).toBeEmptyDOMElement();
  expect(document.querySelector('#server')).not.toBeNull();
});

test('[R8.30] [R3.087] [A154] a server message keeps links, emphasis and line breaks, and nothing else', async () => {
  const { dispatch, view, box } = await flashes();
  const [flash] = toFlashes([
    {
      message:
        'Cena je <b class="x">nova</b>.<br>Glej <a href="/pogoji" onclick="x()">pogoje</a>, <a href="javascript:x()">tu</a><img src=x>',
      type: 'info',
    },
  ]);
  if (flash === undefined) throw new Error('no message');
  act(() => void dispatch(flashActions.flashShown(flash)));
  expect(view.getByRole('link', { name: 'pogoje', hidden: true })).toHaveAttribute('href', '/pogoji');
  expect(box.querySelector('.server-text')?.innerHTML).toBe('Cena je <b>nova</b>.<br>Glej <a href="/pogoji">pogoje</a>, tu');
});
