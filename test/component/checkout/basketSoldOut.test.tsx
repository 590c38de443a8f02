import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const kettle = articleDto({});
const toaster = articleDto({ cartItemId: '2', variantId: '200', title: 'Toaster', availability: { inStock: 0 } });

test('[D11] [R3.034] a sold-out line blocks the next step until it is removed', async () => {
  const step = await renderBasketStep({
    cart: cartDto([kettle, toaster]),
    answers: { cartDelete: () => cartDto([kettle]) },
  });
  expect(step.view.queryByRole('button', { name: 'Nadaljuj na naslov' })).toBeNull();
  expect(step.view.getByText('Ni več na zalogi: Toaster. Odstranite, da lahko nadaljujete.')).toHaveRole('status');
  step.setCart(cartDto([kettle]));
  await step.press('Odstrani razprodano');
  expect(step.api.callsOf('cartDelete').map(({ body }) => body['id'])).toEqual(['2']);
  await step.press('Nadaljuj na naslov');
  expect(step.api.callsOf('nextStep')).toHaveLength(1);
});

test('[D11] a saved line does not block the next step when it is sold out', async () => {
  const step = await renderBasketStep({ cart: cartDto([kettle, { ...toaster, createTime: 0 }]) });
  expect(step.view.getByRole('button', { name: 'Nadaljuj na naslov' })).toBeInTheDocument();
});
