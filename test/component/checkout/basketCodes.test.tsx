import { fireEvent } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { checkoutActions } from '../../../src/features/checkout';
import { discountActions } from '../../../src/features/discount';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[D23] [R8.13] the reason of a refused code is at its field and in no flash', async () => {
  const step = await renderBasketStep({
    cart: cartDto([articleDto()]),
    answers: {
      addCertificate: () => new ApiError('rejected', 'addCertificate', { messages: ['Koda je potekla.'] }),
    },
  });
  const field = step.view.getByLabelText('Koda za popust');
  fireEvent.change(field, { target: { value: 'ZIMA10' } });
  await step.press('Uporabi');
  expect(field).toHaveAccessibleDescription('Koda je potekla.');
  expect(step.view.getAllByText('Koda je potekla.')).toHaveLength(1);
  expect(step.view.getByText('Koda je potekla.').closest('[aria-live=polite]')).not.toBeNull();
});

test('[R8.13] the reason of a refused code goes with the code: another one is not called wrong while it is typed', async () => {
  const step = await renderBasketStep({
    cart: cartDto([articleDto()]),
    answers: { addCertificate: () => new ApiError('rejected', 'addCertificate', { messages: ['Koda je potekla.'] }) },
  });
  const field = step.view.getByLabelText('Koda za popust');
  fireEvent.change(field, { target: { value: 'ZIMA10' } });
  await step.press('Uporabi');
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: 'ZIMA1' } });
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription();
});

const TAKEN = { messages: [], codes: [{ code: 'ZIMA10', title: 'Zima', value: 5 }], value: 5, status: null };

test('[R7.126] a code that begins like one in the cart can be typed to its end', async () => {
  const step = await renderBasketStep({
    cart: cartDto([articleDto()], { discounts: TAKEN }),
    answers: { addCertificate: () => cartDto() },
  });
  const field = step.view.getByLabelText('Koda za popust');
  fireEvent.change(field, { target: { value: 'zima10' } });
  expect(field).toHaveValue('zima10');
  fireEvent.change(field, { target: { value: 'zima100' } });
  await step.press('Uporabi');
  expect(step.callsOf('addCertificate').map(({ body }) => body)).toEqual([expect.objectContaining({ code: 'zima100' })]);
});

test('[R7.126] a code that is in the cart leaves the field, and the empty field submits nothing', async () => {
  const step = await renderBasketStep({ cart: cartDto([articleDto()], { discounts: TAKEN }) });
  await step.act(discountActions.draftRestored({ code: 'ZIMA10' }));
  const field = step.view.getByLabelText('Koda za popust');
  expect(field).toHaveValue('');
  await step.press('Uporabi');
  expect(field).toHaveAccessibleDescription('Vnesite kodo.');
  expect(step.callsOf('addCertificate')).toEqual([]);
});

test('[R7.126] a typed code leaves the field when the cart has it, also where the answer was lost', async () => {
  const before = cartDto([articleDto()]);
  const step = await renderBasketStep({ cart: before, answers: { addCertificate: () => new ApiError('timeout', 'addCertificate') } });
  const field = step.view.getByLabelText('Koda za popust');
  fireEvent.change(field, { target: { value: 'ZIMA10' } });
  await step.press('Uporabi');
  expect(field).toHaveValue('ZIMA10');
  step.setCart({ ...before, discounts: TAKEN });
  await step.act(checkoutActions.stepReloadRequested());
  expect(step.view.getByRole('button', { name: 'Odstrani kodo ZIMA10' })).toBeVisible();
  expect(step.view.getByLabelText('Koda za popust')).toHaveValue('');
});

test('[R7.126] [R7.127] an accepted code and its removal are each said once, at the field', async () => {
  const before = cartDto([articleDto()]);
  const taken = { ...before, discounts: TAKEN };
  const step = await renderBasketStep({
    cart: before,
    answers: { addCertificate: () => (step.setCart(taken), taken), removeCertificate: () => (step.setCart(before), before) },
  });
  const field = step.view.getByLabelText('Koda za popust');
  fireEvent.change(field, { target: { value: 'ZIMA10' } });
  await step.press('Uporabi');
  expect(step.view.getAllByText(/sprejeta/)).toHaveLength(1);
  expect(field).toHaveAccessibleDescription('Koda je sprejeta.');
  expect(field).toBeValid();
  const remove = step.view.getByRole('button', { name: 'Odstrani kodo ZIMA10' });
  remove.focus();
  await step.press('Odstrani kodo ZIMA10');
  expect(step.view.getAllByText(/odstranjena/)).toHaveLength(1);
  expect(field).toHaveAccessibleDescription('Koda je odstranjena.');
  expect(step.view.queryByText(/sprejeta/)).toBeNull();
  expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field.closest('section'));
  fireEvent.change(field, { target: { value: 'P' } });
  expect(field).not.toHaveAccessibleDescription();
});

test('[R4.029] where the cart itself has a message about the accepted code, that is the only one', async () => {
  const said = { message: 'ZIMA10: koda je sprejeta.', type: 'success' as const, cat: 'cart' as const };
  const taken = cartDto([articleDto()], { discounts: { ...TAKEN, messages: [said] } });
  const step = await renderBasketStep({ answers: { addCertificate: () => (step.setCart(taken), taken) } });
  fireEvent.change(step.view.getByLabelText('Koda za popust'), { target: { value: 'ZIMA10' } });
  await step.press('Uporabi');
  expect(step.view.getAllByText(/sprejeta/)).toHaveLength(1);
});
