/** R2.72, R9.10 */
export const STARS_MAX = 5;

export type StarFill = 'on' | 'half' | 'off';

/** A rating as it can be shown: 0 to 5; what is no number is 0 (A135). */
export function clampRating(rating: unknown): number {
  const number = typeof rating === 'number' && !Number.isNaN(rating) ? rating : 0;
  return Math.min(STARS_MAX, Math.max(0, number));
}

/** R4.066-R4.068, A135: the star of `index` 1 to 5 is on up to the rating, half if the rating falls inside it, else off. */
export function starFill(index: number, rating: number): StarFill {
  if (index <= rating) return 'on';
  return index - 1 < rating ? 'half' : 'off';
}
