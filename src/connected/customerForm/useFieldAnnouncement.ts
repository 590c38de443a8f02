import { useState } from 'react';

/**
 * A field announces its error while the shopper edits it. After a submit only the summary and the focused field are announced:
 * announcing every invalid field would drown them.
 */
export function useFieldAnnouncement(submits: number) {
  const [enteredAfter, setEnteredAfter] = useState<number | null>(null);
  return {
    live: enteredAfter === submits ? 'polite' : 'off',
    /** Call on input and on focus; focusing announces an existing error anyway. */
    enter: () => setEnteredAfter(submits),
  } as const;
}
