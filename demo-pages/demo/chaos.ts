import { createHash } from 'node:crypto';
import { createRandom } from '../domain/random';

export interface ChaosPlan {
  /** Delays before the endpoint and before its response: responses overtake each other. */
  delayBeforeMs: number;
  delayAfterMs: number;
  failure: 'none' | 'before' | 'after';
  /** The failure: the connection is cut, or this status. */
  how: 'cut' | 500 | 502;
}

const MAX_DELAY_MS = 900;
const FAILING_SHARE = 0.1;

/** The faults of a visit's nth call of an operation: always the same for the same seed. */
export function chaosPlan(seed: string, operationId: string, nth: number): ChaosPlan {
  const random = createRandom(createHash('sha256').update(`${seed} ${operationId} ${nth}`).digest().readUInt32LE());
  const delay = random.integer(0, MAX_DELAY_MS);
  const delayBeforeMs = random.integer(0, delay);
  const isFailing = random.chance(FAILING_SHARE);
  const when = random.pick(['before', 'after'] as const);
  return {
    delayBeforeMs,
    delayAfterMs: delay - delayBeforeMs,
    failure: isFailing ? when : 'none',
    how: random.pick(['cut', 500, 502] as const),
  };
}
