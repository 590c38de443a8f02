import { fireEvent } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
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
