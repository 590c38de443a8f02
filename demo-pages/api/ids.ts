/** The ids of a comma-separated list, as database numbers; invalid ones are left out. */
export function idsOf(list: unknown, max: number): number[] {
  const ids = String(list ?? '')
    .split(',')
    .flatMap((entry) => idOf(entry.trim()) ?? []);
  return [...new Set(ids)].slice(0, max);
}

/** An id as a database number, or null if invalid. */
export function idOf(text: unknown): number | null {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const BONUS_SET = /^bonus-(\d{1,9})$/;

/** Bonus sets have variant ids of their own in the cart. */
export const bonusSetVariantId = (bonusSetId: number): string => `bonus-${bonusSetId}`;

export function bonusSetIdOf(text: unknown): number | null {
  const id = typeof text === 'string' ? BONUS_SET.exec(text)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}
