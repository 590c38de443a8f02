import { useState } from 'react';

export interface Levels {
  /** The ids of the levels below the first, each an entry of the one before. */
  path: readonly string[];
  /** Which of them is shown; 0 is the first level. The ones after it stay where they were, for a shopper who returns. */
  depth: number;
  /** How the shopper came here; null before the first step. */
  step: 'in' | 'out' | null;
}

/** The way through the levels of a nested menu; it starts at `start` until the shopper has gone elsewhere. */
export function useLevels(start: readonly string[]) {
  const [walked, setWalked] = useState<Levels | null>(null);
  const levels: Levels = walked ?? { path: start, depth: start.length, step: null };
  const { path, depth } = levels;
  return {
    levels,
    enter: (id: string): void =>
      setWalked({ path: path[depth] === id ? path : [...path.slice(0, depth), id], depth: depth + 1, step: 'in' }),
    back(): void {
      if (depth > 0) setWalked({ path, depth: depth - 1, step: 'out' });
    },
  };
}
