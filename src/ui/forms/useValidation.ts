import { useEffect, useRef, useState } from 'react';
import type { Message, Rule } from './validation';

/** R5.08, R9.74 */
export const VALIDATION_DELAY_MS = 1000;

interface Validation {
  /** The message to show now. */
  message: Message | null;
  /** Call when the shopper types; `value` is the field's current value. */
  typed: (value: string) => void;
  /** Shows the message at once: the field was left or the form submitted. */
  showMessage: () => void;
}

/**
 * When the result of a rule is shown (A078): 1 s after typing, or at once when the field is left or the form submitted. A message
 * disappears as soon as the value is valid.
 */
export function useValidation(value: string, rule: Rule): Validation {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    message: isShown ? rule(value) : null,
    typed(now) {
      clearTimeout(timer.current);
      if (rule(now) === null) setShown(false);
      else timer.current = setTimeout(() => setShown(true), VALIDATION_DELAY_MS);
    },
    showMessage: () => setShown(true),
  };
}
