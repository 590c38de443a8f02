import { useEffect, useRef, useState } from 'react';
import type { Message, Rule } from './validation';

/** R5.08, R9.74 */
export const VALIDATION_DELAY_MS = 1000;

interface Validation {
  /** What to show now. */
  message: Message | null;
  /** The shopper typed; `value` is what is in the field now. */
  typed: (value: string) => void;
  /** Say at once what is wrong: the field was left or the form submitted. */
  tell: () => void;
}

/**
 * When the outcome of a rule is shown (A078): 1 s after typing, at once when the field is left or the form submitted. A message goes as
 * soon as the value is fine.
 */
export function useValidation(value: string, rule: Rule): Validation {
  const [isTold, setTold] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    message: isTold ? rule(value) : null,
    typed(now) {
      clearTimeout(timer.current);
      if (rule(now) === null) setTold(false);
      else timer.current = setTimeout(() => setTold(true), VALIDATION_DELAY_MS);
    },
    tell: () => setTold(true),
  };
}
