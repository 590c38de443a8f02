import { toDateRange, toDelivery, toDeliveryData, toPosition } from '../../../../src/features/checkoutResponse/deliveryMapping';
import { METHOD_NAMES } from '../../../../src/features/checkoutResponse/deliveryData';
import { branchDto, checkoutCartDto, deliveryDto, methodDto } from '../../../support/fakes/checkoutDtos';

const branch = { id: 'SI-1000-1', name: 'Prevzemno mesto Center', position: { lat: 46.0525, lng: 14.5025 }, cashAndCarry: false };

test('[R3.050] [R3.051] [R3.052] [R3.053] [R3.061] [R3.062] a delivery as the shop sends it', () => {
  const delivery = toDelivery(deliveryDto({ isMarketplace: true, marketplaceFreeDeliveryRemains: 12.5, payments: [{ externalId: '12' }] }));
  expect(delivery).toMatchObject({
    deliveryId: '1',
    deliveredBy: 'Vitrina',
    isMarketplace: true,
    marketplaceFreeDeliveryRemains: 12.5,
    position: { lat: 46.05, lng: 14.5 },
    payments: [{ externalId: '12', paymentLimitation: 'NO_LIMITATION' }],
  });
  expect(delivery?.deliveryMethods.map(({ name }) => name)).toEqual(['standardDelivery', 'pupDelivery']);
  expect(delivery?.deliveryMethods[1]).toMatchObject({
    available: true,
    selected: false,
    lowestPrice: 0,
    earliestDate: { from: '2026-01-08', to: '2026-01-09' },
    availablePupTransports: [{ id: '3', icon: 'box' }],
  });
});

test('[R3.054] [R3.055] [R3.056] [R3.057] [R3.058] [R3.059] [R3.060] all seven methods are known, an unknown one is not offered (proto-07)', () => {
  const deliveryMethods = Object.fromEntries(
    [...METHOD_NAMES, 'dronDelivery', '__proto__', 'constructor', 'toString'].map((name) => [name, methodDto()]),
  );
  expect(toDelivery(deliveryDto({ deliveryMethods }))?.deliveryMethods.map(({ name }) => name)).toEqual([
    'standardDelivery',
    'expressDelivery',
    'postDelivery',
    'pupDelivery',
    'preferredPupDelivery',
    'privilegedPupDelivery',
    'outlet',
  ]);
});

test('of two methods that the shop reports as selected one stays selected', () => {
  const both = { standardDelivery: methodDto({ selected: true }), outlet: methodDto({ selected: true }) };
  expect(toDelivery(deliveryDto({ deliveryMethods: both }))?.deliveryMethods.map(({ selected }) => selected)).toEqual([true, false]);
});

test('[R3.066] the delivery state (activeDeliveryType is derived from the selections and not stored)', () => {
  const data = toDeliveryData(
    checkoutCartDto({
      customerHistory: { 1: { deliveryMethodName: 'pupDelivery', branch: branchDto() }, 2: { deliveryMethodName: 'nonsense' } },
      history: [{ deliveryMethodName: 'outlet' }],
      preferredBranches: [branchDto(), branchDto()],
      newBranches: [branchDto({ id: 'n' })],
      availableDeliveryStrategies: [{ id: 'together', title: 'Vse skupaj', selected: true, price: 0 }],
      campaignBar: { id: '5', title: 'Brezplačna dostava' },
      searchSelection: { deliveries: { 1: { title: 'Celje', lat: 46.2, lng: 15.3 } as never, 2: {} } },
      isVipDelivery: true,
      isAllowedNewsletter: true,
      isAllowedHeureka: true,
      isAllowedProductReviews: true,
    }),
  );
  expect(data).toMatchObject({
    customerHistory: { 1: { deliveryMethodName: 'pupDelivery', branch } },
    history: [{ deliveryMethodName: 'outlet', branch: null }],
    preferredBranches: [branch],
    newBranches: [{ id: 'n' }],
    availableDeliveryStrategies: [{ id: 'together', title: 'Vse skupaj', selected: true, price: 0 }],
    campaignBar: { id: '5', title: 'Brezplačna dostava', selected: false },
    searchSelection: { deliveries: { 1: { title: 'Celje', lat: 46.2, lng: 15.3 } } },
    isVipDelivery: true,
    isAllowedNewsletter: true,
    isAllowedHeureka: true,
    isAllowedProductReviews: true,
  });
  expect(Object.keys(data.customerHistory)).toEqual(['1']);
  expect(data.preferredBranches).toHaveLength(1);
});

