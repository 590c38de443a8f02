import { field, isDto, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { isoDay } from '../../lib/isoDay';
import { availabilityKeyOf } from '../../shop/availability';
import type { Availability } from './availabilityTypes';

function toOne(dto: Dto): Availability | null {
  const key = textOf(dto, 'availabilityKey');
  if (key === null) return null;
  const inStock = numberOf(dto, 'inStock');
  const dates = toDto(field(dto, 'earliestDate'));
  const [from, to] = [isoDay(field(dates, 'from')), isoDay(field(dates, 'to'))];
  return {
    availabilityKey: availabilityKeyOf(key),
    inStock: inStock !== null && inStock >= 0 ? Math.floor(inStock) : null,
    from: from ?? to,
    to: to ?? from,
  };
}

/** R7.103: the availability of these variants, as far as the shop names it. Null for a response that is none. */
export function toAvailability(answer: unknown, ids: readonly string[]): Record<string, Availability> | null {
  const sent = field(toDto(answer), 'availability');
  if (typeof sent !== 'object' || sent === null) return null; // PHP sends an empty map as a list
  const found = ids.flatMap((id) => {
    const dto = field(sent as Dto, id);
    const one = isDto(dto) ? toOne(dto) : null;
    return one === null ? [] : [[id, one] as const];
  });
  return Object.fromEntries(found);
}
