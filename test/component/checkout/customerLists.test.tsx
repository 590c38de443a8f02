import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { CUSTOMER_DRAFT_KEY } from '../../../src/features/address';
import { addressDto } from '../../support/fakes/customerShop';
import { renderCustomerStep } from '../../support/widgets/customerStep';
import type { CustomerStepOptions, RenderedStep } from '../../support/widgets/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GO_ON = 'Nadaljuj na dostavo in plačilo';

const customer = (options: CustomerStepOptions = {}) =>
  renderCustomerStep({
    ...options,
    shop: {
      isLogged: true,
      lists: {
        billing: [
          addressDto({ billingProfileId: '7', selected: true }),
          addressDto({ billingProfileId: '-1', street: 'Firma 1', businessArea: 'Čuk d.o.o.' }),
        ],
        shipping: [
          addressDto({ addressId: '21', selected: true, phone: { prefix: '+386', number: '31222333' } }),
          addressDto({ addressId: '22', street: 'Vikend 2', city: 'Bled', zip: '4260' }),
        ],
      },
      ...options.shop,
    },
  });

const group = ({ view }: RenderedStep, name: string) => within(view.getByRole('group', { name }));
const shipping = (step: RenderedStep) => group(step, 'Naslov za dostavo');
const radio = (step: RenderedStep, name: RegExp) => shipping(step).getByRole<HTMLInputElement>('radio', { name });

test('the addresses are radio groups with the selected one checked', async () => {
  const step = await customer();
  expect(
    shipping(step)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked }) => checked),
  ).toEqual([true, false]);
  expect(radio(step, /Slovenska cesta 1, 1000 Ljubljana/)).toHaveAccessibleDescription('+386 31222333');
});

test('without addresses, the form keeps its focused field while another tab makes the account reload', async () => {
  const responses: (() => void)[] = [];
  let isHeld = false;
  const step = await customer({
    shop: { lists: { billing: [], shipping: [] } },
    answers: {
      widgetAccount: async () => {
        if (isHeld) await new Promise<void>((resolve) => responses.push(resolve));
        return {
          customer: { id: '1', firstname: 'Ana', lastname: 'Novak', vipType: 'regular' },
          isAuth: true,
          isLogged: true,
          isWaitingForConfirmation: false,
          addresses: { types: { billing: [], shipping: [] } },
        };
      },
    },
  });
  const town = step.field('Kraj');
  act(() => town.focus());
  isHeld = true;
  await act(async () => step.page.receive('vitrina.account', { v: 1, kind: 'logged-in' }));
  await step.advanceTimers(400);
  expect(responses).toHaveLength(1);
  expect(step.view.queryByText('Nalagamo …')).toBeNull();
  expect(step.focused()).toBe(town);
  await act(async () => responses[0]?.());
  await step.advanceTimers(100);
  expect(step.focused()).toBe(town);
});

test('[R4.021] [R4.024] another one is selected by its radio button, and submitted with the order', async () => {
  const step = await customer();
  await act(async () => radio(step, /Vikend 2, 4260 Bled/).click());
  await step.advanceTimers(100);
  expect(step.callsOf('setShippingAddress').map(({ body }) => body)).toEqual([{ data: { addressId: '22' } }]);
  expect(radio(step, /Vikend 2/)).toBeChecked();
  await step.press(GO_ON);
  await step.advanceTimers(200);
  expect(step.step()).toBe('shipping');
});

test('[R3.010] -1 has no edit and no delete button, and can be selected (A072)', async () => {
  const step = await customer();
  const billing = group(step, 'Naslov za račun');
  expect(billing.queryByRole('button', { name: /Firma 1/ })).toBeNull();
  expect(billing.getByRole('button', { name: 'Uredi: Slovenska cesta 1, 1000 Ljubljana' })).toBeVisible();
  await act(async () => billing.getByRole('radio', { name: /Firma 1/ }).click());
  await step.advanceTimers(100);
  expect(billing.getByRole('radio', { name: /Firma 1/ })).toBeChecked();
});

