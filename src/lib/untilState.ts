export interface StateSource<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Resolves with what the selector returns, now or after a change of the store's state, unless that is null. Rejects when the signal aborts or the selector throws. */
export function untilState<State, Value>(
  store: StateSource<State>,
  selector: (state: State) => Value | null,
  signal?: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      stop();
      signal?.removeEventListener('abort', abort);
    };
    const abort = (): void => {
      end();
      reject(signal?.reason);
    };
    const check = (): void => {
      try {
        const value = selector(store.getState());
        if (value === null) return;
        resolve(value);
      } catch (error) {
        reject(error);
      }
      end();
    };
    const stop = store.subscribe(check);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else check();
  });
}
