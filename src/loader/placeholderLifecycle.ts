import type { PlaceholderStatus } from './placeholders';
import { setStatus } from './placeholders';

/** `left`: the placeholder was removed from the page, or was given back to the server's HTML. */
type Phase = PlaceholderStatus | 'left';

/** Allowed transitions; any other is too late and ignored. */
const NEXT: Readonly<Record<Phase, readonly Phase[]>> = {
  found: ['loading', 'off', 'failed', 'left'],
  loading: ['ready', 'failed', 'left'],
  ready: ['failed', 'left'],
  failed: ['left'],
  off: ['left'],
  left: [],
};

/** A page that goes on removing it wins. */
const RESTORED_MAX = 20;

/** The lifecycle of one placeholder; each phase has cleanups that run when it ends. */
export interface PlaceholderLifecycle {
  /** False where the placeholder cannot enter this phase any more. `reason` explains it to the page's developer. */
  transitionTo(phase: Phase, reason?: string): boolean;
  /** Runs at the next phase; `ready` keeps that of `loading`. At once if the phase is `failed` or `left`. */
  addCleanup(cleanup: () => void): void;
  /** Shows the phase again where something of the page has removed it: a library that morphs the page leaves only what the server has printed. */
  restoreStatus(): void;
  readonly phase: Phase;
}

export function createPlaceholderLifecycle(host: Element): PlaceholderLifecycle {
  let phase: Phase = 'found';
  let cleanup: () => void = () => {};
  let reasonOfPhase: string | undefined;
  let restored = 0;
  setStatus(host, phase);

  return {
    get phase() {
      return phase;
    },
    transitionTo(next, reason) {
      if (!NEXT[phase].includes(next)) return false;
      const endPhase = next === 'ready' ? () => {} : cleanup;
      if (next !== 'ready') cleanup = () => {};
      phase = next;
      reasonOfPhase = reason;
      endPhase();
      if (next !== 'left') setStatus(host, next, reason);
      return true;
    },
    restoreStatus() {
      if (phase === 'left' || host.getAttribute('data-vitrina-status') === phase || restored >= RESTORED_MAX) return;
      restored += 1;
      setStatus(host, phase, reasonOfPhase);
    },
    addCleanup(next) {
      if (phase === 'failed' || phase === 'left') next();
      else cleanup = next;
    },
  };
}
