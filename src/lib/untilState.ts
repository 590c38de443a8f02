export interface StateSource<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Resolves with what the selector returns, now or after a change of the store's state, unless that is null. Rejects when the signal aborts. */
export function untilState<State, Value>(
  store: StateSource<State>,
  selector: (state: State) => Value | null,
  signal?: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      stop();
      reject(signal?.reason);
    };
    const check = (): void => {
      const value = selector(store.getState());
      if (value === null) return;
      stop();
      signal?.removeEventListener('abort', abort);
      resolve(value);
    };
    const stop = store.subscribe(check);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else check();
  });
}
