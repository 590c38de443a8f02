import { deliveryDto, withSelected } from '../../support/fakes/checkoutDtos';
import { checkoutScreen } from '../../support/widgets/checkoutScreen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Screen = Awaited<ReturnType<typeof checkoutScreen>>;

const focused = ({ box }: Screen) => (box.getRootNode() as ShadowRoot).activeElement;

/** As a key press does. */
async function press(screen: Screen, name: string) {
  screen.named(name)?.focus();
  await screen.press(name);
  await screen.settle();
}

test('after a retry by keyboard the heading of the loaded step has the focus', async () => {
  const screen = await checkoutScreen({ path: '/kosarica/1', fault: '500:checkStep' });
  await screen.settle();
  screen.network.fault = '';
  await press(screen, 'Poskusi znova');
  expect(screen.step()).toBe('customer');
  expect(focused(screen)).toHaveTextContent(/Naslov$/);
});

test('after a failed retry the heading has the focus, too', async () => {
  const screen = await checkoutScreen({ path: '/kosarica/1', fault: '500:checkStep' });
  await screen.settle();
  await press(screen, 'Poskusi znova');
  expect(focused(screen)?.tagName).toBe('H2');
});

test('a declined order: the reason beside the button has the focus', async () => {
  const reason = 'Znesek naročila se je medtem spremenil.';
  const screen = await checkoutScreen({
    path: '/kosarica/3',
    shop: {
      hasAddresses: true,
      checkout: { deliveries: [withSelected(deliveryDto(), 'standardDelivery')], selectedPayment: { billingMethodId: '12' } },
      answers: { nextStep: () => ({ status: { status: 'error', flashMessages: [{ message: reason, type: 'warning' }] } }) },
    },
  });
  await screen.settle();
  await press(screen, 'Naroči z obveznostjo plačila');
  expect(screen.state().checkout.order.phase).toBe('declined');
  expect(focused(screen)).toHaveTextContent(reason);
  expect(focused(screen)).toHaveClass('order-state');
});

test('the focus stays where the shopper has moved it meanwhile', async () => {
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
