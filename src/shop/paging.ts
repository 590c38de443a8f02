/**
 * R9.78 (A121): the requirements have no pagination, so every list is the server's first page. If the server has more than it
 * sent, a link to the rest is shown.
 */
export function hasMoreToShow(shown: number, total: number | null): boolean {
  return total !== null && Number.isFinite(total) && total > shown;
}
