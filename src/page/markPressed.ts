import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';

/**
 * Elements with `data-vitrina-action` and `data-variant-id`, or forms: `data-vitrina-pressed` on the element, for the page's
 * stylesheet and the next press, and `aria-pressed` on its button.
 */
export function markPressed(window: BrowserWindow, action: string, isPressed: Readonly<Record<string, boolean>>): void {
  for (const element of documentMember(window, 'querySelectorAll').call(window.document, `[data-vitrina-action="${action}"]`)) {
    const id = element.getAttribute('data-variant-id') ?? '';
    if (!Object.hasOwn(isPressed, id)) continue;
    const isOn = isPressed[id] === true;
    if (isOn) element.setAttribute('data-vitrina-pressed', '');
    else element.removeAttribute('data-vitrina-pressed');
    const button = element.matches('form') ? element.querySelector('button') : element;
    if (button?.matches('button, [role="button"]') === true) button.setAttribute('aria-pressed', String(isOn));
  }
}
