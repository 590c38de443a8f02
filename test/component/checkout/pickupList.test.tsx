import { act, fireEvent } from '@testing-library/react';
import { branchDto } from '../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../support/fakes/checkoutShop';
import { renderShipping } from '../../support/widgets/shippingStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const POINTS = [branchDto({ id: 'a', lat: 46.05, lng: 14.5 }), branchDto({ id: 'b', name: 'Maribor', lat: 46.554, lng: 15.646 })];
const PLACES = { suggestions: [{ title: '2000 Maribor', lat: 46.554, lng: 15.646, zip: '2000' }] };

async function openList() {
  const shop = checkoutShop({ preferredBranches: [POINTS[0]!] }, POINTS);
  const rendered = await renderShipping({ shop, answers: { geoSuggestions: () => PLACES } });
  await rendered.user.click(rendered.view.getByRole('radio', { name: /Prevzemno mesto/ }));
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Izberite prevzemno mesto' }));
  await rendered.advanceTimers(0);
  return rendered;
}

test('distances are measured from the town that is typed, and the list says from where', async () => {
  const { inside, advanceTimers } = await openList();
  expect(inside().getByText('Razdalje merimo od naslova za dostavo.')).toBeInTheDocument();
  fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'maribor' } });
  await advanceTimers(400);
  await act(async () => undefined);
  expect(inside().getByText('Razdalje merimo od kraja: 2000 Maribor.')).toHaveAttribute('role', 'status');
  expect(inside().getByRole('button', { name: /Maribor/, description: /^10.m/ })).toBeInTheDocument();
});

test('what the shop suggests to a guest is not called a favourite', async () => {
  const { inside } = await openList();
  expect(inside().getAllByRole('listitem')).not.toEqual([]);
  expect(inside().queryByText(/priljubljen/i)).toBeNull();
});
