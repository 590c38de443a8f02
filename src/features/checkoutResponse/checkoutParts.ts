import { field, toDto } from '../../lib/dto';
import { toCart } from '../cart';
import type { Cart } from '../cart';
import { toFlashes } from '../flash';
import type { FlashMessage } from '../flash';
import type { Address, AddressKind } from './addressData';
import { toCartAddresses, toCartEmail, toPresentAddresses } from './addressMapping';
import type { DeliveryData } from './deliveryData';
import { toDeliveryData } from './deliveryMapping';
import type { PaymentData } from './paymentData';
import { toPaymentData } from './paymentMapping';

/** The checkout's cart besides its lines: what each feature stores (requirements, section 4, A032). */
export interface CheckoutParts {
  delivery: DeliveryData;
  payment: PaymentData;
  /** The addresses the order would use; null when the response has none. */
  addresses: Readonly<Record<AddressKind, Address | null>> | null;
  /** A028: which addresses the shop has, also those that cannot be shown. */
  presentAddresses: { primary: boolean; shipping: boolean } | null;
  /** D5: a guest's e-mail, empty if the shop sends none. */
  email: string;
}

/** A response with the checkout's cart. */
export interface CheckoutResponse {
  cart: Cart;
  parts: CheckoutParts;
  /** Messages of the response's status. */
  flashes: readonly FlashMessage[];
}

/** `hasTimeWindows`: the flag pup_time_window (R1.17). */
export function toCheckoutParts(answer: unknown, hasTimeWindows = false): CheckoutParts {
  const dto = toDto(answer);
  return {
    delivery: toDeliveryData(dto, hasTimeWindows),
    payment: toPaymentData(dto),
    addresses: toCartAddresses(dto),
    presentAddresses: toPresentAddresses(dto),
    email: toCartEmail(dto),
  };
}

/** Null when the response holds no cart. */
export function toCheckoutResponse(answer: unknown, hasTimeWindows: boolean): CheckoutResponse | null {
  const cart = toCart(answer);
  if (cart === null) return null;
  return {
    cart,
    parts: toCheckoutParts(answer, hasTimeWindows),
    flashes: toFlashes(field(toDto(field(toDto(answer), 'status')), 'flashMessages')),
  };
}
