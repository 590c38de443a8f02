import { articleDto, cartDto } from '../support/fakes/cartDtos';
import { renderCart } from '../support/widgets/cartDrawer';

const NOTICE = '../../widgets/cart-drawer/AddedNotice';
let isLost = false;
jest.mock('../../widgets/cart-drawer/AddedNotice', () => {
  if (isLost) throw new Error('lost');
  return jest.requireActual<object>(NOTICE);
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[D24] on a phone an addition is announced also while the code of its notice is lost; the next addition shows it', async () => {
  isLost = true;
  const { box, view, add, advanceTimers } = await renderCart({
    page: { device: 'mobile' },
    answers: { cartInsert: () => cartDto([articleDto({ count: 2 })]) },
  });
  add('100');
  await advanceTimers(1000);
  expect(view.getByRole('status')).toHaveTextContent(/košaric/);
  expect(box.querySelector('.added-notice')).toBeNull();
  isLost = false;
  add('100');
  await advanceTimers(1000);
  expect(box.querySelector('.added-notice')).toHaveTextContent(/košaric/);
});
