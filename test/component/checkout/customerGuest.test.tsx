import { within } from '@testing-library/react';
import { fillIn, renderCustomerStep } from '../../support/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GO_ON = 'Naprej na dostavo in plačilo';

test('[R2.04] [R4.018] a guest fills the form and goes on to the delivery (A031)', async () => {
  const step = await renderCustomerStep();
  await fillIn(step);
  await step.press(GO_ON);
  expect(step.callsOf('updateCustomer').map(({ body }) => body)).toEqual([
    {
      data: {
        email: 'ana@example.com',
        firstname: 'Ana',
        lastname: 'Novak',
        phone: { prefix: '+386', number: '40123456' },
        isCompany: false,
        billing: {
          firstname: 'Ana',
          lastname: 'Novak',
          street: 'Slovenska cesta 1',
          city: 'Ljubljana',
          zip: '1000',
          country: 'SI',
          businessArea: '',
          companyId: '',
          companyTaxId: '',
        },
        shipping: {
          firstname: 'Ana',
          lastname: 'Novak',
          street: 'Slovenska cesta 1',
          city: 'Ljubljana',
          zip: '1000',
          country: 'SI',
          phone: { prefix: '+386', number: '40123456' },
        },
      },
    },
  ]);
  expect(step.state().account.isWaitingForConfirmation).toBe(true);
  expect(step.step()).toBe('shipping');
});

test('[R5.03] [R5.08] an empty submit leads to the first field that is wrong, and the summary stays until all is right', async () => {
  const step = await renderCustomerStep();
  await step.press(GO_ON);
  expect(step.focused()).toBe(step.field('E-naslov'));
  const summary = step.view.getByRole('region', { name: 'Preverite ta polja:' });
  expect(
    within(summary)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([
    'Vnesite veljaven e-naslov.',
    'Polje »Ime« je obvezno.',
    'Polje »Priimek« je obvezno.',
    'Polje »Ulica in hišna številka« je obvezno.',
    'Polje »Poštna številka« je obvezno.',
    'Polje »Kraj« je obvezno.',
    'Polje »Telefon« je obvezno.',
  ]);
  await step.press('Polje »Kraj« je obvezno.');
  expect(step.focused()).toBe(step.field('Kraj'));
  expect(step.callsOf('updateCustomer')).toEqual([]);
  await fillIn(step);
  expect(step.view.queryByRole('region', { name: 'Preverite ta polja:' })).toBeNull();
});
