import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmailHint } from '../../../src/ui/forms/EmailHint';
import { Field } from '../../../src/ui/forms/Field';
import { required } from '../../../src/ui/forms/validation';
import type { Message } from '../../../src/ui/forms/validation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const translate = ({ key, params }: Message) => `${key} ${Object.values(params ?? {}).join()}`.trim();
const advanceTimers = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Form({ start = '', isSubmitted = false }: { start?: string; isSubmitted?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <Field
      label="Kraj"
      value={value}
      onChange={setValue}
      rule={required('city', 'Kraj')}
      translate={translate}
      autoComplete="address-level2"
      isRequired
      isSubmitted={isSubmitted}
    />
  );
}

function setUp(props: { start?: string; isSubmitted?: boolean } = {}) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Form {...props} />);
  const input = screen.getByRole('textbox', { name: /^Kraj/ });
  return { user, input, problem: () => screen.queryByText('frm_required_field Kraj') };
}

test('[R5.08] [R9.74] what is wrong is said 1 s after typing, not earlier', async () => {
  const { user, input, problem } = setUp({ start: 'P' });
  await user.type(input, '{Backspace}');
  advanceTimers(999);
  expect(problem()).toBeNull();
  advanceTimers(1);
  expect(problem()).toBeVisible();
  expect(input).toHaveAccessibleDescription('frm_required_field Kraj');
  expect(input).toBeInvalid();
});

test('typing on begins the second anew', async () => {
  const { user, input, problem } = setUp({ start: 'P' });
  await user.type(input, '{Backspace}');
  advanceTimers(900);
  await user.type(input, ' ');
  advanceTimers(900);
  expect(problem()).toBeNull();
  advanceTimers(100);
  expect(problem()).toBeVisible();
});

test('at once when the field is left, and when the form was submitted (A078)', async () => {
  const { user, problem } = setUp();
  expect(problem()).toBeNull();
  await user.tab();
  await user.tab();
  expect(problem()).toBeVisible();
});

test('at once when the form was submitted', () => {
  expect(setUp({ isSubmitted: true }).problem()).toBeVisible();
});

test('the message goes at once when the value is fine, and then waits again', async () => {
  const { user, input, problem } = setUp({ start: 'P' });
  await user.type(input, '{Backspace}');
  advanceTimers(1000);
  await user.type(input, 'Ptuj');
  expect(problem()).toBeNull();
  expect(input).toBeValid();
  await user.clear(input);
  expect(problem()).toBeNull();
  advanceTimers(1000);
  expect(problem()).toBeVisible();
});

test('an untouched field shows no error', () => {
  const { problem } = setUp();
  advanceTimers(60_000);
  expect(problem()).toBeNull();
});

test('[R5.07] the corrected e-mail is one click away', async () => {
  const accepted: string[] = [];
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { rerender } = render(
    <EmailHint email="ana@gmial.com" country="SI" translate={translate} onAccept={(email) => accepted.push(email)} />,
  );
  await user.click(screen.getByRole('button', { name: 'frm_suggest ana@gmail.com' }));
  expect(accepted).toEqual(['ana@gmail.com']);
  rerender(<EmailHint email="ana@podjetje.si" country="SI" translate={translate} onAccept={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
