import { act, fireEvent, within } from '@testing-library/react';

/** A page with the dialog closed, as the conformance suite needs it. */
export interface DialogSubject {
  opener: HTMLElement;
  /** Opens the dialog as a shopper does. */
  open: () => Promise<void>;
  /** The dialog element, open or not; null when there is none in the document. */
  dialog: () => HTMLDialogElement | null;
  /** How many scroll locks are active. */
  locks: () => number;
  unmount: () => void;
}

interface Options {
  closable?: boolean;
  closeName?: string;
}

/** The focused element, through shadow roots. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * The rules of every dialog and drawer that can be checked without a browser; `test/e2e/dialogConformance.ts` has the others:
 * inertness, top layer, Tab. `render` mounts a new page for each test.
 */
export function describeDialog(
  name: string,
  render: () => Promise<DialogSubject> | DialogSubject,
  { closable = true, closeName = 'Zapri' }: Options = {},
): void {
  describe(`${name} is a dialog`, () => {
    async function opened() {
      const subject = await render();
      subject.opener.focus();
      await subject.open();
      const element = subject.dialog();
      if (element === null) throw new Error('nothing opened');
      const isOpen = (): boolean => subject.dialog()?.open === true;
      /** As the browser does on Escape or the back gesture; a refused one leaves the dialog open. */
      const escape = (): void =>
        act(() => {
          const refused = !fireEvent.keyDown(element, { key: 'Escape' });
          const cancel = new Event('cancel', { cancelable: true });
          if (!refused && element.dispatchEvent(cancel)) {
            element.close();
            element.dispatchEvent(new Event('close'));
          }
        });
      const point = (target: Element, type: string, at: MouseEventInit): void =>
        void fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, ...at }));
      const press = (target: Element, at: MouseEventInit): void => ['pointerdown', 'mousedown'].forEach((type) => point(target, type, at));
      const release = (target: Element, at: MouseEventInit): void =>
        ['pointerup', 'mouseup', 'click'].forEach((type) => point(target, type, at));
      return { ...subject, element, isOpen, escape, press, release };
    }
    const OUTSIDE = { clientX: 4, clientY: 4 };
    const INSIDE = { clientX: 0, clientY: 0 }; // every box in jsdom is a point there

    test('dialog/role, labelledby, aria-modal: a native modal dialog with a name', async () => {
      const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
      const { element, isOpen } = await opened();
      expect(isOpen()).toBe(true);
      expect(showModal).toHaveBeenCalledTimes(1);
      expect(element.tagName).toBe('DIALOG');
      expect(element).toHaveAccessibleName(expect.stringMatching(/\S/));
      showModal.mockRestore();
    });

    test('dialog/focus-in: the focus is inside', async () => {
      const { element } = await opened();
      expect(element.contains(focused())).toBe(true);
    });

    test('[R4.060] [R4.065] the page is locked once while it is open, and unlocked after', async () => {
      const { locks, unmount } = await opened();
      expect(locks()).toBe(1);
      unmount();
      expect(locks()).toBe(0);
    });

    test('[R2.68] a drag that starts or ends inside is not a click outside (A130)', async () => {
      const { element, isOpen, press, release } = await opened();
      press(element.querySelector('h2') ?? element, INSIDE);
      release(element, OUTSIDE); // a click targets the common ancestor of both: the dialog
      expect(isOpen()).toBe(true);
      press(element, OUTSIDE);
      release(element, INSIDE);
      expect(isOpen()).toBe(true);
    });

    if (!closable) {
      test('[R2.67] [R2.68] [R2.69] not closable: four times Escape, a click outside and a form inside change nothing, and there is no close button', async () => {
        const { element, isOpen, escape, press, release, locks } = await opened();
        for (let time = 0; time < 4; time += 1) escape();
        press(element, OUTSIDE);
        release(element, OUTSIDE);
        act(() => {
          element.close();
          element.dispatchEvent(new Event('close'));
        });
        expect(isOpen()).toBe(true);
        expect(locks()).toBe(1);
        expect(within(element).queryByRole('button', { name: closeName })).toBeNull();
      });
      return;
    }

    test.each<[string, (subject: Awaited<ReturnType<typeof opened>>) => void]>([
      ['[R2.67] dialog/escape: Escape', ({ escape }) => escape()],
      [
        '[R2.68] dialog/outside-click: a click outside',
        ({ element, press, release }) => {
          press(element, OUTSIDE);
          release(element, OUTSIDE);
        },
      ],
      [
        `[R2.69] dialog/close-button: "${closeName}"`,
        ({ element }) => fireEvent.click(within(element).getByRole('button', { name: closeName })),
      ],
      [
        'a form inside with method="dialog"',
        ({ element }) =>
          act(() => {
            element.close();
            element.dispatchEvent(new Event('close'));
          }),
      ],
    ])('%s closes; the opener has the focus and the page is unlocked', async (_way, close) => {
      const subject = await opened();
      close(subject);
      await act(async () => {});
      expect(subject.isOpen()).toBe(false);
      expect(focused()).toBe(subject.opener);
      expect(subject.locks()).toBe(0);
    });

    test('opens a second time like the first', async () => {
      const { escape, open, isOpen, opener } = await opened();
      escape();
      opener.focus();
      await open();
      expect(isOpen()).toBe(true);
    });
  });
}
