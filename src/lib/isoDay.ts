const ISO_DAY = /^\d{4}-\d\d-\d\d/;

/** The calendar day that a text of the wire names, whatever time follows; null where there is no such day ("2026-02-31"). */
export function isoDay(value: unknown): string | null {
  const [day = null] = typeof value === 'string' ? (ISO_DAY.exec(value.trim()) ?? []) : [];
  if (day === null) return null;
  const date = new Date(`${day}T00:00:00Z`);
  // A day too many is the next month's first to some browsers and no day to others.
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
