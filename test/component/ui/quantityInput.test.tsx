import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityInput } from '../../../src/ui/forms/QuantityInput';

const [MIN, MAX] = [1, 30];

interface Setup {
  now?: number;
  max?: number;
  canIncrease?: boolean;
  isDisabled?: boolean;
}

let changes: number[];

function Line({ now = 5, max = MAX, ...props }: Setup) {
  const [value, set] = useState(now);
  return (
    <>
      <QuantityInput
        value={value}
        onChange={(next) => {
          changes.push(next);
          set(next);
        }}
        max={max}
        labels={{ field: 'Količina: Kava', decrease: 'Zmanjšaj količino: Kava', increase: 'Povečaj količino: Kava' }}
        valueText={(pieces) => `${pieces} kos.`}
        {...props}
      />
      <button type="button" tabIndex={-1} onClick={() => set(3)}>
        The shop confirms 3
      </button>
    </>
  );
}

const spin = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Količina: Kava' });
const inc = () => screen.getByRole('button', { name: 'Povečaj količino: Kava' });
const announced = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const dec = () => screen.getByRole('button', { name: 'Zmanjšaj količino: Kava' });
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
/** The value, aria-valuenow and aria-valuetext always agree. */
const shown = () => {
  expect(spin()).toHaveAttribute('aria-valuenow', spin().value);
  expect(spin()).toHaveAttribute('aria-valuetext', `${spin().value} kos.`);
  return Number(spin().value);
};

function setUp(props: Setup = {}) {
  changes = [];
  render(<Line {...props} />);
  return userEvent.setup();
}

const answer = () => fireEvent.click(screen.getByText('The shop confirms 3'));
const fill = (text: string) => fireEvent.change(spin(), { target: { value: text } });

test('spinbutton/role, min, max, now, button-accname, button-tabindex, symbol-hidden: semantics for a screen reader', () => {
  setUp();
  expect(spin()).toHaveAttribute('aria-valuemin', String(MIN));
  expect(spin()).toHaveAttribute('aria-valuemax', String(MAX));
  expect(spin()).toHaveAttribute('inputmode', 'numeric');
  expect(shown()).toBe(5);
  for (const button of [inc(), dec()]) {
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('tabindex', '-1');
    expect(button).toHaveTextContent('');
  }
});

test.each<[string, Setup, string, number, { inc: boolean; dec: boolean }]>([
  ['spinbutton/up', { now: 5 }, '{ArrowUp}', 6, { inc: true, dec: true }],
  ['spinbutton/down', { now: 5 }, '{ArrowDown}', 4, { inc: true, dec: true }],
  ['[R5.25] [R5.28] [R9.67] spinbutton/down-at-min', { now: 2 }, '{ArrowDown}{ArrowDown}', MIN, { inc: true, dec: false }],
  ['[R5.26] [R5.29] [R9.66] up at max', { now: 29 }, '{ArrowUp}{ArrowUp}', MAX, { inc: false, dec: true }],
  ['[R5.29] up when not increasable', { now: 5, canIncrease: false }, '{ArrowUp}', 5, { inc: false, dec: true }],
  ['the only allowed count', { now: 1, max: 1 }, '{ArrowUp}{ArrowDown}', 1, { inc: false, dec: false }],
  ['held down: 40 repeats stop at max', { now: 1 }, '{ArrowUp>40/}', MAX, { inc: false, dec: true }],
  ['[R5.27] Backspace and digits', { now: 5 }, '{Backspace}12', 12, { inc: true, dec: true }],
  [
    '[R5.27] spinbutton/home, end: Delete, Home and End move in the text and do not change the count (A081)',
    { now: 15 },
    '{Home}{Delete}{End}0',
    MAX,
    { inc: false, dec: true },
  ],
])('%s', async (_id, props, keys, expected, enabled) => {
  const user = setUp(props);
  await user.click(spin());
  await user.keyboard(keys);
  expect(shown()).toBe(expected);
  expect([!isDisabled(inc()), !isDisabled(dec())]).toEqual([enabled.inc, enabled.dec]);
});

test.each<[string, string, number]>([
  ['[R5.26] spinbutton/over-max: clamped (A080)', '300', MAX],
  ['1e9 pieces', '1000000000', MAX],
  ['more digits than a number has', '9'.repeat(400), MAX],
  ['[R5.30] below min is ignored', '0', 5],
  ['[R5.31] spinbutton/non-numeric', 'abc', 5],
  ['[R5.31] spinbutton/blank', ' ', 5],
  ['[R5.31] empty', '', 5],
  ['[R5.30] spinbutton/negative: never below min', '-7', 7],
  ['[R5.31] digits of another script', '٣', 5],
  ['pasted text keeps its digits (A081)', '12 kosov', 12],
  ['leading zeros', '007', 7],
])('%s', (_id, text, expected) => {
  setUp();
  spin().focus();
  fill(text);
  fireEvent.blur(spin());
  expect(shown()).toBe(expected);
  expect(changes).toEqual(expected === 5 ? [] : [expected]);
});

