import { useCallback, useEffect, useRef } from 'react';
import { overlaysActions, selectOverlaysClosedByBack } from '../features/overlays';
import { nextId } from '../lib/nextId';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { HoldPage } from '../ui/overlays/useModal';

/** The `hold` of a dialog (see `useModal`). */
export function useHoldPage(): HoldPage {
  const dispatch = useAppDispatch();
  const closers = useRef(new Map<string, () => void>());
  const closedByBack = useAppSelector(selectOverlaysClosedByBack);
  useEffect(() => {
    for (const id of closedByBack) closers.current.get(id)?.();
  }, [closedByBack]);
  return useCallback(
    (close) => {
      const id = nextId();
      if (close !== null) closers.current.set(id, close);
      dispatch(overlaysActions.pageHeld({ id, isClosable: close !== null }));
      return () => {
        closers.current.delete(id);
        dispatch(overlaysActions.pageReleased({ id }));
      };
    },
    [dispatch],
  );
}
