/** R9.77: code that has not come by then does not come; also where a server takes the request and never answers. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What comes later than a chunk may (our own code, what it brings along) is lost, and whoever waits for it goes another way. */
export function withTimeout<Value>(pending: Promise<Value>, what = 'code'): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException(what, 'TimeoutError')), CHUNK_TIMEOUT_MS);
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
