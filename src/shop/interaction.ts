/** R9.18 (A020): how long after a click on a submit, add-to-cart or login button further clicks on it are ignored. */
export const CLICK_DELAY_MS = 1500;

/** Whether a click repeats the last accepted one; both times in ms. */
export function isRepeatedClick(lastClickAt: number | null, now: number): boolean {
  // If the clock was set back, the button must not stay locked.
  return lastClickAt !== null && now >= lastClickAt && now - lastClickAt < CLICK_DELAY_MS;
}
