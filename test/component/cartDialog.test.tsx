import { cartDto } from '../support/fakes/cartDtos';
import { renderCart } from '../support/widgets/cartDrawer';
import { describeDialog } from './dialogConformance';

// The focus is restored in a microtask, which the suite does not flush.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const subject =
  (cart = cartDto()) =>
  async () => {
    const { button, open, dialog, page, unmount } = await renderCart({ cart });
    return { opener: button(), open, dialog, locks: () => page.locks(), unmount };
  };

describeDialog('CartPanel', subject());
describeDialog('CartPanel without articles', subject(cartDto([])));
