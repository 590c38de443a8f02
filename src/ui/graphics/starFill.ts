/** R2.72, R9.10 */
export const STARS_MAX = 5;

export type StarFill = 'on' | 'half' | 'off';

/** Clamps a rating to 0 to 5; 0 for anything but a number (A135). */
export function clampRating(rating: unknown): number {
  const number = typeof rating === 'number' && !Number.isNaN(rating) ? rating : 0;
  return Math.min(STARS_MAX, Math.max(0, number));
}

/** R4.066-R4.068, A135: the star of `index` 1 to 5 is full up to the rating, half if the rating falls inside it, else empty. */
export function starFill(index: number, rating: number): StarFill {
  if (index <= rating) return 'on';
  return index - 1 < rating ? 'half' : 'off';
}