test('[R4.028] an address is edited at its position', async () => {
  const step = await customer();
  await step.press('Uredi: Vikend 2, 4260 Bled');
  expect(step.focused()).toBe(step.field('Ime'));
  await act(async () => {
    step.write('Ulica in hišna številka', 'Vikend 3');
    step.write('Telefon', '041 222 333');
  });
  await step.press('Shrani naslov');
  expect(step.callsOf('setShippingAddress')[0]?.body).toMatchObject({
    data: { addressId: '22', street: 'Vikend 3', phone: { prefix: '+386', number: '41222333' } },
  });
  expect(radio(step, /Vikend 3, 4260 Bled/)).toBeChecked();
  expect(step.view.queryByRole('button', { name: 'Shrani naslov' })).toBeNull();
});

test('[R4.025] a new one comes first; a refusal keeps the form and its input', async () => {
  let isRefused = true;
  const error = new ApiError('http', 'setShippingAddress', {
    status: 422,
    body: { errors: { zip: 'Ni prava.' } },
    messages: ['Ni prava.'],
  });
  const step = await customer({
    answers: {
      setShippingAddress: ({ body: { data } }) =>
        isRefused ? error : { addressChanged: false, address: addressDto({ addressId: '30', street: data.street ?? '', selected: true }) },
    },
  });
  await act(async () => shipping(step).getByRole('button', { name: 'Dodaj naslov' }).click());
  await step.advanceTimers(1);
  await act(async () => {
    for (const [label, value] of [
      ['Ime', 'Ana'],
      ['Priimek', 'Kos'],
      ['Ulica in hišna številka', 'Nova 1'],
      ['Poštna številka', '2250'],
      ['Kraj', 'Ptuj'],
      ['Telefon', '041222333'],
    ] as const)
      step.write(label, value);
  });
  await step.press('Shrani naslov');
  expect(step.field('Poštna številka')).toHaveAccessibleDescription('Ni prava.');
  expect([step.focused(), step.field('Kraj').value]).toEqual([step.field('Poštna številka'), 'Ptuj']);
  isRefused = false;
  await act(async () => step.write('Poštna številka', '2251'));
  await step.press('Shrani naslov');
  expect(shipping(step).getAllByRole('radio')[0]).toBe(radio(step, /Nova 1/));
  expect(radio(step, /Nova 1/)).toBeChecked();
});

test('[D19] [R4.027] [A073] [A156] a removed address is hidden for this purchase, also after a reload, and the step shows a note', async () => {
  const step = await customer();
  const status = () => shipping(step).getByRole('status');
  expect(status()).toHaveTextContent('');
  await step.press('Odstrani: Vikend 2, 4260 Bled');
  expect(shipping(step).getAllByRole('radio')).toHaveLength(1);
  expect(step.focused()).toBe(shipping(step).getByRole('button', { name: 'Dodaj naslov' }));
  expect(status()).toHaveTextContent('Odstranjeni naslov smo skrili samo za ta nakup.');
  const stored = step.page.storage.session.get(CUSTOMER_DRAFT_KEY) ?? '';
  cleanup();

  const reloaded = await customer({ page: { session: { [CUSTOMER_DRAFT_KEY]: stored } } });
  expect(shipping(reloaded).getAllByRole('radio')).toHaveLength(1);
  expect(shipping(reloaded).getByRole('status')).toHaveTextContent('Odstranjeni naslov smo skrili samo za ta nakup.');
});

test('cancelling changes nothing, and restores the focus', async () => {
  const step = await customer();
  await step.press('Uredi: Vikend 2, 4260 Bled');
  await act(async () => step.write('Kraj', 'Kranj'));
  await step.press('Prekliči');
  expect(step.focused()).toBe(shipping(step).getByRole('button', { name: 'Uredi: Vikend 2, 4260 Bled' }));
  expect(radio(step, /Vikend 2, 4260 Bled/)).not.toBeChecked();
  expect(step.callsOf('setShippingAddress')).toEqual([]);
});

test('the first address of a kind starts as the selected one of the other', async () => {
  const step = await customer({ shop: { lists: { billing: [addressDto({ billingProfileId: '7', selected: true })], shipping: [] } } });
  await act(async () => shipping(step).getByRole('button', { name: 'Dodaj naslov' }).click());
  await step.advanceTimers(1);
  expect(step.field('Ulica in hišna številka')).toHaveValue('Slovenska cesta 1');
});