test('[R5.30] [R5.31] an ignored value stays while typing; leaving the field restores the last valid count (A080)', async () => {
  const user = setUp();
  await user.clear(spin());
  expect([spin().value, changes]).toEqual(['', []]);
  await user.type(spin(), '0');
  expect([spin().value, changes]).toEqual(['0', []]);
  await user.tab();
  expect([shown(), changes]).toEqual([5, []]);
});

test('Enter in an empty field restores the amount, and submits no form', async () => {
  const user = setUp();
  const sent = jest.fn((event: Event) => event.defaultPrevented);
  addEventListener('submit', sent, { once: true });
  await user.clear(spin());
  await user.keyboard('{Enter}');
  expect([shown(), changes]).toEqual([5, []]);
  expect(sent).toHaveReturnedWith(true);
});

describe('[R5.27] keys (A081)', () => {
  const isBlocked = (init: KeyboardEventInit) => !fireEvent.keyDown(spin(), init);

  test.each(['a', '-', '+', '.', ',', 'e', ' ', '٣', 'č'])('"%s" is blocked', (key) => {
    setUp();
    expect(isBlocked({ key })).toBe(true);
  });
  test.each(['0', '9', 'Backspace', 'Enter', 'ArrowLeft', 'ArrowRight', 'Tab', 'Delete', 'Home', 'End', 'Escape', 'F5', 'Unidentified'])(
    '%s stays usable',
    (key) => {
      setUp();
      expect(isBlocked({ key })).toBe(false);
    },
  );
  test.each<[string, KeyboardEventInit]>([
    ['Ctrl+V', { key: 'v', ctrlKey: true }],
    ['Cmd+A', { key: 'a', metaKey: true }],
    ['Ctrl+Z', { key: 'z', ctrlKey: true }],
  ])('%s stays usable', (_name, init) => {
    setUp();
    expect(isBlocked(init)).toBe(false);
  });
  test('AltGr types characters and is not a shortcut', () => {
    setUp();
    expect(isBlocked({ key: '€', ctrlKey: true, altKey: true })).toBe(true);
  });
  test('the arrows do not move the page or the cursor', () => {
    setUp();
    expect([isBlocked({ key: 'ArrowUp' }), isBlocked({ key: 'ArrowDown' })]).toEqual([true, true]);
  });
});

test('spinbutton/inc-button, dec-button, inc-announce: one step each, announced because the focus is elsewhere', async () => {
  const user = setUp();
  await user.click(inc());
  await user.click(inc());
  await user.click(dec());
  expect(changes).toEqual([6, 7, 6]);
  expect(announced()).toEqual(['6 kos.']);
});

test('spinbutton/dec-disabled: a disabled button keeps the focus and does nothing', async () => {
  const user = setUp({ now: 2 });
  await user.click(dec());
  expect(dec()).toHaveFocus();
  expect(dec()).not.toBeDisabled();
  await user.click(dec());
  await user.dblClick(dec());
  expect(changes).toEqual([1]);
});

test('ten fast clicks on + are ten steps', () => {
  setUp({ now: 1 });
  act(() => {
    for (let click = 0; click < 10; click += 1) inc().click();
  });
  expect(shown()).toBe(11);
});

test('the caller’s count is shown, regardless of typing: a refused change is reverted (A095)', async () => {
  const user = setUp();
  await user.clear(spin());
  await user.type(spin(), '12');
  expect(shown()).toBe(12);
  answer();
  expect(shown()).toBe(3);
});

test('an update that arrives while the field is empty does not fill it', async () => {
  const user = setUp();
  await user.clear(spin());
  answer();
  expect(spin().value).toBe('');
  await user.tab();
  expect(shown()).toBe(3);
});

test('a count above the maximum can only be decreased, to max', async () => {
  const user = setUp({ now: 40 });
  expect(shown()).toBe(40);
  await user.click(inc());
  expect(changes).toEqual([]);
  await user.click(dec());
  expect(shown()).toBe(MAX);
});

test('saving and unsaved are announced, and the slot describes the field', () => {
  const props = { value: 2, onChange: () => {}, max: MAX, labels: { field: 'Kava', decrease: '-', increase: '+' }, valueText: String };
  const { rerender } = render(<QuantityInput {...props} state="saving" />);
  const field = screen.getByRole('spinbutton');
  expect(field).toHaveAttribute('aria-busy', 'true');
  rerender(
    <QuantityInput {...props} state="notSaved">
      Ni shranjeno
    </QuantityInput>,
  );
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Ni shranjeno');
  expect(announced()).toEqual(['Ni shranjeno']);
});

test('until the caller updates, each press continues from the one before; without an update the caller’s value returns', async () => {
  const requested: number[] = [];
  render(
    <QuantityInput
      value={5}
      onChange={(next) => requested.push(next)}
      max={MAX}
      labels={{ field: 'Kava', decrease: '-', increase: '+' }}
      valueText={String}
    />,
  );
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}7');
  expect(requested).toEqual([6, 7, MAX]);
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveValue('5');
});

test('the buttons of a disabled field request nothing', async () => {
  const user = setUp({ isDisabled: true });
  await user.click(inc());
  await user.click(dec());
  expect(changes).toEqual([]);
  expect(spin()).toBeDisabled();
});
