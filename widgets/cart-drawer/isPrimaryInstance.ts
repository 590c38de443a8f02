const READY = '[data-vitrina="cart-drawer"][data-vitrina-status="ready"]';

/** Of several cart buttons on a page (a header for phones and one for desktops) the first that is shown speaks and opens. */
export function isPrimaryInstance(host: HTMLElement): boolean {
  const hosts = [...host.ownerDocument.querySelectorAll<HTMLElement>(READY)];
  const shown = hosts.find((one) => one.getClientRects().length > 0);
  return shown === undefined || shown === host;
}
