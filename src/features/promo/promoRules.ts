/** R9.72 */
export const FLOAT_HIDDEN_COOKIE = 'isFloatingBannerDisabled';
/** R4.089, R9.72 */
export const FLOAT_HIDDEN_MONTHS = 3;

/** A134: the same day of a later month, or the last day of that month. */
export function addMonths(time: number, months: number): Date {
  const date = new Date(time);
  const day = date.getDate();
  date.setMonth(date.getMonth() + months);
  if (date.getDate() !== day) date.setDate(0);
  return date;
}
