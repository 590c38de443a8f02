import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { fallbackField, hasFocus } from './fallbackForm';
import type { FallbackForm } from './fallbackForm';

/**
 * Moves the focus, the selection and the text from the server's field into ours, and back when the widget unmounts, so that
 * nothing typed is lost.
 */
export function useFallbackHandover(field: RefObject<HTMLInputElement | null>, host: HTMLElement, fallback: FallbackForm): void {
  const [, setIsTypedIn] = useState(false);
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    // An update in a layout effect makes React subscribe to the store within this task. Else, until after the paint, it would restore
    // the text of the first render at each key.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsTypedIn(fallback.hasFocus);
    if (fallback.hasFocus) {
      // Our box is shown only after this commit; a microtask still runs before the next paint and the next key.
      void Promise.resolve().then(() => {
        input.focus({ preventScroll: true });
        input.setSelectionRange(...fallback.selection);
      });
    }
    return () => {
      const other = fallbackField(host);
      if (other === null) return;
      const [text, start, end] = [input.value, input.selectionStart, input.selectionEnd];
      const hadFocus = hasFocus(input);
      other.value = text;
      if (!hadFocus) return;
      other.focus({ preventScroll: true });
      other.setSelectionRange(start, end);
    };
  }, [field, host, fallback]);
}
