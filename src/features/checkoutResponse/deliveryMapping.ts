import { field, firstOfEach, idOf, idsOf, isDto, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { isoDay } from '../../lib/isoDay';
import { isUnlessDenied } from './isUnlessDenied';
import { METHOD_NAMES } from './deliveryData';
import { NO_TIME_WINDOWS, toTimeWindows } from './timeWindowMapping';
import type {
  Branch,
  DateRange,
  Delivery,
  DeliveryData,
  DeliveryMethod,
  DeliveryStrategy,
  HistoryEntry,
  MethodName,
  Position,
} from './deliveryData';

const LIST_MAX = 100;
const ITEMS_MAX = 10_000;
/** More than the branches of any country. */
export const BRANCHES_MAX = 20_000;

/** R3.053 */
const NO_LIMITATION = 'NO_LIMITATION';

const money = (dto: Dto, name: string): number | null => {
  const value = numberOf(dto, name);
  return value === null || value < 0 ? null : value;
};

/** A090: a single end is used for both; null without any. */
export function toDateRange(value: unknown): DateRange | null {
  const dto = toDto(value);
  const [from, to] = [isoDay(field(dto, 'from')), isoDay(field(dto, 'to'))];
  const first = from ?? to;
  if (first === null) return null;
  const last = to ?? first;
  return last < first ? { from: first, to: first } : { from: first, to: last };
}

/** Null for null island and coordinates outside the globe. */
export function toPosition(value: unknown): Position | null {
  const dto = toDto(value);
  const [lat, lng] = [numberOf(dto, 'lat'), numberOf(dto, 'lng')];
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) return null;
  return { lat, lng };
}

export function toBranch(dto: Dto): Branch | null {
  const id = idOf(dto, 'id');
  if (id === null) return null;
  const [street, city] = [labelOf(dto, 'street'), labelOf(dto, 'city')];
  return {
    id,
    name: labelOf(dto, 'name') ?? street ?? city ?? id,
    street,
    city,
    zip: idOf(dto, 'zip'),
    position: toPosition(dto),
    transportId: idOf(dto, 'transportId'),
    typeId: idOf(dto, 'typeId'),
    available: isUnlessDenied(dto, 'available'),
    price: money(dto, 'price'),
    earliestDate: toDateRange(field(dto, 'earliestDate')),
    openingHours: labelOf(dto, 'openingHours'),
    phone: labelOf(dto, 'phone'),
    cashAndCarry: isSet(dto, 'cashAndCarry'),
  };
}

/** Removes duplicate branches. */
export function toBranches(value: unknown, limit = BRANCHES_MAX): Branch[] {
  return firstOfEach(listOf(value, toBranch, limit), ({ id }) => id);
}

const branchOf = (dto: Dto): Branch | null => toBranch(toDto(field(dto, 'branch')));

function toMethod(name: MethodName, dto: Dto, hasTimeWindows: boolean): DeliveryMethod {
  return {
    name,
    available: isSet(dto, 'available'),
    selected: isSet(dto, 'selected'),
    lowestPrice: money(dto, 'lowestPrice'),
    price: money(dto, 'price'),
    earliestDate: toDateRange(field(dto, 'earliestDate')),
    availablePupTransports: listOf(
      field(dto, 'availablePupTransports'),
      (transport) => {
        const id = idOf(transport, 'id');
        return id === null ? null : { id, icon: textOf(transport, 'icon') };
      },
      LIST_MAX,
    ),
    branch: branchOf(dto),
    ...(hasTimeWindows ? toTimeWindows(dto) : NO_TIME_WINDOWS),
  };
}

/** At most one selected method per delivery. */
function withOneSelected(methods: readonly DeliveryMethod[]): DeliveryMethod[] {
  const first = methods.find(({ selected }) => selected);
  return methods.map((method) => (method === first ? method : { ...method, selected: false }));
}

