import { checkoutCartDto, withSelected } from './checkoutDtos';
import type { BranchDto, CheckoutCartDto } from './checkoutDtos';
import type { FakeAnswers } from './fakeApi';

interface Order {
  branchId?: string;
  timeWindowId?: string;
}

/** The part of the shop that the shipping step calls: it stores the selections and responds with the cart. */
export function checkoutShop(start: Partial<CheckoutCartDto> = {}, branches: readonly BranchDto[] = []) {
  let cart = checkoutCartDto(start);
  const set = (change: Partial<CheckoutCartDto>): CheckoutCartDto => (cart = { ...cart, ...change });
  const choose = (deliveryId: string, name: string | null, { branchId, timeWindowId }: Order = {}): CheckoutCartDto => {
    const branch = branches.find(({ id }) => id === branchId) ?? null;
    return set({
      deliveries: (cart.deliveries ?? []).map((one) =>
        one.deliveryId === deliveryId ? withSelected(one, name, branch, timeWindowId ?? null) : one,
      ),
    });
  };
  const answers: FakeAnswers = {
    loadCart: () => cart,
    widgetCart: () => cart,
    selectDeliveryMethod: ({ body }) => choose(body.deliveryId, body.deliveryMethodName, body.order),
    changeDeliveryMethod: ({ body }) => choose(body.deliveryId, body.deliveryMethodName, body.order),
    cleanSelectedDelivery: ({ body }) => choose(body.deliveryId, null),
    selectBillingMethod: ({ body: { cartId: _cartId, ...body } }) => set({ selectedPayment: { ...body, cardId: body.cardId ?? null } }),
    cleanSelectedPayment: () => set({ selectedPayment: null }),
    orderConsents: () => ({ status: true }),
    orderConsentNotes: () => ({ status: true }),
    branchesBasic: () => ({
      branches: [...branches],
      transports: [{ id: '3', totalAvailableBranches: branches.length, types: [{ id: '1', name: 'Prevzemno mesto', icon: 'box' }] }],
    }),
    branchesConfirmAvailability: ({ query }) => ({ branches: branches.filter(({ id }) => id === query?.ids) }),
    branchDetail: ({ query }) => branches.find(({ id }) => id === query?.branchId) ?? { id: 'x', lat: 46, lng: 14 },
    geoSuggestions: () => ({ suggestions: [] }),
    autoCompleteBranches: () => ({ branches: [] }),
  };
  return { answers, cart: () => cart, set };
}
