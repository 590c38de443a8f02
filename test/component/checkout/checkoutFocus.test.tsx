import { deliveryDto, withSelected } from '../../support/fakes/checkoutDtos';
import { checkoutScreen } from '../../support/widgets/checkoutScreen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Screen = Awaited<ReturnType<typeof checkoutScreen>>;

const focused = ({ box }: Screen) => (box.getRootNode() as ShadowRoot).activeElement;

/** As a key does it. */
async function press(screen: Screen, name: string) {
  screen.named(name)?.focus();
  await screen.press(name);
  await screen.settle();
}

test('whoever tried again by keyboard is at the heading of the step that came', async () => {
  const screen = await checkoutScreen({ path: '/kosarica/1', fault: '500:checkStep' });
  await screen.settle();
  screen.network.fault = '';
  await press(screen, 'Poskusi znova');
  expect(screen.step()).toBe('customer');
  expect(focused(screen)).toHaveTextContent(/Prijava in naslov/);
});

test('whoever tried again in vain is at the heading, too', async () => {
  const screen = await checkoutScreen({ path: '/kosarica/1', fault: '500:checkStep' });
  await screen.settle();
  await press(screen, 'Poskusi znova');
  expect(focused(screen)?.tagName).toBe('H2');
});

test('an order that the shop declines: the focus is where it says why, beside the button', async () => {
  const said = 'Znesek naročila se je medtem spremenil.';
  const screen = await checkoutScreen({
    path: '/kosarica/3',
    shop: {
      hasAddresses: true,
      checkout: { deliveries: [withSelected(deliveryDto(), 'standardDelivery')], selectedPayment: { billingMethodId: '12' } },
      answers: { nextStep: () => ({ status: { status: 'error', flashMessages: [{ message: said, type: 'warning' }] } }) },
    },
  });
  await screen.settle();
  await press(screen, 'Naroči z obveznostjo plačila');
  expect(screen.state().checkout.order.phase).toBe('declined');
  expect(focused(screen)).toHaveTextContent(said);
  expect(focused(screen)).toHaveClass('order-state');
});

test('the focus stays where the shopper has put it meanwhile', async () => {
  const outside = document.body.appendChild(document.createElement('input'));
  const screen = await checkoutScreen({ path: '/kosarica/1', fault: '500:checkStep' });
  await screen.settle();
  screen.network.fault = '';
  await screen.press('Poskusi znova');
  outside.focus();
  await screen.settle();
  expect(document.activeElement).toBe(outside);
  outside.remove();
});
