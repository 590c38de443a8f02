import { useCallback, useEffect } from 'react';
import { menuActions, selectMenu } from '../../features/menu';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** The menu; it loads with the first widget that shows it. `ensureMenu` tries again after a failure. */
export function useMenu() {
  const dispatch = useAppDispatch();
  const { status, items } = useAppSelector(selectMenu);
  const isWanted = status === 'idle' || status === 'failed';
  const ensureMenu = useCallback(() => {
    if (isWanted) dispatch(menuActions.menuNeeded());
  }, [dispatch, isWanted]);
  useEffect(() => {
    if (status === 'idle') dispatch(menuActions.menuNeeded());
  }, [dispatch, status]);
  return { status, items, ensureMenu };
}
