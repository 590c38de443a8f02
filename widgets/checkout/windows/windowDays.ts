import type { TimeWindow } from '../../../src/features/delivery';

/** A column: the windows of a day, with gaps where other days have one, so that the same hours are in the same row. */
export interface WindowDay {
  day: string;
  slots: readonly { hours: string; window: TimeWindow | null }[];
}

export const dayOf = ({ from }: Pick<TimeWindow, 'from'>): string => from.slice(0, 10);

const hoursOf = ({ from, to }: TimeWindow): string => `${from.slice(11)} ${to.slice(11)}`;

export function toDays(windows: readonly TimeWindow[]): WindowDay[] {
  const rows = [...new Set(windows.map(hoursOf))].sort();
  return [...new Set(windows.map(dayOf))].map((day) => ({
    day,
    slots: rows.flatMap((hours): WindowDay['slots'] => {
      const found = windows.filter((window) => dayOf(window) === day && hoursOf(window) === hours);
      return found.length === 0 ? [{ hours, window: null }] : found.map((window) => ({ hours, window }));
    }),
  }));
}

/** The free window at the same hours on the next day, or the one before; days without it are skipped. */
export function besideOf(days: readonly WindowDay[], from: TimeWindow, step: 1 | -1): TimeWindow | null {
  for (let place = days.findIndex(({ day }) => day === dayOf(from)) + step; place in days; place += step) {
    const found = days[place]?.slots.find(({ window }) => window?.isAvailable === true && hoursOf(window) === hoursOf(from));
    if (found?.window) return found.window;
  }
  return null;
}
