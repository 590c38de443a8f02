import { act, fireEvent, within } from '@testing-library/react';
import { renderCustomerStep } from '../../support/widgets/customerStep';
import type { RenderedStep } from '../../support/widgets/customerStep';
import { readMessages } from '../../support/messages';
import { everyOne } from '../../support/everyOne';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How to reach each password field, and what submits it. */
const FORMS: Readonly<Record<string, { open: (step: RenderedStep) => Promise<void>; send: string; autoComplete: string }>> = {
  login: { open: (step) => step.press('Prijavite se'), send: 'Prijavi se', autoComplete: 'current-password' },
  registration: {
    open: (step) => act(async () => step.view.getByRole('checkbox', { name: /račun/ }).click()),
    send: 'Nadaljuj na dostavo in plačilo',
    autoComplete: 'new-password',
  },
};

describe.each(Object.entries(FORMS))('(govuk/password-toggle) %s: the password', (_form, { open, send, autoComplete }) => {
  async function openForm() {
    const step = await renderCustomerStep();
    await open(step);
    const field = step.field('Geslo');
    const box = within(field.parentElement as HTMLElement);
    return { step, field, button: box.getByRole('button', { name: 'Pokaži geslo' }), status: box.getByRole('status') };
  }

  test('can be shown and hidden again, which is announced', async () => {
    const { field, button, status } = await openForm();
    expect(field).toHaveAttribute('type', 'password');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(button).toHaveAttribute('aria-controls', field.id);
    expect(status).toBeEmptyDOMElement();
    fireEvent.click(button);
    expect(field).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(status).toHaveTextContent('Geslo je vidno.');
    fireEvent.click(button);
    expect(field).toHaveAttribute('type', 'password');
    expect(status).toHaveTextContent('Geslo je skrito.');
  });

  test('has no spellcheck and no autocorrection, and the browser may fill it in (wcag22/3.3.8)', async () => {
    const { field } = await openForm();
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(fireEvent.paste(field)).toBe(true);
  });

  test('is hidden when it is submitted, and stays in the field', async () => {
    const { step, field, button } = await openForm();
    fireEvent.change(field, { target: { value: 'skrivno-geslo' } });
    fireEvent.click(button);
    let typeAtSend: string | null = null;
    field.form?.addEventListener('submit', () => queueMicrotask(() => (typeAtSend = field.type)));
    await step.press(send);
    expect(typeAtSend).toBe('password');
    expect([field.type, field.value]).toEqual(['password', 'skrivno-geslo']);
  });
});

test.each(['sl', 'hr', 'cs', 'sk', 'pl', 'hu'])('in %s the button and its two announcements are three different texts', (language) => {
  const texts = readMessages(language);
  const announcements = ['txt_password_show', 'txt_password_shown', 'txt_password_hidden'].map((key) => texts[key]);
  expect(new Set(announcements).size).toBe(3);
  expect(everyOne(announcements, (text) => typeof text === 'string' && text !== '')).toBe(true);
});
