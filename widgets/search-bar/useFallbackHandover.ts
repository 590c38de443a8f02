import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { fallbackField, hasFocus } from './fallbackForm';
import type { FallbackForm } from './fallbackForm';

/**
 * Moves the focus and the selection from the server's field into ours, and everything back when the widget goes: nothing
 * that the shopper typed is lost on either way.
 */
export function useFallbackHandover(field: RefObject<HTMLInputElement | null>, host: HTMLElement, fallback: FallbackForm): void {
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    if (fallback.hasFocus) {
      // Only after this commit is our box shown; a microtask still comes before the next paint and the next key.
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
