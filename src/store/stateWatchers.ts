import type { Middleware } from '@reduxjs/toolkit';
import type { WatchState } from '../lib/onStateChange';

/**
 * The single subscriber behind all calls of `onStateChange`. A middleware, because store subscribers may be notified later
 * (`paintFirst.ts`), and storage must be written before other effects of an action.
 */
export function createStateWatchers() {
  const checks = new Set<() => void>();
  let readState: () => unknown = () => undefined;

  const middleware: Middleware = ({ getState }) => {
    readState = getState;
    return (next) => (action) => {
      const result = next(action);
      for (const check of checks) check();
      return result;
    };
  };
  const watchState: WatchState = (selector, react) => {
    let known = selector(readState());
    const check = (): void => {
      const now = selector(readState());
      if (now === known) return;
      known = now;
      react(now);
    };
    checks.add(check);
    return () => void checks.delete(check);
  };
  return { middleware, watchState };
}
