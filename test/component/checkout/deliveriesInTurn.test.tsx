import { within } from '@testing-library/react';
import { branchDto, deliveryDto, methodDto, withSelected } from '../../support/fakes/checkoutDtos';
import type { DeliveryDto } from '../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../support/fakes/checkoutShop';
import { renderShipping } from '../../support/widgets/shippingStep';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 0, 7, 9) }));
afterEach(() => jest.useRealTimers());

const partner = (overrides: Partial<DeliveryDto> = {}): DeliveryDto =>
  deliveryDto({ deliveryId: '2', deliveredBy: 'Partner d.o.o.', deliveryMethods: { postDelivery: methodDto() }, ...overrides });
const digital = deliveryDto({ deliveryId: '3', isDigital: true, deliveryMethods: {} });

const MIXED = [deliveryDto(), partner(), digital];
const HINT = 'Najprej izberite dostavo za pošiljko 1.';

async function shipping(deliveries: readonly DeliveryDto[] = MIXED, isOn = true) {
  const shop = checkoutShop({ deliveries: [...deliveries] }, [branchDto()]);
  const shown = await renderShipping({ shop, config: { flags: { subsequent_delivery: isOn } } });
  const parcel = (number: number) => within(shown.view.getByRole('region', { name: `Pošiljka ${number} od 3` }));
  return { ...shown, parcel };
}

test('[R1.20] without the flag all deliveries are open at once', async () => {
  const { parcel, view } = await shipping(MIXED, false);
  expect([parcel(1).getAllByRole('radio').length, parcel(2).getAllByRole('radio').length]).toEqual([2, 1]);
  expect(view.queryByText(HINT)).toBeNull();
});

test('[R1.20] with the flag the next delivery opens when the one before is chosen; what needs no choice is shown', async () => {
  const { parcel, user } = await shipping();
  expect(parcel(1).getAllByRole('radio')).toHaveLength(2);
  expect(parcel(2).queryByRole('radio')).toBeNull();
  expect(parcel(2).getByText(HINT)).toBeVisible();
  expect(parcel(2).getByText('Dostavlja Partner d.o.o.')).toBeVisible();
  expect(parcel(3).getByText(/^Prejeli boste po e-pošti/)).toBeVisible();
  await user.click(parcel(1).getByRole('radio', { name: /^Dostava na dom/ }));
  expect(parcel(2).getByRole('radio', { name: /^Dostava po pošti/ })).toBeEnabled();
  expect(parcel(1).getAllByRole('radio')).toHaveLength(2); // what was chosen can be changed
});

test('[R1.20] a delivery to a pickup point counts as chosen once the shopper has chosen the branch', async () => {
  const { parcel, inside, user, advanceTimers } = await shipping();
  await user.click(parcel(1).getByRole('radio', { name: /^Prevzemno mesto/ }));
  expect(parcel(2).queryByRole('radio')).toBeNull();
  await user.click(parcel(1).getByRole('button', { name: 'Izberite prevzemno mesto' }));
  await advanceTimers(0);
  await user.click(inside().getByRole('button', { name: 'Izberi: Prevzemno mesto Center' }));
  await advanceTimers(50);
  expect(parcel(2).getAllByRole('radio')).toHaveLength(1);
});

test('[R1.20] a delivery with a chosen method stays open when the method of the one before is cleared', async () => {
  const { parcel, user, advanceTimers } = await shipping([
    withSelected(deliveryDto(), 'standardDelivery'),
    withSelected(partner(), 'postDelivery'),
    digital,
  ]);
  await user.click(parcel(1).getByRole('button', { name: 'Prekliči izbiro' }));
  await advanceTimers(50);
  expect(parcel(2).getByRole('radio', { name: /^Dostava po pošti/ })).toBeChecked();
});

test('[R1.20] a delivery that is not possible holds up no other, and is shown at once', async () => {
  const impossible = { standardDelivery: methodDto({ available: false }) };
  const first = await shipping([deliveryDto({ deliveryMethods: impossible }), partner(), digital]);
  expect(first.parcel(2).getAllByRole('radio')).toHaveLength(1);
  first.unmount();
  const second = await shipping([deliveryDto(), partner({ deliveryMethods: impossible }), digital]);
  expect(second.parcel(2).getByText(/ne moremo dostaviti/)).toBeVisible();
});

test('[R1.20] the order button lists what is missing, and leads to the delivery whose turn it is', async () => {
  const { parcel, user, orderButton, advanceTimers, shadow } = await shipping();
  await user.click(orderButton());
  await advanceTimers(50);
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  expect(shadow.activeElement).toBe(parcel(1).getByRole('radio', { name: /^Dostava na dom/ }));
});
