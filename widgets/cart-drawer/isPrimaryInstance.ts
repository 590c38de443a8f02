const READY = '[data-vitrina="cart-drawer"][data-vitrina-status="ready"]';

/** If a page has several cart buttons (one header for phones and one for desktops), only the first visible one announces and opens. */
export function isPrimaryInstance(host: HTMLElement): boolean {
  const hosts = [...host.ownerDocument.querySelectorAll<HTMLElement>(READY)];
  const shown = hosts.find((one) => one.getClientRects().length > 0);
  return shown === undefined || shown === host;
}
