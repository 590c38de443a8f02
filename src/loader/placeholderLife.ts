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
const RESTATED_MAX = 20;

/** The lifecycle of one placeholder; each phase holds resources that are released when it ends. */
export interface PlaceholderLife {
  /** False where the placeholder cannot enter this phase any more. `reason` explains it to the page's developer. */
  enter(phase: Phase, reason?: string): boolean;
  /** Released at the next phase; `ready` keeps what `loading` held. Released at once if the phase is `left`. */
  hold(release: () => void): void;
  /** Shows the phase again where something of the page has removed it: a library that morphs the page leaves only what the server has printed. */
  restate(): void;
  readonly phase: Phase;
}

export function createPlaceholderLife(host: Element): PlaceholderLife {
  let phase: Phase = 'found';
  let release: () => void = () => {};
  let reasonOfPhase: string | undefined;
  let restated = 0;
  setStatus(host, phase);

  return {
    get phase() {
      return phase;
    },
    enter(next, reason) {
      if (!NEXT[phase].includes(next)) return false;
      const ended = next === 'ready' ? () => {} : release;
      if (next !== 'ready') release = () => {};
      phase = next;
      reasonOfPhase = reason;
      ended();
      if (next !== 'left') setStatus(host, next, reason);
      return true;
    },
    restate() {
      if (phase === 'left' || host.getAttribute('data-vitrina-status') === phase || restated >= RESTATED_MAX) return;
      restated += 1;
      setStatus(host, phase, reasonOfPhase);
    },
    hold(next) {
      if (phase === 'failed' || phase === 'left') next();
      else release = next;
    },
  };
}
