/** What the client must know of an operation at run time; see the extensions in openapi.yaml. */
export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly path: string;
  /** The client gives up after this time (A083, A084). */
  readonly timeoutMs?: number;
  /** The client adds the known cartId (A009). */
  readonly cartId?: true;
  /** Changes nothing, although it is no GET: sent without waiting for a csrf token (A069). */
  readonly isRead?: true;
  /** The address comes from the page's configuration or from the caller. */
  readonly address?: 'page';
  /** Configuration value, dots for nesting, that goes before `path`; without it the operation is off. */
  readonly base?: string;
  /** The answer is HTML, not JSON. */
  readonly html?: true;
  /** The answer has a field `data` of its own: it is no wrapper (A005). */
  readonly ownData?: true;
}
