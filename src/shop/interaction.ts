/** R9.16 (A020): a hovered login, cart or wishlist drawer closes so long after the pointer has left it. */
export const WIDGET_TIMEOUT_MS = 250;

/** R9.18 (A020): for so long after a click on a submit, add-to-cart or login button further clicks on it do nothing. */
export const CLICK_DELAY_MS = 1500;

/** Whether a click only repeats the last one that counted; both times in ms. */
export function isRepeatedClick(lastClickAt: number | null, now: number): boolean {
  // A clock that was set back must not lock the button.
  return lastClickAt !== null && now >= lastClickAt && now - lastClickAt < CLICK_DELAY_MS;
}
