import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { WatchState } from '../lib/onStateChange';

/**
 * The single subscriber behind all calls of `onStateChange`. A middleware, because store subscribers may be notified later
 * (`paintFirst.ts`), and storage must be written before other effects of an action.
 */
export function createStateWatchers() {
  const checks = new Set<(action: UnknownAction) => void>();
  let readState: () => unknown = () => undefined;

  const middleware: Middleware = ({ getState }) => {
    readState = getState;
    return (next) => (action) => {
      const result = next(action);
      for (const check of checks) check(action as UnknownAction);
      return result;
    };
  };
  /** Calls the listener after every action. */
  const onAction = (listener: (action: UnknownAction) => void): (() => void) => {
    checks.add(listener);
    return () => void checks.delete(listener);
  };
  const watchState: WatchState = (selector, react) => {
    let known = selector(readState());
    const check = (): void => {
      const now = selector(readState());
      if (now === known) return;
      known = now;
      react(now);
    };
    return onAction(check);
  };
  return { middleware, watchState, onAction };
}
