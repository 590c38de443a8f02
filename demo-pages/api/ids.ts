/** Ids of a comma separated list, as numbers of the database; what is no id is left out. */
export function idsOf(list: unknown, max: number): number[] {
  const ids = String(list ?? '')
    .split(',')
    .flatMap((entry) => idOf(entry.trim()) ?? []);
  return [...new Set(ids)].slice(0, max);
}

/** An id as the number that the database holds, or null for anything else. */
export function idOf(text: unknown): number | null {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const BONUS_SET = /^bonus-(\d{1,9})$/;

/** Bonus sets are put into the cart, and named in it, by a variant id of their own. */
export const bonusSetVariantId = (bonusSetId: number): string => `bonus-${bonusSetId}`;

export function bonusSetIdOf(text: unknown): number | null {
  const id = typeof text === 'string' ? BONUS_SET.exec(text)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}
