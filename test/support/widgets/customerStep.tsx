import { act, fireEvent } from '@testing-library/react';
import { customerAnswers } from '../fakes/customerShop';
import type { CustomerShop } from '../fakes/customerShop';
import type { FakeAnswers } from '../fakes/fakeApi';
import { renderWidget } from './renderWidget';
import type { RenderOptions } from './renderWidget';

export interface CustomerStepOptions extends Omit<RenderOptions, 'answers'> {
  shop?: Partial<CustomerShop>;
  answers?: FakeAnswers;
}

/** The checkout's customer step as a page. Needs jest's fake timers. */
export async function renderCustomerStep({
  shop: given = {},
  answers: more = {},
  page = {},
  config = {},
  ...options
}: CustomerStepOptions = {}) {
  const { shop, answers } = customerAnswers(given, more);
  const rendered = await renderWidget('checkout', {
    attributes: { mode: 'page' },
    page: { href: 'https://www.shop.si/kosarica/1', ...page },
    config: { ...(shop.isLogged ? { customer: { id: '1', firstname: 'Ana', lastname: 'Novak' } } : {}), ...config },
    answers,
    ...options,
  });
  await rendered.advanceTimers(50); // the step's code and its data
  await rendered.advanceTimers(50);
  const field = (label: string) => {
    const input = rendered.view.getAllByLabelText(new RegExp(`^${label}( \\*)?$`))[0];
    if (!(input instanceof HTMLInputElement)) throw new Error(`${label} is no input`);
    return input;
  };
  return {
    ...rendered,
    shop,
    flashes: () => rendered.state().flash.messages.map(({ message, cat }) => `${message} (${cat})`),
    step: () => rendered.state().checkout.step,
    /** The field of a label, whose asterisk is not part of the name. */
    field,
    /** Types into a field and leaves it. Under a shadow root, where user-event sees no focus. */
    write(label: string, value: string) {
      const input = field(label);
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    },
    focused: () => rendered.shadow.activeElement,
    press: async (name: string | RegExp) => {
      const button = rendered.view.getByRole('button', { name });
      await act(async () => {
        button.focus();
        button.click();
      });
      await rendered.advanceTimers(100);
    },
  };
}

export type RenderedStep = Awaited<ReturnType<typeof renderCustomerStep>>;

/** Types a guest's data, by their Slovenian labels. */
export function fillIn(step: RenderedStep, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    'E-naslov': 'ana@example.com',
    Ime: 'Ana',
    Priimek: 'Novak',
    'Ulica in hišna številka': 'Slovenska cesta 1',
    'Poštna številka': '1000',
    Kraj: 'Ljubljana',
    Telefon: '040 123 456',
    ...data,
  };
  return act(async () => {
    for (const [label, value] of Object.entries(values)) step.write(label, value);
  });
}
