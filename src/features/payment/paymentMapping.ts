import { field, firstOfEach, idOf, isDto, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { BillingMethod, PaymentData, SavedCard, SelectedPayment } from './paymentTypes';

const METHODS_MAX = 100;
/** Deeper nesting is a mistake of the shop, or an attack. */
const DEPTH_MAX = 4;

/** A method by its own id; the key stands in where there is none. */
function toMethod(key: string, dto: Dto, depth: number): BillingMethod | null {
  const id = idOf(dto, 'id') ?? (key === '' ? null : key);
  const code = textOf(dto, 'code');
  const title = labelOf(dto, 'title') ?? code;
  if (id === null || title === null) return null;
  const price = numberOf(dto, 'price');
  const children = depth === 0 ? [] : toMethods(field(dto, 'childPayments'), depth - 1);
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

/** R3.067 "by id"; a list is taken, too, because PHP prints one for keys from 0 on. */
function toMethods(value: unknown, depth: number): BillingMethod[] {
  const entries = Array.isArray(value) ? value.map((entry: unknown) => ['', entry] as const) : Object.entries(toDto(value));
  const methods = entries.slice(0, METHODS_MAX).flatMap(([key, entry]) => (isDto(entry) ? (toMethod(key, entry, depth) ?? []) : []));
  return firstOfEach(methods, ({ id }) => id);
}

function toSelected(value: unknown): SelectedPayment | null {
  const dto = toDto(value);
  const billingMethodId = idOf(dto, 'billingMethodId');
  return billingMethodId === null
    ? null
    : { billingMethodId, cardId: idOf(dto, 'cardId'), rememberCard: isSet(dto, 'rememberCard'), newCard: isSet(dto, 'newCard') };
}

function toCard(dto: Dto): SavedCard | null {
  const id = idOf(dto, 'id');
  return id === null ? null : { id, title: labelOf(dto, 'title') ?? id };
}

/** A shop that names no payment but marks a method. */
function fromMarks(methods: readonly BillingMethod[]): SelectedPayment | null {
  const marked = methods.find(({ selected, childPayments }) => selected || childPayments.some((child) => child.selected));
  return marked === undefined ? null : { billingMethodId: marked.id, cardId: null, rememberCard: false, newCard: false };
}

/** The part of the checkout's cart that speaks of payment. */
export function toPaymentData(dto: Dto): PaymentData {
  const billingMethods = toMethods(field(dto, 'billingMethods'), DEPTH_MAX);
  const selected = field(dto, 'selectedPayment');
  return {
    billingMethods,
    selectedPayment: selected === undefined ? fromMarks(billingMethods) : toSelected(selected),
    shouldSaveCard: isSet(dto, 'shouldSaveCard'),
    newCard: isSet(dto, 'newCard'),
    cards: firstOfEach(listOf(field(dto, 'cards'), toCard, METHODS_MAX), ({ id }) => id),
  };
}
