import { field, idOf, isDto, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { isInRegion } from '../../shop/region';
import { toBranches } from '../checkoutResponse';
import type { Branch } from '../delivery';
import type { PickupTransport, Place, TransportType } from './pickupTypes';

/** A branch outside the region stays in the list, like one without coordinates: no distance hides it, and the map leaves it out. */
const withSafePosition = (branch: Branch): Branch =>
  branch.position === null || isInRegion(branch.position) ? branch : { ...branch, position: null };

const LIST_MAX = 100;
const PLACES_MAX = 10;

function toType(dto: Dto): TransportType | null {
  const [id, name] = [idOf(dto, 'id'), labelOf(dto, 'name')];
  return id === null || name === null ? null : { id, name, icon: textOf(dto, 'icon') };
}

/** R3.064, R3.065 */
function toTransport(dto: Dto): PickupTransport | null {
  const id = idOf(dto, 'id');
  return id === null
    ? null
    : { id, totalAvailableBranches: numberOf(dto, 'totalAvailableBranches'), types: listOf(field(dto, 'types'), toType, LIST_MAX) };
}

/** Null when the response has no list of branches. */
export function toBranchList(answer: unknown): { branches: Branch[]; transports: PickupTransport[] } | null {
  const dto = toDto(answer);
  const branches = field(dto, 'branches');
  if (typeof branches !== 'object' || branches === null) return null;
  return { branches: toBranches(branches).map(withSafePosition), transports: listOf(field(dto, 'transports'), toTransport, LIST_MAX) };
}

/** Null without coordinates, and outside the region, as 0, 0 is. */
export function toPlace(dto: Dto): Place | null {
  const [title, lat, lng] = [labelOf(dto, 'title'), numberOf(dto, 'lat'), numberOf(dto, 'lng')];
  return title === null || lat === null || lng === null || !isInRegion({ lat, lng }) ? null : { title, lat, lng };
}

export const toPlaces = (answer: unknown): Place[] => listOf(field(toDto(answer), 'suggestions'), toPlace, PLACES_MAX);

/** R3.063: the details of a branch; null when the response is about another one. */
export function toDetail(answer: unknown, branchId: string): Branch | null {
  const branch = isDto(answer) ? toBranches([answer], 1)[0] : undefined;
  return branch?.id === branchId ? withSafePosition(branch) : null;
}
