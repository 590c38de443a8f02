import { entriesOf, field, firstOfEach, idOf, isDto, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { BillingMethod, PaymentData, SavedCard, SelectedPayment } from './paymentData';

const METHODS_MAX = 100;
/** Deeper nesting is an error of the shop, or an attack. */
const DEPTH_MAX = 4;

type PlaceOf = (method: BillingMethod) => number;

/** A method with its own id, else its key. */
function toMethod(key: string, dto: Dto, placeOf: PlaceOf, depth: number): BillingMethod | null {
  const id = idOf(dto, 'id') ?? (key === '' ? null : key);
  const code = textOf(dto, 'code');
  const title = labelOf(dto, 'title') ?? code;
  if (id === null || title === null) return null;
  const price = numberOf(dto, 'price');
  const children = depth === 0 ? [] : toMethods(field(dto, 'childPayments'), placeOf, depth - 1);
  return {
    id,
    code,
    title,
    description: labelOf(dto, 'description'),
    price: price === null || price < 0 ? null : price,
    selected: isSet(dto, 'selected'),
    childPayments: firstOfEach(
      children.flatMap((child) => (child.childPayments.length > 0 ? child.childPayments : [child])),
      ({ id: childId }) => childId,
    ),
    invalid: isSet(dto, 'invalid'),
    disabled: isSet(dto, 'disabled'),
  };
}

/** R3.067 "by id"; also accepts a list, because PHP prints one for keys from 0 on; a list has its own order. */
function toMethods(value: unknown, placeOf: PlaceOf, depth: number): BillingMethod[] {
  const isList = Array.isArray(value);
  const entries = isList ? value.map((entry: unknown) => ['', entry] as const) : Object.entries(toDto(value));
  const methods = firstOfEach(
    entries.slice(0, METHODS_MAX).flatMap(([key, entry]) => (isDto(entry) ? (toMethod(key, entry, placeOf, depth) ?? []) : [])),
    ({ id }) => id,
  );
  return isList ? methods : methods.sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The shop's order. Objects with numeric keys have none, so the order of the deliveries' payments and their children applies
 * (R3.052); unlisted ones follow.
 */
function placesIn(deliveries: unknown): PlaceOf {
  const ids = entriesOf(deliveries).flatMap((delivery) =>
    listOf(field(toDto(delivery), 'payments'), (payment) => idOf(payment, 'externalId'), METHODS_MAX),
  );
  const places = new Map([...ids].reverse().map((id, place) => [id, -place]));
  return ({ id }) => places.get(id) ?? 1;
}

/** A number within the contract's range, else null. */
const numberFrom = (dto: Dto, name: string, min: number): number | null => {
  const value = numberOf(dto, name);
  return value === null || value < min ? null : value;
};

/** R3.067, R3.069. The two card flags may also be beside the payment instead of in it. */
function toSelected(value: unknown, cart: Dto): SelectedPayment | null {
  const dto = toDto(value);
  const billingMethodId = idOf(dto, 'billingMethodId');
  if (billingMethodId === null) return null;
  const installmentCount = numberFrom(dto, 'installmentCount', 1);
  return {
    billingMethodId,
    cardId: idOf(dto, 'cardId'),
    productCode: idOf(dto, 'productCode'),
    installmentCount: Number.isInteger(installmentCount) ? installmentCount : null,
    depositAmount: numberFrom(dto, 'depositAmount', 0),
    rememberCard: field(dto, 'rememberCard') === undefined ? isSet(cart, 'shouldSaveCard') : isSet(dto, 'rememberCard'),
    newCard: field(dto, 'newCard') === undefined ? isSet(cart, 'newCard') : isSet(dto, 'newCard'),
    insuranceCode: idOf(dto, 'insuranceCode'),
  };
}

function toCard(dto: Dto): SavedCard | null {
  const id = idOf(dto, 'id');
  return id === null ? null : { id, title: labelOf(dto, 'title') ?? id };
}

/** For a shop that sends no payment but flags a method as selected. */
function fromMarks(methods: readonly BillingMethod[], cart: Dto): SelectedPayment | null {
  const marked = methods.find(({ selected, childPayments }) => selected || childPayments.some((child) => child.selected));
  return marked === undefined ? null : toSelected({ billingMethodId: marked.id }, cart);
}

/** The payment part of the checkout's cart. */
export function toPaymentData(dto: Dto): PaymentData {
  const billingMethods = toMethods(field(dto, 'billingMethods'), placesIn(field(dto, 'deliveries')), DEPTH_MAX);
  const selected = field(dto, 'selectedPayment');
  return {
    billingMethods,
    selectedPayment: selected === undefined ? fromMarks(billingMethods, dto) : toSelected(selected, dto),
    cards: firstOfEach(listOf(field(dto, 'cards'), toCard, METHODS_MAX), ({ id }) => id),
  };
}
