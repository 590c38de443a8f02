/** R9.77: how long to wait for code, also from a server that accepts the request and never responds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects with TimeoutError after CHUNK_TIMEOUT_MS; the caller then uses a fallback. */
export function withTimeout<Value>(pending: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('code', 'TimeoutError')), CHUNK_TIMEOUT_MS);
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