test('a response without delivery, or an invalid one, is null', () => {
  for (const answer of [{}, { deliveries: 'x', preferredBranches: {}, history: 5, campaignBar: [] }, { deliveries: [null, 5, {}, []] }]) {
    expect(toDeliveryData(answer)).toMatchObject({ deliveries: [], preferredBranches: [], history: [], campaignBar: null });
  }
});

test('[R3.050] lists that PHP prints as maps, because a key is missing, are lists', () => {
  const delivery = { deliveryMethods: {}, cartItemsIds: { 1: '11', 4: '12' }, payments: { 2: { externalId: '12' } } };
  const data = toDeliveryData({ deliveries: { 1: { ...delivery, deliveryId: '1' }, 3: { ...delivery, deliveryId: '2' } } });
  expect(data.deliveries).toMatchObject([
    { deliveryId: '1', cartItemsIds: ['11', '12'], payments: [{ externalId: '12', paymentLimitation: 'NO_LIMITATION' }] },
    { deliveryId: '2' },
  ]);
});

test.each([false, 0, '0', '', null])('[R3.061] [R3.063] a flag that is %j is off', (no) => {
  const off = { available: no, selected: no, branch: { id: 7, cashAndCarry: no } };
  const [method] = toDelivery({ deliveryId: 1, isMarketplace: no, deliveryMethods: { outlet: off } })?.deliveryMethods ?? [];
  expect([method?.available, method?.selected, method?.branch?.cashAndCarry]).toEqual([false, false, false]);
});

test('[R3.063] a branch without coordinates, hours or a name can still be selected', () => {
  const bare = toDelivery({
    deliveryId: 1,
    deliveryMethods: { outlet: { available: 1, selected: 1, branch: { id: 7, lat: 'x', cashAndCarry: true } } },
  });
  expect(bare?.deliveryMethods[0]?.branch).toEqual({
    id: '7',
    name: '7',
    street: null,
    city: null,
    zip: null,
    position: null,
    transportId: null,
    typeId: null,
    available: true,
    price: null,
    earliestDate: null,
    openingHours: null,
    phone: null,
    cashAndCarry: true,
  });
});

test.each([
  [
    { from: '2026-01-08', to: '2026-01-09' },
    { from: '2026-01-08', to: '2026-01-09' },
  ],
  [
    { from: '2026-01-08T10:00:00+01:00', to: null },
    { from: '2026-01-08', to: '2026-01-08' },
  ],
  [
    { from: null, to: '2026-01-09' },
    { from: '2026-01-09', to: '2026-01-09' },
  ],
  [
    { from: '2026-01-09', to: '2026-01-08' },
    { from: '2026-01-09', to: '2026-01-09' },
  ],
  [{ from: '2026-13-45', to: 'jutri' }, null],
  [{ from: '2026-02-31', to: null }, null],
  ['2026-01-08', null],
  [null, null],
] as [unknown, unknown][])('[R3.061] A090: dates %j are %j', (value, expected) => {
  expect(toDateRange(value)).toEqual(expected);
});

test.each([
  [{ lat: 0, lng: 0 }],
  [{ lat: 91, lng: 0 }],
  [{ lat: 46, lng: 181 }],
  [{ lat: '46,05', lng: 14 }],
  [{ lat: NaN, lng: 14 }],
  [null],
])('%j is not a position', (value) => {
  expect(toPosition(value)).toBeNull();
});
