import { field, firstOfEach, idOf, isSet, listOf, numberOf, textOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { isoDay } from '../../lib/isoDay';
import { isUnlessDenied } from './isUnlessDenied';
import type { DeliveryMethod, TimeWindow } from './deliveryData';

/** More than a month of hours. */
const WINDOWS_MAX = 500;

const TIME = /^[T ](?:[01]\d|2[0-3]):[0-5]\d/;
const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** The day and time that the text shows, whatever its zone: it is the shop's own. Null where there is no such day. */
function localTime(value: unknown): string | null {
  const day = isoDay(value);
  const [time = ''] = (day !== null && TIME.exec(String(value).trim().slice(day.length))) || [];
  return day === null ? null : `${day}${time.replace(' ', 'T')}`;
}

export function toWindowTimes(dto: Dto): { from: string; to: string } | null {
  const [from, to] = [localTime(field(dto, 'from')), localTime(field(dto, 'to'))];
  return from === null || to === null || to < from || from.length !== to.length ? null : { from, to };
}

function toTimeWindow(dto: Dto): TimeWindow | null {
  const [id, times, remaining] = [idOf(dto, 'id'), toWindowTimes(dto), numberOf(dto, 'remaining')];
  if (id === null || times === null) return null;
  return {
    id,
    ...times,
    isAvailable: isUnlessDenied(dto, 'available') && remaining !== 0,
    surcharge: numberOf(dto, 'surcharge') ?? 0,
    remaining: remaining === null || remaining < 0 ? null : Math.trunc(remaining),
  };
}

type TimeWindowsOfMethod = Pick<DeliveryMethod, 'timeWindows' | 'timeWindowId' | 'isTimeWindowRequired' | 'timeWindowHeldUntil'>;

export const NO_TIME_WINDOWS: TimeWindowsOfMethod = {
  timeWindows: [],
  timeWindowId: null,
  isTimeWindowRequired: false,
  timeWindowHeldUntil: null,
};

/** A099: windows of a method, in the order of their times. */
export function toTimeWindows(dto: Dto): TimeWindowsOfMethod {
  const windows = firstOfEach(listOf(field(dto, 'timeWindows'), toTimeWindow, WINDOWS_MAX), ({ id }) => id);
  const [timeWindowId, until] = [isSet(dto, 'selected') ? idOf(dto, 'timeWindowId') : null, textOf(dto, 'timeWindowHeldUntil') ?? ''];
  const heldUntil = ZONE.test(until) ? Date.parse(until) : Number.NaN;
  return {
    timeWindows: windows.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : one.to < other.to ? -1 : 1)),
    timeWindowId,
    isTimeWindowRequired: isSet(dto, 'timeWindowRequired'),
    timeWindowHeldUntil: timeWindowId === null || Number.isNaN(heldUntil) ? null : heldUntil,
  };
}