test('a customer without addresses fills the form, without e-mail and account', async () => {
  const step = await customer({ shop: { lists: { billing: [], shipping: [] } } });
  expect(step.view.queryByLabelText(/E-naslov/)).toBeNull();
  await act(async () => {
    for (const [label, value] of [
      ['Ime', 'Ana'],
      ['Priimek', 'Kos'],
      ['Ulica in hišna številka', 'Nova 1'],
      ['Poštna številka', '2250'],
      ['Kraj', 'Ptuj'],
      ['Telefon', '041222333'],
    ] as const)
      step.write(label, value);
  });
  await step.press(GO_ON);
  await step.advanceTimers(300);
  expect([step.callsOf('setBillingAddress', 'setShippingAddress').length, step.step()]).toEqual([2, 'shipping']);
});

describe('the login form', () => {
  const open = async (options: CustomerStepOptions = {}) => {
    const step = await renderCustomerStep(options);
    await step.press('Prijavite se');
    return step;
  };
  const typeIn = (step: RenderedStep, email: string, password: string) =>
    act(async () => {
      const form = within(step.box.querySelector<HTMLElement>('.login-form') ?? step.box);
      fireEvent.change(form.getByLabelText(/^E-naslov/), { target: { value: email } });
      fireEvent.change(form.getByLabelText(/^Geslo/), { target: { value: password } });
    });

  test('[R6.04] [R2.64] a sign-in stays on the step and loads the customer’s addresses; the guest’s input is kept', async () => {
    const lists = {
      billing: [addressDto({ billingProfileId: '7', selected: true })],
      shipping: [addressDto({ addressId: '21', selected: true })],
    };
    const step = await open({ shop: { lists } });
    await act(async () => step.write('Kraj', 'Kranj'));
    await typeIn(step, 'ana@example.com', 'skrivnost');
    await step.press('Prijavi se');
    await step.advanceTimers(200);
    expect(step.callsOf('login').map(({ body }) => body)).toEqual([
      { username: 'ana@example.com', password: 'skrivnost', isCheckout: 1, isWidget: 0 },
    ]);
    expect(step.step()).toBe('customer');
    expect(shipping(step).getAllByRole('radio')).toHaveLength(1);
    expect(step.state().address.draft?.billing.city).toBe('Kranj');
  });

  test('[R5.09] [R5.10] [R5.04] both fields are required, nothing else is checked (A047, A075)', async () => {
    const step = await open();
    await step.press('Prijavi se');
    expect([step.view.getByText('Vnesite e-naslov.'), step.view.getByText('Vnesite geslo.')]).toHaveLength(2);
    expect(step.focused()).toHaveAttribute('autocomplete', 'username');
    expect(step.callsOf('login')).toEqual([]);
    await typeIn(step, 'ana', 'x');
    await step.press('Prijavi se');
    expect(step.callsOf('login')).toHaveLength(1);
  });

  test('[R4.011] [A046] the message of a refused login is above the form, and the input stays', async () => {
    const error = new ApiError('rejected', 'login', { messages: ['<i>Napačno</i> geslo.'] });
    const step = await open({ answers: { login: () => error } });
    await typeIn(step, 'ana@example.com', 'skrivnost');
    await step.press('Prijavi se');
    const form = step.box.querySelector<HTMLElement>('.login-form');
    expect(within(form as HTMLElement).getByRole('alert')).toHaveTextContent('Napačno geslo.');
    expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ana@example.com');
    expect(form?.querySelector('[autocomplete=current-password]')).not.toBeNull();
  });
});

test('[R2.64] the login and the guest form are two forms, neither nested in the other', async () => {
  const step = await renderCustomerStep();
  await step.press('Prijavite se');
  expect(step.box.querySelectorAll('form')).toHaveLength(2);
  expect(step.box.querySelector('form form')).toBeNull();
});

test('the session ends meanwhile: the login is offered open, with the focus if the pressed button was removed', async () => {
  const step = await customer({ answers: { setShippingAddress: () => new ApiError('http', 'setShippingAddress', { status: 401 }) } });
  await act(async () => radio(step, /Vikend 2, 4260 Bled/).focus());
  await act(async () => radio(step, /Vikend 2, 4260 Bled/).click());
  await step.advanceTimers(100);
  const login = within(step.view.getByLabelText(/^Geslo/).closest('form')!);
  expect(step.shadow.activeElement).toBe(login.getByLabelText(/^E-naslov/));
});
