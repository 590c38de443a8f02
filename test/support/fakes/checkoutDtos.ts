import type { ApiOutput } from '../../../src/api/api';
import { articleDto, cartDto } from './cartDtos';

export type CheckoutCartDto = ApiOutput<'loadCart'>;
export type DeliveryDto = NonNullable<CheckoutCartDto['deliveries']>[number];
type MethodDto = DeliveryDto['deliveryMethods'][string];
export type BranchDto = ApiOutput<'branchDetail'>;
export type BillingMethodDto = NonNullable<CheckoutCartDto['billingMethods']>[string];

export function branchDto(overrides: Partial<BranchDto> = {}): BranchDto {
  return {
    id: 'SI-1000-1',
    name: 'Prevzemno mesto Center',
    street: 'Cankarjeva cesta 2',
    city: 'Ljubljana',
    zip: '1000',
    lat: 46.0525,
    lng: 14.5025,
    transportId: '3',
    typeId: '1',
    available: true,
    price: 0,
    earliestDate: { from: '2026-01-08', to: '2026-01-08' },
    openingHours: 'Mo-Fr 08:00-19:00; Sa 08:00-12:00',
    phone: null,
    cashAndCarry: false,
    ...overrides,
  };
}

export const methodDto = (overrides: Partial<MethodDto> = {}): MethodDto => ({
  available: true,
  selected: false,
  lowestPrice: 3.99,
  earliestDate: { from: '2026-01-08', to: '2026-01-09' },
  availablePupTransports: [],
  ...overrides,
});

export const deliveryDto = (overrides: Partial<DeliveryDto> = {}): DeliveryDto => ({
  deliveryId: '1',
  deliveredBy: 'Vitrina',
  isMarketplace: false,
  marketplaceFreeDeliveryRemains: null,
  address: { shipping: { lat: 46.05, lng: 14.5 } },
  deliveryMethods: {
    standardDelivery: methodDto(),
    pupDelivery: methodDto({ lowestPrice: 0, availablePupTransports: [{ id: '3', icon: 'box' }] }),
  },
  payments: [{ externalId: '12', paymentLimitation: 'NO_LIMITATION' }],
  ...overrides,
});

/** The delivery with this method selected, at this branch and in this time window. */
export const withSelected = (
  delivery: DeliveryDto,
  name: string | null,
  branch: BranchDto | null = null,
  timeWindowId: string | null = null,
): DeliveryDto => ({
  ...delivery,
  deliveryMethods: Object.fromEntries(
    Object.entries(delivery.deliveryMethods).map(([key, method]) => [
      key,
      {
        ...method,
        selected: key === name,
        branch: key === name ? branch : null,
        ...(method.timeWindows === undefined ? {} : { timeWindowId: key === name ? timeWindowId : null }),
      },
    ]),
  ),
});

export const billingMethodDto = (overrides: Partial<BillingMethodDto> = {}): BillingMethodDto => ({
  id: '12',
  code: 'SIA',
  title: 'Po povzetju',
  description: null,
  price: 0,
  selected: false,
  childPayments: {},
  invalid: false,
  disabled: false,
  ...overrides,
});

export const byId = (methods: readonly BillingMethodDto[]): Record<string, BillingMethodDto> =>
  Object.fromEntries(methods.map((method) => [method.id, method]));

/** The checkout's cart: two pieces, one delivery, two payments, both addresses. */
export function checkoutCartDto(overrides: Partial<CheckoutCartDto> = {}): CheckoutCartDto {
  return {
    ...cartDto([articleDto({ count: 2 })]),
    deliveries: [deliveryDto()],
    addresses: {
      primary: { billingProfileId: 7, selected: true, firstname: 'Ana', lastname: 'Novak' },
      shipping: { addressId: 21, selected: true, firstname: 'Ana', lastname: 'Novak' },
    },
    activeDeliveryType: null,
    customerHistory: {},
    history: [],
    preferredBranches: [],
    newBranches: [],
    availableDeliveryStrategies: [],
    campaignBar: null,
    searchSelection: { deliveries: {} },
    isVipDelivery: false,
    isAllowedNewsletter: false,
    isAllowedHeureka: false,
    isAllowedProductReviews: false,
    billingMethods: byId([billingMethodDto(), billingMethodDto({ id: '13', code: 'SIB', title: 'Po predračunu' })]),
    shouldSaveCard: false,
    newCard: false,
    ...overrides,
  };
}
