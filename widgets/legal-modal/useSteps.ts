import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The conditions, or the question whether to close the account. The focus follows: to the start of the next conditions, to the
 * question, and back to the button that led there, with the text where it was.
 */
export function useSteps(legalId: string | undefined) {
  const [leavingId, setLeavingId] = useState<string | undefined>();
  const isLeaving = legalId !== undefined && leavingId === legalId;
  const text = useRef<HTMLDivElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const before = useRef({ legalId, isLeaving, top: 0 });

  useLayoutEffect(() => {
    const { legalId: oldId, isLeaving: wasLeaving, top } = before.current;
    before.current = { legalId, isLeaving, top };
    const box = text.current?.parentElement;
    if (!box || oldId === undefined) return;
    if (oldId !== legalId) box.scrollTop = 0;
    else if (wasLeaving && !isLeaving) box.scrollTop = top;
    else if (wasLeaving === isLeaving) return;
    (oldId === legalId && wasLeaving ? decline : text).current?.focus({ preventScroll: true });
  }, [legalId, isLeaving]);

  return {
    text,
    decline,
    isLeaving,
    leave() {
      before.current.top = text.current?.parentElement?.scrollTop ?? 0;
      setLeavingId(legalId);
    },
    goBack: () => setLeavingId(undefined),
  };
}
