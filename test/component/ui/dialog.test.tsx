import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from '../../../src/ui/overlays/Dialog';
import { Drawer } from '../../../src/ui/overlays/Drawer';
import type { ModalProps } from '../../../src/ui/overlays/Modal';
import { describeDialog } from '../dialogConformance';

let held = 0;
beforeEach(() => {
  held = 0;
});
const hold = () => {
  held += 1;
  return () => void (held -= 1);
};

function Page({ kind: Kind, onClosed, ...props }: { kind: typeof Drawer; onClosed?: () => void } & Partial<ModalProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Odpri
      </button>
      <Kind
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClosed?.();
        }}
        title="Košarica"
        closeLabel="Zapri"
        hold={hold}
        {...props}
      />
    </>
  );
}

function subject(kind: typeof Drawer, props: Partial<ModalProps> = {}) {
  const { unmount } = render(<Page kind={kind} {...props} />);
  const opener = screen.getByRole('button', { name: 'Odpri' });
  return {
    opener,
    open: () => userEvent.click(opener),
    dialog: () => document.querySelector('dialog'),
    locks: () => held,
    unmount,
  };
}

describeDialog('Dialog', () => subject(Dialog));
describeDialog('Drawer', () => subject(Drawer));
describeDialog('Dialog that cannot be closed', () => subject(Dialog, { closable: false }), { closable: false });
describeDialog('Drawer that cannot be closed', () => subject(Drawer, { closable: false }), { closable: false });

test('[R9.02] the default size is md', () => {
  const sizeOf = (size?: 'sm' | 'lg' | 'xl') => {
    const { container, unmount } = render(
      <Dialog isOpen={false} onClose={() => {}} title="x" closeLabel="Zapri" hold={hold} {...(size ? { size } : {})} />,
    );
    const found = container.querySelector('dialog')?.getAttribute('data-size');
    unmount();
    return found;
  };
  expect([sizeOf(), sizeOf('sm'), sizeOf('lg'), sizeOf('xl')]).toEqual(['md', 'sm', 'lg', 'xl']);
});

test('a dialog that the page has opened by itself leaves the focus where it says when it is closed', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <a href="/">Dom</a>
        <input ref={field} aria-label="E-pošta" />
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Prijava" closeLabel="Zapri" hold={hold} returnFocus={field} />
      </>
    );
  }
  render(<Opened />);
  fireEvent.click(screen.getByRole('button', { name: 'Zapri', hidden: true }));
  await act(async () => {});
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-pošta' }));
});

test('[R2.71] while its content loads it announces that', () => {
  render(<Dialog isOpen onClose={() => {}} title="x" closeLabel="Zapri" hold={hold} loadingLabel="Nalaganje …" />);
  expect(screen.getByRole('status')).toHaveTextContent('Nalaganje …');
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).not.toBeNull();
});

test('a file field left without a selection does not close its dialog', async () => {
  render(
    <Page kind={Dialog}>
      <input type="file" aria-label="Slika" />
    </Page>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Odpri' }));
  fireEvent(screen.getByLabelText('Slika'), new Event('cancel', { bubbles: true }));
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('two dialogs: the lower one closes first, and its opener gets the focus after the upper one', async () => {
  function Two() {
    const [lower, setLower] = useState(false);
    const [upper, setUpper] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setLower(true)}>
          Odpri
        </button>
        <Dialog isOpen={lower} onClose={() => setLower(false)} title="Spodaj" closeLabel="Zapri spodaj" hold={hold}>
          <button type="button" onClick={() => setUpper(true)}>
            Odpri drugega
          </button>
        </Dialog>
        <Dialog isOpen={upper} onClose={() => setUpper(false)} title="Zgoraj" closeLabel="Zapri zgoraj" hold={hold}>
          <button type="button" onClick={() => setLower(false)}>
            Zapri prvega
          </button>
        </Dialog>
      </>
    );
  }
  render(<Two />);
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await click('Odpri');
  await click('Odpri drugega');
  expect(held).toBe(2);
  await click('Zapri prvega');
  expect(screen.getByRole('button', { name: 'Zapri prvega' })).toHaveFocus();
  expect(held).toBe(1);
  await click('Zapri zgoraj');
  expect(screen.getByRole('button', { name: 'Odpri' })).toHaveFocus();
  expect(held).toBe(0);
});

test('hostile page: an invisible dialog unlocks the page and reports it', () => {
  jest.useFakeTimers();
  const restore = globalThis.IntersectionObserver;
  let sighted = (): void => {};
  globalThis.IntersectionObserver = class {
    constructor(notify: () => void) {
      sighted = notify;
    }
    observe(): void {
      sighted();
    }
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  const onBlocked = jest.fn();
  const { rerender } = render(<Dialog isOpen onClose={() => {}} title="x" closeLabel="Zapri" hold={hold} onBlocked={onBlocked} />);
  const element = document.querySelector('dialog');
  expect([element?.open, held]).toEqual([true, 1]);
  element?.setAttribute('data-below', 'waits'); // hidden by ours above it: it keeps its turn
  act(() => jest.advanceTimersByTime(1200));
  expect([element?.open, onBlocked.mock.calls.length]).toEqual([true, 0]);
  element?.removeAttribute('data-below');
  act(() => sighted());
  act(() => jest.advanceTimersByTime(1200)); // elements have no size in jsdom
  expect([element?.open, held, onBlocked.mock.calls.length]).toEqual([false, 0, 1]);
  rerender(<Dialog isOpen={false} onClose={() => {}} title="x" closeLabel="Zapri" hold={hold} />);
  rerender(<Dialog isOpen onClose={() => {}} title="x" closeLabel="Zapri" hold={hold} />);
  expect([element?.open, held]).toEqual([true, 1]);
  globalThis.IntersectionObserver = restore;
  jest.useRealTimers();
});
