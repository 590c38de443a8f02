/**
 * R9.78 (A121): the requirements have no pagination, so every list is the server's own first page. Where the server
 * says that there are more than it sent, the shopper is offered the rest.
 */
export function hasMoreToShow(shown: number, total: number | null): boolean {
  return total !== null && Number.isFinite(total) && total > shown;
}
