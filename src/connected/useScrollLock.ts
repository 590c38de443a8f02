import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { backToTopActions } from '../features/backToTop';
import { useAppDispatch } from '../store/hooks';

/** The `lock` of a dialog (see `useModal`): stops the page behind it from scrolling (R4.060, R4.065). */
export function useScrollLock(): () => () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    const id = nanoid();
    dispatch(backToTopActions.pageLocked({ id }));
    return () => void dispatch(backToTopActions.pageReleased({ id }));
  }, [dispatch]);
}
