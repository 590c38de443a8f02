import { act } from '@testing-library/react';
import { renderWidget } from '../../support/widgets/renderWidget';
import { renderShipping } from '../../support/widgets/shippingStep';
import { fakeCheckoutShop } from '../../support/fakes/fakeCheckoutShop';
import { describeDialog } from '../dialogConformance';

// The focus is restored in a microtask, which the suite does not flush.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describeDialog('PickupDialog', async () => {
  const { view, user, advanceTimers, dialog, page, unmount } = await renderShipping();
  await user.click(view.getByRole('radio', { name: /Prevzemno mesto/ }));
  const opener = view.getByRole('button', { name: 'Izberite prevzemno mesto' });
  const open = async () => {
    await user.click(opener);
    await advanceTimers(0);
  };
  return { opener, open, dialog, locks: () => page.locks(), unmount };
});

describeDialog(
  'Overlay',
  () => {
    const opener = document.createElement('a');
    opener.href = '#';
    document.body.append(opener);
    let shown: Awaited<ReturnType<typeof renderWidget>> | undefined;
    return {
      opener,
      /** Exists from the first render of the checkout. */
      async open() {
        shown = await renderWidget('checkout', { page: { href: 'https://www.shop.si/kosarica' }, answers: fakeCheckoutShop().answers });
        await act(() => jest.advanceTimersByTimeAsync(0));
      },
      dialog: () => shown?.box.querySelector('dialog') ?? null,
      locks: () => shown?.page.locks() ?? 0,
      unmount: () => shown?.unmount(),
    };
  },
  { closable: false },
);
