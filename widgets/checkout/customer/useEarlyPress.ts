import { useCallback, useState } from 'react';

interface Moment {
  isTyped: boolean;
  /** Addresses are still loading that may fill the form or replace it by lists. */
  isEarly: boolean;
}

/** A press on "next" that comes too early is kept until the addresses have arrived; a shopper who types instead will press again. */
export function useEarlyPress({ isTyped, isEarly }: Moment) {
  const [isKept, setKept] = useState(false);
  if (isKept && isTyped) setKept(false);
  return { isEarly, isKept, keep: useCallback(() => setKept(true), []), drop: useCallback(() => setKept(false), []) };
}
