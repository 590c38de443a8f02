import { act, fireEvent, within } from '@testing-library/react';
import { renderCustomerStep } from '../../support/widgets/customerStep';
import type { RenderedStep } from '../../support/widgets/customerStep';
import { readMessages } from '../../support/fakes/testShop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The way to each field for a password, and what sends it. */
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
    return { step, field, button: box.getByRole('button', { name: 'Pokaži geslo' }), said: box.getByRole('status') };
  }

  test('can be looked at and hidden again, which is said', async () => {
    const { field, button, said } = await openForm();
    expect(field).toHaveAttribute('type', 'password');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(button).toHaveAttribute('aria-controls', field.id);
    expect(said).toBeEmptyDOMElement();
    fireEvent.click(button);
    expect(field).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(said).toHaveTextContent('Geslo je vidno.');
    fireEvent.click(button);
    expect(field).toHaveAttribute('type', 'password');
    expect(said).toHaveTextContent('Geslo je skrito.');
  });

  test('is neither spelt nor corrected, and the browser may fill it in (wcag22/3.3.8)', async () => {
    const { field } = await openForm();
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(fireEvent.paste(field)).toBe(true);
  });

  test('is hidden when it is sent, and stays in the field', async () => {
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

test.each(['sl', 'hr', 'cs', 'sk', 'pl', 'hu'])('in %s the button and what it does are said in three different texts', (language) => {
  const texts = readMessages(language);
  const said = ['txt_password_show', 'txt_password_shown', 'txt_password_hidden'].map((key) => texts[key]);
  expect(new Set(said).size).toBe(3);
  expect(said.every((text) => typeof text === 'string' && text !== '')).toBe(true);
});
