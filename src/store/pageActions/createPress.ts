import { isRepeatedClick } from '../../shop/interaction';
import type { PageAction } from './types';

export interface Press {
  /** True without effect for a button that is busy or was just pressed (R9.18). */
  press(button: object, work: () => ReturnType<PageAction>): ReturnType<PageAction>;
  /** The next press of the button is no repeated click. */
  forget(button: object): void;
}

export function createPress(now: () => number): Press {
  const clicks = new WeakMap<object, number>();
  const busy = new WeakSet();
  return {
    press(button, work) {
      if (busy.has(button) || isRepeatedClick(clicks.get(button) ?? null, now())) return true;
      clicks.set(button, now());
      const outcome = work();
      if (typeof outcome === 'boolean') return outcome;
      busy.add(button);
      return outcome.finally(() => busy.delete(button));
    },
    forget: (button) => void clicks.delete(button),
  };
}
