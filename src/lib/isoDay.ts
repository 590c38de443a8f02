const ISO_DAY = /^\d{4}-\d\d-\d\d/;

/** The calendar day of an ISO text, ignoring the time; null where there is no such day ("2026-02-31"). */
export function isoDay(value: unknown): string | null {
  const [day = null] = typeof value === 'string' ? (ISO_DAY.exec(value.trim()) ?? []) : [];
  if (day === null) return null;
  const date = new Date(`${day}T00:00:00Z`);
  // For a day that does not exist, some browsers return the next month, others an invalid date.
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