/** R3.050-R3.061; drops methods of unknown names, and without the flag their time windows (R1.17). */
export function toDelivery(dto: Dto, hasTimeWindows = false): Delivery | null {
  const deliveryId = idOf(dto, 'deliveryId');
  if (deliveryId === null) return null;
  const [methods, insurance] = [toDto(field(dto, 'deliveryMethods')), field(dto, 'insurance')];
  return {
    deliveryId,
    deliveredBy: labelOf(dto, 'deliveredBy'),
    isMarketplace: isSet(dto, 'isMarketplace'),
    isDigital: isSet(dto, 'isDigital'),
    cartItemsIds: idsOf(dto, 'cartItemsIds', ITEMS_MAX),
    marketplaceFreeDeliveryRemains: money(dto, 'marketplaceFreeDeliveryRemains'),
    position: toPosition(field(toDto(field(dto, 'address')), 'shipping')),
    deliveryMethods: withOneSelected(
      METHOD_NAMES.flatMap((name) => {
        const method = field(methods, name);
        return isDto(method) ? [toMethod(name, method, hasTimeWindows)] : [];
      }),
    ),
    payments: listOf(
      field(dto, 'payments'),
      (payment) => {
        const externalId = idOf(payment, 'externalId');
        return externalId === null ? null : { externalId, paymentLimitation: textOf(payment, 'paymentLimitation') ?? NO_LIMITATION };
      },
      LIST_MAX,
    ),
    insurance: isDto(insurance) ? { selected: isSet(insurance, 'selected'), price: money(insurance, 'price') } : null,
  };
}

function toHistoryEntry(dto: Dto): HistoryEntry | null {
  const name = field(dto, 'deliveryMethodName');
  const deliveryMethodName = METHOD_NAMES.find((known) => known === name);
  return deliveryMethodName === undefined ? null : { deliveryMethodName, branch: branchOf(dto) };
}

function mapOf<Value>(value: unknown, convert: (dto: Dto) => Value | null): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(toDto(value))
      .slice(0, LIST_MAX)
      .flatMap(([key, entry]) => {
        const converted = isDto(entry) ? convert(entry) : null;
        return converted === null ? [] : [[key, converted]];
      }),
  );
}

/** R7.133, R7.134 */
export const toCustomerHistory = (value: unknown): Record<string, HistoryEntry> => mapOf(value, toHistoryEntry);

function toStrategy(dto: Dto): DeliveryStrategy | null {
  const [id, title] = [idOf(dto, 'id'), labelOf(dto, 'title')];
  return id === null ? null : { id, title: title ?? id, selected: isSet(dto, 'selected'), price: money(dto, 'price') };
}

function toCampaign(value: unknown): DeliveryData['campaignBar'] {
  const dto = toDto(value);
  const [id, title] = [idOf(dto, 'id'), labelOf(dto, 'title')];
  return id === null || title === null ? null : { id, title, selected: isSet(dto, 'selected') };
}

/** R3.066: the delivery part of the checkout's cart. */
export function toDeliveryData(dto: Dto, hasTimeWindows = false): DeliveryData {
  const toOne = (delivery: Dto): Delivery | null => toDelivery(delivery, hasTimeWindows);
  return {
    deliveries: firstOfEach(listOf(field(dto, 'deliveries'), toOne, LIST_MAX), ({ deliveryId }) => deliveryId),
    customerHistory: toCustomerHistory(field(dto, 'customerHistory')),
    history: listOf(field(dto, 'history'), toHistoryEntry, LIST_MAX),
    preferredBranches: toBranches(field(dto, 'preferredBranches'), LIST_MAX),
    newBranches: toBranches(field(dto, 'newBranches'), LIST_MAX),
    availableDeliveryStrategies: firstOfEach(listOf(field(dto, 'availableDeliveryStrategies'), toStrategy, LIST_MAX), ({ id }) => id),
    campaignBar: toCampaign(field(dto, 'campaignBar')),
    searchSelection: {
      deliveries: mapOf(field(toDto(field(dto, 'searchSelection')), 'deliveries'), (place) => {
        const position = toPosition(place);
        return position === null ? null : { ...position, title: labelOf(place, 'title') ?? '' };
      }),
    },
    isVipDelivery: isSet(dto, 'isVipDelivery'),
    isAllowedNewsletter: isSet(dto, 'isAllowedNewsletter'),
    isAllowedHeureka: isSet(dto, 'isAllowedHeureka'),
    isAllowedProductReviews: isSet(dto, 'isAllowedProductReviews'),
  };
}
