import { ancestorsOf } from './deepFocus';
import { focusNear } from './focusNear';

/** Runs `hide`, which removes the pressed button. Pressed by the keyboard, it leaves the focus at a control near it. */
export function hideButton(button: Element, hide: () => void): void {
  const around = button.matches(':focus-visible') ? ancestorsOf(button) : [];
  hide();
  queueMicrotask(() => focusNear(around)); // once React has removed the button
}
