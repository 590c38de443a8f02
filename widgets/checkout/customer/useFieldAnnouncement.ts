import { useState } from 'react';

/**
 * A field says what is wrong with it while the shopper is at it. What a submit finds in all of them is heard from the summary and
 * from the field that gets the focus; every field that said it as well would say it on top of these.
 */
export function useFieldAnnouncement(submits: number) {
  const [enteredAfter, setEnteredAfter] = useState<number | null>(null);
  return {
    live: enteredAfter === submits ? 'polite' : 'off',
    /** The field is typed in, or gets the focus: that reads the problem which is there already. */
    enter: () => setEnteredAfter(submits),
  } as const;
}
